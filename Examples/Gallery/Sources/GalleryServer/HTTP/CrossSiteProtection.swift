import Foundation
import HTTPTypes
import Hummingbird

/// Rejects cross-site requests that change data.
///
/// Browsers send `Sec-Fetch-Site`, or `Origin` in older versions, and pages can't forge either. Other clients send neither.
/// They don't carry a visitor's cookies, so they are allowed.
struct CrossSiteProtection: RouterMiddleware {
    /// Whether clients connect over TLS.
    var isSecure = false

    func handle(
        _ request: Request,
        context: GalleryContext,
        next: (Request, GalleryContext) async throws -> Response
    ) async throws -> Response {
        guard isAllowed(request) else {
            throw RequestError(.forbidden, "crossSite", "This request came from another site and was rejected.")
        }
        return try await next(request, context)
    }

    func isAllowed(_ request: Request) -> Bool {
        if request.method == .get || request.method == .head { return true }
        if let site = request.headers[HTTPField.Name("Sec-Fetch-Site")!] {
            return site == "same-origin" || site == "none"
        }
        return request.headers[.origin].map { isSameOrigin($0, host: request.head.authority) } ?? true
    }

    /// Whether an origin is this server's. Behind a proxy that might terminate TLS, either scheme is accepted.
    private func isSameOrigin(_ origin: String, host: String?) -> Bool {
        guard let host, let origin = URLComponents(string: origin), let originHost = origin.host,
            let scheme = origin.scheme?.lowercased(), scheme == "https" || scheme == "http" && !isSecure,
            origin.path.isEmpty, origin.user == nil, let here = URLComponents(string: "\(scheme)://\(host)")
        else { return false }
        let defaultPort = scheme == "https" ? 443 : 80
        return originHost.lowercased() == here.host?.lowercased()
            && (origin.port ?? defaultPort) == (here.port ?? defaultPort)
    }
}
