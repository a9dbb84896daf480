import Foundation
import Hummingbird
import NIOCore
import NIOPosix

/// A folder whose files anyone may read.
///
/// Hummingbird's `FileMiddleware` (as of 2.28.1) is not used: its entity tags have a resolution of one second,
/// `If-None-Match` may not be a list, a range past the end of a file gets a negative length, and links lead out of the
/// folder.
struct PublishedFolder: Sendable {
    /// The part of the folder that is published; hidden files never are.
    enum Scope {
        case everything
        /// The files in all subfolders but these, and none beside the subfolders.
        case subfolders(except: Set<String>)
    }

    /// The folder's path without links, so that the path of a file can be compared with it.
    private let root: String
    private let scope: Scope
    /// The policy of pages in it, unless it is the gallery's.
    private let contentSecurityPolicy: String?

    init(_ path: String, _ scope: Scope = .everything, contentSecurityPolicy: String? = nil) {
        root = Self.pathWithoutLinks(path) ?? path
        self.scope = scope
        self.contentSecurityPolicy = contentSecurityPolicy
    }

    /// Publishes the files under a path of one component, such as `assets`.
    func add(to router: some RouterMethods<GalleryContext>, at mount: String) {
        let path = RouterPath("/\(mount)/**")
        router.get(path) { request, _ in try await response(to: request) }
        router.allowOnly([.get], at: path)
    }

    private func response(to request: Request) async throws -> Response {
        let segments = request.uri.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst(2)
        // Reading a file and computing its tag takes long, during which nobody else must wait.
        let file = try await NIOThreadPool.singleton.runIfActive { try publishedFile(at: Array(segments)) }
        var response = Response(
            status: .ok,
            headers: [.contentType: file.contentType, .eTag: file.entityTag, .cacheControl: "no-cache"],
            body: ResponseBody(byteBuffer: file.contents)
        )
        response.headers[.contentSecurityPolicy] = contentSecurityPolicy
        return response.unlessHeld(by: request)
    }

    private func publishedFile(at segments: [Substring]) throws -> PublishedFile {
        let names = segments.map { $0.removingPercentEncoding ?? "" }
        guard !names.isEmpty, names.allSatisfy(Self.isPlainName),
            let path = Self.pathWithoutLinks(([root] + names).joined(separator: "/")), isPublished(path),
            let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let contents = FileManager.default.contents(atPath: path)
        else { throw RequestFault.notFound }
        return PublishedFile(contents: ByteBuffer(bytes: contents), name: names[names.count - 1])
    }

    /// - Parameter path: A path without links, so that no link leads to an unpublished file.
    private func isPublished(_ path: String) -> Bool {
        guard path.hasPrefix(root + "/") else { return false }
        let names = path.dropFirst(root.count + 1).split(separator: "/")
        switch scope {
        case .everything: return true
        case .subfolders(let hidden): return names.count > 1 && !hidden.contains(String(names[0]))
        }
    }

    /// Whether a name is that of a visible file or folder, and not a path.
    private static func isPlainName(_ name: String) -> Bool {
        guard let first = name.utf8.first, first != UInt8(ascii: ".") else { return false }
        return name.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\") }
    }

    private static func pathWithoutLinks(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
