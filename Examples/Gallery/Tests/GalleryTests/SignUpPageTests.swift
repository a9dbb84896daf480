import HTTPTypes
import LiveControls
import LiveForms
import LivePasswords
import NIOCore
import Testing

@testable import GalleryServer

@Suite("Signing up without scripts")
struct SignUpPageTests {
    private static let browser: HTTPFields = [.accept: "text/html", .secFetchSite: "same-origin"]

    @Test("the page has a form with the rules of the policy", arguments: SignUpPolicy.allCases)
    func page(policy: SignUpPolicy) async throws {
        try await withAccounts { client, _ async throws in
            let response = try await client.get("/accounts/new?policy=\(policy.rawValue)")
            #expect(response.status == .ok)
            #expect(
                response.text.contains(
                    "<form id=\"sign-up\" class=\"card sign-up\" method=\"post\" action=\"/accounts\">"
                )
            )
            let syntax = policy.syntax ?? ""
            #expect(response.text.contains("value=\"\(policy.rawValue)\" data-rules=\"\(syntax)\" checked>"))
            for line in PasswordSetupModel(policy: policy.policy).presentation.lines {
                let text = HTMLScalarEscaping().escapeText(
                    Localization.gallery.messages(in: "en").text(Message(FieldError(line.rule)))
                )
                #expect(response.text.contains("<li data-rule=\"\(line.rule.name)\">\(text)</li>"))
            }
            #expect(response.text.contains(" rules=\"minlength: 12; ") == (policy == .own))
        }
    }

    @Test(
        "rules have the same messages as in the browser",
        arguments: [
            (PasswordRule.minLength(1), "At least 1 character"), (.maxLength(64), "At most 64 characters"),
            (.maxConsecutive(2), "No character more often in a row than 2"), (.custom("No spaces"), "No spaces"),
        ]
    )
    func messages(rule: PasswordRule, text: String) {
        let message = Message(FieldError(rule))
        #expect(Localization.gallery.messages(in: "en").text(message) == text)
    }

    @Test("every message has a text in every language", arguments: Localization.gallery.catalogs.keys.sorted())
    func allMessages(language: String) {
        let messages = Localization.gallery.messages(in: language)
        let control = ControlMessage.Key.allCases.map { Message.control(ControlMessage($0, 3), characters: "-") }
        let own = GalleryMessage.allCases.map { Message.own($0, seconds: 3, characters: "-") }
        for message in control + own {
            let text = messages.text(message)
            #expect(!text.isEmpty && !text.contains("{"), "\(message)")
        }
    }

    @Test("marks the broken rules and keeps all values except the password")
    func rejectedPassword() async throws {
        try await withAccounts { client, _ async throws in
            let form = "name=Anna+%3Cb%3E&password=hunter2&confirmation=hunter3&policy=classic"
            let badName = try await client.postForm(form, to: "/accounts", Self.browser)
            #expect(badName.status == .unprocessableContent)
            #expect(badName.text.contains("value=\"Anna &lt;b&gt;\""))
            #expect(badName.text.contains("A name is made of"))
            let response = try await client.postForm(
                form.replacing("Anna+%3Cb%3E", with: "anna"),
                to: "/accounts",
                Self.browser
            )
            #expect(response.status == .unprocessableContent)
            #expect(response.headers[.cacheControl] == "no-store")
            #expect(response.text.contains("value=\"anna\""))
            for rule in ["minLength", "upper", "symbol"] {
                #expect(response.text.contains("<li data-rule=\"\(rule)\" class=\"is-unmet\">"))
            }
            for rule in ["lower", "digit"] { #expect(response.text.contains("<li data-rule=\"\(rule)\">")) }
            #expect(
                response.text.contains("class=\"error\" data-live-fallback>The passwords do not match</p>")
            )
            #expect(!response.text.contains("hunter"))
        }
    }

    @Test("shows the rule for control characters only if it is broken")
    func controlCharacter() async throws {
        try await withAccounts { client, _ async throws in
            let form = "name=anna&password=\(goodPassword)%07&confirmation=\(goodPassword)%07"
            let response = try await client.postForm(form, to: "/accounts", Self.browser)
            #expect(response.text.contains("<li data-rule=\"noControl\" class=\"is-unmet\">"))
        }
    }

    @Test("shows the error for a taken name at the name field")
    func takenName() async throws {
        try await withAccounts { client, _ async throws in
            _ = try await client.signUp("anna")
            let form = "name=anna&password=\(goodPassword)&confirmation=\(goodPassword)"
            let response = try await client.postForm(form, to: "/accounts", Self.browser)
            #expect(response.status == .conflict)
            #expect(
                response.text.contains(
                    "id=\"sign-up-name-error\" class=\"error\">This name is taken. Choose another.</p>"
                )
            )
            #expect(!response.text.contains(goodPassword))
        }
    }

    @Test("the form shows a rate limit and when to retry")
    func rateLimit() async throws {
        try await withAccounts(byAddress: .init(burst: 1, interval: 10)) { client, _ async throws in
            _ = try await client.signUp("anna")
            let form = "name=bert&password=\(goodPassword)&confirmation=\(goodPassword)"
            let response = try await client.postForm(form, to: "/accounts", Self.browser)
            #expect(response.status == .tooManyRequests)
            #expect(response.headers[.retryAfter] == "10")
            #expect(response.text.contains("role=\"alert\">Too many attempts. Please try again in 10 seconds.</p>"))
            #expect(response.text.contains("value=\"bert\""))
        }
    }
}
