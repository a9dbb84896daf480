import Foundation
import GRDB
import LiveForms
import Testing

@testable import GalleryServer

@Suite("Pages and posts")
struct PageTests {
    private static let ring = "/controls/count-ring"

    @Test("the front page has a tile for each control, and each topic a page with its code, marked in the navigation")
    func topics() async throws {
        try await Fixture().run { client async throws in
            let front = try await client.get("/")
            #expect(front.contains(#"<textarea id="post" name="post" rows="3"></textarea>"#))
            for topic in GalleryTopic.allCases {
                #expect(topic == .motion || front.contains(#"<h2><a href="/controls/\#(topic.id)">"#))
                let page = try await client.get(topic.address)
                #expect(page.contains("<h1>\(topic.title)</h1>", #"<a href="\#(topic.address)" aria-current="page">"#))
                #expect(page.text.ranges(of: "aria-current").count == 1)
                for inline in ["<style", " style=", "<script>"] { #expect(!page.contains(inline)) }
            }
            let code =
                #"<span class="code-word">&lt;textarea</span> id=<span class="code-text">&quot;post&quot;</span>"#
            let page = try await client.get(Self.ring)
            #expect(page.contains(code, #"<span class="code-word">import</span> LiveForms"#))
        }
    }

    @Test(
        "escapes posts, even next to combining marks, and shows them unchanged",
        arguments: [
            "\u{600}<script>alert(1)</script>", "<\u{301}b>", "\u{1F1E8}<img src=x>", "</textarea><script>", "\"", "'",
            "&lt;", "{{text}}", "{{{dir}}}", "\n<i>", "  a  ", "👨‍👩‍👧‍👦",
        ]
    )
    func escaping(text: String) async throws {
        let escapes: [Unicode.Scalar: String] = ["<": "&lt;", ">": "&gt;", "&": "&amp;", "\"": "&quot;", "'": "&#39;"]
        let escaped = text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
        try await Fixture().run { client async throws in
            let answer = try await client.post(["text": text], to: "/posts", ["Accept": "text/html"])
            #expect(answer.status == 303 && answer["Location"] == "\(Self.ring)#posts")
            let post = #"<p class="post-text" dir="auto">\#(escaped)</p>"#.unicodeScalars
            let page = try await client.get(Self.ring).text.unicodeScalars
            #expect(Array(page).firstRange(of: Array(post)) != nil)
        }
    }

    @Test("accepts what the ring accepts, shows the latest twenty posts, and keeps a rejected text")
    func posts() async throws {
        let fixture = Fixture()
        try await fixture.run { client async throws in
            func post(_ text: String, count: Int = 1, _ query: String = "", _ headers: [String: String] = [:])
                async throws -> Answer
            {
                try await client.post(["text": String(repeating: text, count: count)], to: "/posts\(query)", headers)
            }
            let first = try await post("👨‍👩‍👧‍👦", count: 280)
            #expect(first.status == 201)
            #expect(try await client.get("/posts").text == "[\(first.text)]")
            #expect(try await post(" \n\u{3000}").error.fields?["text"] == ["This must be filled in"])
            #expect(try await post("e\u{301}", count: 281).error.fields?["text"] == ["1 character over the limit"])
            #expect(try await post("\u{301}", count: 6000).error.fields?["text"] == ["1,920 bytes over the limit"])
            let page = try await post("x", count: 281, "?lang=ar", browser)
            #expect(page.status == 422 && page.contains(#"action="/posts?lang=ar""#, "xxx</textarea>"))
            #expect(page.contains(#"<html lang="en" dir="rtl">"#, #"<div class="parts" lang="ar">"#))
            // At the address of the rejected post, a GET request has the posts as JSON.
            #expect(page.contains(#"<form class="settings-form" method="get" action="\#(Self.ring)">"#))
            for number in 1...22 { _ = try await post("post \(number)!") }
            let list = try await client.get(Self.ring).text
            let places = try [22, 21, 3].map { try #require(list.firstRange(of: "post \($0)!")).lowerBound }
            #expect(places == places.sorted() && !list.contains("post 2!"))
            #expect("\(fixture.log.entries)".contains("/posts") && !"\(fixture.log.entries)".contains("post 22!"))
        }
    }

    @Test(
        "the URL sets the appearance, which links keep, and invalid values are ignored",
        arguments: [
            ("", #"dir="ltr">"#, "en"), ("?dir=rtl&lang=ar-EG", #"dir="rtl">"#, "ar-EG"),
            ("?lang=he&dir=ltr", #"dir="ltr">"#, "he"), ("?lang=%22%3E%3Cb", #"dir="ltr">"#, "en"),
            ("?theme=%22&colors=red&motion=", #"dir="ltr">"#, "en"),
            ("?theme=dense&colors=dark", #"dir="ltr" data-theme="dense" data-colors="dark">"#, "en"),
            ("?motion=reduce", #"dir="ltr" data-live-motion="reduce">"#, "en"),
        ]
    )
    func settings(query: String, attributes: String, language: String) async throws {
        try await Fixture().run { client async throws in
            let page = try await client.get("/" + query, ["Accept-Language": "de"])
            #expect(page.contains(#"<html lang="en" \#(attributes)"#, #"<div class="stage" lang="\#(language)""#))
            let form = try await client.get(Self.ring + "?extra=1&theme=dense&dir=rtl")
            #expect(form.contains(#"<a href="/motion?dir=rtl&amp;theme=dense">"#, #"<option value="dense" selected>"#))
        }
    }

    @Test("localizes errors in the client's preferred language, as a page for a browser")
    func languages() async throws {
        try await Fixture().run { client async throws in
            for (accepted, language) in [
                "de-AT": "de-AT", "nl, fr;q=0.5, en;q=0.4": "fr", "en;q=0.3, ja;q=0.9": "ja", "zh-TW": "zh-TW",
                "*": "en",
                "de;q=0, cs": "cs", "a--b, ;;, q=1": "en", "fr, de;q=inf": "fr", "de;q=nan, fr;q=0.1": "fr", "nl": "en",
            ] {
                let answer = try await client.get("/none", ["Accept-Language": accepted])
                #expect(answer.status == 404 && answer["Content-Language"] == language, "\(accepted)")
                let messages = Localization.gallery.messages(in: language)
                #expect(try answer.error.message == messages.text(.own(.notFound)))
            }
            let page = try await client.get("/none", ["Accept": "text/html", "Accept-Language": "ar"])
            #expect(page.contains(#"<html lang="ar" dir="rtl">"#, "<h1>لا يوجد شيء في هذا العنوان.</h1>"))
        }
        #expect(Localization.gallery.messages(in: "he").text(.own(.tooManyAttempts, waiting: 5)).contains("\u{2068}5"))
        #expect(Localization.gallery.catalogs.keys == Localization().catalogs.keys)
    }

    @Test("serves the files of its folders, compressed variants of the bundle, and no others")
    func files() async throws {
        let fixture = Fixture()
        try FileManager.default.createDirectory(at: fixture.bundle, withIntermediateDirectories: true)
        let page = #"{"icon": "/bundle/i.svg", "style": "/bundle/p.css", "scripts": ["/bundle/p-4.js"]}"#
        let files = ["page.json": page, "p-4.js": "script", "p-4.js.br": "brotli", "p-4.js.gz": "gz", ".hidden": "x"]
        for (name, text) in files { try Data(text.utf8).write(to: fixture.bundle.appendingPathComponent(name)) }
        try await fixture.run { client async throws in
            let front = try await client.get("/")
            #expect(front.contains(#"<script type="module" src="/bundle/p-4.js"></script>"#))
            #expect(front["Content-Security-Policy"]?.contains("trusted-types 'none'") == true)
            #expect(front["X-Content-Type-Options"] == "nosniff" && front["Referrer-Policy"] == "same-origin")
            for (accepted, size) in ["identity": "6", "gzip": "2", "gzip, br": "6"] {
                var headers = ["Accept-Encoding": accepted]
                let head = try await client.send("HEAD", "/bundle/p-4.js", headers)
                #expect(head["Content-Length"] == size && head["Vary"] == "Accept-Encoding")
                #expect(
                    head["Content-Type"] == "text/javascript" && head["Cache-Control"]?.contains("immutable") == true
                )
                headers["If-None-Match"] = head["ETag"]
                #expect(try await client.get("/bundle/p-4.js", headers).status == 304)
            }
            let script = try await client.get("/live-controls/count-ring/live-count-ring.js")
            #expect(script.status == 200 && script["Cache-Control"] == "no-cache")
            let example = try await client.get("/examples/vue.html")
            #expect(example["Content-Security-Policy"]?.contains("'unsafe-eval'") == true)
            for path in [
                "/bundle/p-9.js", "/bundle/", "/bundle", "/bundle/.hidden", "/bundle/..%2Fgallery.sqlite",
                "/bundle/%2e%2e/x",
                "/bundle//etc/passwd", "/bundle/p-4.js%00", "/live-controls/count-ring",
            ] { #expect(try await client.get(path).status == 404, "\(path)") }
        }
    }
}

@Suite("The database")
struct DatabaseTests {
    @Test("a post is on the disk when it's acknowledged, persists after reopening, and a damaged file is rejected")
    func durability() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")
        defer { try? FileManager.default.removeItem(at: file) }
        let full = 2
        for posts in [["Grüße 👋🏽\n2"], ["Grüße 👋🏽\n2", "Grüße 👋🏽\n2"]] {
            let database = try GalleryDatabase.open(path: file.path)
            _ = try await database.write { try Post(text: "Grüße 👋🏽\n2", createdAt: Date()).inserted($0) }
            #expect(try await database.read(Post.latest).map(\.text) == posts)
            #expect(try await database.write { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == full)
            try database.closeAll()
            #expect(!FileManager.default.fileExists(atPath: file.path + "-wal"))
        }
        try Data(String(repeating: "no database ", count: 1000).utf8).write(to: file)
        #expect(throws: DatabaseError.self) { try GalleryDatabase.open(path: file.path) }
    }

    @Test("responds with 503 while another program holds the lock")
    func busy() async throws {
        let fixture = Fixture(writeTimeout: 0.5)
        try await fixture.run { client async throws in
            var configuration = Configuration()
            configuration.allowsUnsafeTransactions = true
            let other = try DatabaseQueue(path: fixture.databasePath, configuration: configuration)
            try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
            let answer = try await client.post(["text": "private"], to: "/posts")
            #expect(answer.status == 503 && answer["Retry-After"] == "2")
            try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
            #expect(try await client.post(["text": "a"], to: "/posts").status == 201)
            #expect(try await client.get("/health").text == #"{"status":"ok"}"#)
            #expect(!"\(fixture.log.entries)".contains("private"))
        }
    }
}
