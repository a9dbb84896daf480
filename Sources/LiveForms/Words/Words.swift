import LiveControls
import LiveText

/// The words for one reader, in which a server says why a field is refused.
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
    /// The language, as the reader names it: a tag of BCP 47.
    public let tag: String
    /// Whether the language is written from right to left.
    public let isRightToLeft: Bool
    /// How numbers are written. That of the tag; a server with another formatter sets its symbols.
    public var numbers: NumberFormat
    let catalogue: Catalogue
    let english: Catalogue

    /// What a control says.
    ///
    /// - Parameters:
    ///   - message: What is said, and its number.
    ///   - characters: What a password's rule names, in a sentence that names something.
    /// - Complexity: O(*n*) in the sentence's length.
    public func text(_ message: ControlMessage, naming characters: String = "") -> String {
        text("\(message.key)", message.number, unit: message.unit.name, naming: characters)
    }

    /// What a control says of a fault.
    public func text(_ fault: FieldFault) -> String {
        text(fault.message, naming: fault.characters)
    }

    /// A sentence by its name, which may be one of a server's own; empty where no catalogue has it.
    ///
    /// - Parameters:
    ///   - sentence: The name.
    ///   - number: What `{n}` stands for, and `{amount}` with the form of its unit.
    ///   - unit: What is counted. A unit without forms counts as `characters`.
    ///   - characters: What `{characters}` stands for.
    public func text(_ sentence: String, _ number: Int = 0, unit: String = "", naming characters: String = "") -> String
    {
        (catalogue.sentences[sentence] ?? english.sentences[sentence] ?? "")
            .replacing("{amount}", with: form(of: number, unit))
            .replacing("{n}", with: numbers.text(of: DecimalNumber(number)))
            .replacing("{characters}", with: characters)
    }

    private func form(of number: Int, _ unit: String) -> String {
        let tables = [catalogue.amounts[unit], english.amounts[unit], catalogue.amounts["characters"]]
        let forms = tables.lazy.compactMap(\.self).first ?? english.amounts["characters"]
        return forms?[PluralCategory(of: number, in: tag)] ?? forms?[.other] ?? "{n}"
    }
}
