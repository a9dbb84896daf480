import Testing

@testable import GalleryServer

@Suite("The pages")
struct PageTests {
    private static let ring = "/controls/count-ring"

    @Test("the front page shows each control's sample")
    func front() async throws {
        try await withGallery { client in
            let page = try await client.get("/").text
            #expect(page.contains(#"<p id="sample">A sample</p>"#))
            for topic in GalleryTopic.controls { #expect(page.contains(#"<h2><a href="/controls/\#(topic.id)">"#)) }
        }
    }

    @Test("each topic has a page, which the navigation marks as current", arguments: GalleryTopic.allCases)
    func topics(topic: GalleryTopic) async throws {
        try await withGallery { client in
            let page = try await client.get(topic.address).text
            #expect(page.contains("<h1>\(topic.title)</h1>"))
            #expect(page.contains(#"<a href="\#(topic.address)" aria-current="page">"#))
            #expect(page.firstRange(of: "aria-current")?.upperBound == page.ranges(of: "aria-current").last?.upperBound)
        }
    }

    @Test("shows the documentation's code with highlighted syntax")
    func code() async throws {
        try await withGallery { client in
            let page = try await client.get(Self.ring).text
            let html =
                #"<span class="code-word">&lt;p</span> id=<span class="code-text">&quot;sample&quot;</span>&gt;A sample"#
            let swift = #"<span class="code-word">let</span> text = <span class="code-text">&quot;&lt;&quot;</span>"#
            for code in [html, swift + #"  <span class="code-comment">// less</span></code>"#] {
                #expect(page.contains(code))
            }
            #expect(!page.contains("Code for UIKit"))
        }
    }

    @Test("a page has the form for posts, its ring and their files, and nothing inline")
    func composer() async throws {
        try await withGallery { client in
            let response = try await client.get(Self.ring)
            #expect(response.status == .ok)
            #expect(response.headers[.contentType] == "text/html; charset=utf-8")
            for part in [
                #"<form id="composer" class="card composer" method="post" action="/posts">"#,
                #"<label for="post-text">"#,
                #"<textarea id="post-text" name="text""#,
                #"<live-count-ring for="post-text" limit="280"></live-count-ring>"#,
                #"<link rel="stylesheet" href="/live-controls/count-ring/live-count-ring.css">"#,
                #"<link rel="stylesheet" href="/assets/gallery.css">"#,
                #"<script type="module" src="/live-controls/count-ring/live-count-ring.js"></script>"#,
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
        "escapes posts, even next to combining marks",
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
            let page = try await client.get(Self.ring).text
            let post = "<p class=\"post-text\" dir=\"auto\">" + escaped.joined() + "</p>"
            #expect(Array(page.unicodeScalars).firstRange(of: Array(post.unicodeScalars)) != nil)
        }
    }

    @Test("shows the latest twenty posts, newest first")
    func latest() async throws {
        try await withGallery { client in
            for number in 1...22 { _ = try await client.post(text: "post \(number)!") }
            let page = try await client.get(Self.ring).text
            #expect(page.contains("post 22!"))
            #expect(page.contains("post 3!"))
            #expect(!page.contains("post 2!"))
            let newer = try #require(page.firstRange(of: "post 22!"))
            let older = try #require(page.firstRange(of: "post 21!"))
            #expect(newer.lowerBound < older.lowerBound)
        }
    }

    @Test(
        "the URL sets the appearance, and invalid values are ignored",
        arguments: [
            ("", #"dir="ltr">"#, "en"), ("?dir=rtl&lang=ar-EG", #"dir="rtl">"#, "ar-EG"),
            ("?lang=he", #"dir="rtl">"#, "he"),
            ("?lang=he&dir=ltr", #"dir="ltr">"#, "he"), ("?dir=up", #"dir="ltr">"#, "en"),
            ("?lang=%22%3E%3Cb", #"dir="ltr">"#, "en"), ("?lang=", #"dir="ltr">"#, "en"),
            ("?lang=a--b", #"dir="ltr">"#, "en"),
            (
                "?theme=dense&colors=dark&motion=reduce",
                #"dir="ltr" data-theme="dense" data-colors="dark" data-live-motion="reduce">"#, "en"
            ),
            ("?theme=%22&colors=red&motion=", #"dir="ltr">"#, "en"),
        ]
    )
    func settings(query: String, attributes: String, language: String) async throws {
        try await withGallery { client in
            let page = try await client.get("/" + query).text
            #expect(page.contains(#"<html lang="en" "# + attributes))
            #expect(page.contains(#"<div class="stage" lang="\#(language)""#))
            let form = try await client.get(Self.ring + query).text
            #expect(form.contains(#"<div class="parts" lang="\#(language)">"#))
        }
    }

    @Test("links, forms and the header keep the settings of the URL")
    func settingsPersist() async throws {
        try await withGallery { client in
            let page = try await client.get(Self.ring + "?theme=dense&dir=rtl&extra=1").text
            let query = "?dir=rtl&amp;theme=dense"
            #expect(page.contains(#"<a href="/motion\#(query)">"#))
            #expect(page.contains(#"action="/posts\#(query)">"#))
            #expect(page.contains(#"<option value="dense" selected>Dense</option>"#))
            #expect(page.contains(#"<option value="rtl" selected>"#))
            #expect(page.contains(#"<option value="de" lang="de" dir="ltr">Deutsch</option>"#))
            let regional = try await client.get("/?lang=ar-EG").text
            #expect(regional.contains(#"<option value="ar" lang="ar" dir="rtl" selected>"#))
        }
    }
}
