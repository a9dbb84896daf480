import LiveControls

/// The localized messages for one reader, for a server that explains why a field is invalid.
///
/// ```swift
/// import LiveForms
///
/// let form = FormCheck(FormDeclaration([.text("bio", limit: 3)]), ["bio": "Hello"])
/// let messages = Localization().messages(in: "de-AT")
/// form.errors.map { messages.text($0) }  // ["2 Zeichen über der Grenze"]
/// ```
public struct LocalizedMessages: Sendable {
    /// The reader's language, as a BCP 47 tag with conventional capitalization and without extensions.
    public let tag: String
    /// Whether the language is written right to left.
    public let isRightToLeft: Bool
    /// The format of numbers. It defaults to the format of the language; a server can replace its digits and separators.
    public var numbers: NumberFormat
    let catalog: MessageCatalog
    let english: MessageCatalog

    /// Returns the localized text of a message.
    ///
    /// - Parameters:
    ///   - message: The message and its number.
    ///   - characters: The characters that a password rule mentions, for messages with `{characters}`.
    /// - Complexity: O(*n*) in the length of the message.
    public func text(_ message: ControlMessage, naming characters: String = "") -> String {
        text("\(message.key)", message.number, unit: message.unit.name, naming: characters)
    }

    /// Returns the localized text of a validation error.
    public func text(_ error: FieldError) -> String {
        if case .own(let message) = error.reason { return ownText(message) }
        // A language that a server adds may lack the more exact message, but have the other.
        guard let (key, bound) = error.reason.detail,
            catalog.messages[key] != nil || catalog.messages["\(error.message.key)"] == nil
        else { return text(error.message, naming: error.characters) }
        return text(key, naming: bound.map { numbers.text(of: $0) } ?? "")
    }

    /// Returns the text of a form's label: that of a custom key, or else the label itself. The keys of control messages aren't labels,
    /// so that an option can be called `full`.
    public func label(_ label: String) -> String { Self.controlKeys.contains(label) ? label : ownText(label) }

    private static let controlKeys = Set(ControlMessage.Key.allCases.map { "\($0)" })

    /// Returns the text for a message key, or the key itself if no catalog has it.
    private func ownText(_ key: String) -> String {
        catalog.messages[key] == nil && english.messages[key] == nil ? key : text(key)
    }

    /// Returns the text for a message key, which can be a custom key, or an empty string if no catalog has it.
    ///
    /// - Parameters:
    ///   - message: The message key.
    ///   - number: The number that replaces `{n}`, and with its unit `{amount}`.
    ///   - unit: The name of the counted unit. A unit without plural forms uses those of `characters`.
    ///   - characters: The text that replaces `{characters}`.
    public func text(_ message: String, _ number: Int = 0, unit: String = "", naming characters: String = "") -> String
    {
        guard let own = catalog.messages[message] else {
            guard english.messages[message] != nil else { return "" }
            let text = LocalizedMessages(english: english).text(message, number, unit: unit, naming: characters)
            return isRightToLeft ? "\u{2066}\(text)\u{2069}" : text
        }
        return isolated(own)
            .replacing("{amount}", with: isolated(form(of: number, unit)))
            .replacing("{n}", with: numbers.text(of: number))
            .replacing("{characters}", with: characters)
    }

    private func form(of number: Int, _ unit: String) -> String {
        let tables = [catalog.amounts[unit], english.amounts[unit], catalog.amounts["characters"]]
        let forms = tables.lazy.compactMap(\.self).first ?? english.amounts["characters"]
        return forms?[PluralCategory(of: number, in: tag)] ?? forms?[.other] ?? "{n}"
    }

    /// Returns the text with isolates around its placeholders if the language is written from right to left. A text that is
    /// only a placeholder needs none.
    private func isolated(_ text: String) -> String {
        guard isRightToLeft else { return text }
        return Self.placeholders.reduce(text) { text, placeholder in
            text == placeholder ? text : text.replacing(placeholder, with: "\u{2068}\(placeholder)\u{2069}")
        }
    }

    private static let placeholders = ["{amount}", "{n}", "{characters}"]
}

extension LocalizedMessages {
    /// Creates the English messages, with English plural forms and numbers.
    init(english: MessageCatalog) {
        self.init(tag: "en", isRightToLeft: false, numbers: NumberFormat(), catalog: english, english: english)
    }
}
