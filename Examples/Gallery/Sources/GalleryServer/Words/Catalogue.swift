/// The words of one language, as `Words/*.json` of the repository has them.
struct Catalogue: Sendable {
    /// The sentences, by the names of the messages: `{amount}` stands for a number with its unit, `{n}` for the number alone, and
    /// `{characters}` for characters that a rule names.
    var sentences: [String: String] = [:]
    /// The forms of what is counted, by the names of the units.
    var amounts: [String: [PluralCategory: String]] = [:]
}
