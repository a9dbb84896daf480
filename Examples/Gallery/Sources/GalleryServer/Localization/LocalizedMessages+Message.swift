import LiveForms

extension LocalizedMessages {
    /// `ltr` or `rtl`, as HTML has it.
    var direction: String { isRightToLeft ? "rtl" : "ltr" }

    /// Returns a localized message.
    func text(_ message: Message) -> String {
        switch message {
        case .technical(let text): text
        case .own(let message, let seconds, let characters):
            text(message.rawValue, seconds, unit: "seconds", naming: characters)
        case .control(let message, let characters): text(message, naming: characters)
        }
    }

    /// What the server says itself, by the names of the messages, for templates.
    var own: [String: String] {
        Dictionary(uniqueKeysWithValues: GalleryMessage.allCases.map { ($0.rawValue, text(.own($0))) })
    }
}
