import Hummingbird

/// The language and direction of a page, chosen in its address for trying them out: `/?lang=ar&dir=rtl`.
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
        let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return subtags.allSatisfy { subtag in
            (1...8).contains(subtag.count) && subtag.allSatisfy(isASCIILetterOrDigit)
        }
    }

    private static func isASCIILetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
