import Foundation
import HTTPTypes
import Hummingbird

/// Refuses requests to change something that another site has made a browser send.
///
/// Browsers mark every request with `Sec-Fetch-Site`, and older ones with `Origin`; a page cannot forge either. Programs
/// send neither and carry no one's cookies, so they pass.
struct CrossSiteRefusal: RouterMiddleware {
    typealias Context = GalleryContext

    /// Whether visitors reach the gallery over TLS.
    var isSecure = false

    func handle(
        _ request: Request,
        context: GalleryContext,
        next: (Request, GalleryContext) async throws -> Response
    ) async throws -> Response {
        guard isAllowed(request) else {
            throw RequestError(
                status: .forbidden,
                code: "crossSite",
                message: .own(.crossSite)
            )
        }
        return try await next(request, context)
    }

    func isAllowed(_ request: Request) -> Bool {
        if request.method == .get || request.method == .head { return true }
        if let site = request.headers[.secFetchSite] {
            return site == "same-origin" || site == "none"
        }
        if let origin = request.headers[.origin] {
            return isOwn(origin, host: request.head.authority)
        }
        return true
    }

    /// Whether an origin names this host. Behind a proxy that is not known to end TLS, either scheme may be the right one.
    private func isOwn(_ origin: String, host: String?) -> Bool {
        guard let host, let origin = URLComponents(string: origin), let originHost = origin.host,
            let scheme = origin.scheme?.lowercased(), scheme == "https" || scheme == "http" && !isSecure,
            origin.path.isEmpty, origin.user == nil, let here = URLComponents(string: "\(scheme)://\(host)")
        else { return false }
        let defaultPort = scheme == "https" ? 443 : 80
        return originHost.lowercased() == here.host?.lowercased()
            && (origin.port ?? defaultPort) == (here.port ?? defaultPort)
    }
}
