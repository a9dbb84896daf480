import Foundation
import Testing

@testable import GalleryServer

@Suite("Posting as JSON")
struct PostCreationTests {
    @Test("responds with the post's id, text, time and count")
    func post() async throws {
        try await withGallery { client in
            let response = try await client.postJSON(#"{"text": "Grüße 👨‍👩‍👧‍👦\nzweite Zeile"}"#)
            #expect(response.status == .created)
            #expect(response.headers[.contentType] == "application/json; charset=utf-8")
            let post: ReceivedPost = try response.decoded()
            #expect(post.text == "Grüße 👨‍👩‍👧‍👦\nzweite Zeile")
            #expect(post.count == 20)
            let date = try Date.ISO8601FormatStyle().parse(post.createdAt)
            #expect(abs(date.timeIntervalSinceNow) < 60)
        }
    }

    @Test(
        "accepts 280 characters of any kind",
        arguments: ["a", "é", "e\u{301}", "👨‍👩‍👧‍👦", "🇨🇿", "가", "\n"]
    )
    func fits(character: String) async throws {
        let text = "x" + String(repeating: character, count: 279)
        try await withGallery { client in
            let response = try await client.post(text: text)
            #expect(response.status == .created)
            let post: ReceivedPost = try response.decoded()
            #expect(post.text.unicodeScalars.elementsEqual(text.unicodeScalars))
            #expect(post.count == 280)
        }
    }

    @Test("reports by how much a text exceeds the limit")
    func tooLong() async throws {
        try await withGallery { client in
            let response = try await client.post(text: String(repeating: "👨‍👩‍👧‍👦", count: 285))
            #expect(response.status == .unprocessableContent)
            let error = try response.error
            #expect(error.code == "tooLong")
            #expect(error.field == "text")
            #expect(error.count == 285)
            #expect(error.limit == 280)
            #expect(error.over == 5)
            #expect(error.message == "5 characters over the limit")
            #expect(try await client.get("/posts").text == "[]")
        }
    }

    @Test("rejects a blank text", arguments: ["", "   ", "\n\t\r\n", "\u{a0}\u{2003}\u{3000}"])
    func empty(text: String) async throws {
        try await withGallery { client in
            let response = try await client.post(text: text)
            #expect(response.status == .unprocessableContent)
            #expect(try response.error.code == "empty")
        }
    }

    @Test("keeps line breaks in JSON")
    func lineBreaks() async throws {
        try await withGallery { client in
            let post: ReceivedPost = try await client.postJSON(#"{"text": "a\r\nb\rc"}"#).decoded()
            #expect(Array(post.text.utf8) == Array("a\r\nb\rc".utf8))
        }
    }

    @Test("stores all of eight concurrent posts")
    func concurrent() async throws {
        try await withGallery { client in
            try await withThrowingTaskGroup { group in
                for number in 0..<8 {
                    group.addTask { try await client.post(text: "post \(number)").status }
                }
                for try await status in group { #expect(status == .created) }
            }
            let posts: [ReceivedPost] = try await client.get("/posts").decoded()
            #expect(Set(posts.map(\.text)) == Set((0..<8).map { "post \($0)" }))
            #expect(Set(posts.map(\.id)).count == 8)
        }
    }

    @Test("rejects a character with too many marks but accepts the longest emoji")
    func size() async throws {
        try await withGallery { client in
            let response = try await client.post(text: "a" + String(repeating: "\u{301}", count: 6000))
            #expect(response.status == .unprocessableContent)
            #expect(try response.error.code == "tooLarge")
            let kiss = "\u{1F469}\u{1F3FD}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F48B}\u{200D}\u{1F468}\u{1F3FF}"
            #expect(try await client.post(text: String(repeating: kiss, count: 280)).status == .created)
        }
    }
}
