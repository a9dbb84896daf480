import Foundation
import HTTPTypes
import Hummingbird
import LiveForms

extension Response {
    /// A JSON answer.
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

    /// An error as JSON, with its status.
    static func json(_ error: RequestError, in messages: LocalizedMessages) throws -> Response {
        try json(LocalizedRequestError(error: error, messages: messages), status: error.status)
    }

    /// To a form that was sent without script: the page to load instead, so that loading it again sends nothing.
    static func seeOther(_ location: String) -> Response {
        Response(status: .seeOther, headers: [.location: location, .cacheControl: "no-store"])
    }

    /// An HTML page in the reader's language.
    static func written(_ html: String, in settings: PageSettings, status: HTTPResponse.Status = .ok) -> Response {
        var response = page(html, status: status)
        response.headers[.vary] = "Accept-Language"
        response.headers[.contentLanguage] = settings.language
        return response
    }

    /// An HTML page about one person, or with what its sender wrote, which nobody keeps.
    static func personal(
        _ html: String,
        in settings: PageSettings,
        _ error: RequestError? = nil
    ) -> Response {
        var response = written(html, in: settings, status: error?.status ?? .ok)
        response.headers[.cacheControl] = "no-store"
        response.headers.append(contentsOf: error?.headers ?? [:])
        return response
    }

    /// An HTML page.
    static func page(_ html: String, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-cache"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: html))
        )
    }
}
