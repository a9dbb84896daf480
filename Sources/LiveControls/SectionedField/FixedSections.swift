/// The rules of custom sections and of codes, whose declarations contain the sections.
final class FixedSections: SectionRules {
    let name: String
    let accepts: AcceptedCharacters
    let sections: [Int]
    let visibleSeparator: Unicode.Scalar?
    let purpose: TextEntry.Purpose?

    init(
        _ name: String,
        _ accepts: AcceptedCharacters,
        _ lengths: [Int],
        separator: Unicode.Scalar? = nil,
        purpose: TextEntry.Purpose? = nil
    ) {
        self.name = name
        self.accepts = accepts
        self.purpose = purpose
        sections = SectionedFormat.usable(lengths)
        visibleSeparator = separator
    }

    func divided(into lengths: [Int], separator: Unicode.Scalar?) -> SectionedFormat? {
        SectionedFormat(FixedSections(name, accepts, lengths, separator: separator, purpose: purpose))
    }

    /// Only the sender of a code knows it, but it's as long as its sections.
    var requiresCompletion: Bool { purpose != nil }

    /// Custom sections can hold any text.
    var replacesText: Bool { purpose != nil }
}
