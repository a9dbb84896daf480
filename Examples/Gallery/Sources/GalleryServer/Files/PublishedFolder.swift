import Foundation
import Hummingbird
import Logging

/// A folder of public files. Hidden files are not served.
struct PublishedFolder {
    var path: String
    /// The `Cache-Control` field. By default, browsers revalidate each file.
    var cacheControl = "no-cache"
    /// The Content Security Policy of the folder's pages, if it isn't the gallery's.
    var contentSecurityPolicy: String?

    /// Serves the files below a path with one component, such as `/assets`.
    func add(to router: some RouterMethods<GalleryContext>, at mount: String) {
        let silent = Logger(label: "files") { _ in SwiftLogNoOpLogHandler() }
        router.group(RouterPath(mount))
            .add(middleware: FileHeaders(cacheControl: cacheControl, contentSecurityPolicy: contentSecurityPolicy))
            .add(middleware: FileMiddleware(path, urlBasePath: mount, logger: silent))
            .get("**") { _, _ -> Response in throw HTTPError(.notFound) }
        router.allowOnly([.get], at: RouterPath("\(mount)/**"))
    }
}

/// Serves the compressed variant of a file if there is one, and sets the headers that `FileMiddleware` doesn't set.
private struct FileHeaders: RouterMiddleware {
    typealias Context = GalleryContext

    var cacheControl: String
    var contentSecurityPolicy: String?

    func handle(
        _ request: Request,
        context: GalleryContext,
        next: (Request, GalleryContext) async throws -> Response
    ) async throws -> Response {
        guard let path = request.uri.path.removingPercentEncoding,
            !path.hasSuffix("/"), ["/.", "..", "\0"].allSatisfy({ !path.contains($0) })
        else { throw RequestError.notFound }
        var (response, coding) = try await file(request, path: request.uri.path) { try await next($0, context) }
        // `FileMiddleware` redirects a folder to its index.
        guard [.ok, .notModified].contains(response.status) else { throw RequestError.notFound }
        response.headers[.contentType] = Self.contentType(of: path)
        response.headers[.contentEncoding] = coding
        response.headers[.vary] = "Accept-Encoding"
        response.headers[.acceptRanges] = nil
        response.headers[.cacheControl] = cacheControl
        response.headers[.contentSecurityPolicy] = contentSecurityPolicy
        return response
    }

    /// Returns the smallest variant that the client accepts: `page.js.br`, `page.js.gz` or `page.js`.
    private func file(
        _ request: Request,
        path: String,
        next: (Request) async throws -> Response
    ) async throws -> (Response, coding: String?) {
        let accepted = request.headers[values: .acceptEncoding].flatMap { $0.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        var head = request.head
        // Range requests are not supported, because the byte ranges of the variants differ.
        head.headerFields[.range] = nil
        for (coding, suffix) in [("br", ".br"), ("gzip", ".gz")] where accepted.contains(coding) {
            head.path = path + suffix
            do {
                return (try await next(Request(head: head, body: request.body)), coding)
            } catch let error as any HTTPResponseError where error.status == .notFound {
                continue
            }
        }
        head.path = path
        return (try await next(Request(head: head, body: request.body)), nil)
    }

    private static func contentType(of path: String) -> String {
        let name = path.split(separator: ".").last ?? ""
        let type = MediaType.getMediaType(forExtension: String(name))?.description ?? "application/octet-stream"
        return type.hasPrefix("text/") ? "\(type); charset=utf-8" : type
    }
}
