/// Keeps the text of a field and of a program's value consistent while the field converts its text to another format, and while an
/// input method composes a part of it.
///
/// Until the program has the converted text, its value is in the notation of the earlier format. In the other one, it can be
/// another text: 04.12.2026 is a day of December in German, and of April in English.
package struct TextExchange: Sendable, Hashable {
    /// The program's text that the field has converted.
    private var converted: String?
    /// Whether the program's text was empty at the last update.
    private var wasEmpty = true

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

    /// Returns whether the program's text replaces the field's, if that's another one.
    package mutating func replaces(isComposing: Bool, with text: String) -> Bool {
        let canReplace = replaces(isComposing: isComposing, isEmpty: text.isEmpty)
        return isCurrent(text) && canReplace
    }

    /// Returns whether a text that the field doesn't convert replaces the field's, if that's another one.
    ///
    /// Setting a text ends a composition. Therefore, only an emptied text replaces it, such as that of a message that was sent.
    package mutating func replaces(isComposing: Bool, isEmpty: Bool) -> Bool {
        defer { wasEmpty = isEmpty }
        return !isComposing || isEmpty && !wasEmpty
    }
}
