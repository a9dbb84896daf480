import HTTPTypes
import LiveControls
import LiveForms
import NIOCore
import Testing

@testable import GalleryServer

@Suite("The reader's language")
struct WordsTests {
    @Test(
        "a refusal is in the language that the sender likes best, of those that there are",
        arguments: [
            ("de", "de"), ("de-AT", "de-AT"), ("nl, fr;q=0.5, en;q=0.4", "fr"), ("en;q=0.3, ja;q=0.9", "ja"),
            ("zh-TW", "zh-TW"), ("zh-CN", "zh-CN"), ("*", "en"), ("de;q=0, cs", "cs"), ("", "en"),
            ("a--b, ;;, q=1", "en"), ("de;q=x", "en"), ("nl", "en"),
        ]
    )
    func negotiated(accepted: String, language: String) async throws {
        try await withAccounts { client, _ async throws in
            let fields = ["name": "", "password": goodPassword]
            let response = try await client.send(fields, to: "/accounts", [.acceptLanguage: accepted])
            #expect(response.headers[.contentLanguage] == language)
            #expect(response.headers[.vary] == "Accept, Accept-Language")
            let messages = Localization.gallery.messages(in: language)
            #expect(try response.error.message == messages.text(.control(ControlMessage(.required))))
        }
    }

    @Test("the sign-up page is in the reader's language, and its refusals stand in place in the same")
    func signUpPage() async throws {
        try await withAccounts { client, _ async throws in
            let german: HTTPFields = [.accept: "text/html", .acceptLanguage: "de", .secFetchSite: "same-origin"]
            let page = try await client.get("/accounts/new?policy=classic", german)
            #expect(page.headers[.contentLanguage] == "de")
            #expect(page.headers[.vary] == "Accept-Language")
            #expect(page.text.contains("<html lang=\"de\" dir=\"ltr\">"))
            #expect(page.text.contains("<h1>Konto erstellen</h1>"))
            #expect(page.text.contains("<li data-rule=\"minLength\">Mindestens 8 Zeichen</li>"))
            let form = "name=&password=a&confirmation=b&policy=classic"
            let named = try await client.postForm(form, to: "/accounts", german)
            #expect(named.text.contains("class=\"error\">Bitte ausfüllen</p>"))
            let refused = try await client.postForm(
                form.replacing("name=", with: "name=anna"),
                to: "/accounts?lang=he",
                german
            )
            #expect(refused.text.contains("<html lang=\"he\" dir=\"rtl\">"))
            #expect(refused.text.contains("action=\"/accounts?lang=he\""))
            #expect(refused.text.contains("data-live-fallback>הסיסמאות אינן תואמות</p>"))
            #expect(refused.text.contains("<strong>(לא מתקיים)</strong>"))
        }
    }

    @Test("the gallery's English page keeps to the language of its address, whatever the reader likes")
    func galleryPage() async throws {
        try await withGallery { client in
            let page = try await client.get("/", [.acceptLanguage: "de"])
            #expect(page.text.contains("<html lang=\"en\" dir=\"ltr\">"))
            let form: HTTPFields = [.accept: "text/html", .acceptLanguage: "de"]
            let refused = try await client.execute(
                uri: "/posts?lang=ar&dir=rtl",
                method: .post,
                headers: form.merging([.contentType: "application/x-www-form-urlencoded"]),
                body: ByteBuffer(string: "text=")
            )
            #expect(refused.text.contains("<html lang=\"en\" dir=\"rtl\">"))
            #expect(refused.text.contains("<div class=\"parts\" lang=\"ar\">"))
            #expect(refused.text.contains("action=\"/posts?lang=ar&amp;dir=rtl\""))
            #expect(refused.text.contains("role=\"alert\">يجب ملء هذا الحقل</p>"))
        }
    }

    @Test("a missing page is told in the reader's language")
    func missing() async throws {
        try await withGallery { client in
            let page = try await client.get("/none", [.accept: "text/html", .acceptLanguage: "ar"])
            #expect(page.text.contains("<html lang=\"ar\" dir=\"rtl\">"))
            #expect(page.text.contains("<h1>لا يوجد شيء في هذا العنوان.</h1>"))
        }
    }

    @Test("a server's own messages come first, and what a language of its own lacks is in English")
    func ownMessages() {
        var localization = Localization.gallery
        localization.catalogs["de"]?.messages["required"] = "Hier fehlt etwas"
        localization.catalogs["nl"] = MessageCatalog(messages: ["required": "Vul dit in"])
        let (german, dutch) = (localization.messages(in: "de-CH"), localization.messages(in: "nl"))
        #expect(german.text(.control(ControlMessage(.required))) == "Hier fehlt etwas")
        #expect(german.text(.own(.nameTaken)) == "Dieser Name ist vergeben. Bitte wählen Sie einen anderen.")
        #expect(dutch.text(.control(ControlMessage(.required))) == "Vul dit in")
        #expect(dutch.text(.own(.signedOut)) == "Sign in first.")
        #expect(dutch.text(.control(ControlMessage(.over, 2))) == "2 characters over the limit")
    }

    @Test("a message of the server that a language lacks is in English, with an English amount")
    func fallback() {
        var localization = Localization.gallery
        localization.catalogs["de"]?.messages["tooManyAttempts"] = nil
        localization.catalogs["he"]?.messages["tooManyAttempts"] = nil
        let english = "Too many attempts. Please try again in 2 seconds."
        let message = Message.own(.tooManyAttempts, seconds: 2)
        #expect(localization.messages(in: "de").text(message) == english)
        #expect(localization.messages(in: "he").text(message) == "\u{2066}\(english)\u{2069}")
    }

    @Test("the server has messages in every language of the controls, and no number turns a message")
    func languages() throws {
        #expect(try Set(MessageFile.catalogs.keys) == Set(Localization().catalogs.keys))
        let hebrew = Localization.gallery.messages(in: "he").text(.own(.tooManyAttempts, seconds: 5))
        #expect(hebrew.contains("\u{2068}\u{2068}5\u{2069} שניות\u{2069}"))
    }
}
