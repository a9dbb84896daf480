import Hummingbird
import LiveForms

extension Lexicon {
    /// What the controls and the server say.
    ///
    /// ```swift
    /// var lexicon = Lexicon.gallery
    /// lexicon.catalogues["en"]?.sentences["nameTaken"] = "Somebody else has this name."
    /// lexicon.catalogues["nl"] = Catalogue(sentences: ["nameTaken": "Deze naam is al bezet."])
    /// ```
    static let gallery = {
        var lexicon = Lexicon()
        // The files are part of the program, and tests read each of them.
        let catalogues = try! MessageFile.catalogues
        for (tag, own) in catalogues { lexicon.catalogues[tag, default: Catalogue()].take(own) }
        return lexicon
    }()

    /// The words for whoever has sent a request: in the language that its address names, else in the one that the sender likes best.
    func words(for request: Request) -> Words {
        if let chosen = request.chosenLanguage { return words(in: chosen) }
        let tag = request.acceptedLanguages.first { $0 == "*" || name(for: $0) != nil }
        return words(in: tag ?? "en")
    }
}
