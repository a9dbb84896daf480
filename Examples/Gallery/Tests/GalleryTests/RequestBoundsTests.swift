import Foundation
import Testing

@testable import GalleryServer

@Suite("Requests that take too much")
struct RequestBoundsTests {
    @Test(
        "a large body that is refused is answered and not read to its end",
        arguments: [
            ("POST /posts", "Content-Type: application/json\r\nContent-Length: 300000000", "413"),
            ("POST /posts", "Content-Type: text/plain\r\nContent-Length: 300000000", "415"),
            ("POST /posts", "Content-Type: application/json\r\nContent-Length: 9223372036854775808", "413"),
            ("POST /none", "Content-Length: 300000000", "404"), ("GET /health", "Content-Length: 300000000", "200"),
            ("POST /none", "Transfer-Encoding: chunked", "404"),
        ]
    )
    func refusedBody(request: String, headers: String, status: String) async throws {
        try await withGallery { client in
            let connection = try Connection(port: client.port)
            connection.send("\(request) HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n\r\n")
            let start = ContinuousClock.now
            let answer = await connection.answer()
            #expect(answer?.hasPrefix("HTTP/1.1 \(status)") == true, "\(answer ?? "no end")")
            #expect(answer?.lowercased().contains("connection: close") == true)
            #expect(ContinuousClock.now - start < .seconds(5))
        }
    }

    @Test("a small body that is refused keeps the connection")
    func keptConnection() async throws {
        try await withGallery { client in
            let connection = try Connection(port: client.port)
            for _ in 0..<3 {
                connection.send("POST /none HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc")
                #expect(await connection.part()?.hasPrefix("HTTP/1.1 404") == true)
            }
        }
    }

    @Test("a body that comes byte by byte does not keep its connection for ever")
    func slowBody() async throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        try await fixture.run(bounds: .init(time: .milliseconds(500))) { client in
            let connection = try Connection(port: client.port)
            let length = 1000
            connection.send(
                "POST /posts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: \(length)\r\n\r\n"
            )
            var sent = 0
            while sent < length, connection.send("a") {
                sent += 1
                try await Task.sleep(for: .milliseconds(50))
            }
            #expect(sent < length)
            #expect(try await client.get("/health").status == .ok)
        }
    }
}

/// A connection on which anything can be sent.
final class Connection: Sendable {
    private let descriptor: Int32
    private static let patience = 10

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var wait = timeval(tv_sec: Self.patience, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(status == 0)
    }

    deinit { close(descriptor) }

    /// Whether the other end still takes it.
    @discardableResult
    func send(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBytes {
            Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) == $0.count
        }
    }

    /// What comes next; `nil` when nothing comes in time.
    func received() -> String? {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    /// What comes next, while the threads on which the gallery answers in this process are free.
    func part() async -> String? {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: self.received()) }
        }
    }

    /// All that comes until the other end closes; `nil` when it does not in time.
    func answer() async -> String? {
        var answer = ""
        while let part = await part() {
            if part.isEmpty { return answer }
            answer += part
        }
        return nil
    }
}
