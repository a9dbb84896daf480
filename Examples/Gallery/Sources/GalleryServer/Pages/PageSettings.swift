import Foundation
import Hummingbird
import LiveForms

/// The language and appearance of a requested page. The URL can set them: `/?lang=ar&dir=rtl&theme=dense`.
struct PageSettings {
    /// The settings of the appearance: the query parameter, its title, and the titles of its values. The first one is the default.
    private static let all: [(name: String, title: String, options: KeyValuePairs<String, String>)] = [
        ("theme", "Theme", ["": "LiveControls", "plain": "Plain", "dense": "Dense", "playful": "Playful"]),
        ("colors", "Colors", ["": "System", "light": "Light", "dark": "Dark"]),
        ("dir", "Direction", ["": "From the language", "ltr": "Left to right", "rtl": "Right to left"]),
        ("motion", "Motion", ["": "System", "reduce": "Reduced"]),
    ]

    /// Whether the page is about a topic. Its text is English, and its controls use the language of the URL.
    var isGallery: Bool
    var messages: LocalizedMessages
    /// The language of the controls and, on a localized page, of the page.
    var language: String
    /// The name of the closest catalog, or `nil` if there is none.
    var languageName: String?
    /// The settings as a query for links and form actions: `"?lang=ar&dir=rtl"`, or an empty string.
    var query: String
    private var chosen: [String: String] = [:]

    init(_ request: Request, _ localization: Localization, isGallery: Bool = false) {
        self.isGallery = isGallery
        let accepted = request.acceptedLanguages.first { $0 == "*" || localization.name(for: $0) != nil }
        let tag = request.chosenLanguage ?? (isGallery ? "en" : accepted ?? "en")
        messages = localization.messages(in: tag)
        language = isGallery ? tag : messages.tag
        languageName = localization.name(for: language)
        for setting in Self.all {
            let value = request.uri.queryParameters[Substring(setting.name)].map(String.init)
            chosen[setting.name] = setting.options.dropFirst().first { $0.key == value }?.key
        }
        let all = chosen.merging(request.chosenLanguage.map { ["lang": $0] } ?? [:]) { $1 }
        let fields = ["lang", "dir", "theme", "colors", "motion"].compactMap { name in all[name].map { "\(name)=\($0)" }
        }
        query = fields.isEmpty ? "" : "?" + fields.joined(separator: "&")
    }

    /// The locale of the catalog. Foundation caches every locale, so a locale for each tag of a request would leak memory.
    var locale: Locale { Locale(identifier: languageName ?? "en") }

    /// Returns an amount in whole dollars, in the language's format.
    func dollars(_ sum: Int) -> String {
        sum.formatted(.currency(code: "USD").precision(.fractionLength(0)).locale(locale))
    }

    var direction: String { chosen["dir"] ?? messages.direction }

    /// The attributes of the root element that set the appearance.
    var attributes: String {
        let names = [("theme", "data-theme"), ("colors", "data-colors"), ("motion", "data-live-motion")]
        return names.compactMap { name, attribute in chosen[name].map { #" \#(attribute)="\#($0)""# } }.joined()
    }

    /// Returns the settings for the template, with the languages in their own names.
    func view(_ localization: Localization) -> [[String: Any]] {
        let languages = localization.catalogs.keys.filter { $0 != "en" }.map { tag -> [String: Any] in
            let locale = Locale(identifier: tag)
            let name = locale.localizedString(forIdentifier: tag) ?? tag
            return [
                "value": tag, "title": name.prefix(1).uppercased(with: locale) + name.dropFirst(), "language": tag,
                "direction": localization.messages(in: tag).direction, "isChosen": tag == languageName,
            ]
        }
        let sorted = languages.sorted { "\($0["title"] ?? "")" < "\($1["title"] ?? "")" }
        let english: [String: Any] = ["value": "", "title": "English"]
        var view = Self.all.map { setting -> [String: Any] in
            let options = setting.options.map { value, title -> [String: Any] in
                ["value": value, "title": title, "isChosen": value == chosen[setting.name]]
            }
            return ["name": setting.name, "title": setting.title, "options": options]
        }
        view.insert(["name": "lang", "title": "Language", "options": [english] + sorted], at: 2)
        return view
    }
}

extension LocalizedMessages {
    /// The value of the HTML attribute `dir`: `ltr` or `rtl`.
    var direction: String { isRightToLeft ? "rtl" : "ltr" }
}
