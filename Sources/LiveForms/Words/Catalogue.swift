/// The words of one language.
///
/// Those of the controls are made from `Words/*.json` of the repository. A server adds sentences of its own under names of its own.
public struct Catalogue: Sendable, Hashable {
    /// The sentences, by the names of the messages: `{amount}` stands for a number with its unit, `{n}` for the number alone, and
    /// `{characters}` for characters that a rule names.
    public var sentences: [String: String]
    /// The forms of what is counted, by the names of the units. `{n}` stands for the number.
    public var amounts: [String: [PluralCategory: String]]

    /// Creates a catalogue.
    public init(sentences: [String: String] = [:], amounts: [String: [PluralCategory: String]] = [:]) {
        self.sentences = sentences
        self.amounts = amounts
    }

    /// Creates a catalogue from lines, each of which has a name, a space and a text. An amount's name is its unit's and its form's, with a dot
    /// between them.
    init(sentences: String, amounts: String) {
        self.init(sentences: Dictionary(uniqueKeysWithValues: Self.entries(sentences)))
        for (name, text) in Self.entries(amounts) {
            let parts = name.split(separator: ".").map(String.init)
            self.amounts[parts[0], default: [:]][PluralCategory(rawValue: parts[1]) ?? .other] = text
        }
    }

    private static func entries(_ lines: String) -> [(name: String, text: String)] {
        lines.split(separator: "\n").map { line in
            let name = line.prefix { $0 != " " }
            return (String(name), String(line[name.endIndex...].dropFirst()))
        }
    }

    /// Takes over what another catalogue has, in place of what has the same name here.
    ///
    /// - Complexity: O(*n*) in the other's sentences and units.
    public mutating func take(_ other: Catalogue) {
        sentences.merge(other.sentences) { _, new in new }
        amounts.merge(other.amounts) { _, new in new }
    }
}
