import Foundation
import GRDB
import HTTPTypes
import InMemoryLogging
import LivePasswords
import NIOCore
import Testing

@testable import GalleryServer

@Suite("Accounts")
struct AccountTests {
    @Test("creating an account also signs in")
    func signUp() async throws {
        try await withAccounts { client, _ async throws in
            let response = try await client.signUp("Zoë")
            #expect(response.status == .created)
            #expect(response.headers[.location] == "/accounts/me")
            #expect(response.headers[.cacheControl] == "no-store")
            #expect(try await client.owner(of: response.session) == "Zoë")
            #expect(!response.text.contains(goodPassword))
        }
    }

    @Test(
        "rejects a name that differs from another only in case, composition or width",
        arguments: [
            ("Zoë", "ZOE\u{308}"), ("straße", "STRASSE"), ("Σίσυφος", "ΣΊΣΥΦΟΣ"), ("anna", "ａｎｎａ"), ("a", " a "),
        ]
    )
    func takenName(first: String, second: String) async throws {
        try await withAccounts { client, _ async throws in
            #expect(try await client.signUp(first).status == .created)
            let response = try await client.signUp(second)
            #expect(response.status == .conflict)
            #expect(try response.error.code == "nameTaken")
            #expect(try response.error.field == "name")
            #expect(try await client.signIn(second).status == .created)
        }
    }

    @Test(
        "rejects empty, ambiguous and overlong names",
        arguments: [
            "", "  ", "a b", "a\u{200B}b", "a\u{202E}b", "a\u{0}", "\u{301}a", "a/b", "\u{3164}", "<b>",
            String(repeating: "a", count: 65), String(repeating: "\u{FDFA}", count: 60),
        ]
    )
    func invalidName(name: String) async throws {
        try await withAccounts { client, _ async throws in
            let response = try await client.signUp(name)
            #expect(response.status == .unprocessableContent)
            #expect(try response.error.field == "name")
        }
    }

    @Test("accepts names of up to 64 code points", arguments: ["a", "é", "漢", "🇨🇿"])
    func longestName(character: String) async throws {
        try await withAccounts { client, _ async throws in
            let response = try await client.signUp(String(repeating: character, count: 64))
            #expect(response.status == (character == "🇨🇿" ? .unprocessableContent : .created))
        }
    }

    @Test("reports every rule that a password breaks")
    func rejectedPassword() async throws {
        try await withAccounts { client, _ async throws in
            let fields = ["name": "anna", "password": "short", "confirmation": "other", "policy": "classic"]
            let response = try await client.send(fields, to: "/accounts")
            #expect(response.status == .unprocessableContent)
            #expect(try response.error.code == "passwordRejected")
            let rules = try response.rejectedRules
            #expect(rules.isSuperset(of: ["match"]))
            #expect(rules.count == 5)
            #expect(try await client.signIn("anna", "short").status == .unauthorized)
        }
    }

    @Test(
        "the NIST policy rejects common passwords and passwords with the account's name",
        arguments: [
            ("annabella", "passwordpassword", "notCommon"), ("annabella", "abcdefghijklmnopqrs", "notCommon"),
            ("annabella", "123456789012345", "notCommon"), ("annabella", "the garden of Annabella", "notPersonal"),
        ]
    )
    func nistPolicy(name: String, password: String, rule: String) async throws {
        try await withAccounts(dictionary: .repository) { client, _ async throws in
            let response = try await client.signUp(name, password)
            #expect(response.status == .unprocessableContent)
            #expect(try response.rejectedRules == [rule])
        }
    }

    @Test("accepts a confirmation with different Unicode composition")
    func composition() async throws {
        try await withAccounts { client, _ async throws in
            let password = "Crème-brûlée-72-Kettle"
            let fields = [
                "name": "anna", "password": password.precomposedStringWithCanonicalMapping,
                "confirmation": password.decomposedStringWithCanonicalMapping,
            ]
            #expect(try await client.send(fields, to: "/accounts").status == .created)
            let decomposed = password.decomposedStringWithCanonicalMapping
            #expect(try await client.signIn("anna", decomposed).status == .created)
        }
    }

    @Test(
        "doesn't trim or truncate passwords",
        arguments: [" \(goodPassword) ", (1...60).map { "k\($0)-" }.joined()]
    )
    func wholePassword(password: String) async throws {
        try await withAccounts { client, _ async throws in
            #expect(try await client.signUp("anna", password).status == .created)
            #expect(try await client.signIn("anna", String(password.dropLast())).status == .unauthorized)
            #expect(try await client.signIn("anna", password).status == .created)
        }
    }

    @Test("creates one account for twenty concurrent requests with the same name")
    func race() async throws {
        try await withAccounts(pool: HashingPool(threads: 2, waiting: 100)) { client, _ async throws in
            let statuses = try await withThrowingTaskGroup(of: HTTPResponse.Status.self) { group in
                for _ in 0..<20 { group.addTask { try await client.signUp("anna").status } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.count { $0 == .created } == 1)
            #expect(statuses.count { $0 == .conflict } == 19)
        }
    }

    @Test("stores no password or token in the database or the log")
    func noSecretsStored() async throws {
        let log = InMemoryLogHandler()
        try await withAccounts(log: log) { client, fixture async throws in
            let response = try await client.signUp("anna")
            _ = try await client.signIn("anna", otherPassword)
            _ = try await client.postAccount(#"{"name": "anna", "password": "\#(goodPassword)" x}"#)
            let cookie = try #require(try response.session[.cookie])
            let token = cookie.dropFirst("session=".count)
            for file in ["gallery.sqlite", "gallery.sqlite-wal"] {
                let contents = try Data(contentsOf: fixture.folder.appendingPathComponent(file))
                for secret in [goodPassword, otherPassword, String(token)] {
                    #expect(contents.range(of: Data(secret.utf8)) == nil)
                }
            }
            for secret in [goodPassword, otherPassword, String(token)] {
                #expect(!log.text.contains(secret))
            }
            #expect(log.entries.count >= 3)
        }
    }

    @Test("stores an scrypt hash with its own salt")
    func storedHash() async throws {
        try await withAccounts { client, fixture async throws in
            for name in ["anna", "bert"] { _ = try await client.signUp(name) }
            let database = try DatabaseQueue(path: fixture.databasePath)
            let hashes = try await database.read { try String.fetchAll($0, sql: "SELECT passwordHash FROM account") }
            #expect(Set(hashes).count == 2)
            #expect(hashes.allSatisfy { $0.wholeMatch(of: #/\$scrypt\$ln=4,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}/#) != nil })
        }
    }

    @Test("redirects a form and responds with JSON on request")
    func responseFormats() async throws {
        try await withAccounts { client, _ async throws in
            let form = "name=anna&password=\(goodPassword)&confirmation=\(goodPassword)"
            let response = try await client.postForm(form, to: "/accounts", [.accept: "text/html"])
            #expect(response.status == .seeOther)
            #expect(response.headers[.location] == "/accounts/me")
            let page = try await client.get("/accounts/me", response.session.merging([.accept: "text/html"]))
            #expect(page.text.contains("<bdi>anna</bdi>"))
            let other = form.replacing("anna", with: "bert")
            #expect(try await client.postForm(other, to: "/accounts", [.accept: "application/json"]).status == .created)
        }
    }
}

extension TestClient {
    func postForm(_ body: String, to path: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
        try await execute(
            uri: path,
            method: .post,
            headers: headers.merging([.contentType: "application/x-www-form-urlencoded"]),
            body: ByteBuffer(string: body)
        )
    }

    func postAccount(_ json: String) async throws -> TestResponse {
        try await execute(
            uri: "/accounts",
            method: .post,
            headers: [.contentType: "application/json"],
            body: ByteBuffer(string: json)
        )
    }
}
