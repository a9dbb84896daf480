import Foundation
import Hummingbird
import LiveControls

/// The words for one reader.
struct Words: Sendable {
    /// The language, which says how numbers are written, too.
    let tag: String
    /// `ltr` or `rtl`.
    let direction: String
    fileprivate let catalogue: Catalogue
    fileprivate let english: Catalogue

    /// A sentence in words.
    func text(_ sentence: Sentence) -> String {
        switch sentence {
        case .technical(let text): text
        case .own(let message, let seconds, let characters): text(message.rawValue, seconds, "seconds", characters)
        case .control(let message, let characters):
            text("\(message.key)", message.number, message.unit.name, characters)
        }
    }

    /// What the server says itself, by the names of the messages, for templates.
    var own: [String: String] {
        Dictionary(uniqueKeysWithValues: GalleryMessage.allCases.map { ($0.rawValue, text(.own($0))) })
    }

    private func text(_ key: String, _ number: Int, _ unit: String, _ characters: String) -> String {
        let digits = number.formatted(.number.locale(Locale(identifier: tag)))
        return (catalogue.sentences[key] ?? english.sentences[key] ?? "")
            .replacing("{amount}", with: form(number, unit))
            .replacing("{n}", with: digits)
            .replacing("{characters}", with: characters)
    }

    private func form(_ number: Int, _ unit: String) -> String {
        let forms = catalogue.amounts[unit] ?? catalogue.amounts["characters"] ?? english.amounts["characters"]
        return forms?[PluralCategory(of: number, in: tag)] ?? forms?[.other] ?? "{n}"
    }
}

/// The words of all languages.
///
/// A server replaces single sentences, and adds languages; what a language lacks is said in English:
///
/// ```swift
/// var lexicon = Lexicon()
/// lexicon.catalogues["en"]?.sentences["nameTaken"] = "Somebody else has this name."
/// lexicon.catalogues["nl"] = Catalogue(sentences: ["nameTaken": "Deze naam is al bezet."])
/// ```
struct Lexicon: Sendable {
    /// The catalogues by the tags of their languages.
    var catalogues = Catalogue.all

    /// The words for whoever has sent a request: in the language that its address names, else in the one that the sender likes best.
    func words(for request: Request) -> Words {
        if let chosen = request.chosenLanguage { return words(in: chosen) }
        let tag = request.acceptedLanguages.first { $0 == "*" || name(for: $0) != nil }
        return words(in: tag ?? "en")
    }

    /// The words of a language, or English where there are none.
    func words(in tag: String) -> Words {
        let english = catalogues["en"] ?? Catalogue()
        guard let name = name(for: tag), let catalogue = catalogues[name] else {
            return Words(tag: "en", direction: "ltr", catalogue: english, english: english)
        }
        let direction = Catalogue.rightToLeft.contains(name) ? "rtl" : "ltr"
        return Words(tag: tag, direction: direction, catalogue: catalogue, english: english)
    }

    /// The catalogue that is nearest to a tag: `zh-TW` finds `zh-Hant`, `pt-AO` finds `pt` (RFC 4647, section 3.4).
    private func name(for tag: String) -> String? {
        let likely = Locale.Language(identifier: tag).maximalIdentifier
        for longest in [tag, likely] {
            var parts = longest.split(separator: "-")
            while !parts.isEmpty {
                let name = parts.joined(separator: "-")
                if catalogues[name] != nil { return name }
                parts.removeLast()
            }
        }
        return nil
    }
}
