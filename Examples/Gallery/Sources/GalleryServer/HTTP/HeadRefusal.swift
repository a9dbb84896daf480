import HTTPTypes
import Hummingbird

/// Refuses a request whose head a proxy could understand in another way (RFC 9112, sections 3.2 and 6.1).
struct HeadRefusal: RouterMiddleware {
    typealias Context = GalleryContext

    func handle(
        _ request: Request,
        context: GalleryContext,
        next: (Request, GalleryContext) async throws -> Response
    ) async throws -> Response {
        guard Self.isClear(request) else {
            throw RequestError.malformed("malformedHead", "Send one valid Host, and no Transfer-Encoding but chunked.")
        }
        return try await next(request, context)
    }

    private static func isClear(_ request: Request) -> Bool {
        // A second Host stays among the headers.
        guard let host = request.head.authority, request.headers[.host] == nil,
            host.wholeMatch(of: #/(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._~%-]+)(:[0-9]{0,5})?/#) != nil
        else { return false }
        return ["", "chunked"].contains(request.headers[.transferEncoding]?.lowercased() ?? "")
    }
}

extension HTTPField.Name {
    fileprivate static let host = Self("Host")!
}
