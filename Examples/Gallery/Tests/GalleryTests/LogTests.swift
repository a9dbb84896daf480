import Foundation
import Logging
import Synchronization
import Testing

@testable import GalleryServer

@Suite("The log")
struct LogTests {
    @Test("each request is a JSON object on one line, without the text of a post")
    func requestLine() async throws {
        let lines = LogLines()
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        try await fixture.run(logger: lines.logger) { client in
            _ = try await client.post(text: "private")
            _ = try await client.get("/posts?key=private")
        }
        let line = try #require(lines.all.first { $0.contains("\"request\"") })
        #expect(line.hasSuffix("}\n"))
        let event = try JSONDecoder().decode(RequestEvent.self, from: Data(line.utf8))
        #expect(event.level == "info")
        #expect(event.metadata.method == "POST")
        #expect(event.metadata.path == "/posts")
        #expect(event.metadata.status == 201)
        #expect(event.metadata.milliseconds >= 0)
        #expect(!event.metadata.id.isEmpty)
        #expect(try Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(event.timestamp) <= Date())
        #expect(!lines.all.joined().contains("private"))
    }

    @Test("a line stays one line, whatever it holds")
    func escaping() throws {
        let lines = LogLines()
        lines.logger.info("a\nb\u{2028}\"\u{1}", metadata: ["path": "/\n{", "list": ["x", ["y": "\(1)"]]])
        let line = try #require(lines.all.first)
        #expect(line.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }

    @Test("a database error is logged without the text of the post")
    func databaseError() async throws {
        let lines = LogLines()
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        try await fixture.run(isReachable: false, logger: lines.logger) { client in
            let response = try await client.post(text: "private")
            #expect(response.status == .serviceUnavailable)
        }
        #expect(lines.all.contains { $0.contains("database error") })
        #expect(!lines.all.joined().contains("private"))
    }
}

/// A logger that keeps its lines.
final class LogLines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    var logger: Logger {
        Logger(label: "tests") { _ in
            JSONLogHandler(logLevel: .trace) { line in self.lines.withLock { $0.append(line) } }
        }
    }
}

private struct RequestEvent: Decodable {
    struct Metadata: Decodable {
        var method: String
        var path: String
        var status: Int
        var milliseconds: Double
        var id: String

        enum CodingKeys: String, CodingKey {
            case method, path, status, milliseconds
            case id = "hb.request.id"
        }
    }
    var timestamp: String
    var level: String
    var metadata: Metadata
}
