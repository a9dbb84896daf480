import Foundation
import HTTPTypes
import Hummingbird
import LiveForms
import NIOCore

extension Request {
    /// Reads a submitted form.
    ///
    /// - Parameter limit: The maximum body size, in bytes.
    /// - Throws: ``RequestError``, which never quotes the body. It can contain a password.
    func form(upTo limit: Int) async throws(RequestError) -> [(String, String)] {
        guard headers[.contentType]?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true else {
            throw RequestError(.unsupportedMediaType, "unsupportedMediaType", "Send application/x-www-form-urlencoded.")
        }
        let length = headers[.contentLength].map { Int($0) ?? .max }
        do {
            let buffer = try await body.collect(upTo: limit)
            // A connection that closes early ends the body without an error. A truncated text must not be stored.
            guard length == nil || length == buffer.readableBytes else { throw ChannelError.inputClosed }
            return try FormPairs.decode(buffer.readableBytesView)
        } catch is NIOTooManyBytesError {
            throw RequestError(.contentTooLarge, "bodyTooLarge", .own(.bodyTooLarge))
        } catch is SubmissionError {
            throw .malformed("The form is not UTF-8 or has too many fields.")
        } catch {
            throw .malformed("The connection closed before the whole body arrived.")
        }
    }

    /// Whether the client accepts a page, as browsers do when they navigate.
    var acceptsHTML: Bool { accepts("text/html") }

    /// Whether a script of a page or a program sent the form, which expects JSON. A browser that navigates expects a page.
    var expectsJSON: Bool { accepts("application/json") && !acceptsHTML }

    private func accepts(_ type: String) -> Bool {
        weighted(.accept).contains { $0.value == type }
    }

    /// The language in the URL, as in `/?lang=ar`, or `nil` if it isn't a language tag (BCP 47).
    var chosenLanguage: String? {
        uri.queryParameters["lang"].map(String.init).flatMap { Self.isLanguageTag($0) ? $0 : nil }
    }

    /// The languages in `Accept-Language`, most preferred first (RFC 9110 §12.5.4).
    var acceptedLanguages: [String] {
        let tags = weighted(.acceptLanguage).filter { $0.value == "*" || Self.isLanguageTag($0.value) }
        // Swift's sort is stable, so equal weights keep their order.
        return tags.sorted { $0.weight > $1.weight }.map(\.value)
    }

    /// The values of a header field that aren't excluded by a weight of 0 (RFC 9110 §12.4.2).
    private func weighted(_ name: HTTPField.Name) -> [(value: String, weight: Double)] {
        headers[values: name].joined(separator: ",").split(separator: ",").prefix(32).compactMap { range in
            let parts = range.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            let quality = parts.dropFirst().first { $0.hasPrefix("q=") }
            let weight = quality.map { min(Double($0.dropFirst(2)) ?? 0, 1) } ?? 1
            return parts.first.flatMap { weight > 0 ? ($0, weight) : nil }
        }
    }

    private static func isLanguageTag(_ text: String) -> Bool {
        text.wholeMatch(of: #/[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8}){0,8}/#) != nil
    }
}

extension Response {
    /// Creates a JSON response.
    static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Response(
            status: status,
            headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(data: try encoder.encode(value)))
        )
    }

    /// Creates a redirect after a submitted form, so that reloading the page doesn't submit it again.
    static func seeOther(_ location: String) -> Response {
        Response(status: .seeOther, headers: [.location: location, .cacheControl: "no-store"])
    }

    /// Creates a response with an HTML page.
    static func html(_ html: String) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-cache"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: html))
        )
    }
}
