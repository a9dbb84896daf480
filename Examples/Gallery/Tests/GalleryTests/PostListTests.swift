import Testing

@testable import GalleryServer

@Suite("The list of posts")
struct PostListTests {
    @Test("lists twenty posts unless the query has another limit")
    func limit() async throws {
        try await withGallery { client in
            for number in 1...21 { _ = try await client.post(text: "\(number)") }
            let texts = { (path: String) async throws -> [String] in
                try await client.get(path).decoded([ReceivedPost].self).map(\.text)
            }
            #expect(try await texts("/posts").count == 20)
            #expect(try await texts("/posts?limit=1") == ["21"])
            #expect(try await texts("/posts?limit=100").count == 21)
        }
    }

    @Test(
        "rejects an invalid limit",
        arguments: ["0", "101", "-1", "abc", "", "1.5", "+5", "99999999999999999999", "5&limit=6"]
    )
    func badLimit(value: String) async throws {
        try await withGallery { client in
            let response = try await client.get("/posts?limit=\(value)")
            #expect(response.status == .badRequest)
            let error = try response.error
            #expect(error.code == "invalidQuery")
            #expect(error.field == "limit")
        }
    }
}
