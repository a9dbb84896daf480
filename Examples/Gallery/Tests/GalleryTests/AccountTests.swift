import Foundation
import GRDB
import LivePasswords
import Testing

@testable import GalleryServer

@Suite("Accounts")
struct AccountTests {
    @Test("creating an account also signs in")
    func signUp() async throws {
        try await Fixture().run { client async throws in
            let answer = try await client.signUp("Zoë")
            #expect(answer.status == 201 && !answer.contains(goodPassword))
            #expect(try await client.owner(of: answer.session) == "Zoë")
        }
    }

    @Test("with a list of breached passwords, rejects those in it and serves it to pages")
    func breaches() async throws {
        // The SHA-1 hash of the good password.
        let (prefix, rest) = ("33571", "A407E7D3E1502D1D637E9BE4D03C51BA715")
        let lines = "0018A45C4D1DEF81644B54AB7F969B88D65:3\r\n\(rest):12\r\n"
        try await Fixture(breaches: [prefix: lines]).run { client async throws in
            let answer = try await client.signUp("Zoë")
            #expect(answer.status == 422)
            #expect(try answer.error.fields == ["password": ["Not one from a data breach"]])
            #expect(try await client.signUp("Zoë", goodPassword, ["Accept-Language": "de"]).contains("Datenleck"))
            let session = try await client.signUp("Zoë", otherPassword).session
            let type = ["Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"]
            let change = Data("current=\(otherPassword)&password=\(goodPassword)&confirmation=\(goodPassword)".utf8)
            let headers = session.merging(type) { $1 }
            #expect(try await client.send("PUT", "/accounts/me/password", headers, change).status == 422)
            #expect(try await client.get("/breaches/\(prefix)").text == lines)
            #expect(try await client.get("/breaches/00000").text.isEmpty)
            for prefix in ["3357a", "5BAA", "5BAA61", "%2E%2E%2Fa", "gallery"] {
                #expect(try await client.get("/breaches/\(prefix)").status == 404, "\(prefix)")
            }
            #expect(try await client.get("/accounts/new").contains("data-breaches"))
        }
        try await Fixture().run { client async throws in
            #expect(try await client.get("/breaches/\(prefix)").status == 404)
            #expect(try await !client.get("/accounts/new").contains("data-breaches"))
        }
    }

    @Test("accepts no password while its list of breached passwords can't be read")
    func unreadableBreaches() async throws {
        let fixture = Fixture(breaches: [:])
        try await fixture.run { client async throws in
            let list = fixture.folder.appendingPathComponent("33571.txt")
            try FileManager.default.createDirectory(at: list, withIntermediateDirectories: false)
            #expect(try await client.signUp("Zoë").status == 500)
            try FileManager.default.removeItem(at: list)
            #expect(try await client.signUp("Zoë").status == 201)
        }
    }

    @Test(
        "rejects a name that differs from another only in case, composition or width",
        arguments: [
            ("Zoë", "ZOE\u{308}"), ("straße", "STRASSE"), ("Σίσυφος", "ΣΊΣΥΦΟΣ"), ("anna", "ａｎｎａ"), ("a", " a "),
        ]
    )
    func takenName(first: String, second: String) async throws {
        try await Fixture().run { client async throws in
            #expect(try await client.signUp(first).status == 201)
            let answer = try await client.signUp(second)
            #expect(answer.status == 409)
            #expect(try answer.error.fields == ["name": ["This name is taken. Choose another."]])
            #expect(try await client.signIn(second).status == 201)
        }
    }

    @Test("rejects empty, ambiguous and overlong names, and accepts 64 code points")
    func names() async throws {
        let long = [String(repeating: "\u{FDFA}", count: 60), String(repeating: "a", count: 65)]
        let invalid = ["", "  ", "a b", "a\u{200B}b", "a\u{202E}b", "a\u{0}", "\u{301}a", "a/b", "\u{3164}", "<b>"]
        try await Fixture().run { client async throws in
            for name in invalid + long {
                let answer = try await client.signUp(name)
                #expect(answer.status == 422, "\(name)")
                #expect(try answer.error.fields?.keys.sorted() == ["name"], "\(name)")
            }
            for letter in ["a", "é", "漢"] {
                #expect(try await client.signUp(String(repeating: letter, count: 64)).status == 201)
            }
        }
    }

    @Test(
        "reports the rules that a password breaks",
        arguments: [
            ("classic", "short", ["At least 8 characters", "An upper-case letter", "A digit", "A symbol"]),
            ("nist", "passwordpassword", ["Not one that many people use"]),
            ("nist", "123456789012345", ["Not one that many people use"]),
            ("nist", "the garden of Annabella", ["Without your name or address"]),
            ("own", "TromboneCase111", ["No character more often in a row than 2"]),
        ]
    )
    func rejectedPassword(policy: String, password: String, rules: [String]) async throws {
        try await Fixture().run { client async throws in
            let fields = ["name": "annabella", "password": password, "confirmation": "x", "policy": policy]
            let answer = try await client.post(fields, to: "/accounts")
            #expect(answer.status == 422)
            #expect(try answer.error.fields?["password"] == rules)
            #expect(try answer.error.fields?["confirmation"] == ["The passwords do not match"])
            #expect(try await client.signIn("annabella", password).status == 401)
        }
    }

    @Test("takes passwords whole, with any Unicode composition")
    func wholePassword() async throws {
        try await Fixture().run { client async throws in
            let passwords = [" \(goodPassword) ", (1...60).map { "k\($0)-" }.joined(), "Crème-brûlée-72-Kettle"]
            for (index, password) in passwords.enumerated() {
                #expect(try await client.signUp("anna\(index)", password).status == 201)
                let decomposed = password.decomposedStringWithCanonicalMapping
                #expect(try await client.signIn("anna\(index)", decomposed).status == 201)
                #expect(try await client.signIn("anna\(index)", String(password.dropLast())).status == 401)
            }
        }
    }

    @Test("creates one account for twenty concurrent requests with the same name")
    func race() async throws {
        try await Fixture(pool: HashingPool(threads: 2, waiting: 100)).run { client async throws in
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<20 { group.addTask { try await client.signUp("anna").status } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.sorted() == [201] + Array(repeating: 409, count: 19))
        }
    }

    @Test("stores scrypt hashes with their own salts, and no password or token in the database or the log")
    func noSecretsStored() async throws {
        let fixture = Fixture()
        try await fixture.run { client async throws in
            let token = try #require(try await client.signUp("anna").session["Cookie"]).dropFirst("session=".count)
            _ = try await client.signUp("bert")
            _ = try await client.signIn("anna", otherPassword)
            _ = try await client.send("POST", "/accounts", [:], Data("password=\(goodPassword)&password=%FF".utf8))
            let files = try ["", "-wal"].map { try Data(contentsOf: URL(fileURLWithPath: fixture.databasePath + $0)) }
            let stored = String(decoding: files.reduce(Data(), +), as: UTF8.self) + "\(fixture.log.entries)"
            for secret in [goodPassword, otherPassword, String(token)] { #expect(!stored.contains(secret)) }
            let database = try DatabaseQueue(path: fixture.databasePath)
            let hashes = try await database.read { try String.fetchAll($0, sql: "SELECT passwordHash FROM account") }
            #expect(Set(hashes).count == 2)
            #expect(hashes.allSatisfy { $0.wholeMatch(of: #/\$scrypt\$ln=4,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}/#) != nil })
        }
    }

    @Test("rejects bodies that a form doesn't send, and never quotes them")
    func malformed() async throws {
        try await Fixture(byAddress: .init(burst: 1, interval: 1000)).run { client async throws in
            let large = String(repeating: "hunter2", count: 3000)
            for (body, status) in [
                ("password=hunter2&password=hunter2", 400), ("hunter2=1", 400), ("name=%FFhunter2", 400),
                ("name=anna&password=hunter2&confirmation=hunter2&policy=hunter2", 422), ("", 422), (large, 413),
            ] {
                let type = ["Content-Type": "application/x-www-form-urlencoded"]
                let answer = try await client.send("POST", "/accounts", type, Data(body.utf8))
                #expect(answer.status == status, "\(body.prefix(50))")
                #expect(!answer.text.contains("hunter2"))
            }
            let json = try await client.send("POST", "/accounts", ["Content-Type": "application/json"], Data("{}".utf8))
            #expect(json.status == 415)
            // None of them counts as an attempt.
            #expect(try await client.signUp("anna").status == 201)
        }
    }

    @Test("a form without scripts gets a page with each error at its field, in the reader's language")
    func page() async throws {
        try await Fixture(byAddress: .init(burst: 1, interval: 10)).run { client async throws in
            let german = browser.merging(["Accept-Language": "de"]) { $1 }
            let page = try await client.get("/accounts/new?policy=classic", german)
            #expect(page["Content-Language"] == "de" && page["Cache-Control"] == "no-store")
            #expect(
                page.contains(
                    "<html lang=\"de\" dir=\"ltr\">",
                    "<h1>Konto erstellen</h1>",
                    "type=\"radio\" value=\"classic\" checked",
                    ">Mindestens 8 Zeichen</li>"
                )
            )
            let fields = ["name": "anna", "password": "a\u{7}hunter", "confirmation": "b", "policy": "classic"]
            let rejected = try await client.post(fields, to: "/accounts?lang=he", german)
            #expect(rejected.status == 422 && rejected.contains("<html lang=\"he\" dir=\"rtl\">", "(לא מתקיים)"))
            #expect(rejected.contains("action=\"/accounts?lang=he\"", "value=\"anna\"", "הסיסמאות אינן תואמות"))
            #expect(!rejected.contains("hunter"))
            let created = try await client.signUp("anna", goodPassword, german)
            #expect(created.status == 303 && created["Location"] == "/accounts/me")
            let account = try await client.get("/accounts/me", german.merging(created.session) { $1 })
            #expect(account.contains("<bdi>anna</bdi>"))
            let limited = try await client.signUp("bert", goodPassword, browser)
            #expect(limited.status == 429 && limited["Retry-After"] == "10")
            #expect(limited.contains("Too many attempts. Please try again in 10 sec.", "value=\"bert\""))
        }
    }

    @Test("without scripts, the page after signing up or in has the settings of the form's page")
    func keptSettings() async throws {
        try await Fixture().run { client async throws in
            let query = "?lang=he&theme=dense"
            let fields = ["name": "anna", "password": goodPassword]
            let confirmed = fields.merging(["confirmation": goodPassword]) { $1 }
            for (path, fields) in [("/accounts", confirmed), ("/sessions", fields)] {
                let answer = try await client.post(fields, to: path + query, browser)
                #expect(answer.status == 303 && answer["Location"] == "/accounts/me" + query)
                let page = try await client.get("/accounts/me" + query, browser.merging(answer.session) { $1 })
                #expect(page.text.ranges(of: #"href="/?lang=he&amp;theme=dense">"#).count == 2)
            }
        }
    }
}

@Suite("Password hashes")
struct PasswordHashTests {
    @Test("agrees with another implementation, and parses what it encodes")
    func hash() throws {
        // From Python's `hashlib.scrypt`, with the salt “SodiumChloride16”.
        let text = "$scrypt$ln=10,r=8,p=3$U29kaXVtQ2hsb3JpZGUxNg$rGF1KygeNks2vJwdhiElUBmFsFaGxSS21Qm9tvBU6EI"
        let known = try #require(PasswordHash(text))
        #expect(try known.isHash(of: PasswordText("pleaseletmein")) && known.text == text)
        #expect(try !known.isHash(of: PasswordText("Pleaseletmein")) && !known.isHash(of: PasswordText("")))
        let hash = try PasswordHash(PasswordText(goodPassword))
        #expect(hash.text.hasPrefix("$scrypt$ln=15,r=8,p=3$") && PasswordHash(hash.text) == hash)
        #expect(try hash.isHash(of: PasswordText(goodPassword)))
        #expect(try !PasswordHash(randomWithCost: 4).isHash(of: PasswordText(goodPassword)))
        let broken = ["", "$scrypt$", "$2b$12$abc", String(text.dropLast()), text.replacing("ln=10", with: "ln=40")]
        for text in broken { #expect(PasswordHash(text) == nil) }
    }
}
