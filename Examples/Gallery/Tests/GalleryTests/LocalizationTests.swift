import HTTPTypes
import LiveControls
import LiveForms
import NIOCore
import Testing

@testable import GalleryServer

@Suite("Localization")
struct LocalizationTests {
    @Test(
        "localizes errors in the client's preferred language",
        arguments: [
            ("de", "de"), ("de-AT", "de-AT"), ("nl, fr;q=0.5, en;q=0.4", "fr"), ("en;q=0.3, ja;q=0.9", "ja"),
            ("zh-TW", "zh-TW"), ("zh-CN", "zh-CN"), ("*", "en"), ("de;q=0, cs", "cs"), ("", "en"),
            ("a--b, ;;, q=1", "en"), ("de;q=x", "en"), ("fr, de;q=inf", "fr"),
            ("de;q=nan, fr;q=0.1", "fr"), ("nl", "en"),
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

    @Test("localizes the sign-up page and its errors")
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
            let rejected = try await client.postForm(
                form.replacing("name=", with: "name=anna"),
                to: "/accounts?lang=he",
                german
            )
            #expect(rejected.text.contains("<html lang=\"he\" dir=\"rtl\">"))
            #expect(rejected.text.contains("action=\"/accounts?lang=he\""))
            #expect(rejected.text.contains("data-live-fallback>הסיסמאות אינן תואמות</p>"))
            #expect(rejected.text.contains("<strong>(לא מתקיים)</strong>"))
        }
    }

    @Test("topic pages use the language of the URL, not Accept-Language")
    func galleryPage() async throws {
        try await withGallery { client in
            let page = try await client.get("/", [.acceptLanguage: "de"])
            #expect(page.text.contains("<html lang=\"en\" dir=\"ltr\">"))
            let form: HTTPFields = [.accept: "text/html", .acceptLanguage: "de"]
            let rejected = try await client.execute(
                uri: "/posts?lang=ar&dir=rtl",
                method: .post,
                headers: form.merging([.contentType: "application/x-www-form-urlencoded"]),
                body: ByteBuffer(string: "text=")
            )
            #expect(rejected.text.contains("<html lang=\"en\" dir=\"rtl\">"))
            #expect(rejected.text.contains("<div class=\"parts\" lang=\"ar\">"))
            #expect(rejected.text.contains("action=\"/posts?lang=ar&amp;dir=rtl\""))
            #expect(rejected.text.contains("role=\"alert\">يجب ملء هذا الحقل</p>"))
        }
    }

    @Test("localizes the error page")
    func errorPage() async throws {
        try await withGallery { client in
            let page = try await client.get("/none", [.accept: "text/html", .acceptLanguage: "ar"])
            #expect(page.text.contains("<html lang=\"ar\" dir=\"rtl\">"))
            #expect(page.text.contains("<h1>لا يوجد شيء في هذا العنوان.</h1>"))
        }
    }

    @Test("custom messages override the built-in ones, and missing messages are in English")
    func customMessages() {
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

    @Test("a missing message is in English, with an English plural form")
    func fallback() {
        var localization = Localization.gallery
        localization.catalogs["de"]?.messages["tooManyAttempts"] = nil
        localization.catalogs["he"]?.messages["tooManyAttempts"] = nil
        let english = "Too many attempts. Please try again in 2 seconds."
        let message = Message.own(.tooManyAttempts, seconds: 2)
        #expect(localization.messages(in: "de").text(message) == english)
        #expect(localization.messages(in: "he").text(message) == "\u{2066}\(english)\u{2069}")
    }

    @Test("has messages in every language of the controls, and isolates numbers in right-to-left text")
    func languages() throws {
        #expect(try Set(MessageFile.catalogs.keys) == Set(Localization().catalogs.keys))
        let hebrew = Localization.gallery.messages(in: "he").text(.own(.tooManyAttempts, seconds: 5))
        #expect(hebrew.contains("\u{2068}\u{2068}5\u{2069} שניות\u{2069}"))
    }
}
