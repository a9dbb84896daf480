import Hummingbird

/// The cookie that holds a session's token.
struct SessionCookie {
    /// Whether browsers may send it over TLS alone.
    var isSecure: Bool

    /// `__Host-` makes browsers refuse the cookie from another host, path or scheme (RFC 6265bis §4.1.3.2).
    var name: String { isSecure ? "__Host-session" : "session" }

    func token(in request: Request) -> SessionToken? {
        request.cookies[name].flatMap { SessionToken($0.value) }
    }

    /// A field of a response that gives the token to the browser.
    func setting(_ token: SessionToken, lifetime: Int) -> String {
        field(token.text, lifetime: lifetime)
    }

    /// A field of a response that takes the token from the browser.
    var clearing: String { field("", lifetime: 0) }

    private func field(_ value: String, lifetime: Int) -> String {
        "\(name)=\(value); Path=/; Max-Age=\(lifetime); HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
    }
}
