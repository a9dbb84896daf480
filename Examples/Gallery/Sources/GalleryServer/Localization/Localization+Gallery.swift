import Hummingbird
import LiveForms

extension Localization {
    /// The localized messages of the controls and the server.
    ///
    /// ```swift
    /// var localization = Localization.gallery
    /// localization.catalogs["en"]?.messages["nameTaken"] = "Somebody else has this name."
    /// localization.catalogs["nl"] = MessageCatalog(messages: ["nameTaken": "Deze naam is al bezet."])
    /// ```
    static let gallery = {
        var localization = Localization()
        // The files are embedded in the program, and the tests read each of them.
        let catalogs = try! MessageFile.catalogs
        for (tag, own) in catalogs { localization.catalogs[tag, default: MessageCatalog()].take(own) }
        return localization
    }()

    /// Returns the messages in the language of the URL, or else in the client's preferred language.
    func messages(for request: Request) -> LocalizedMessages {
        if let chosen = request.chosenLanguage { return messages(in: chosen) }
        let tag = request.acceptedLanguages.first { $0 == "*" || name(for: $0) != nil }
        return messages(in: tag ?? "en")
    }
}
