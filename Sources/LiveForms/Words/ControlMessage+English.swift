import LiveControls

extension ControlMessage {
    /// The message in English, as browsers have it, for logs and for pages that a server writes.
    ///
    /// ```swift
    /// import LiveControls
    /// import LiveForms
    /// import LiveText
    ///
    /// ControlMessage(.over, 3, unit: .characters).englishText()  // "3 characters over the limit"
    /// ```
    ///
    /// - Parameter characters: What a password's rule names, in a sentence that names something.
    /// - Complexity: O(*n*) in the sentence's length.
    public func englishText(naming characters: String = "") -> String {
        Words.english.text(self, naming: characters)
    }
}

extension Words {
    fileprivate static let english = Lexicon().words(in: "en")
}
