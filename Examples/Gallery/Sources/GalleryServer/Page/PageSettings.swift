import Hummingbird
import LiveForms

/// What a page depends on besides its contents: the language and direction, which its address can set to try them out
/// (`/?lang=ar&dir=rtl`), how it looks, and the browser.
struct PageSettings {
    var messages: LocalizedMessages
    /// The language of the controls; of a page that is written in the reader's language, that of the page.
    var language: String
    /// The catalog that is nearest to it; `nil` where there is none.
    var languageName: String?
    var direction: String
    /// `plain`, `dense` or `playful`.
    var theme: String?
    /// `light` or `dark`.
    var colors: String?
    /// `reduce`, or nothing for the system’s setting.
    var motion: String?
    /// What the address says of all that, for links and for where the page's forms are sent: `"?lang=ar&dir=rtl"`, or nothing.
    var query = ""
    /// Whether the browser hands a file that was preloaded to the script that fetches it.
    ///
    /// WebKit does not, and loads it twice. Every browser on iOS is WebKit, whatever it is called.
    var usesPreloads: Bool

    /// The settings of a page that is written in the reader's language.
    init(_ request: Request, _ localization: Localization) {
        self.init(request, localization.messages(for: request))
    }

    /// The settings of the gallery's own pages, whose text is English; their controls speak the language that the address names.
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
        let browser = request.headers[.userAgent] ?? ""
        usesPreloads = browser.contains("Chrome/") || !browser.contains("AppleWebKit/")
        let chosen = [
            ("lang", request.chosenLanguage), ("dir", chosenDirection), ("theme", theme), ("colors", colors),
            ("motion", motion),
        ]
        .compactMap { name, value in value.map { "\(name)=\($0)" } }
        if !chosen.isEmpty { query = "?" + chosen.joined(separator: "&") }
    }
}
