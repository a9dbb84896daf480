import LiveUnicode

extension SectionedFormat {
    /// A numeric code of six digits that was sent to the person, each in its own section.
    public static let code: Preset = code([1, 1, 1, 1, 1, 1])

    /// Returns a code that was sent to the person, in sections of these lengths.
    ///
    /// ```swift
    /// SectionedFormat.code([4, 4], .alphanumeric, separator: "-").formatted("k7qm2w9x").display  // "K7QM-2W9X"
    /// ```
    ///
    /// - Parameters:
    ///   - lengths: The lengths of the sections, in characters. Without any, there's one section of six.
    ///   - accepts: The accepted characters. Letters are converted to uppercase. ``AcceptedCharacters/any`` counts as
    ///     ``AcceptedCharacters/alphanumeric``, because a code is ASCII.
    ///   - alphabet: The characters of the code, if they aren't all that `accepts` allows, such as
    ///     `23456789BCDFGHJKLMNPQRSTVWXZ`. Case is kept if there are lowercase letters.
    ///   - separator: The ASCII character drawn between two sections, or `nil` for a gap.
    public static func code(
        _ lengths: [Int],
        _ accepts: AcceptedCharacters = .digits,
        alphabet: String = "",
        separator: Unicode.Scalar? = nil
    ) -> SectionedFormat {
        let lengths = usable(lengths)
        let code = FixedSections("code", .digits, lengths.isEmpty ? [6] : lengths, purpose: .oneTimeCode)
        let name = accepts == .any ? AcceptedCharacters.alphanumeric.name : accepts.name
        let words = name.utf8Bytes + [UInt8(ascii: " "), UInt8(ascii: "[")] + alphabet.utf8Bytes
        return code.variant(words: String(utf8Bytes: words[...]), sections: code.sections, separator: separator)
            ?? SectionedFormat(code)
    }

    /// A code of six digits, each in its own section: ``code``.
    public static let sixDigitCode: SectionedFormat = code
}
