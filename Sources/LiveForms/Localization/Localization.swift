/// The localized messages of all languages.
///
/// A server can replace single messages and add languages. Messages that a language lacks appear in English:
///
/// ```swift
/// import LiveControls
/// import LiveForms
///
/// var localization = Localization()
/// localization.catalogs["en"]?.messages["required"] = "Please fill this in"
/// localization.catalogs["nl"] = MessageCatalog(messages: ["required": "Vul dit in"])
/// localization.messages(in: "nl-BE").text(ControlMessage(.required))  // "Vul dit in"
/// ```
public struct Localization: Sendable {
    /// The message catalogs by language tag, with the current language codes, such as `he` for `iw`.
    public var catalogs: [String: MessageCatalog]

    /// Creates a localization with the messages of all controls, in every language of the repository's `Tools/localization/messages` folder.
    public init() {
        catalogs = MessageCatalog.all
    }

    /// Returns the messages in a language, or in English if there's no catalog for the language.
    ///
    /// A message that the catalog of a region lacks comes from that of the language: one for `pt-PT` needs only the messages that
    /// differ from those for `pt`.
    ///
    /// - Parameter tag: A BCP 47 language tag, such as `de-AT` or `zh-Hant`, or the identifier of a locale, such as `de_AT`.
    /// - Complexity: O(*n*) in the length of the tag, and in the number of messages if several catalogs match.
    public func messages(in tag: String) -> LocalizedMessages {
        let english = catalogs["en"] ?? MessageCatalog()
        let tag = LanguageTag(tag)
        let names = tag.names.filter { catalogs[$0] != nil }
        guard let name = names.first else { return LocalizedMessages(english: english) }
        let matches = names.reversed().compactMap { catalogs[$0] }
        let catalog = matches.dropFirst().reduce(into: matches[0]) { $0.take($1) }
        return LocalizedMessages(
            tag: tag.text,
            isRightToLeft: LanguageTag(name).isRightToLeft,
            numbers: tag.names.lazy.compactMap { MessageCatalog.numbers[$0] }.first ?? NumberFormat(),
            catalog: catalog,
            english: english
        )
    }

    /// Returns the name of the catalog that best matches a tag: `zh-TW` finds `zh-Hant`, and `pt-AO` finds `pt` (RFC 4647,
    /// section 3.4).
    public func name(for tag: String) -> String? {
        LanguageTag(tag).names.first { catalogs[$0] != nil }
    }
}

/// A BCP 47 language tag with conventional capitalization.
private struct LanguageTag {
    /// The language, script, region, and variant, as far as present. Later subtags don't affect the choice of a catalog.
    private var subtags: [String]

    /// The maximum number of subtags, and the possible lengths of a subtag in bytes. An extension begins with a subtag of
    /// one letter.
    private static let (count, lengths) = (4, 2...8)

    /// Withdrawn codes, which older Java and Android still send, with those that replace them in the IANA subtag registry.
    private static let languages = ["iw": "he", "in": "id", "ji": "yi", "jw": "jv"]

    init(_ tag: String) {
        let parts = tag.split(maxSplits: Self.count, omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        let used = parts.prefix(Self.count).prefix { Self.lengths ~= $0.utf8.count }
        subtags = used.enumerated().map { index, part in
            switch part.utf8.count {
            case _ where index == 0: Self.languages[part.lowercased()] ?? part.lowercased()
            case 2: part.uppercased()
            case 4: part.prefix(1).uppercased() + part.dropFirst().lowercased()
            default: part.lowercased()
            }
        }
    }

    /// The tag.
    var text: String { subtags.joined(separator: "-") }

    /// The possible catalog names for the tag, closest match first: `zh-TW`, `zh-Hant-TW`, `zh-Hant`, `zh`.
    var names: [String] { Self.shortened(subtags) + Self.shortened(withScript) + subtags.prefix(1) }

    /// Whether texts with this tag are written from right to left: by the tag's script, or else by that of its
    /// language.
    var isRightToLeft: Bool {
        let ownScript = subtags.dropFirst().first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 > 0x40 } }
        return (ownScript ?? script).map(MessageCatalog.rightToLeft.contains) ?? false
    }

    /// The language's script in the tag's region, if it has messages in several or is written from right to left.
    private var script: String? {
        let place = subtags.prefix(2).joined(separator: "-")
        return MessageCatalog.scripts[place] ?? subtags.first.flatMap { MessageCatalog.scripts[$0] }
    }

    /// The subtags with the language's script in that region inserted.
    private var withScript: [String] {
        guard let language = subtags.first, let script else { return [] }
        return [language, script] + subtags.dropFirst()
    }

    /// Returns the beginnings of a tag, the longest first, down to two subtags.
    private static func shortened(_ subtags: [String]) -> [String] {
        subtags.indices.dropFirst().reversed().map { subtags[...$0].joined(separator: "-") }
    }
}
