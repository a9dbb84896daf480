/// Keeps the text of a field and of a program's value consistent while the field converts its text to another format.
///
/// Until the program has the converted text, its value is in the notation of the earlier format. In the other one, it can be
/// another text: 04.12.2026 is a day of December in German, and of April in English.
package struct TextExchange: Sendable, Hashable {
    /// The program's text that the field has converted.
    private var converted: String?

    /// Creates an exchange for a field that has converted nothing.
    package init() {}

    /// Records that the field has converted the program's text, and then notifies the program.
    package mutating func fieldConverted(_ text: String) { converted = text }

    /// Returns whether the program's text is in the field's format: it isn't the text that the field has converted.
    package mutating func isCurrent(_ text: String) -> Bool {
        if let converted, converted.utf8.elementsEqual(text.utf8) { return false }
        converted = nil
        return true
    }
}
