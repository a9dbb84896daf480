import HTTPTypes
import Hummingbird
import Testing

@testable import GalleryServer

@Suite("Bodies that are refused")
struct BodyTests {
    @Test(
        "JSON that is not a post is named with what is wrong and where",
        arguments: [
            ("", "malformedJSON", "line 1, column 1"),
            (#"{"text": }"#, "malformedJSON", "line 1, column 10"),
            ("{\n  \"text\": \"é\" \"b\"\n}", "malformedJSON", "line 2, column 15"),
            (#"{"text": "a",}"#, "malformedJSON", "line 1, column 14"),
            (#"{"text": "a"} x"#, "malformedJSON", "line 1, column 15"),
            (#"{"text": "a", "text": "b"}"#, "malformedJSON", "line 1, column 15"),
            (#"{"text": "abc"#, "malformedJSON", "inside a string"),
            (#"{"text": "\ud800"}"#, "malformedJSON", "half of a surrogate pair"),
            (#"{"text": "\udc00a"}"#, "malformedJSON", "half of a surrogate pair"),
            (#"{"text": "\ud83dA"}"#, "malformedJSON", "half of a surrogate pair"),
            (#"{"text": "a\u0000b"}"#, "invalidCharacter", "NUL"),
            ("{\"text\": \"a\0b\"}", "malformedJSON", "control character"),
            ("\u{FEFF}{\"text\": \"a\"}", "malformedJSON", "line 1, column 1"),
            ("[\"text\"]", "wrongType", "not an array"),
            ("{}", "missingField", "“text” is missing"),
            (#"{"text": 5}"#, "wrongType", "not a number"),
            (#"{"text": null}"#, "wrongType", "not null"),
            (String(repeating: "[", count: 60_000), "malformedJSON", "nesting"),
        ]
    )
    func badJSON(body: String, code: String, reason: String) async throws {
        try await withGallery { client in
            let response = try await client.postJSON(body)
            #expect(response.status == .badRequest)
            let fault = try response.fault
            #expect(fault.code == code)
            #expect(fault.message.contains(reason), "\(fault.message)")
            #expect(try await client.get("/posts").text == "[]")
        }
    }

    @Test("bytes that are not UTF-8 are refused, not replaced", arguments: ["application/json", formType])
    func invalidUTF8(contentType: String) async throws {
        try await withGallery { client in
            let start = contentType == formType ? "text=a" : "{\"text\":\"a"
            let body = ByteBuffer(bytes: Array(start.utf8) + [0xFF])
            let response = try await client.post(body, [.contentType: contentType])
            #expect(response.status == .badRequest)
            #expect(try response.fault.code == "invalidUTF8")
        }
    }

    @Test(
        "a form that is not a post is refused",
        arguments: [
            ("", "missingField"), ("txt=a", "missingField"), ("text=a&text=b", "repeatedField"),
            ("text=%zz", "malformedForm"), ("text=%4", "malformedForm"), ("text=%00", "invalidCharacter"),
            ("text=%ED%A0%80", "invalidUTF8"),
        ]
    )
    func badForm(body: String, code: String) async throws {
        try await withGallery { client in
            let response = try await client.postForm(body)
            #expect(response.status == .badRequest)
            #expect(try response.fault.code == code)
        }
    }

    @Test(
        "another content type is refused",
        arguments: [
            nil, "text/plain", "multipart/form-data; boundary=x", "application/json; charset=utf-16", "nonsense",
        ]
    )
    func contentType(_ contentType: String?) async throws {
        try await withGallery { client in
            let headers: HTTPFields = contentType.map { [.contentType: $0] } ?? [:]
            let response = try await client.post(ByteBuffer(string: "{\"text\":\"a\"}"), headers)
            #expect(response.status == .unsupportedMediaType)
            #expect(try response.fault.code == "unsupportedMediaType")
        }
    }

    @Test("parameters and letter case of a content type do not matter")
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
        "a body of more than 64 KiB is refused, whether it says its length or not",
        arguments: [[:], [.transferEncoding: "chunked"]] as [HTTPFields]
    )
    func tooLarge(headers: HTTPFields) async throws {
        try await withGallery { client in
            let padding = String(repeating: " ", count: 64 * 1024 - 12)
            #expect(try await client.postJSON("{\"text\":\"a\"}" + padding, headers).status == .created)
            let response = try await client.postJSON("{\"text\":\"a\"}" + padding + " ", headers)
            #expect(response.status == .contentTooLarge)
            #expect(try response.fault.code == "bodyTooLarge")
            #expect(try await client.get("/health").status == .ok)
        }
    }
}

private let formType = "application/x-www-form-urlencoded"
