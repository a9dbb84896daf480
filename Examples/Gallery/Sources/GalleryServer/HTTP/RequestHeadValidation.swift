import HTTPTypes
import Hummingbird

/// Rejects requests whose head a proxy could interpret differently (RFC 9112, sections 3.2 and 6.1).
struct RequestHeadValidation: RouterMiddleware {
    typealias Context = GalleryContext

    func handle(
        _ request: Request,
        context: GalleryContext,
        next: (Request, GalleryContext) async throws -> Response
    ) async throws -> Response {
        guard Self.isUnambiguous(request) else {
            throw RequestError.malformed(
                "malformedHead",
                "Send one valid Host, and no Transfer-Encoding except chunked."
            )
        }
        return try await next(request, context)
    }

    private static func isUnambiguous(_ request: Request) -> Bool {
        // The authority is the first Host. A second one is still in the headers.
        guard let host = request.head.authority, request.headers[.host] == nil,
            host.wholeMatch(of: #/(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._~%-]+)(:[0-9]{0,5})?/#) != nil
        else { return false }
        return ["", "chunked"].contains(request.headers[.transferEncoding]?.lowercased() ?? "")
    }
}

extension HTTPField.Name {
    fileprivate static let host = Self("Host")!
}
