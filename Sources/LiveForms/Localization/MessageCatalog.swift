/// The message catalog of one language.
///
/// The catalogs of the controls come from the repository's `Tools/localization/messages` folder. A server can add messages under its own keys.
public struct MessageCatalog: Sendable, Hashable {
    /// The messages by key. In a message, `{amount}` stands for a number with its unit, `{n}` for the number alone, and
    /// `{characters}` for the characters that a rule mentions.
    public var messages: [String: String]
    /// The plural forms of each unit, by the unit's name. `{n}` stands for the number.
    public var amounts: [String: [PluralCategory: String]]

    /// Creates a catalog.
    public init(messages: [String: String] = [:], amounts: [String: [PluralCategory: String]] = [:]) {
        self.messages = messages
        self.amounts = amounts
    }

    /// Creates a catalog from lines that each hold a key, a space, and a text. The key of an amount joins the names of its unit
    /// and plural category with a dot.
    init(messages: String, amounts: String) {
        self.init(messages: Dictionary(uniqueKeysWithValues: Self.entries(messages)))
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

    /// Merges another catalog into this one. Its entries replace existing entries with the same key.
    ///
    /// - Complexity: O(*n*) in the number of messages and units in the other catalog.
    public mutating func take(_ other: MessageCatalog) {
        messages.merge(other.messages) { _, new in new }
        amounts.merge(other.amounts) { _, new in new }
    }
}
