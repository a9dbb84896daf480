import COpenSSL
import Foundation
import Hummingbird

/// The secret that identifies a session: 32 random bytes. The database stores only their hash, so that someone who reads
/// the database can't sign in.
struct SessionToken: Sendable {
    /// The token in hexadecimal digits, for a cookie.
    let text: String

    /// Creates a random token.
    init() {
        text = [UInt8].random(32).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    /// Parses a cookie's value. Returns `nil` if it isn't a token.
    init?(_ text: String) {
        guard text.wholeMatch(of: #/[0-9a-f]{64}/#) != nil else { return nil }
        self.text = text
    }

    /// The hash to store. One round of SHA-256 is enough for 256 random bits.
    var hash: Data {
        var hash = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        SHA256(Array(text.utf8), text.utf8.count, &hash)
        return Data(hash)
    }
}

extension SessionToken: CustomStringConvertible, CustomReflectable {
    var description: String { "SessionToken" }
    var customMirror: Mirror { Mirror(self, children: []) }
}

/// The cookie that holds a session's token.
struct SessionCookie {
    /// Whether browsers send the cookie only over TLS.
    var isSecure: Bool

    /// The cookie's name. With `__Host-`, browsers reject the cookie from another host, path or scheme (RFC 6265bis §4.1.3.2).
    var name: String { isSecure ? "__Host-session" : "session" }

    func token(in request: Request) -> SessionToken? {
        request.cookies[name].flatMap { SessionToken($0.value) }
    }

    /// Adds a token to a response, or deletes the cookie if there is none.
    func set(_ token: SessionToken?, in response: inout Response) {
        let (value, lifetime) = token.map { ($0.text, Accounts.sessionLifetime) } ?? ("", 0)
        let cookie = Cookie(
            name: name,
            value: value,
            maxAge: lifetime,
            path: "/",
            secure: isSecure,
            httpOnly: true,
            sameSite: .lax
        )
        response.setCookie(cookie)
    }
}
