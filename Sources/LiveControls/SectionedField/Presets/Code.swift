extension SectionedFormat {
    /// A numeric code of six digits that was sent to the person, each in its own section.
    public static let code: Preset = code([1, 1, 1, 1, 1, 1])

    /// Returns a numeric code that was sent to the person, in sections of these lengths.
    ///
    /// - Parameters:
    ///   - lengths: The lengths of the sections, in characters. Without any, there's one section of six.
    ///   - separator: The ASCII character drawn between two sections, or `nil` for a gap.
    public static func code(_ lengths: [Int], separator: Unicode.Scalar? = nil) -> SectionedFormat {
        let lengths = usable(lengths)
        let sections = lengths.isEmpty ? [6] : lengths
        return SectionedFormat(
            FixedSections("code", .digits, sections, separator: separator, purpose: .oneTimeCode)
        )
    }

    /// A code of six digits, each in its own section: ``code``.
    public static let sixDigitCode: SectionedFormat = code
}
