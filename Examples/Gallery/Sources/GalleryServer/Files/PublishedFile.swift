import NIOCore

/// A file to be served.
struct PublishedFile: Sendable {
    let contents: ByteBuffer
    let name: String
    let entityTag: String

    /// - Complexity: O(*n*) in the length of the contents.
    init(contents: ByteBuffer, name: String) {
        self.contents = contents
        self.name = name
        entityTag = contents.entityTag
    }

    var contentType: String { Self.contentType(of: name) }

    /// The media type of a file, by the extension of its name.
    static func contentType(of name: String) -> String {
        switch name.split(separator: ".").last.map({ $0.lowercased() }) {
        case "css": "text/css; charset=utf-8"
        case "html": "text/html; charset=utf-8"
        case "js", "mjs": "text/javascript; charset=utf-8"
        case "json", "map": "application/json; charset=utf-8"
        case "txt", "md": "text/plain; charset=utf-8"
        case "svg": "image/svg+xml; charset=utf-8"
        case "png": "image/png"
        case "ico": "image/x-icon"
        case "wasm": "application/wasm"
        case "woff2": "font/woff2"
        default: "application/octet-stream"
        }
    }
}
