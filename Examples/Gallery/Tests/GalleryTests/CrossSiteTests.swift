import HTTPTypes
import Testing

@testable import GalleryServer

@Suite("Cross-site requests")
struct CrossSiteTests {
    @Test(
        "accepts posts only from its own origin and from non-browser clients",
        arguments: [
            ([:], true),
            ([.secFetchSite: "same-origin", .origin: "http://elsewhere.example"], true),
            ([.secFetchSite: "none"], true),
            ([.secFetchSite: "same-site"], false),
            ([.secFetchSite: "cross-site", .origin: "http://localhost"], false),
            ([.secFetchSite: "nonsense"], false),
            ([.origin: "http://localhost"], true),
            ([.origin: "http://LOCALHOST:80"], true),
            ([.origin: "http://localhost:81"], false),
            ([.origin: "http://localhost.example"], false),
            ([.origin: "http://elsewhere.example"], false),
            ([.origin: "null"], false),
            ([.origin: ""], false),
            ([.origin: "ftp://localhost:80"], false),
            ([.origin: "javascript://localhost:80"], false),
            ([.origin: "http://someone@localhost"], false),
            ([.origin: "http://localhost/path"], false),
        ] as [(HTTPFields, Bool)]
    )
    func post(headers: HTTPFields, isAllowed: Bool) async throws {
        try await withGallery { client in
            let response = try await client.postJSON(#"{"text": "a"}"#, headers)
            #expect(response.status == (isAllowed ? .created : .forbidden))
            if !isAllowed { #expect(try response.error.code == "crossSite") }
            let posts: [ReceivedPost] = try await client.get("/posts").decoded()
            #expect(posts.count == (isAllowed ? 1 : 0))
        }
    }

    @Test("rejects an insecure origin behind TLS", arguments: [("https", true), ("http", false)])
    func scheme(scheme: String, isAllowed: Bool) async throws {
        try await withAccounts(proxy: .https) { client, _ async throws in
            let response = try await client.postJSON(#"{"text": "a"}"#, [.origin: "\(scheme)://localhost"])
            #expect(response.status == (isAllowed ? .created : .forbidden))
            #expect(response.headers[.strictTransportSecurity] == "max-age=31536000")
        }
    }

    @Test("accepts cross-site GET requests")
    func read() async throws {
        try await withGallery { client in
            let response = try await client.get("/", [.secFetchSite: "cross-site"])
            #expect(response.status == .ok)
        }
    }
}
