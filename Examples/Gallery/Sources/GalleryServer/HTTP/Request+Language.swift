import Foundation
import HTTPTypes
import Hummingbird

extension Request {
    /// The language that the address names, as in `/?lang=ar`; `nil` where that has not the form of a tag (BCP 47).
    var chosenLanguage: String? {
        uri.queryParameters["lang"].flatMap { Self.isLanguageTag($0) ? String($0) : nil }
    }

    /// The languages that the sender likes, the best first, by `Accept-Language` (RFC 9110, section 12.5.4).
    var acceptedLanguages: [String] {
        let ranges = headers[values: .acceptLanguage].joined(separator: ",").split(separator: ",").prefix(32)
        let weighed = ranges.compactMap { range -> (tag: String, weight: Double)? in
            let parts = range.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            guard let tag = parts.first, tag == "*" || Self.isLanguageTag(Substring(tag)) else { return nil }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            return weight > 0 ? (tag, weight) : nil
        }
        // Swift's sort keeps the order of what weighs the same.
        return weighed.sorted { $0.weight > $1.weight }.map(\.tag)
    }

    private static func isLanguageTag(_ text: Substring) -> Bool {
        text.wholeMatch(of: #/[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8}){0,8}/#) != nil
    }
}
