import HTTPTypes
import Hummingbird

/// Adds the headers that restrict what a page can load and run, and where it can be embedded. It keeps headers that the
/// response already has.
struct SecurityHeaders: RouterMiddleware {
    typealias Context = GalleryContext

    private static let contentSecurityPolicy = policy([
        "script-src 'self' 'wasm-unsafe-eval'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ])

    /// The policy of the example pages. Vue compiles templates with `Function`. htmx parses HTML responses and copies inline
    /// styles. Neither supports Trusted Types.
    static let frameworksPolicy = policy([
        "script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
    ])

    private static func policy(_ directives: [String]) -> String {
        let common = [
            "default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'",
            "frame-ancestors 'none'",
        ]
        return (common + directives).joined(separator: "; ")
    }

    private static let deniedFeatures = [
        "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer", "microphone",
        "midi", "payment", "serial", "usb",
    ].map { "\($0)=()" }.joined(separator: ", ")

    /// Whether clients connect over TLS. Browsers then require it for a year (RFC 6797).
    var isSecure = false

    static let fields: HTTPFields = [
        .contentSecurityPolicy: contentSecurityPolicy,
        .xContentTypeOptions: "nosniff",
        // With `no-referrer`, browsers would send `Origin: null` with the gallery's own forms, which would look like
        // cross-site requests.
        .referrerPolicy: "same-origin",
        .crossOriginOpenerPolicy: "same-origin",
        .crossOriginResourcePolicy: "same-origin",
        .permissionsPolicy: deniedFeatures,
    ]

    func handle(
        _ request: Request,
        context: GalleryContext,
        next: (Request, GalleryContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        for field in Self.fields where response.headers[field.name] == nil {
            response.headers[field.name] = field.value
        }
        if isSecure { response.headers[.strictTransportSecurity] = "max-age=31536000" }
        return response
    }
}

extension HTTPField.Name {
    static let referrerPolicy = Self("Referrer-Policy")!
    static let crossOriginOpenerPolicy = Self("Cross-Origin-Opener-Policy")!
    static let permissionsPolicy = Self("Permissions-Policy")!
    static let secFetchSite = Self("Sec-Fetch-Site")!
}
