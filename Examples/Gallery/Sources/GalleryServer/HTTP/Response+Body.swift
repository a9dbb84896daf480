import Foundation
import HTTPTypes
import Hummingbird
import LiveForms

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

    /// Creates a JSON response from an error.
    static func json(_ error: RequestError, in messages: LocalizedMessages) throws -> Response {
        try json(LocalizedRequestError(error: error, messages: messages), status: error.status)
    }

    /// Creates a redirect after a submitted form, so that reloading the page doesn't submit it again.
    static func seeOther(_ location: String) -> Response {
        Response(status: .seeOther, headers: [.location: location, .cacheControl: "no-store"])
    }

    /// Creates a response with an HTML page in the reader's language.
    static func localized(_ html: String, in settings: PageSettings, status: HTTPResponse.Status = .ok) -> Response {
        var response = page(html, status: status)
        response.headers[.vary] = "Accept-Language"
        response.headers[.contentLanguage] = settings.language
        return response
    }

    /// Creates a response with a page of personal data, which is not cached.
    static func personal(
        _ html: String,
        in settings: PageSettings,
        _ error: RequestError? = nil
    ) -> Response {
        var response = localized(html, in: settings, status: error?.status ?? .ok)
        response.headers[.cacheControl] = "no-store"
        response.headers.append(contentsOf: error?.headers ?? [:])
        return response
    }

    /// Creates a response with an HTML page.
    static func page(_ html: String, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-cache"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: html))
        )
    }
}
