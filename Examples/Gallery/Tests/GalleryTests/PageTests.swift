import Testing

@testable import GalleryServer

@Suite("The page")
struct PageTests {
    @Test("it holds the composer, its ring and their files, and nothing inline")
    func composer() async throws {
        try await withGallery { client in
            let response = try await client.get("/")
            #expect(response.status == .ok)
            #expect(response.headers[.contentType] == "text/html; charset=utf-8")
            for part in [
                #"<form id="composer" class="card composer" method="post" action="/posts">"#,
                #"<label for="post-text">"#,
                #"<textarea id="post-text" name="text""#,
                #"<live-count-ring for="post-text" limit="280"></live-count-ring>"#,
                #"<link rel="stylesheet" href="/live-controls/styles/live-count-ring.css">"#,
                #"<link rel="stylesheet" href="/assets/gallery.css">"#,
                #"<script type="module" src="/live-controls/elements/live-count-ring.js"></script>"#,
                #"<script type="module" src="/assets/gallery.js"></script>"#,
            ] {
                #expect(response.text.contains(part), "\(part)")
            }
            #expect(!response.text.contains("<style"))
            #expect(!response.text.contains(" style="))
            #expect(!response.text.contains("<script>"))
        }
    }

    @Test(
        "no text becomes markup, whatever it is joined to",
        arguments: [
            "<script>alert(1)</script>", "\u{600}<script>alert(1)</script>", "<\u{301}b>", "\u{1F1E8}<img src=x>",
            "\"><script>", "</textarea><script>", "&lt;", "'", "{{text}}", "{{{dir}}}", "\r\n<i>",
        ]
    )
    func escaping(text: String) async throws {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "<": "&lt;"
            case ">": "&gt;"
            case "&": "&amp;"
            case "\"": "&quot;"
            case "'": "&#39;"
            case "\r": "&#13;"
            default: String(scalar)
            }
        }
        try await withGallery { client in
            _ = try await client.post(text: text)
            let page = try await client.get("/").text
            let post = "<p class=\"post-text\" dir=\"auto\">" + escaped.joined() + "</p>"
            #expect(Array(page.unicodeScalars).firstRange(of: Array(post.unicodeScalars)) != nil)
        }
    }

    @Test("it shows the latest twenty posts, the latest first")
    func latest() async throws {
        try await withGallery { client in
            for number in 1...22 { _ = try await client.post(text: "post \(number)!") }
            let page = try await client.get("/").text
            #expect(page.contains("post 22!"))
            #expect(page.contains("post 3!"))
            #expect(!page.contains("post 2!"))
            let newer = try #require(page.firstRange(of: "post 22!"))
            let older = try #require(page.firstRange(of: "post 21!"))
            #expect(newer.lowerBound < older.lowerBound)
        }
    }

    @Test(
        "direction and language follow the address, where they have the shape of one",
        arguments: [
            ("/", "en", "ltr"), ("/?dir=rtl&lang=ar-EG", "ar-EG", "rtl"), ("/?dir=up", "en", "ltr"),
            ("/?lang=%22%3E%3Cb", "en", "ltr"), ("/?lang=", "en", "ltr"), ("/?lang=a--b", "en", "ltr"),
        ]
    )
    func settings(path: String, language: String, direction: String) async throws {
        try await withGallery { client in
            let page = try await client.get(path).text
            #expect(page.contains("<html lang=\"\(language)\" dir=\"\(direction)\">"))
        }
    }
}
