import Hummingbird

/// The cookie that holds a session's token.
struct SessionCookie {
    /// Whether browsers send the cookie only over TLS.
    var isSecure: Bool

    /// The cookie's name. With `__Host-`, browsers reject the cookie from another host, path or scheme (RFC 6265bis §4.1.3.2).
    var name: String { isSecure ? "__Host-session" : "session" }

    func token(in request: Request) -> SessionToken? {
        request.cookies[name].flatMap { SessionToken($0.value) }
    }

    /// Returns the value of a `Set-Cookie` field that stores the token.
    func setting(_ token: SessionToken, lifetime: Int) -> String {
        field(token.text, lifetime: lifetime)
    }

    /// The value of a `Set-Cookie` field that deletes the cookie.
    var clearing: String { field("", lifetime: 0) }

    private func field(_ value: String, lifetime: Int) -> String {
        "\(name)=\(value); Path=/; Max-Age=\(lifetime); HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
    }
}
