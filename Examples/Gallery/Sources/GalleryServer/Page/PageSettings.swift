import Hummingbird

/// The language and direction of a page, which its address can set to try them out: `/?lang=ar&dir=rtl`.
struct PageSettings {
    var language = "en"
    var direction = "ltr"

    init(_ request: Request) {
        let query = request.uri.queryParameters
        if let language = query["lang"], Self.isLanguageTag(language) { self.language = String(language) }
        if query["dir"] == "rtl" { direction = "rtl" }
    }

    /// Whether a text has the shape of a language tag (BCP 47).
    private static func isLanguageTag(_ text: Substring) -> Bool {
        text.wholeMatch(of: #/[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*/#) != nil
    }
}
