import Hummingbird

/// What a page depends on besides its contents: the language and direction, which its address can set to try them out
/// (`/?lang=ar&dir=rtl`), and the browser.
struct PageSettings {
    var words: Words
    var language: String
    var direction: String
    /// What the address says of both, for where the page's forms are sent: `"?lang=ar&dir=rtl"`, or nothing.
    var query = ""
    /// Whether the browser hands a file that was preloaded to the script that fetches it.
    ///
    /// WebKit does not, and loads it twice. Every browser on iOS is WebKit, whatever it is called.
    var usesPreloads = false

    /// The settings of a page that is written in the reader's language.
    init(_ request: Request, _ lexicon: Lexicon) {
        words = lexicon.words(for: request)
        language = words.tag
        direction = words.direction
        take(request)
    }

    /// The settings of the gallery's own page, whose text is English; its controls speak the language that the address names.
    init(ofGallery request: Request, _ lexicon: Lexicon) {
        language = request.chosenLanguage ?? "en"
        words = lexicon.words(in: language)
        direction = "ltr"
        take(request)
    }

    private mutating func take(_ request: Request) {
        let browser = request.headers[.userAgent] ?? ""
        usesPreloads = browser.contains("Chrome/") || !browser.contains("AppleWebKit/")
        var chosen: [String] = []
        if let language = request.chosenLanguage { chosen.append("lang=\(language)") }
        if let direction = request.uri.queryParameters["dir"], direction == "rtl" || direction == "ltr" {
            self.direction = String(direction)
            chosen.append("dir=\(direction)")
        }
        if !chosen.isEmpty { query = "?" + chosen.joined(separator: "&") }
    }
}
