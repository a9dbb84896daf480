import HTTPTypes
import Hummingbird

/// Adds the headers that restrict what a page of the gallery may load and run, and where it may be embedded, unless an answer has
/// its own.
struct SecurityHeaders: RouterMiddleware {
    typealias Context = GalleryContext

    private static let contentSecurityPolicy = policy([
        "script-src 'self' 'wasm-unsafe-eval'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ])

    /// For the example pages: Vue compiles templates with `Function`; htmx parses what it is answered, and copies attributes,
    /// styles among them. Both do without Trusted Types.
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

    /// Whether visitors reach the gallery over TLS, which browsers then insist on for a year (RFC 6797).
    var isSecure = false

    static let fields: HTTPFields = [
        .contentSecurityPolicy: contentSecurityPolicy,
        .xContentTypeOptions: "nosniff",
        // Not `no-referrer`: under it browsers send `Origin: null` with the gallery's own form, which then
        // looks like a cross-site request.
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
