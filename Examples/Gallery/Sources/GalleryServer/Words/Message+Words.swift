import LiveControls

extension Message {
    /// The message in English, as browsers say it.
    var words: String {
        let amount = EnglishWords.amounts[number == 1 ? "one" : "other"] ?? "{n}"
        return (EnglishWords.sentences["\(key)"] ?? "")
            .replacing("{amount}", with: amount)
            .replacing("{n}", with: "\(number)")
    }
}

extension PasswordSetupPresentation.Line {
    /// What the rule asks for, in English, with the characters that it names.
    var words: String { message.words.replacing("{characters}", with: characters) }
}
