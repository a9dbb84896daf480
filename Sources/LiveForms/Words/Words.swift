import LiveControls
import LiveText

/// The localized messages for one reader, for a server that explains why a field is invalid.
///
/// ```swift
/// import LiveForms
/// import LiveText
///
/// let form = FormCheck([FormField("bio", .text("Hello", TextLimit(3)))])
/// let words = Lexicon().words(in: "de-AT")
/// form.faults.map { words.text($0) }  // ["2 Zeichen über der Grenze"]
/// ```
public struct Words: Sendable {
    /// The reader's language, as a BCP 47 tag.
    public let tag: String
    /// Whether the language is written right to left.
    public let isRightToLeft: Bool
    /// The number format. It defaults to the format of the language; a server with another formatter can replace its symbols.
    public var numbers: NumberFormat
    let catalogue: Catalogue
    let english: Catalogue

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
    public func text(_ fault: FieldFault) -> String {
        text(fault.message, naming: fault.characters)
    }

    /// Returns the text for a message key, which can be a custom key, or an empty string if no catalog has it.
    ///
    /// - Parameters:
    ///   - sentence: The message key.
    ///   - number: The number that replaces `{n}`, and with its unit `{amount}`.
    ///   - unit: The name of the counted unit. A unit without plural forms uses those of `characters`.
    ///   - characters: The text that replaces `{characters}`.
    public func text(_ sentence: String, _ number: Int = 0, unit: String = "", naming characters: String = "") -> String
    {
        guard let own = catalogue.sentences[sentence] else {
            guard english.sentences[sentence] != nil else { return "" }
            let text = Words(english: english).text(sentence, number, unit: unit, naming: characters)
            return isRightToLeft ? "\u{2066}\(text)\u{2069}" : text
        }
        return isolated(own)
            .replacing("{amount}", with: isolated(form(of: number, unit)))
            .replacing("{n}", with: numbers.text(of: DecimalNumber(number)))
            .replacing("{characters}", with: characters)
    }

    private func form(of number: Int, _ unit: String) -> String {
        let tables = [catalogue.amounts[unit], english.amounts[unit], catalogue.amounts["characters"]]
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

extension Words {
    /// Creates the English messages, with English plural forms and numbers.
    init(english: Catalogue) {
        self.init(tag: "en", isRightToLeft: false, numbers: NumberFormat(), catalogue: english, english: english)
    }
}
