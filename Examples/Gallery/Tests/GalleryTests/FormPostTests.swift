import HTTPTypes
import Testing

@testable import GalleryServer

@Suite("Posting without scripts")
struct FormPostTests {
    private static let browser: HTTPFields = [
        .accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8", .secFetchSite: "same-origin",
    ]

    @Test("redirects to the list of posts")
    func redirect() async throws {
        try await withGallery { client in
            let response = try await client.postForm("text=Hello+%26+welcome", Self.browser)
            #expect(response.status == .seeOther)
            #expect(response.headers[.location] == "/controls/count-ring#posts")
            #expect(try await client.get("/controls/count-ring").text.contains(">Hello &amp; welcome</p>"))
        }
    }

    @Test("keeps a text that is too long in the field and shows the error")
    func keepsText() async throws {
        try await withGallery { client in
            let text = "\n  <first> line\n" + String(repeating: "a", count: 265)
            let encoded = text.utf8.map { "%" + String(0x100 | Int($0), radix: 16).dropFirst() }.joined()
            let response = try await client.postForm("text=" + encoded, Self.browser)
            #expect(response.status == .unprocessableContent)
            let field = "autofocus>\n\n  &lt;first&gt; line\n" + String(repeating: "a", count: 265) + "</textarea>"
            #expect(response.text.contains(field))
            #expect(response.text.contains("role=\"alert\">1 character over the limit</p>"))
            #expect(response.text.contains("aria-invalid=\"true\""))
        }
    }

    @Test("normalizes CRLF in forms to LF")
    func lineBreaks() async throws {
        try await withGallery { client in
            _ = try await client.postForm("text=a%0D%0Ab%0Dc%0A%0D%0A%0Dd", Self.browser)
            let posts: [ReceivedPost] = try await client.get("/posts").decoded()
            #expect(Array(posts[0].text.utf8) == Array("a\nb\nc\n\n\nd".utf8))
            #expect(posts[0].count == 9)
        }
    }

    @Test("responds with JSON on request")
    func jsonResponse() async throws {
        try await withGallery { client in
            let response = try await client.postForm("text=a", [.accept: "application/json"])
            #expect(response.status == .created)
            #expect(try response.decoded(ReceivedPost.self).text == "a")
        }
    }

    @Test("redirects a sample form to the front page and keeps the query")
    func sample() async throws {
        try await withGallery { client in
            let response = try await client.postForm("password=a&again=b", to: "/?lang=de", Self.browser)
            #expect(response.status == .seeOther)
            #expect(response.headers[.location] == "/?lang=de")
            #expect(response.headers[.cacheControl] == "no-store")
        }
    }

    @Test("responds to a browser with an error page")
    func errorPage() async throws {
        try await withGallery { client in
            let response = try await client.postForm("text=%00", Self.browser)
            #expect(response.status == .badRequest)
            #expect(response.headers[.contentType] == "text/html; charset=utf-8")
            #expect(response.text.contains("cannot be shown"))
        }
    }
}
