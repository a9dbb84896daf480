import LiveControls

extension ControlMessage {
    /// Returns the message in English, identical to the text in browsers, for logs and server-rendered pages.
    ///
    /// ```swift
    /// import LiveControls
    /// import LiveForms
    /// import LiveText
    ///
    /// ControlMessage(.over, 3, unit: .characters).englishText()  // "3 characters over the limit"
    /// ```
    ///
    /// - Parameter characters: The characters that a password rule mentions, for messages with `{characters}`.
    /// - Complexity: O(*n*) in the length of the message.
    public func englishText(naming characters: String = "") -> String {
        Words.english.text(self, naming: characters)
    }
}

extension Words {
    fileprivate static let english = Lexicon().words(in: "en")
}
