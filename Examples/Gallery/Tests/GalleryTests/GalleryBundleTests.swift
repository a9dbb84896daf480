import HTTPTypes
import NIOCore
import Testing

@testable import GalleryServer

@Suite("The bundle")
struct GalleryBundleTests {
    private static let files = [
        "pages.json": """
        {"icon": "/bundle/icon-1.svg", "pages": {
          "page": {"styles": ["/bundle/page-3.css"], "scripts": ["/bundle/core-2.js", "/bundle/page-4.js"]},
          "sign-up-page": {"styles": ["/bundle/up-5.css"], "scripts": ["/bundle/up-6.js"]},
          "account-page": {"styles": ["/bundle/account-7.css"]}, "error": {"styles": ["/bundle/error-8.css"]}}}
        """,
        "icon-1.svg": "<svg/>",
        "page-4.js": "plain script", "page-4.js.br": "script in Brotli", "page-4.js.gz": "script in gzip",
    ]

    private func withBundle(_ test: @Sendable (TestClient) async throws -> Void) async throws {
        let fixture = try GalleryFixture(bundle: Self.files)
        defer { fixture.remove() }
        try await fixture.run(test)
    }

    @Test("pages load the bundle, the core first")
    func heads() async throws {
        let core = #"<script type="module" src="/bundle/core-2.js"></script>"#
        let pages = [
            ("/", "page-3.css", "page-4.js"), ("/accounts/new", "up-5.css", "up-6.js"), ("/none", "error-8.css", nil),
        ]
        try await withBundle { client in
            for (path, style, script) in pages {
                let page = try await client.get(path, [.accept: "text/html"]).text
                #expect(page.contains(#"<link rel="stylesheet" href="/bundle/\#(style)">"#))
                #expect(page.contains(#"<link rel="icon" href="/bundle/icon-1.svg" "#))
                let module = script.map { #"<script type="module" src="/bundle/\#($0)"></script>"# }
                #expect(page.contains(module ?? "<script") == (module != nil))
                #expect(page.contains(core + "\n" + (module ?? "")) == (path == "/"))
                #expect(!page.contains("/assets/"))
            }
        }
    }

    @Test(
        "serves the smallest variant that the client accepts",
        arguments: [
            (nil, nil), ("", nil), ("br", "br"), ("gzip", "gzip"), ("gzip, deflate, br, zstd", "br"),
            ("br;q=0, gzip", "gzip"), ("deflate", nil), ("br;q=0", nil),
        ] as [(String?, String?)]
    )
    func codings(accepted: String?, expected: String?) async throws {
        let variants = [nil: "plain script", "br": "script in Brotli", "gzip": "script in gzip"]
        try await withBundle { client in
            let request: HTTPFields = accepted.map { [.acceptEncoding: $0] } ?? [:]
            let response = try await client.get("/bundle/page-4.js", request)
            #expect(response.status == .ok)
            #expect(response.text == variants[expected])
            #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
            #expect(response.headers[.contentEncoding] == expected)
            #expect(response.headers[.vary] == "Accept-Encoding")
            let icon = try await client.get("/bundle/icon-1.svg", request)
            #expect(icon.text == "<svg/>")
            #expect(icon.headers[.contentEncoding] == nil)
        }
    }

    @Test("files are immutable, have an entity tag per variant and no ranges")
    func caching() async throws {
        try await withBundle { client in
            var tags: Set<String> = []
            for coding in ["br", "gzip", "identity"] {
                let range: HTTPFields = [.acceptEncoding: coding, .range: "bytes=0-3"]
                let response = try await client.get("/bundle/page-4.js", range)
                #expect(response.status == .ok)
                #expect(response.body.readableBytes > 4)
                #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
                #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable")
                let tag = try #require(response.headers[.eTag])
                tags.insert(tag)
                let again = try await client.get("/bundle/page-4.js", [.acceptEncoding: coding, .ifNoneMatch: tag])
                #expect(again.status == .notModified)
                #expect(again.body.readableBytes == 0)
            }
            #expect(tags.count == 3)
            let head = try await client.execute(
                uri: "/bundle/page-4.js",
                method: .head,
                headers: [.acceptEncoding: "gzip"]
            )
            #expect(head.headers[.contentLength] == "14")
            #expect(head.body.readableBytes == 0)
            #expect(try await client.execute(uri: "/bundle/page-4.js", method: .post).status == .methodNotAllowed)
        }
    }

    @Test(
        "responds to other paths with an uncached 404",
        arguments: [
            "/bundle/page-9.js", "/bundle/", "/bundle", "/bundle/..",
            "/bundle/../secret.txt", "/bundle/..%2Fsecret.txt", "/bundle/%2e%2e%2fsecret.txt", "/bundle//etc/passwd",
            "/bundle/page-4.js%00",
        ]
    )
    func notFound(path: String) async throws {
        try await withBundle { client in
            let response = try await client.get(path)
            #expect(response.status == .notFound)
            #expect(response.headers[.cacheControl] == "no-store")
        }
    }

    @Test("rejects a folder without a bundle", arguments: [[:], ["pages.json": "{"], ["pages.json": "{}"]])
    func noBundle(files: [String: String]) async throws {
        let fixture = try GalleryFixture(bundle: files)
        defer { fixture.remove() }
        let error = await #expect(throws: ConfigurationError.self) { try await fixture.run { _ in } }
        #expect(error?.variable == "GALLERY_BUNDLE")
    }
}
