import Foundation

/// The name of an account: its display form and the key that identifies it.
///
/// Names that differ only in case, composition or width (`Zoë`, `ZOE` with U+0308, `ｚｏë`) are the same name.
struct AccountName: Sendable {
    /// The display name, in NFC and without surrounding white space.
    let shown: String
    /// The key that identifies the account. Equal names have the same key.
    let canonical: String

    /// The maximum length of a name and of its key, in code points.
    static let longest = 64

    /// Creates a name. Similar letters of different scripts count as different letters.
    ///
    /// It returns `nil` for a name that is empty, too long, or contains a character that isn't allowed.
    init?(_ text: String) {
        // Phone keyboards add a space after a word.
        shown = text.trimmingCharacters(in: .whitespaces).precomposedStringWithCanonicalMapping
        let form = #/[\p{L}\p{Nd}._+@\-][\p{L}\p{Nd}\p{Mn}\p{Mc}._+@\-]*/#.matchingSemantics(.unicodeScalar)
        // The length is checked first, so that a long text is never mapped. Two names that differ only in invisible letters,
        // such as the Hangul fillers, would look the same.
        guard shown.unicodeScalars.count <= Self.longest, shown.wholeMatch(of: form) != nil,
            !shown.unicodeScalars.contains(where: \.properties.isDefaultIgnorableCodePoint)
        else { return nil }
        // NFKC with the case folded (UAX #31): lowercased, uppercased and lowercased again, so that ß, ẞ and ss, or σ and ς,
        // become equal.
        canonical =
            shown.precomposedStringWithCompatibilityMapping
            .lowercased().uppercased().lowercased()
            .precomposedStringWithCompatibilityMapping
        guard canonical.unicodeScalars.count <= Self.longest else { return nil }
    }
}
