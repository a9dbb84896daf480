import Foundation
import Hummingbird
import Logging

/// A folder whose files anyone may read. Hidden files are not served.
struct PublishedFolder {
    var path: String
    /// How long browsers keep a file; by default, they ask each time whether it has changed.
    var cacheControl = "no-cache"
    /// The policy of the pages in the folder, unless it is the gallery's.
    var contentSecurityPolicy: String?

    /// Serves the files under a path of one component, such as `/assets`.
    func add(to router: some RouterMethods<GalleryContext>, at mount: String) {
        let silent = Logger(label: "files") { _ in SwiftLogNoOpLogHandler() }
        router.group(RouterPath(mount))
            .add(middleware: FileHeaders(cacheControl: cacheControl, contentSecurityPolicy: contentSecurityPolicy))
            .add(middleware: FileMiddleware(path, urlBasePath: mount, logger: silent))
            .get("**") { _, _ -> Response in throw HTTPError(.notFound) }
        router.allowOnly([.get], at: RouterPath("\(mount)/**"))
    }
}

/// Serves the compressed form of a file where there is one, and sets the headers that `FileMiddleware` does not set.
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
        // `FileMiddleware` redirects from a folder to its index.
        guard [.ok, .notModified].contains(response.status) else { throw RequestError.notFound }
        response.headers[.contentType] = Self.contentType(of: path)
        response.headers[.contentEncoding] = coding
        response.headers[.vary] = "Accept-Encoding"
        response.headers[.acceptRanges] = nil
        response.headers[.cacheControl] = cacheControl
        response.headers[.contentSecurityPolicy] = contentSecurityPolicy
        return response
    }

    /// The smallest form that the sender accepts: `page.js.br`, `page.js.gz` or `page.js`.
    private func file(
        _ request: Request,
        path: String,
        next: (Request) async throws -> Response
    ) async throws -> (Response, coding: String?) {
        let accepted = request.headers[values: .acceptEncoding].flatMap { $0.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        var head = request.head
        // A part of one form is not a part of another.
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
