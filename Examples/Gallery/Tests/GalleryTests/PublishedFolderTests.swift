import Foundation
import HTTPTypes
import Testing

@testable import GalleryServer

@Suite("Files")
struct PublishedFolderTests {
    @Test(
        "have a content type by extension and are revalidated",
        arguments: [
            ("/live-controls/count-ring/live-count-ring.js", "text/javascript; charset=utf-8"),
            ("/live-controls/count-ring/live-count-ring.css", "text/css; charset=utf-8"),
            ("/live-controls/host/live.wasm", "application/wasm"),
            ("/live-controls/a-new-control/answer.js", "text/javascript; charset=utf-8"),
            ("/assets/gallery.css", "text/css; charset=utf-8"),
            ("/examples/plain.html", "text/html; charset=utf-8"),
        ]
    )
    func types(path: String, contentType: String) async throws {
        try await withGallery { client in
            let response = try await client.get(path)
            #expect(response.status == .ok)
            #expect(response.headers[.contentType] == contentType)
            #expect(response.headers[.cacheControl] == "no-cache")
            let tag = try #require(response.headers[.eTag])
            let again = try await client.get(path, [.ifNoneMatch: tag])
            #expect(again.status == .notModified)
            #expect(again.headers[.eTag] == tag)
            #expect(again.body.readableBytes == 0)
            #expect(try await client.get(path, [.ifNoneMatch: "\"other\""]).status == .ok)
        }
    }

    @Test("only the examples have a policy that lets frameworks compile templates")
    func policies() async throws {
        try await withGallery { client in
            for (path, mayCompile) in [
                ("/examples/plain.html", true), ("/examples/missing.html", false), ("/assets/gallery.css", false),
            ] {
                let policy = try #require(try await client.get(path).headers[.contentSecurityPolicy])
                #expect(policy.contains("'unsafe-eval'") == mayCompile)
                #expect(policy.contains("trusted-types") == !mayCompile)
                #expect(policy.contains("frame-ancestors 'none'"))
            }
        }
    }

    @Test(
        "responds to all other paths with 404",
        arguments: [
            "/live-controls/", "/live-controls", "/live-controls/a-new-control/.hidden", "/live-controls/count-ring",
            "/live-controls/count-ring/", "/live-controls/../secret.txt", "/live-controls/%2e%2e/secret.txt",
            "/live-controls/..%2Fsecret.txt", "/live-controls/count-ring/%00live-count-ring.js",
            "/assets/.hidden", "/assets/%2Ehidden", "/assets/../secret.txt", "/assets/%2e%2e/secret.txt",
            "/assets/..%5csecret.txt", "/assets/%", "/assets/%ff", "/assets/gallery.css/", "/assets/gallery.css%00.js",
            "/assets//etc/passwd",
        ]
    )
    func unpublished(path: String) async throws {
        try await withGallery { client in
            let response = try await client.get(path)
            #expect(response.status == .notFound)
            #expect(try response.error.code == "notFound")
        }
    }

    @Test("responds to HEAD with the length and no body")
    func head() async throws {
        try await withGallery { client in
            let response = try await client.execute(uri: "/assets/gallery.css", method: .head)
            #expect(response.status == .ok)
            #expect(response.headers[.contentLength] == "7")
            #expect(response.body.readableBytes == 0)
        }
    }

    @Test("the gallery's own assets exist")
    func ownAssets() async throws {
        let assets = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Assets")
        for name in ["gallery.css", "gallery.js", "composer.js", "post-list.js", "icon.svg"] {
            #expect(FileManager.default.fileExists(atPath: assets.appendingPathComponent(name).path), "\(name)")
        }
    }
}
