import HTTPTypes
import Hummingbird

/// Adds the headers that restrict what a page can load and run, and where it can be embedded. It keeps headers that the
/// response already has.
struct SecurityHeaders: RouterMiddleware {
    private static let commonPolicy =
        "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "

    /// The policy of the example pages. Vue compiles templates with `Function`. htmx parses HTML responses and copies inline
    /// styles. Neither supports Trusted Types.
    static let frameworksPolicy =
        commonPolicy + "script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; style-src 'self' 'unsafe-inline'"

    private static let fields: HTTPFields = [
        .contentSecurityPolicy: commonPolicy
            + "script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types 'none'",
        .xContentTypeOptions: "nosniff",
        // With `no-referrer`, browsers would send `Origin: null` with the gallery's own forms, which would look like
        // cross-site requests.
        HTTPField.Name("Referrer-Policy")!: "same-origin",
        HTTPField.Name("Cross-Origin-Opener-Policy")!: "same-origin",
        .crossOriginResourcePolicy: "same-origin",
        HTTPField.Name("Permissions-Policy")!: "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ]

    /// Whether clients connect over TLS. Browsers then require it for a year (RFC 6797).
    var isSecure: Bool

    func handle(
        _ request: Request,
        context: GalleryContext,
        next: (Request, GalleryContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        for field in Self.fields where response.headers[field.name] == nil { response.headers.append(field) }
        if isSecure { response.headers[.strictTransportSecurity] = "max-age=31536000" }
        return response
    }
}
