import Foundation
import Hummingbird
import Logging

/// A folder of public files, which Hummingbird's `FileMiddleware` serves. As a middleware around it, this serves the compressed
/// variant of a file if there is one, sets further headers, and hides files whose names begin with a dot.
struct PublishedFolder: RouterMiddleware {
    var path: String
    /// The `Cache-Control` field. By default, browsers revalidate each file.
    var cacheControl = "no-cache"
    /// The Content Security Policy of the folder's pages, if it isn't the gallery's.
    var contentSecurityPolicy: String?

    /// Serves the files below a path with one component, such as `/assets`.
    func add(to router: Router<GalleryContext>, at mount: String) {
        let silent = Logger(label: "files") { _ in SwiftLogNoOpLogHandler() }
        router.group(RouterPath(mount))
            .add(middleware: self)
            .add(middleware: FileMiddleware(path, urlBasePath: mount, logger: silent))
            .get("**") { _, _ -> Response in throw HTTPError(.notFound) }
    }

    func handle(
        _ request: Request,
        context: GalleryContext,
        next: (Request, GalleryContext) async throws -> Response
    ) async throws -> Response {
        let path = request.uri.path
        let plain = path.removingPercentEncoding ?? "/."
        let accepted = request.headers[values: .acceptEncoding].joined(separator: ",").split { ", ".contains($0) }
        var head = request.head
        // Range requests are not supported, because the byte ranges of the variants differ.
        head.headerFields[.range] = nil
        for (coding, suffix) in [("br", ".br"), ("gzip", ".gz"), (nil, "")]
        where !plain.contains("/.") && !plain.contains("\0") {
            if let coding, !accepted.contains(coding[...]) { continue }
            head.path = path + suffix
            guard var response = try? await next(Request(head: head, body: request.body), context),
                [.ok, .notModified].contains(response.status)
            else { continue }
            let type = MediaType.getMediaType(forExtension: String(plain.split(separator: ".").last ?? ""))
            response.headers[.contentType] = type?.description ?? "application/octet-stream"
            response.headers[.contentEncoding] = coding
            response.headers[.vary] = "Accept-Encoding"
            response.headers[.acceptRanges] = nil
            response.headers[.cacheControl] = cacheControl
            response.headers[.contentSecurityPolicy] = contentSecurityPolicy
            return response
        }
        throw HTTPError(.notFound)
    }
}
