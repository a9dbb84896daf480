import Hummingbird

/// The cookie that holds a session's token.
struct SessionCookie {
    /// Whether browsers may send the cookie over TLS only.
    var isSecure: Bool

    /// `__Host-` makes browsers refuse the cookie from another host, path or scheme (RFC 6265bis §4.1.3.2).
    var name: String { isSecure ? "__Host-session" : "session" }

    func token(in request: Request) -> SessionToken? {
        request.cookies[name].flatMap { SessionToken($0.value) }
    }

    /// The response field that gives the token to the browser.
    func setting(_ token: SessionToken, lifetime: Int) -> String {
        field(token.text, lifetime: lifetime)
    }

    /// The response field that deletes the token in the browser.
    var clearing: String { field("", lifetime: 0) }

    private func field(_ value: String, lifetime: Int) -> String {
        "\(name)=\(value); Path=/; Max-Age=\(lifetime); HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
    }
}
