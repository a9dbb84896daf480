import Foundation
import GRDB
import Testing

@testable import GalleryServer

@Suite("Sessions")
struct SessionTests {
    @Test("signing in creates another session, and signing out ends only that session")
    func signInAndOut() async throws {
        try await Fixture().run { client async throws in
            let first = try await client.signUp("anna").session
            let second = try await client.signIn("ANNA").session
            #expect(first != second)
            // Signing out twice is not an error.
            for _ in 0..<2 {
                let answer = try await client.send("DELETE", "/sessions/current", second)
                #expect(answer.status == 204 && answer["Set-Cookie"]?.contains("Max-Age=0") == true)
            }
            #expect(try await client.owner(of: second) == nil)
            #expect(try await client.owner(of: first) == "anna")
        }
    }

    @Test("responds in the same way to a wrong password and an unknown name")
    func wrongCredentials() async throws {
        try await Fixture().run { client async throws in
            _ = try await client.signUp("anna")
            let wrong = try await client.signIn("anna", otherPassword)
            #expect(wrong.status == 401 && wrong["Set-Cookie"] == nil)
            for name in ["nobody", "no body"] {
                let unknown = try await client.signIn(name, otherPassword)
                #expect(unknown.status == 401 && unknown.text == wrong.text)
                #expect(Set(unknown.response.allHeaderFields.keys) == Set(wrong.response.allHeaderFields.keys))
            }
        }
    }

    @Test(
        "the cookie is HttpOnly and SameSite, and behind TLS also Secure",
        arguments: [(GalleryConfiguration.Proxy.none, "session", false), (.https, "__Host-session", true)]
    )
    func cookie(proxy: GalleryConfiguration.Proxy, name: String, isSecure: Bool) async throws {
        try await Fixture(proxy: proxy).run { client async throws in
            let answer = try await client.signUp("anna")
            let parts = try #require(answer["Set-Cookie"]).split(separator: "; ").map(String.init)
            #expect(parts[0].wholeMatch(of: #/([\w-]+)=[0-9a-f]{64}/#)?.output.1 == name[...])
            #expect(
                Set(parts.dropFirst())
                    == Set(["Path=/", "Max-Age=1209600", "HttpOnly", "SameSite=Lax"] + (isSecure ? ["Secure"] : []))
            )
            let plain = try #require(try answer.session["Cookie"]).replacing("__Host-", with: "")
            #expect(try await client.owner(of: answer.session) == "anna")
            #expect(try await client.owner(of: ["Cookie": plain]) == (isSecure ? nil : "anna"))
        }
    }

    @Test("an account has a limited number of sessions, another one ends the oldest, and each ends after two weeks")
    func limits() async throws {
        let fixture = Fixture()
        try await fixture.run { client async throws in
            var sessions = [try await client.signUp("anna").session]
            for _ in 0..<30 {
                fixture.clock.advance(by: 1)
                sessions.append(try await client.signIn("anna").session)
            }
            var owners: [String?] = []
            for session in sessions { owners.append(try await client.owner(of: session)) }
            #expect(owners == Array(repeating: nil, count: 11) + Array(repeating: "anna", count: Accounts.sessionLimit))
            fixture.clock.advance(by: Double(Accounts.sessionLifetime) - 1)
            #expect(try await client.owner(of: sessions[30]) == "anna")
            fixture.clock.advance(by: 1)
            #expect(try await client.owner(of: sessions[30]) == nil)
            _ = try await client.signIn("anna")
            let database = try DatabaseQueue(path: fixture.databasePath)
            #expect(try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM session") } == 1)
        }
    }

    @Test("signing in or up ends the previous session of the browser")
    func previousSession() async throws {
        try await Fixture().run { client async throws in
            let first = try await client.signUp("anna").session
            let second = try await client.signIn("anna", goodPassword, first).session
            #expect(try await client.owner(of: first) == nil)
            #expect(try await client.signIn("anna", otherPassword, second).status == 401)
            #expect(try await client.owner(of: second) == "anna")
            let third = try await client.signUp("bert", goodPassword, second).session
            #expect(try await client.owner(of: second) == nil)
            #expect(try await client.owner(of: third) == "bert")
        }
    }

    @Test("rejects an unknown cookie")
    func unknownCookie() async throws {
        try await Fixture().run { client async throws in
            let token = try #require(try await client.signUp("anna").session["Cookie"])
            for cookie in ["session=", "session=x", "session=\(SessionToken().text)", "other=1", token.uppercased()] {
                let answer = try await client.get("/accounts/me", ["Cookie": cookie])
                #expect(answer.status == 401)
                #expect(try answer.error.code == "signedOut")
            }
        }
    }

    @Test("changing the password needs the current one, ends all other sessions and invalidates the old password")
    func passwordChange() async throws {
        try await Fixture().run { client async throws in
            let (here, elsewhere) = (try await client.signUp("anna").session, try await client.signIn("anna").session)
            for (current, new, session, status) in [
                ("x", otherPassword, here, 403), (goodPassword, "short", here, 422),
                (goodPassword, "of Anna and others", here, 422),
                (goodPassword, otherPassword, [:], 401), (goodPassword, otherPassword, here, 204),
            ] {
                #expect(try await client.owner(of: elsewhere) == "anna")
                let form = Data("current=\(current)&password=\(new)&confirmation=\(new)".utf8)
                let headers = session.merging(["Content-Type": "application/x-www-form-urlencoded"]) { $1 }
                #expect(try await client.send("PUT", "/accounts/me/password", headers, form).status == status)
            }
            #expect(try await client.owner(of: here) == "anna")
            #expect(try await client.owner(of: elsewhere) == nil)
            #expect(try await client.signIn("anna").status == 401)
            #expect(try await client.signIn("anna", otherPassword).status == 201)
        }
    }

    @Test("another site can't sign anyone in, out or up")
    func crossSite() async throws {
        try await Fixture().run { client async throws in
            let session = try await client.signUp("anna").session
            let foreign = session.merging(["Sec-Fetch-Site": "cross-site"]) { $1 }
            #expect(try await client.signUp("bert", goodPassword, foreign).status == 403)
            #expect(try await client.signIn("anna", goodPassword, foreign).status == 403)
            #expect(try await client.send("DELETE", "/sessions/current", foreign).status == 403)
            #expect(try await client.send("PUT", "/accounts/me/password", foreign, Data()).status == 403)
            #expect(try await client.get("/accounts/me", foreign).status == 200)
            #expect(try await client.owner(of: session) == "anna")
        }
    }

    @Test(
        "accepts requests that change data only from its own origin and from non-browser clients",
        arguments: [
            ([:], true), (["Sec-Fetch-Site": "same-origin", "Origin": "http://elsewhere.example"], true),
            (["Sec-Fetch-Site": "none"], true), (["Sec-Fetch-Site": "same-site"], false),
            (["Sec-Fetch-Site": "cross-site", "Origin": "http://localhost"], false),
            (["Sec-Fetch-Site": "nonsense"], false), (["Origin": "http://LOCALHOST"], true), (["Origin": ""], false),
            (["Origin": "http://localhost.example"], false), (["Origin": "null"], false),
            (["Origin": "ftp://localhost"], false), (["Origin": "javascript://localhost"], false),
            (["Origin": "http://someone@localhost"], false), (["Origin": "http://localhost/path"], false),
        ] as [([String: String], Bool)]
    )
    func origins(headers: [String: String], isAllowed: Bool) async throws {
        try await Fixture().run { client async throws in
            // The origin of a test has the test's port.
            let headers = headers.mapValues { $0.hasSuffix("LOCALHOST") ? "\($0):\(client.port)" : $0 }
            let answer = try await client.post(["text": "a"], to: "/posts", headers)
            #expect(answer.status == (isAllowed ? 201 : 403))
        }
        try await Fixture(proxy: .https).run { client async throws in
            for (scheme, status) in [("https", 201), ("http", 403)] {
                let origin = ["Origin": "\(scheme)://localhost:\(client.port)"]
                let answer = try await client.post(["text": "a"], to: "/posts", origin)
                #expect(answer.status == status && answer["Strict-Transport-Security"] == "max-age=31536000")
            }
        }
    }
}
