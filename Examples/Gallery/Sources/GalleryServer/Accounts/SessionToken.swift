import COpenSSL

/// The secret that identifies a session: 32 random bytes. The database stores only their hash, so that someone who reads
/// the database can't sign in.
struct SessionToken: Sendable {
    private let bytes: [UInt8]

    private static let length = 32

    /// Creates a random token.
    init() {
        bytes = [UInt8](randomCount: Self.length)
    }

    /// Parses a cookie's value. Returns `nil` if it isn't a token.
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
        // The last digit has unused bits. Only one of the possible spellings is valid.
        guard text == self.text else { return nil }
    }

    /// The token in base64url (RFC 4648 §5), for a cookie.
    var text: String {
        String(bytes.base64.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })
    }

    /// The hash to store. One round of SHA-256 is enough for 256 random bits.
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
