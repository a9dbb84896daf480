import Foundation
import LiveForms

/// The server's own messages in one language: a JSON file that is embedded in the program.
struct MessageFile: Decodable {
    private var messages: [String: String]
    private var amounts: [String: [String: String]]

    /// The catalogs of all languages, by language tag.
    static var catalogs: [String: MessageCatalog] {
        get throws {
            let files = [
                "ar": PackageResources.ar_json, "cs": PackageResources.cs_json, "de": PackageResources.de_json,
                "en": PackageResources.en_json, "es": PackageResources.es_json, "fr": PackageResources.fr_json,
                "he": PackageResources.he_json, "hi": PackageResources.hi_json, "ja": PackageResources.ja_json,
                "ko": PackageResources.ko_json, "pl": PackageResources.pl_json, "pt": PackageResources.pt_json,
                "ru": PackageResources.ru_json, "tr": PackageResources.tr_json, "uk": PackageResources.uk_json,
                "zh-Hans": PackageResources.zh_Hans_json, "zh-Hant": PackageResources.zh_Hant_json,
            ]
            return try files.mapValues { try JSONDecoder().decode(Self.self, from: Data($0)).catalog }
        }
    }

    private var catalog: MessageCatalog {
        let forms = amounts.mapValues { forms in
            Dictionary(uniqueKeysWithValues: forms.map { (PluralCategory(rawValue: $0) ?? .other, $1) })
        }
        return MessageCatalog(messages: messages, amounts: forms)
    }
}
