import HTTPTypes
import Hummingbird
import Testing

@testable import GalleryServer

@Suite("Responses")
struct ResponseTests {
    @Test(
        "have the security headers",
        arguments: ["/", "/posts", "/posts?limit=0", "/health", "/assets/gallery.css", "/assets/none", "/none"]
    )
    func securityHeaders(path: String) async throws {
        try await withGallery { client in
            for method in [HTTPRequest.Method.get, .head, .put, .post] {
                let headers = try await client.execute(uri: path, method: method).headers
                #expect(
                    headers[.contentSecurityPolicy]
                        == "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
                        + "script-src 'self' 'wasm-unsafe-eval'; "
                        + "require-trusted-types-for 'script'; trusted-types 'none'"
                )
                #expect(headers[.xContentTypeOptions] == "nosniff")
                #expect(headers[.referrerPolicy] == "same-origin")
                #expect(headers[.crossOriginOpenerPolicy] == "same-origin")
                #expect(headers[.crossOriginResourcePolicy] == "same-origin")
                #expect(headers[.permissionsPolicy]?.contains("camera=()") == true)
            }
        }
    }

    @Test("health is ok while the database is available")
    func health() async throws {
        try await withGallery { client in
            let response = try await client.get("/health")
            #expect(response.status == .ok)
            #expect(response.text == #"{"status":"ok"}"#)
        }
    }

    @Test("health is unavailable without the database")
    func unhealthy() async throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        try await fixture.run(isReachable: false) { client in
            let response = try await client.get("/health")
            #expect(response.status == .serviceUnavailable)
            #expect(try response.error.code == "unavailable")
        }
    }

    @Test("an unknown path is JSON for a program and a page for a browser")
    func notFound() async throws {
        try await withGallery { client in
            let program = try await client.get("/none")
            #expect(program.status == .notFound)
            let withoutHTML = try await client.get("/none", [.accept: "text/html;q=0, application/json"])
            #expect(withoutHTML.headers[.contentType] == "application/json; charset=utf-8")
            #expect(try program.error.code == "notFound")
            let browser = try await client.get("/none", [.accept: "text/html,*/*;q=0.8"])
            #expect(browser.status == .notFound)
            #expect(browser.headers[.contentType] == "text/html; charset=utf-8")
            #expect(browser.text.contains("<h1>There is nothing at this address.</h1>"))
        }
    }

    @Test(
        "rejects other methods and lists the allowed ones",
        arguments: [
            ("/", HTTPRequest.Method.put, "GET, HEAD, POST"), ("/posts", .delete, "GET, HEAD, POST"),
            ("/posts", .options, "GET, HEAD, POST"), ("/health", .put, "GET, HEAD"),
            ("/assets/gallery.css", .post, "GET, HEAD"), ("/live-controls/host/live.wasm", .patch, "GET, HEAD"),
        ]
    )
    func methodNotAllowed(path: String, method: HTTPRequest.Method, allowed: String) async throws {
        try await withGallery { client in
            let program = try await client.execute(uri: path, method: method)
            #expect(program.status == .methodNotAllowed)
            #expect(program.headers[.allow] == allowed)
            #expect(try program.error.code == "methodNotAllowed")
            let browser = try await client.execute(uri: path, method: method, headers: [.accept: "text/html"])
            #expect(browser.text.contains("<h1 lang=\"en\" dir=\"ltr\">\(method.rawValue) is not allowed here"))
        }
    }
}
