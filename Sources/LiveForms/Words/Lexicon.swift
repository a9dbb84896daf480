import LiveText

/// The words of all languages.
///
/// A server replaces single sentences, and adds languages; what a language lacks is said in English:
///
/// ```swift
/// import LiveControls
/// import LiveForms
///
/// var lexicon = Lexicon()
/// lexicon.catalogues["en"]?.sentences["required"] = "Please fill this in"
/// lexicon.catalogues["nl"] = Catalogue(sentences: ["required": "Vul dit in"])
/// lexicon.words(in: "nl-BE").text(ControlMessage(.required))  // "Vul dit in"
/// ```
public struct Lexicon: Sendable {
    /// The catalogues by the tags of their languages.
    public var catalogues: [String: Catalogue]

    /// Creates a lexicon of what the controls say, in all languages of the repository's `Words`.
    public init() {
        catalogues = Catalogue.all
    }

    /// The words of a language, or English where there are none.
    ///
    /// - Parameter tag: A tag of BCP 47: `de-AT`, `zh-Hant`.
    /// - Complexity: O(*n*) in the tag's length.
    public func words(in tag: String) -> Words {
        let english = catalogues["en"] ?? Catalogue()
        guard let name = name(for: tag), let catalogue = catalogues[name] else {
            return Words(tag: "en", isRightToLeft: false, numbers: NumberFormat(), catalogue: english, english: english)
        }
        return Words(
            tag: tag,
            isRightToLeft: Catalogue.rightToLeft.contains(name),
            numbers: LanguageTag(tag).names.lazy.compactMap { Catalogue.numbers[$0] }.first ?? NumberFormat(),
            catalogue: catalogue,
            english: english
        )
    }

    /// The catalogue that is nearest to a tag: `zh-TW` finds `zh-Hant`, `pt-AO` finds `pt` (RFC 4647, section 3.4).
    public func name(for tag: String) -> String? {
        LanguageTag(tag).names.first { catalogues[$0] != nil }
    }
}

/// A tag of BCP 47, in the case that is usual.
private struct LanguageTag {
    /// The subtags up to the region; what follows says nothing of the words.
    private var subtags: [String]

    init(_ tag: String) {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false).prefix { $0.utf8.count > 1 }
        subtags = parts.enumerated().map { index, part in
            switch part.utf8.count {
            case _ where index == 0: part.lowercased()
            case 2: part.uppercased()
            case 4: part.prefix(1).uppercased() + part.dropFirst().lowercased()
            default: String(part)
            }
        }
    }

    /// The names under which something for the tag may stand, the nearest first: `zh-TW`, `zh-Hant-TW`, `zh-Hant`, `zh`.
    var names: [String] { Self.shortened(subtags) + Self.shortened(withScript) }

    /// The subtags with the script in which the language is written in the region.
    private var withScript: [String] {
        let place = subtags.prefix(2).joined(separator: "-")
        guard let language = subtags.first, let script = Catalogue.scripts[place] ?? Catalogue.scripts[language] else {
            return []
        }
        return [language, script] + subtags.dropFirst()
    }

    private static func shortened(_ subtags: [String]) -> [String] {
        (0..<subtags.count).map { subtags.prefix(subtags.count - $0).joined(separator: "-") }
    }
}
