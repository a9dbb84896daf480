import Foundation
import GRDB
import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import GalleryServer

@Suite("Profiles")
struct ProfileTests {
    private static let browser: HTTPFields = [.accept: "text/html", .secFetchSite: "same-origin"]

    /// The fields of a valid form.
    private static let fields = [
        "name": "anna", "bio": "Gärtnerin 🌱\nمرحبا <b>", "phone": "(415) 555-2671", "code": "123456",
        "card": "4242 4242 4242 4242", "expiry": "12/39", "plan": "team", "seats": "3",
        "password": goodPassword, "confirmation": goodPassword,
    ]

    private static func form(_ changes: [String: String?] = [:]) -> String {
        var fields = fields
        for (name, text) in changes { fields[name] = text }
        var components = URLComponents()
        components.queryItems = fields.map { URLQueryItem(name: $0, value: $1) }
        // Browsers encode a space as a plus sign and a line break as CRLF.
        return (components.percentEncodedQuery ?? "").replacing("+", with: "%2B").replacing("%0A", with: "%0D%0A")
    }

    private struct Saved: Decodable, Equatable {
        struct Card: Decodable, Equatable { var brand, lastDigits, expiry: String }
        var name, bio, phone, plan: String
        var card: Card
        var seats, price: Int
    }

    private struct Rejection: Decodable {
        struct Details: Decodable {
            var code: String
            var fields: [String: String]?
            var rules: [String: String]?
        }
        var error: Details
    }

    @Test("saves the submitted values and shows them unchanged")
    func saved() async throws {
        try await withAccounts { client, _ async throws in
            let response = try await client.postForm(Self.form(), to: "/profile?lang=de", Self.browser)
            #expect(response.status == .seeOther)
            #expect(response.headers[.location] == "/profile?lang=de")
            let session = try response.session
            let page = try await client.get("/profile?lang=de", Self.browser.merging(session))
            #expect(page.status == .ok && page.headers[.cacheControl] == "no-store")
            #expect(page.text.contains("dir=\"auto\">Gärtnerin 🌱\nمرحبا &lt;b&gt;</dd>"))
            #expect(page.text.contains("VISA •••• 4242"))
            #expect(page.text.contains("45\u{00A0}$"))
            let profile = try await client.get("/profile", session).decoded(Saved.self)
            let card = Saved.Card(brand: "visa", lastDigits: "4242", expiry: "1239")
            #expect(profile.bio == "Gärtnerin 🌱\nمرحبا <b>" && profile.phone == "4155552671" && profile.card == card)
            #expect(profile.name == "anna" && profile.plan == "team" && profile.seats == 3 && profile.price == 45)
            #expect(try await client.signIn("anna").status == .created)
        }
    }

    @Test("stores neither the card number nor the code")
    func noSecretsStored() async throws {
        try await withAccounts { client, fixture async throws in
            #expect(try await client.send(Self.fields, to: "/profile").status == .created)
            let folder = URL(fileURLWithPath: fixture.databasePath).deletingLastPathComponent()
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.lastPathComponent.contains("sqlite") || $0.path.hasPrefix(fixture.databasePath) }
            #expect(!files.isEmpty)
            let bytes = try files.map { try Data(contentsOf: $0) }.reduce(Data(), +)
            #expect(bytes.range(of: Data("4155552671".utf8)) != nil)
            for secret in ["4242424242424242", "123456", goodPassword] {
                #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(secret)")
            }
        }
    }

    @Test(
        "shows each error at its field in the reader's language and keeps the other values",
        arguments: [
            ("name", "", "Bitte ausfüllen"), ("phone", "415 555", "Es fehlen noch: 4 Zeichen"),
            ("code", "12", "Es fehlen noch: 4 Zeichen"),
            ("card", "4242 4242 4242 4241", "Diese Kartennummer gibt es nicht"),
            ("expiry", "13/39", "Diesen Monat gibt es nicht"), ("expiry", "12/19", "Die Karte ist abgelaufen"),
            ("seats", "51", "Das sieht nicht richtig aus"), ("seats", "1.5", "Das sieht nicht richtig aus"),
            ("bio", String(repeating: "ä", count: 161), "1 Zeichen über der Grenze"),
        ]
    )
    func invalidField(field: String, text: String, message: String) async throws {
        try await withAccounts { client, _ async throws in
            let german = Self.browser.merging([.acceptLanguage: "de"])
            let page = try await client.postForm(Self.form([field: text]), to: "/profile", german)
            #expect(page.status == .unprocessableContent && page.headers[.setCookie] == nil)
            #expect(page.headers[.cacheControl] == "no-store" && page.headers[.contentLanguage] == "de")
            #expect(page.text.contains("id=\"profile-\(field)-error\" class=\"error\">\(message)</p>"))
            #expect(page.text.contains("aria-invalid=\"true\" autofocus"))
            #expect(page.text.components(separatedBy: " autofocus").count == 3, "one field and the button in the help")
            #expect(page.text.contains("Einige Felder brauchen noch einen Blick."))
            #expect(field == "name" || page.text.contains("value=\"anna\""))
            #expect(!page.text.contains(goodPassword) && !page.text.contains("123456"))
            #expect(try await client.signIn("anna").status == .unauthorized)
        }
    }

    @Test("reports all errors at once, by field in JSON")
    func allErrors() async throws {
        try await withAccounts { client, _ async throws in
            let response = try await client.send(["name": "a b", "password": "x"], to: "/profile")
            #expect(response.status == .unprocessableContent)
            let rejected = try response.decoded(Rejection.self).error
            #expect(rejected.code == "fieldsRejected")
            #expect(Set((rejected.fields ?? [:]).keys) == ["name", "phone", "code", "card", "expiry", "plan", "seats"])
            #expect(rejected.rules?["minLength"] == "At least 15 characters")
        }
    }

    @Test("shows the error for a taken name at the name field")
    func takenName() async throws {
        try await withAccounts { client, _ async throws in
            _ = try await client.signUp("anna")
            let page = try await client.postForm(Self.form(), to: "/profile", Self.browser)
            #expect(page.status == .conflict)
            #expect(
                page.text.contains("id=\"profile-name-error\" class=\"error\">This name is taken. Choose another.</p>")
            )
        }
    }

    @Test("a form that is submitted twice creates one account")
    func duplicateSubmission() async throws {
        try await withAccounts { client, _ async throws in
            let form = Self.form(["submission": SessionToken().text])
            let first = try await client.postForm(form, to: "/profile", Self.browser)
            let second = try await client.postForm(form, to: "/profile", Self.browser)
            #expect(first.status == .seeOther && second.status == .seeOther)
            #expect(try await client.owner(of: second.session) == "anna")
            let other = Self.form(["submission": SessionToken().text])
            #expect(try await client.postForm(other, to: "/profile", Self.browser).status == .conflict)
            let guess = form.replacing(goodPassword, with: otherPassword)
            #expect(try await client.postForm(guess, to: "/profile", Self.browser).status != .seeOther)
        }
    }

    @Test("saves a form that is submitted again with a correction")
    func corrected() async throws {
        try await withAccounts { client, _ async throws in
            let submission = ["submission": SessionToken().text]
            let first = try await client.send(Self.fields.merging(submission) { $1 }, to: "/profile")
            let fields = Self.fields.merging(["phone": "2125552671", "bio": "b", "seats": "9"]) { $1 }.merging(
                submission
            ) { $1 }
            let second = try await client.send(fields, to: "/profile", first.session)
            #expect(second.status == .created)
            let answered = try second.decoded(Saved.self)
            #expect(answered.phone == "2125552671" && answered.price == 135)
            #expect(try await client.get("/profile", second.session).decoded(Saved.self) == answered)
            #expect(try await client.owner(of: first.session) == nil)
        }
    }

    @Test("signing up ends the browser's previous session", arguments: ["/accounts", "/profile"])
    func previousSession(path: String) async throws {
        try await withAccounts { client, _ async throws in
            let previous = try await client.signUp("zoe").session
            let answer = try await client.send(Self.fields, to: path, previous)
            #expect(answer.status == .created)
            #expect(try await client.owner(of: answer.session) == "anna")
            #expect(try await client.owner(of: previous) == nil)
        }
    }

    @Test(
        "reports a value that is too long or foreign at its field",
        arguments: [
            ("card", "4242 4242 4242 4242 99", "2 characters over the limit"),
            ("card", String(repeating: "0", count: 16), "This card number does not exist"),
            ("phone", "+61 2 5550 1234", "This does not look right"),
            ("code", "123456789", "3 characters over the limit"), ("expiry", "12/27/2030", "This does not look right"),
            ("seats", "+5", "This does not look right"),
        ]
    )
    func unclear(field: String, value: String, message: String) async throws {
        try await withAccounts { client, _ async throws in
            let answer = try await client.send(Self.fields.merging([field: value]) { $1 }, to: "/profile")
            #expect(answer.status == .unprocessableContent)
            #expect(try answer.decoded(Rejection.self).error.fields == [field: message])
        }
    }

    @Test("limits the rate of changes from an address")
    func editThrottle() async throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        try await fixture.run(accounts: { Accounts($0, cost: .cheap) }, posts: .init(burst: 2, interval: 60)) {
            client in
            let session = try await client.send(Self.fields, to: "/profile").session
            let change = ["phone": "4155552671", "expiry": "0140", "plan": "studio", "seats": "2", "bio": ""]
            for status in [200, 200, 429] {
                #expect(try await client.send(change, to: "/profile/edit", session).status.code == status)
            }
        }
    }

    @Test(
        "uses the locale of the catalog for any tag",
        arguments: [("de-Abcd-QX-variant", "de"), ("zh-TW", "zh-Hant"), ("nl", "en"), ("de-x-own", "de")]
    )
    func locales(tag: String, locale: String) {
        let head = HTTPRequest(method: .get, scheme: "http", authority: "a", path: "/profile/new?lang=\(tag)")
        let settings = PageSettings(Request(head: head, body: RequestBody(buffer: ByteBuffer())), .gallery)
        #expect(settings.locale == Locale(identifier: locale))
    }

    @Test("editing keeps the card without its number, and a new phone number needs a code")
    func editing() async throws {
        try await withAccounts { client, _ async throws in
            let session = try await client.send(Self.fields, to: "/profile").session
            let page = try await client.get("/profile/edit", Self.browser.merging(session))
            #expect(page.text.contains("value=\"4155552671\"") && page.text.contains("VISA •••• 4242"))
            #expect(!page.text.contains("name=\"password\""))
            let change = ["phone": "4155552671", "expiry": "0140", "plan": "studio", "seats": "2", "bio": ""]
            let saved = try await client.send(change, to: "/profile/edit", session).decoded(Saved.self)
            #expect(saved.card == .init(brand: "visa", lastDigits: "4242", expiry: "0140"))
            #expect(saved.price == 58 && saved.bio == "" && saved.name == "anna")
            let phone = change.merging(["phone": "2125552671"]) { $1 }
            let rejected = try await client.send(phone, to: "/profile/edit", session)
            #expect(try rejected.decoded(Rejection.self).error.fields?.keys.sorted() == ["code"])
        }
    }

    @Test("updates the price without scripts and without saving")
    func price() async throws {
        try await withAccounts { client, _ async throws in
            let form = Self.form(["action": "price", "seats": "10", "phone": ""])
            let page = try await client.postForm(form, to: "/profile", Self.browser)
            #expect(page.status == .ok && page.text.contains(">$150</live-number>"))
            #expect(!page.text.contains("aria-invalid") && page.text.contains("value=\"anna\""))
            #expect(try await client.signIn("anna").status == .unauthorized)
        }
    }

    @Test("only the owner can see a profile")
    func signedOut() async throws {
        try await withAccounts { client, _ async throws in
            for path in ["/profile", "/profile/edit"] { #expect(try await client.get(path).status == .unauthorized) }
            #expect(try await client.send(["phone": "1"], to: "/profile/edit").status == .unauthorized)
            let crossSite: HTTPFields = [.secFetchSite: "cross-site"]
            #expect(try await client.postForm(Self.form(), to: "/profile", crossSite).status == .forbidden)
            let large = Self.form(["bio": String(repeating: "a", count: 40_000)])
            #expect(try await client.postForm(large, to: "/profile", Self.browser).status == .contentTooLarge)
        }
    }

    @Test("redirects an account without a profile to the form")
    func withoutProfile() async throws {
        try await withAccounts { client, _ async throws in
            let session = try await client.signUp("anna").session
            let response = try await client.get("/profile", Self.browser.merging(session))
            #expect(response.status == .seeOther && response.headers[.location] == "/profile/edit")
            #expect(try await client.get("/profile", session).status == .notFound)
        }
    }
}
