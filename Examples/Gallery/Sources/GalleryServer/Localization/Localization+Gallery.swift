import Hummingbird
import LiveForms

extension Localization {
    /// What the controls and the server say.
    ///
    /// ```swift
    /// var localization = Localization.gallery
    /// localization.catalogs["en"]?.messages["nameTaken"] = "Somebody else has this name."
    /// localization.catalogs["nl"] = MessageCatalog(messages: ["nameTaken": "Deze naam is al bezet."])
    /// ```
    static let gallery = {
        var localization = Localization()
        // The files are part of the program, and tests read each of them.
        let catalogs = try! MessageFile.catalogs
        for (tag, own) in catalogs { localization.catalogs[tag, default: MessageCatalog()].take(own) }
        return localization
    }()

    /// The messages for whoever has sent a request: in the language that its address names, else in the one that the sender likes best.
    func messages(for request: Request) -> LocalizedMessages {
        if let chosen = request.chosenLanguage { return messages(in: chosen) }
        let tag = request.acceptedLanguages.first { $0 == "*" || name(for: $0) != nil }
        return messages(in: tag ?? "en")
    }
}
