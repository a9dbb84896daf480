import Foundation
import Hummingbird
import LiveForms

/// The language and appearance of a requested page. The URL can set the language and the appearance:
/// `/?lang=ar&dir=rtl`.
struct PageSettings {
    var messages: LocalizedMessages
    /// The language of the controls and, on a localized page, of the page.
    var language: String
    /// The name of the closest catalog, or `nil` if there is none.
    var languageName: String?
    /// The locale of that catalog. Foundation caches every locale, so a locale for each tag of a request would leak memory.
    var locale: Locale { Locale(identifier: languageName ?? "en") }
    var direction: String
    /// `plain`, `dense` or `playful`.
    var theme: String?
    /// `light` or `dark`.
    var colors: String?
    /// `reduce`, or `nil` for the system's setting.
    var motion: String?
    /// The settings as a query for links and form actions: `"?lang=ar&dir=rtl"`, or an empty string.
    var query = ""

    /// Creates the settings of a localized page.
    init(_ request: Request, _ localization: Localization) {
        self.init(request, localization.messages(for: request))
        languageName = localization.name(for: language)
    }

    /// Creates the settings of a page about a topic. Its text is English, and its controls use the language of the URL.
    init(ofGallery request: Request, _ localization: Localization) {
        let language = request.chosenLanguage ?? "en"
        self.init(request, localization.messages(in: language))
        self.language = language
        languageName = localization.name(for: language)
    }

    private init(_ request: Request, _ messages: LocalizedMessages) {
        self.messages = messages
        language = messages.tag
        let parameters = request.uri.queryParameters
        func value(of choice: PageSwitch) -> String? { choice.value(in: parameters[Substring(choice.name)]) }
        let chosenDirection = value(of: .direction)
        direction = chosenDirection ?? messages.direction
        theme = value(of: .theme)
        colors = value(of: .colors)
        motion = value(of: .motion)
        let chosen = [
            ("lang", request.chosenLanguage), ("dir", chosenDirection), ("theme", theme), ("colors", colors),
            ("motion", motion),
        ]
        .compactMap { name, value in value.map { "\(name)=\($0)" } }
        if !chosen.isEmpty { query = "?" + chosen.joined(separator: "&") }
    }
}
