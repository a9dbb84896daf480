import Foundation
import HTTPTypes
import Hummingbird

extension Request {
    /// The language in the URL, as in `/?lang=ar`, or `nil` if it isn't a language tag (BCP 47).
    var chosenLanguage: String? {
        uri.queryParameters["lang"].flatMap { Self.isLanguageTag($0) ? String($0) : nil }
    }

    /// The languages in `Accept-Language`, most preferred first (RFC 9110 §12.5.4).
    var acceptedLanguages: [String] {
        let ranges = headers[values: .acceptLanguage].joined(separator: ",").split(separator: ",").prefix(32)
        let weighted = ranges.compactMap { range -> (tag: String, weight: Double)? in
            let parts = range.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            guard let tag = parts.first, tag == "*" || Self.isLanguageTag(Substring(tag)) else { return nil }
            let quality = parts.dropFirst().first { $0.hasPrefix("q=") }
            let weight = quality.map { min(Double($0.dropFirst(2)) ?? 0, 1) } ?? 1
            return weight > 0 ? (tag, weight) : nil
        }
        // Swift's sort is stable, so equal weights keep their order.
        return weighted.sorted { $0.weight > $1.weight }.map(\.tag)
    }

    private static func isLanguageTag(_ text: Substring) -> Bool {
        text.wholeMatch(of: #/[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8}){0,8}/#) != nil
    }
}
