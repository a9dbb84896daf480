import COpenSSL

/// The secret by which a browser proves its session: 32 random bytes. The server keeps only their hash, so that whoever
/// reads the database cannot sign in with it.
struct SessionToken: Sendable {
    private let bytes: [UInt8]

    private static let length = 32

    /// A new random token.
    init() {
        bytes = [UInt8](randomCount: Self.length)
    }

    /// Reads a cookie's value; `nil` if it is not a token.
    init?(_ text: String) {
        let base64 = text.map { character -> Character in
            switch character {
            case "-": "+"
            case "_": "/"
            default: character
            }
        }
        guard !text.contains(where: { $0 == "+" || $0 == "/" }), let bytes = [UInt8](base64: String(base64)),
            bytes.count == Self.length
        else { return nil }
        self.bytes = bytes
        // The last digit has bits that stand for nothing; a token has one spelling.
        guard text == self.text else { return nil }
    }

    /// Base64url (RFC 4648 §5), which a cookie may hold as it is.
    var text: String {
        String(bytes.base64.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })
    }

    /// The hash that the database keeps. One round is enough, because nobody guesses 256 random bits.
    var hash: [UInt8] {
        var hash = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        SHA256(bytes, bytes.count, &hash)
        return hash
    }
}

extension SessionToken: CustomStringConvertible, CustomReflectable {
    var description: String { "SessionToken" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
