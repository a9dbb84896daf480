import HTTPTypes
import Hummingbird

/// Adds the headers that restrict what a page of the gallery may load and run, and where it may be embedded.
struct SecurityHeaders: RouterMiddleware {
    typealias Context = GalleryContext

    private static let contentSecurityPolicy = [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ].joined(separator: "; ")

    private static let deniedFeatures = [
        "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer", "microphone",
        "midi", "payment", "serial", "usb",
    ].map { "\($0)=()" }.joined(separator: ", ")

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
        for field in Self.fields {
            response.headers[field.name] = field.value
        }
        return response
    }
}

extension HTTPField.Name {
    static let referrerPolicy = Self("Referrer-Policy")!
    static let crossOriginOpenerPolicy = Self("Cross-Origin-Opener-Policy")!
    static let permissionsPolicy = Self("Permissions-Policy")!
    static let secFetchSite = Self("Sec-Fetch-Site")!
}
