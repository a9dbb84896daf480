import Foundation
import HTTPTypes
import NIOCore
import Testing

@testable import GalleryServer

@Suite("Bodies of account requests")
struct AccountBodyTests {
    @Test(
        "rejects an invalid body with an error code",
        arguments: [
            (#"{"name": "anna"}"#, 400, "missingField"),
            (#"{"password": "x"}"#, 400, "missingField"),
            (#"{"name": 1, "password": "x"}"#, 400, "wrongType"),
            (#"{"name": "anna", "password": null}"#, 400, "wrongType"),
            (#"["name", "password"]"#, 400, "wrongType"),
            (#"{"name": "anna", "password": "\ud800"}"#, 400, "malformedJSON"),
            (#"{"name": "anna", "password": "hunter2" "#, 400, "malformedJSON"),
            (#"{"name": "anna", "password": "x", "policy": "none"}"#, 400, "unknownPolicy"),
            ("", 400, "malformedJSON"),
        ]
    )
    func invalidBody(body: String, status: Int, code: String) async throws {
        try await withAccounts { client, _ async throws in
            let response = try await client.postAccount(body)
            #expect(response.status.code == status)
            #expect(try response.error.code == code)
        }
    }

    @Test(
        "names the missing field of a form",
        arguments: [("name=anna", "password"), ("password=x", "name"), ("", "name")]
    )
    func missingField(form: String, field: String) async throws {
        try await withAccounts { client, _ async throws in
            for path in ["/accounts", "/sessions"] {
                let error = try await client.postForm(form, to: path).error
                #expect(error.code == "missingField")
                #expect(error.field == field)
            }
        }
    }

    @Test(
        "never quotes an invalid body",
        arguments: [
            #"{"password": "hunter2"hunter2"#, #"{"hunter2": 1, "hunter2": 2}"#, #"{"name": ["hunter2"]}"#,
            #"{"name": "anna", "password": "x", "policy": "hunter2"}"#, "hunter2=%&hunter2", "hunter2=1&hunter2=2",
        ]
    )
    func bodyIsNotQuoted(body: String) async throws {
        try await withAccounts { client, _ async throws in
            for response in [
                try await client.postAccount(body), try await client.postForm(body, to: "/accounts"),
            ] {
                #expect(response.status == .badRequest)
                #expect(!response.text.contains("hunter2"))
            }
        }
    }

    @Test(
        "rejects a body over 16 KiB before hashing, with or without a Content-Length",
        arguments: [[:], [.transferEncoding: "chunked"]] as [HTTPFields]
    )
    func tooLarge(headers: HTTPFields) async throws {
        try await withAccounts(byAddress: .init(burst: 1, interval: 1000)) { client, _ async throws in
            for _ in 0..<3 {
                let response = try await client.signUp("anna", String(repeating: "aB3-", count: 4096), headers)
                #expect(response.status == .contentTooLarge)
                #expect(try response.error.code == "bodyTooLarge")
            }
            // The rejected requests don't count as attempts.
            #expect(try await client.signUp("anna").status == .created)
        }
    }

    @Test("rejects other content types and methods")
    func typesAndMethods() async throws {
        try await withAccounts { client, _ async throws in
            let body = ByteBuffer(string: "name=anna")
            let text = try await client.execute(
                uri: "/sessions",
                method: .post,
                headers: [.contentType: "text/plain"],
                body: body
            )
            #expect(text.status == .unsupportedMediaType)
            for (path, method, allowed) in [
                ("/accounts", .get, "POST"), ("/sessions", .get, "POST"), ("/sessions/current", .post, "DELETE"),
                ("/accounts/me/password", .post, "PUT"), ("/accounts/me", .delete, "GET, HEAD"),
            ] as [(String, HTTPRequest.Method, String)] {
                let response = try await client.execute(uri: path, method: method)
                #expect(response.status == .methodNotAllowed)
                #expect(response.headers[.allow] == allowed)
            }
        }
    }

    @Test("handles randomly changed bodies without a server error")
    func randomBodies() async throws {
        try await withAccounts { client, _ async throws in
            var random = SeededGenerator(state: 0x5EED)
            let good = Array(#"{"name": "anna", "password": "Violet-Harbour-88-Kettle", "policy": "classic"}"#.utf8)
            for _ in 0..<400 {
                var bytes = good
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let place = Int.random(in: 0..<bytes.count, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: bytes[place] = .random(in: .min ... .max, using: &random)
                    case 1: bytes.remove(at: place)
                    default: bytes.insert(.random(in: .min ... .max, using: &random), at: place)
                    }
                }
                for type in ["application/json", "application/x-www-form-urlencoded"] {
                    let response = try await client.execute(
                        uri: "/accounts",
                        method: .post,
                        headers: [.contentType: type],
                        body: ByteBuffer(bytes: bytes)
                    )
                    #expect([201, 303, 400, 409, 422].contains(response.status.code), "\(bytes)")
                }
            }
        }
    }
}

/// SplitMix64, so that failures are reproducible.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z &>> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z &>> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z &>> 31)
    }
}
