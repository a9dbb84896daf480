import Foundation
import Testing

@testable import GalleryServer

@Suite("Profiles")
struct ProfileTests {
    /// The fields of a valid form.
    private static let fields = [
        "name": "anna", "bio": "Gärtnerin 🌱\nمرحبا <b>", "phone": "(415) 555-2671", "code": "123456",
        "card": "4242 4242 4242 4242", "expiry": "12/39", "plan": "team", "seats": "3",
        "password": goodPassword, "confirmation": goodPassword,
    ]
    private static let change = ["phone": "4155552671", "expiry": "0140", "plan": "studio", "seats": "2", "bio": ""]

    private static func fields(_ changes: [String: String]) -> [String: String] { fields.merging(changes) { $1 } }

    @Test("saves the submitted values, without the card number and the code, and shows them unchanged")
    func saved() async throws {
        let fixture = Fixture()
        try await fixture.run { client async throws in
            let answer = try await client.post(Self.fields, to: "/profile?lang=de", browser)
            #expect(answer.status == 303 && answer["Location"] == "/profile?lang=de")
            let session = try answer.session
            let page = try await client.get("/profile?lang=de", browser.merging(session) { $1 })
            #expect(page.status == 200 && page["Cache-Control"] == "no-store")
            #expect(page.text.contains("dir=\"auto\">Gärtnerin 🌱\nمرحبا &lt;b&gt;</dd>"))
            #expect(page.text.contains("VISA •••• 4242") && page.text.contains("45\u{00A0}$"))
            let saved = try await client.get("/profile", session).decoded([String: String].self)
            #expect(saved["bio"] == "Gärtnerin 🌱\nمرحبا <b>" && saved["phone"] == "4155552671" && saved["seats"] == "3")
            #expect(saved["card"] == "VISA •••• 4242" && saved["expiry"] == "1239" && saved["plan"] == "team")
            #expect(try await client.signIn("anna").status == 201)
            let files = try ["", "-wal"].map { try Data(contentsOf: URL(fileURLWithPath: fixture.databasePath + $0)) }
            let bytes = files.reduce(Data(), +)
            #expect(bytes.range(of: Data("4155552671".utf8)) != nil)
            for secret in ["4242424242424242", "123456", goodPassword] {
                #expect(bytes.range(of: Data(secret.utf8)) == nil)
            }
        }
    }

    @Test(
        "shows each error at its field in the reader's language and keeps the other values",
        arguments: [
            ("name", "", "Bitte ausfüllen"), ("name", "a b", "Ein Name besteht nur aus"),
            ("code", "12", "Es fehlen noch: 4"),
            ("phone", "415 555", "Es fehlen noch: 4"), ("phone", "+61 2 5550 1234", "Das sieht nicht richtig aus"),
            ("card", "4242 4242 4242 4241", "Diese Kartennummer gibt es nicht"),
            ("card", "4242 4242 4242 4242 99", "2 Zeichen über"),
            ("expiry", "13/39", "Diesen Monat gibt es nicht"), ("expiry", "12/19", "Die Karte ist abgelaufen"),
            ("expiry", "12/27/2030", "Das sieht nicht"), ("seats", "51", "Höchstens 50"),
            ("seats", "1.5", "Eine ganze Zahl"),
            ("seats", "+5", "Das sieht nicht"),
            ("bio", String(repeating: "ä", count: 161), "1 Zeichen über der Grenze"),
        ]
    )
    func invalidField(field: String, text: String, message: String) async throws {
        try await Fixture().run { client async throws in
            let german = browser.merging(["Accept-Language": "de"]) { $1 }
            let page = try await client.post(Self.fields([field: text]), to: "/profile", german)
            #expect(page.status == 422 && page["Set-Cookie"] == nil)
            #expect(page["Cache-Control"] == "no-store" && page["Content-Language"] == "de")
            #expect(page.text.contains("id=\"profile-error-\(field)\" class=\"live-form-error\">\(message)"))
            #expect(page.text.components(separatedBy: " autofocus").count == 3, "one field and the button in the help")
            #expect(field == "name" || page.text.contains("value=\"anna\""))
            for secret in [goodPassword, "123456", "4242 42"] { #expect(!page.text.contains(secret)) }
            #expect(try await client.signIn("anna").status == 401)
            let script = try await client.post(Self.fields([field: text]), to: "/profile", ["Accept-Language": "de"])
            let fields = try #require(try script.error.fields)
            #expect(Array(fields.keys) == [field] && fields[field]?.first?.hasPrefix(message) == true)
        }
    }

    @Test("reports all errors at once, and a taken name at its field")
    func allErrors() async throws {
        try await Fixture().run { client async throws in
            let answer = try await client.post(["name": "a b", "password": "x"], to: "/profile")
            #expect(answer.status == 422)
            let names = ["card", "code", "confirmation", "expiry", "name", "password", "phone", "plan", "seats"]
            #expect(try answer.error.fields?.keys.sorted() == names)
            _ = try await client.signUp("anna")
            let page = try await client.post(Self.fields, to: "/profile", browser)
            #expect(page.status == 409)
            #expect(page.text.contains("class=\"live-form-error\">This name is taken. Choose another.</p>"))
        }
    }

    @Test("a form that is submitted twice creates one account, with the last profile")
    func duplicateSubmission() async throws {
        try await Fixture().run { client async throws in
            let fields = Self.fields(["submission": SessionToken().text])
            let first = try await client.post(fields, to: "/profile")
            let corrected = fields.merging(["phone": "2125552671", "bio": "b", "seats": "9"]) { $1 }
            let second = try await client.post(corrected, to: "/profile", first.session)
            #expect(first.status == 201 && second.status == 201)
            #expect(try await client.owner(of: second.session) == "anna")
            #expect(try await client.owner(of: first.session) == nil)
            let saved = try await client.get("/profile", second.session).decoded([String: String].self)
            #expect(saved["phone"] == "2125552671" && saved["seats"] == "9")
            let other = fields.merging(["submission": SessionToken().text]) { $1 }
            #expect(try await client.post(other, to: "/profile").status == 409)
            let guess = fields.merging(["password": otherPassword, "confirmation": otherPassword]) { $1 }
            #expect(try await client.post(guess, to: "/profile").status == 401)
        }
    }

    @Test("editing keeps the card without its number, a new phone number needs a code, and the rate is limited")
    func editing() async throws {
        try await Fixture(changes: .init(burst: 2, interval: 60)).run { client async throws in
            let session = try await client.post(Self.fields, to: "/profile").session
            let page = try await client.get("/profile/edit", browser.merging(session) { $1 })
            #expect(page.text.contains("value=\"4155552671\"") && page.text.contains("VISA •••• 4242"))
            #expect(!page.text.contains("name=\"password\""))
            let saved = try await client.post(Self.change, to: "/profile/edit", session).decoded([String: String].self)
            #expect(saved["card"] == "VISA •••• 4242" && saved["expiry"] == "0140")
            #expect(saved["plan"] == "studio" && saved["seats"] == "2" && saved["bio"] == "")
            let phone = Self.change.merging(["phone": "2125552671"]) { $1 }
            #expect(try await client.post(phone, to: "/profile/edit", session).error.fields?.keys.sorted() == ["code"])
            for status in [200, 429] {
                #expect(try await client.post(Self.change, to: "/profile/edit", session).status == status)
            }
        }
    }

    @Test("updates the price without scripts and without saving")
    func price() async throws {
        try await Fixture().run { client async throws in
            let fields = Self.fields(["action": "price", "seats": "10", "phone": ""])
            let page = try await client.post(fields, to: "/profile", browser)
            #expect(page.status == 200 && page.text.contains(">$150</live-number>"))
            #expect(!page.text.contains("aria-invalid") && page.text.contains("value=\"anna\""))
            #expect(try await client.signIn("anna").status == 401)
            let decimals = try await client.post(fields.merging(["seats": "10.0"]) { $1 }, to: "/profile", browser)
            #expect(decimals.text.contains(">$150</live-number>"))
        }
    }

    @Test("only the owner can see a profile, and an account without one gets the form")
    func access() async throws {
        try await Fixture().run { client async throws in
            for path in ["/profile", "/profile/edit"] { #expect(try await client.get(path).status == 401) }
            #expect(try await client.post(Self.change, to: "/profile/edit").status == 401)
            #expect(try await client.post(Self.fields, to: "/profile", ["Sec-Fetch-Site": "cross-site"]).status == 403)
            let large = Self.fields(["bio": String(repeating: "a", count: 40_000)])
            #expect(try await client.post(large, to: "/profile", browser).status == 413)
            let session = try await client.signUp("anna").session
            let answer = try await client.get("/profile", browser.merging(session) { $1 })
            #expect(answer.status == 303 && answer["Location"] == "/profile/edit")
            #expect(try await client.get("/profile", session).status == 404)
        }
    }
}
