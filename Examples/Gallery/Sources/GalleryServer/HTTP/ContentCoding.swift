import Foundation
import HTTPTypes
import Hummingbird

/// A form in which a body can be sent (RFC 9110 §8.4.1), the smallest first.
enum ContentCoding: String, CaseIterable {
    case brotli = "br"
    case gzip
    case identity

    /// The value of `Content-Encoding`; none for a body as it is.
    var fieldValue: String? { self == .identity ? nil : rawValue }

    /// The coding that a request prefers (RFC 9110 §12.5.3); of equals, the smallest.
    ///
    /// A request that says nothing gets the body as it is.
    ///
    /// - Throws: A fault with status 406 where the request refuses all of them.
    static func chosen(of available: Set<ContentCoding>, for request: Request) throws(RequestFault) -> ContentCoding {
        let weights = weights(request.headers[values: .acceptEncoding])
        let chosen = allCases.filter(available.contains).max { weights($0) < weights($1) }
        guard let chosen, weights(chosen) > 0 else {
            throw RequestFault(
                status: .notAcceptable,
                code: "notAcceptable",
                message: "No form of this is one that Accept-Encoding takes."
            )
        }
        return chosen
    }

    /// The weight of each coding, 0 to 1, where 0 is a refusal.
    private static func weights(_ values: [String]) -> (ContentCoding) -> Double {
        var weights: [String: Double] = [:]
        for element in values.joined(separator: ",").lowercased().split(separator: ",") {
            let parts = element.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            guard let name = parts.first, !name.isEmpty else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 }
            weights[name] = weight ?? 1
        }
        return { coding in
            if let weight = weights[coding.rawValue] ?? weights["*"] { return weight }
            // The body as it is may always be sent, unless it is refused by name or by `*`.
            return coding == .identity ? .leastNonzeroMagnitude : 0
        }
    }
}
