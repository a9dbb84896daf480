import Foundation
import NIOCore

/// A file to be served.
struct PublishedFile: Sendable {
    let contents: ByteBuffer
    let name: String
    /// Computed from the contents, so that two versions saved within the clock's resolution differ.
    let entityTag: String

    /// - Complexity: O(*n*) in the length of the contents.
    init(contents: ByteBuffer, name: String) {
        self.contents = contents
        self.name = name
        // FNV-1a in 64 bits.
        let fingerprint: UInt64 = contents.readableBytesView.reduce(0xcbf2_9ce4_8422_2325) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        entityTag = "\"\(String(contents.readableBytes, radix: 16))-\(String(fingerprint, radix: 16))\""
    }

    /// Whether a value of `If-None-Match` names these contents (RFC 9110 §13.1.2, by the weak comparison).
    func matches(ifNoneMatch value: String) -> Bool {
        value.split(separator: ",").contains { candidate in
            let tag = candidate.trimmingCharacters(in: .whitespaces)
            return tag == "*" || tag == entityTag || tag == "W/\(entityTag)"
        }
    }

    var contentType: String {
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
