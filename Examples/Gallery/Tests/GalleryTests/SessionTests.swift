import Foundation
import GRDB
import HTTPTypes
import Testing

@testable import GalleryServer

@Suite("Sessions")
struct SessionTests {
    @Test("signing in creates another session, and signing out ends only that session")
    func signInAndOut() async throws {
        try await withAccounts { client, _ async throws in
            let first = try await client.signUp("anna").session
            let second = try await client.signIn("ANNA").session
            #expect(first != second)
            let response = try await client.execute(uri: "/sessions/current", method: .delete, headers: second)
            #expect(response.status == .noContent)
            #expect(response.headers[.setCookie]?.contains("Max-Age=0") == true)
            #expect(try await client.owner(of: second) == nil)
            #expect(try await client.owner(of: first) == "anna")
            // Signing out twice is not an error.
            let again = try await client.execute(uri: "/sessions/current", method: .delete, headers: second)
            #expect(again.status == .noContent)
        }
    }

    @Test("responds in the same way to a wrong password and an unknown name")
    func wrongCredentials() async throws {
        try await withAccounts { client, _ async throws in
            _ = try await client.signUp("anna")
            let wrong = try await client.signIn("anna", otherPassword)
            let unknown = try await client.signIn("nobody", otherPassword)
            #expect(wrong.status == .unauthorized)
            #expect(wrong.text == unknown.text)
            #expect(wrong.headers == unknown.headers)
            #expect(wrong.headers[.setCookie] == nil)
            #expect(try await client.signIn("anna", "").status == .unauthorized)
        }
    }

    @Test("the cookie is HttpOnly and SameSite")
    func cookie() async throws {
        try await withAccounts { client, _ async throws in
            let field = try #require(try await client.signUp("anna").headers[.setCookie])
            #expect(field.wholeMatch(of: #/session=[\w-]{43}; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax/#) != nil)
        }
    }

    @Test("behind TLS the cookie is Secure and has the __Host- prefix")
    func secureCookie() async throws {
        try await withAccounts(proxy: .https) { client, _ async throws in
            let response = try await client.signUp("anna")
            let field = try #require(response.headers[.setCookie])
            #expect(field.hasPrefix("__Host-session="))
            #expect(field.hasSuffix("; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure"))
            let plain = try #require(try response.session[.cookie]).replacing("__Host-", with: "")
            #expect(try await client.owner(of: response.session) == "anna")
            #expect(try await client.owner(of: [.cookie: plain]) == nil)
        }
    }

    @Test("an account has a limited number of sessions, and another one ends the oldest")
    func limit() async throws {
        let clock = TestClock()
        try await withAccounts(clock: clock) { client, fixture async throws in
            var sessions = [try await client.signUp("anna").session]
            for _ in 0..<30 {
                clock.advance(by: 1)
                sessions.append(try await client.signIn("anna").session)
            }
            var owners: [String?] = []
            for session in sessions { owners.append(try await client.owner(of: session)) }
            #expect(owners == Array(repeating: nil, count: 11) + Array(repeating: "anna", count: Accounts.sessionLimit))
        }
    }

    @Test("signing in again ends the previous session")
    func previousSession() async throws {
        try await withAccounts { client, _ async throws in
            let first = try await client.signUp("anna").session
            let second = try await client.signIn("anna", goodPassword, first).session
            #expect(try await client.owner(of: first) == nil)
            #expect(try await client.owner(of: second) == "anna")
            #expect(try await client.signIn("anna", otherPassword, second).status == .unauthorized)
            #expect(try await client.owner(of: second) == "anna")
        }
    }

    @Test("accepts one spelling of a token")
    func spelling() throws {
        let token = SessionToken()
        let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
        let accepted = digits.filter { SessionToken(token.text.dropLast() + String($0)) != nil }
        #expect(accepted.count == 16)
        #expect(SessionToken(token.text)?.text == token.text)
    }

    @Test("a session ends after two weeks")
    func expiry() async throws {
        let clock = TestClock()
        try await withAccounts(clock: clock) { client, fixture async throws in
            let session = try await client.signUp("anna").session
            clock.advance(by: Double(Accounts.sessionLifetime) - 1)
            #expect(try await client.owner(of: session) == "anna")
            clock.advance(by: 1)
            #expect(try await client.owner(of: session) == nil)
            _ = try await client.signIn("anna")
            let database = try DatabaseQueue(path: fixture.databasePath)
            #expect(try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM session") } == 1)
        }
    }

    @Test(
        "rejects an unknown cookie",
        arguments: ["session=", "session=x", "session=\(String(repeating: "A", count: 43))", "other=1", "session=💥"]
    )
    func unknownCookie(cookie: String) async throws {
        try await withAccounts { client, _ async throws in
            _ = try await client.signUp("anna")
            let response = try await client.get("/accounts/me", [.cookie: cookie])
            #expect(response.status == .unauthorized)
            #expect(try response.error.code == "signedOut")
        }
    }

    @Test("changing the password ends all other sessions and invalidates the old password")
    func passwordChange() async throws {
        try await withAccounts { client, _ async throws in
            let (here, elsewhere) = (try await client.signUp("anna").session, try await client.signIn("anna").session)
            let fields = ["current": goodPassword, "password": otherPassword, "confirmation": otherPassword]
            let response = try await client.send(fields, .put, to: "/accounts/me/password", here)
            #expect(response.status == .noContent)
            #expect(try await client.owner(of: here) == "anna")
            #expect(try await client.owner(of: elsewhere) == nil)
            #expect(try await client.signIn("anna", goodPassword).status == .unauthorized)
            #expect(try await client.signIn("anna", otherPassword).status == .created)
        }
    }

    @Test("changing the password requires the current one and a valid new one")
    func rejectedChange() async throws {
        try await withAccounts { client, _ async throws in
            let session = try await client.signUp("anna").session
            let path = "/accounts/me/password"
            let wrong = try await client.send(["current": "x", "password": otherPassword], .put, to: path, session)
            #expect(wrong.status == .forbidden)
            #expect(try wrong.error.field == "current")
            let weak = try await client.send(["current": goodPassword, "password": "short"], .put, to: path, session)
            #expect(try weak.rejectedRules.contains("minLength"))
            let signedOut = try await client.send(["current": goodPassword, "password": otherPassword], .put, to: path)
            #expect(signedOut.status == .unauthorized)
            #expect(try await client.signIn("anna").status == .created)
        }
    }

    @Test("another site can't sign anyone in, out or up")
    func crossSite() async throws {
        try await withAccounts { client, _ async throws in
            let session = try await client.signUp("anna").session
            let foreign = session.merging([.secFetchSite: "cross-site"])
            #expect(try await client.signUp("bert", goodPassword, foreign).status == .forbidden)
            #expect(try await client.signIn("anna", goodPassword, foreign).status == .forbidden)
            #expect(
                try await client.execute(uri: "/sessions/current", method: .delete, headers: foreign).status
                    == .forbidden
            )
            let fields = ["current": goodPassword, "password": otherPassword]
            #expect(try await client.send(fields, .put, to: "/accounts/me/password", foreign).status == .forbidden)
            #expect(try await client.owner(of: session) == "anna")
        }
    }
}
