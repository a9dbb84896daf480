import InMemoryLogging
import Logging
import Testing

@testable import GalleryServer

@Suite("The log")
struct LogTests {
    @Test("logs each request without the text of a post or the query")
    func requestLine() async throws {
        let log = InMemoryLogHandler()
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        try await fixture.run(logger: log.logger) { client in
            _ = try await client.post(text: "private")
            _ = try await client.get("/posts?key=private")
        }
        let line = try #require(log.entries.first { $0.message == "request" })
        #expect(line.level == .info)
        #expect(line.metadata["method"] == "POST")
        #expect(line.metadata["path"] == "/posts")
        #expect(line.metadata["status"]?.description == "201")
        #expect(line.metadata["milliseconds"] != nil)
        #expect(!log.text.contains("private"))
    }

    @Test("logs a database error without the text of the post")
    func databaseError() async throws {
        let log = InMemoryLogHandler()
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        try await fixture.run(isReachable: false, logger: log.logger) { client in
            let response = try await client.post(text: "private")
            #expect(response.status == .serviceUnavailable)
        }
        #expect(log.entries.contains { $0.message == "database error" })
        #expect(!log.text.contains("private"))
    }
}

extension InMemoryLogHandler {
    var logger: Logger {
        var logger = Logger(label: "tests") { _ in self }
        logger.logLevel = .trace
        return logger
    }

    /// All log entries.
    var text: String { "\(entries)" }
}
