import Foundation
import HTTPTypes
import NIOCore
import Testing

@testable import GalleryServer

@Suite("Pages in a cache")
struct PageCachingTests {
    @Test(
        "a page that is the same for everybody is compressed and revalidated",
        arguments: ["/", "/accounts/new?lang=de"]
    )
    func shared(path: String) async throws {
        try await withGallery { client in
            let plain = try await client.get(path)
            #expect(plain.headers[.contentEncoding] == nil)
            let compressed = try await client.get(path, [.acceptEncoding: "br, gzip"])
            #expect(compressed.headers[.contentEncoding] == "gzip")
            #expect(compressed.headers[.contentLength] == "\(compressed.body.readableBytes)")
            #expect(compressed.body.readableBytes < plain.body.readableBytes / 2)
            #expect(try gunzip(compressed.body) == plain.text)
            let tag = try #require(plain.headers[.eTag])
            #expect(tag.hasPrefix("W/\""))
            for response in [plain, compressed] {
                #expect(response.headers[.eTag] == tag)
                #expect(response.headers[.vary]?.hasSuffix("Accept-Encoding, User-Agent") == true)
                #expect(response.headers[.vary]?.contains("Accept-Language") == path.contains("accounts"))
                #expect(response.headers[.cacheControl] == "no-cache")
            }
            let again = try await client.get(path, [.acceptEncoding: "gzip", .ifNoneMatch: "\"other\", \(tag)"])
            #expect(again.status == .notModified)
            #expect(again.body.readableBytes == 0)
            #expect(again.headers[.contentEncoding] == nil)
            #expect(again.headers[.eTag] == tag)
            #expect(again.headers[.contentSecurityPolicy] != nil)
        }
    }

    @Test("a new post changes the page's tag")
    func change() async throws {
        try await withGallery { client in
            let tag = try #require(try await client.get("/controls/counting-ring").headers[.eTag])
            _ = try await client.post(text: "news")
            let page = try await client.get("/controls/counting-ring", [.ifNoneMatch: tag])
            #expect(page.status == .ok)
            #expect(page.text.contains("news"))
        }
    }

    @Test("a page that holds what its sender wrote, or somebody's name, is sent as it is")
    func personal() async throws {
        try await withGallery { client in
            let html: HTTPFields = [.accept: "text/html", .acceptEncoding: "gzip, br"]
            let refused = try await client.postForm("text=\(String(repeating: "a", count: 281))", html)
            let form = "name=m&password=x&confirmation=y&policy=nist"
            let signUp = try await client.execute(
                uri: "/accounts",
                method: .post,
                headers: html.merging([.contentType: "application/x-www-form-urlencoded"]),
                body: ByteBuffer(string: form)
            )
            for response in [refused, signUp, try await client.get("/accounts/me", html)] {
                #expect(response.headers[.contentEncoding] == nil)
                #expect(response.headers[.eTag] == nil)
                #expect(response.text.contains("<!doctype html>"))
            }
        }
    }
}

/// Decompressed by a program that nobody here wrote.
private func gunzip(_ body: ByteBuffer) throws -> String {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-d", "-c"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // What a page takes in gzip fits into a pipe.
    try input.fileHandleForWriting.write(contentsOf: Data(body.readableBytesView))
    try input.fileHandleForWriting.close()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
}
