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
        LocalizedMessages.english.text(self, naming: characters)
    }
}

extension LocalizedMessages {
    static let english = Localization().messages(in: "en")
}
