import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The bundled scripts, styles and files of the gallery's pages, as `Tools/dist/gallery.py` writes them.
///
/// They are held in memory: a bundle that is made anew meanwhile does not mix with the one whose addresses the pages hold. A name
/// has the hash of what is in the file, so whoever has the file never asks for it again.
struct GalleryBundle: Sendable {
    /// What each page loads.
    let pages: PageFiles
    /// The forms of each file, by its name.
    private let files: [String: [ContentCoding: ByteBuffer]]

    private static let description = "pages.json"

    /// - Throws: ``ConfigurationFault`` when the folder does not hold a bundle.
    init(_ path: String) throws {
        do {
            try self.init(folder: path)
        } catch {
            throw ConfigurationFault(
                variable: "GALLERY_BUNDLE",
                value: path,
                expectation: "a folder that make gallery-bundle has written"
            )
        }
    }

    private init(folder path: String) throws {
        let folder = URL(fileURLWithPath: path)
        pages = try PageFiles(json: Data(contentsOf: folder.appendingPathComponent(Self.description)))
        var files: [String: [ContentCoding: ByteBuffer]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: path) where name != Self.description {
            let (plainName, coding) = Self.coding(of: name)
            let contents = try Data(contentsOf: folder.appendingPathComponent(name))
            files[plainName, default: [:]][coding] = ByteBuffer(bytes: contents)
        }
        self.files = files
    }

    private static func coding(of name: String) -> (plainName: String, ContentCoding) {
        for (suffix, coding) in [(".br", ContentCoding.brotli), (".gz", .gzip)] where name.hasSuffix(suffix) {
            return (String(name.dropLast(suffix.count)), coding)
        }
        return (name, .identity)
    }

    func add(to router: some RouterMethods<GalleryContext>) {
        let path: RouterPath = "/bundle/:name"
        router.get(path) { request, context in try response(to: request, named: context.parameters.require("name")) }
        router.allowOnly([.get], at: path)
    }

    private func response(to request: Request, named name: String) throws -> Response {
        guard let forms = files[name] else { throw RequestFault.notFound }
        let coding = try ContentCoding.chosen(of: Set(forms.keys), for: request)
        guard let contents = forms[coding] else { throw RequestFault.notFound }
        var response = Response(
            status: .ok,
            headers: [
                .contentType: PublishedFile.contentType(of: name),
                .eTag: "\"\(name).\(coding.rawValue)\"",
                .cacheControl: "public, max-age=31536000, immutable",
                .vary: "Accept-Encoding",
            ],
            body: ResponseBody(byteBuffer: contents)
        )
        response.headers[.contentEncoding] = coding.fieldValue
        return response.unlessHeld(by: request)
    }
}
