import LiveControls

extension ControlMessage {
    /// The message in English, as in browsers.
    var words: String {
        let amount = EnglishWords.amounts[number == 1 ? "one" : "other"] ?? "{n}"
        return (EnglishWords.sentences["\(key)"] ?? "")
            .replacing("{amount}", with: amount)
            .replacing("{n}", with: "\(number)")
    }
}

extension PasswordSetupPresentation.Line {
    /// The rule in English, with the characters that it names.
    var words: String { message.words.replacing("{characters}", with: characters) }
}
