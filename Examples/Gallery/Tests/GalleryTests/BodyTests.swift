import HTTPTypes
import Hummingbird
import Testing

@testable import GalleryServer

@Suite("Invalid bodies")
struct BodyTests {
    @Test(
        "rejects JSON that is not a post with an error message",
        arguments: [
            ("", "malformedJSON", "not valid JSON"), (#"{"text": }"#, "malformedJSON", "not valid JSON"),
            (#"{"text": "a"} x"#, "malformedJSON", "not valid JSON"),
            (#"{"text": "abc"#, "malformedJSON", "not valid JSON"),
            (#"{"text": "\ud800"}"#, "malformedJSON", "not valid JSON"),
            (#"{"text": "\udc00a"}"#, "malformedJSON", "not valid JSON"),
            (#"{"text": "\ud83dA"}"#, "malformedJSON", "not valid JSON"),
            ("{\"text\": \"a\0b\"}", "malformedJSON", "not valid JSON"),
            (String(repeating: "[", count: 60_000), "malformedJSON", "not valid JSON"),
            (#"{"text": "a\u0000b"}"#, "invalidCharacter", "cannot be shown"), ("[\"text\"]", "wrongType", "an object"),
            ("null", "wrongType", "an object"), ("{}", "missingField", "“text” is missing"),
            (#"{"text": 5}"#, "wrongType", "“text” must be a string"),
            (#"{"text": null}"#, "wrongType", "“text” must be a string"),
            (#"{"text": "a", "text": "b"}"#, "repeatedField", "more than once"),
            (#"{"text": "a", "te\u0078t": "b"}"#, "repeatedField", "more than once"),
        ]
    )
    func badJSON(body: String, code: String, reason: String) async throws {
        try await withGallery { client in
            let response = try await client.postJSON(body)
            #expect(response.status == .badRequest)
            let error = try response.error
            #expect(error.code == code)
            #expect(error.message.contains(reason), "\(error.message)")
            #expect(try await client.get("/posts").text == "[]")
        }
    }

    @Test("rejects invalid UTF-8 instead of replacing it", arguments: ["application/json", formType])
    func invalidUTF8(contentType: String) async throws {
        try await withGallery { client in
            let start = contentType == formType ? "text=a" : "{\"text\":\"a"
            let body = ByteBuffer(bytes: Array(start.utf8) + [0xFF])
            let response = try await client.post(body, [.contentType: contentType])
            #expect(response.status == .badRequest)
            #expect(try response.error.code == "invalidUTF8")
        }
    }

    @Test(
        "rejects a form that is not a post",
        arguments: [
            ("", "missingField"), ("txt=a", "missingField"), ("text=a&text=b", "repeatedField"),
            ("text=%zz", "malformedForm"), ("text=%4", "malformedForm"), ("text=%00", "invalidCharacter"),
            ("text=%ED%A0%80", "malformedForm"), ("text=%C3&b=%A9", "malformedForm"), ("text[]=a", "wrongType"),
        ]
    )
    func badForm(body: String, code: String) async throws {
        try await withGallery { client in
            let response = try await client.postForm(body)
            #expect(response.status == .badRequest)
            #expect(try response.error.code == code)
        }
    }

    @Test(
        "rejects other content types",
        arguments: [
            nil, "text/plain", "multipart/form-data; boundary=x", "application/json; charset=utf-16", "nonsense",
        ]
    )
    func contentType(_ contentType: String?) async throws {
        try await withGallery { client in
            let headers: HTTPFields = contentType.map { [.contentType: $0] } ?? [:]
            let response = try await client.post(ByteBuffer(string: "{\"text\":\"a\"}"), headers)
            #expect(response.status == .unsupportedMediaType)
            #expect(try response.error.code == "unsupportedMediaType")
        }
    }

    @Test("ignores the letter case of a content type and accepts UTF-8 parameters")
    func contentTypeParameters() async throws {
        try await withGallery { client in
            let body = ByteBuffer(string: "{\"text\":\"a\"}")
            for contentType in ["Application/JSON;charset=UTF-8", "application/json ; charset=\"utf-8\""] {
                let response = try await client.post(body, [.contentType: contentType])
                #expect(response.status == .created)
            }
        }
    }

    @Test(
        "rejects a body over 64 KiB, with or without a Content-Length",
        arguments: [[:], [.transferEncoding: "chunked"]] as [HTTPFields]
    )
    func tooLarge(headers: HTTPFields) async throws {
        try await withGallery { client in
            let padding = String(repeating: " ", count: 64 * 1024 - 12)
            #expect(try await client.postJSON("{\"text\":\"a\"}" + padding, headers).status == .created)
            let response = try await client.postJSON("{\"text\":\"a\"}" + padding + " ", headers)
            #expect(response.status == .contentTooLarge)
            #expect(try response.error.code == "bodyTooLarge")
            #expect(try await client.get("/health").status == .ok)
        }
    }
}

private let formType = "application/x-www-form-urlencoded"
