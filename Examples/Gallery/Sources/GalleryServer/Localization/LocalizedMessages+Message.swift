import LiveForms

extension LocalizedMessages {
    /// The value of the HTML attribute `dir`: `ltr` or `rtl`.
    var direction: String { isRightToLeft ? "rtl" : "ltr" }

    /// Returns the localized text of a message.
    func text(_ message: Message) -> String {
        switch message {
        case .technical(let text): text
        case .own(let message, let seconds, let characters):
            text(message.rawValue, seconds, unit: "seconds", naming: characters)
        case .control(let message, let characters): text(message, naming: characters)
        }
    }

    /// The server's own messages by key, for templates.
    var own: [String: String] {
        Dictionary(uniqueKeysWithValues: GalleryMessage.allCases.map { ($0.rawValue, text(.own($0))) })
    }
}
