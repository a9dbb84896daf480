import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import Testing

@testable import GalleryServer

/// A connection that sends any bytes and records what it receives. It doesn't use the threads of Swift's tasks.
private struct RawConnection {
    let channel: any Channel
    private let received = NIOLockedValueBox("")

    private final class Reader: ChannelInboundHandler, Sendable {
        typealias InboundIn = ByteBuffer
        let received: NIOLockedValueBox<String>

        init(_ received: NIOLockedValueBox<String>) { self.received = received }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let text = String(buffer: unwrapInboundIn(data))
            received.withLockedValue { $0 += text }
        }
    }

    init(_ client: TestClient, reads: Bool = true) async throws {
        channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelOption(.autoRead, value: reads)
            .channelOption(.socketOption(.so_rcvbuf), value: reads ? 1 << 20 : 4096)
            .channelInitializer { [received] channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Reader(received))
                }
            }
            .connect(host: "127.0.0.1", port: client.port).get()
    }

    var text: String { received.withLockedValue { $0 } }

    func send(_ text: String) { channel.writeAndFlush(ByteBuffer(string: text), promise: nil) }

    /// Waits until the gallery closes the connection, for up to ten seconds.
    ///
    /// - Returns: Whether the connection is closed.
    func isClosed() async -> Bool {
        for _ in 0..<1000 where channel.isActive { try? await Task.sleep(for: .milliseconds(10)) }
        return !channel.isActive
    }
}

@Suite("Connections")
struct ConnectionTests {
    private static let request = "GET /controls/password-setup HTTP/1.1\r\nHost: localhost\r\n\r\n"

    @Test("connections with many requests at once don't delay other visitors")
    func pipelining() async throws {
        try await withGallery { client in
            let length = try await client.get("/controls/password-setup").text.utf8.count
            let count = 60
            var floods: [RawConnection] = []
            for _ in 0..<2 * System.coreCount {
                let flood = try await RawConnection(client)
                flood.send(String(repeating: Self.request, count: count))
                floods.append(flood)
            }
            #expect(try await client.get("/health").status == .ok)
            let received = floods.reduce(0) { $0 + $1.text.utf8.count }
            #expect(received < length * count * floods.count / 2, "\(received) bytes of \(length) × \(count)")
            for flood in floods { try await flood.channel.close() }
        }
    }

    @Test("limits the connections of an address")
    func perAddress() async throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        try await fixture.run(limits: ConnectionLimits(perAddress: 3)) { client in
            var held: [RawConnection] = []
            for _ in 0..<3 {
                let connection = try await RawConnection(client)
                connection.send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
                held.append(connection)
            }
            while !held.allSatisfy({ $0.text.hasPrefix("HTTP/1.1 200") }) {
                try await Task.sleep(for: .milliseconds(5))
            }
            let refused = try await RawConnection(client)
            #expect(await refused.isClosed())
            try await held[0].channel.close()
            #expect(await isAnswered(client))
            for connection in held.dropFirst() { try await connection.channel.close() }
        }
    }

    @Test("closes a connection that doesn't read its responses")
    func unread() async throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        try await fixture.run(limits: ConnectionLimits(perAddress: 1, timeout: .seconds(1))) { client in
            let connection = try await RawConnection(client, reads: false)
            connection.send(String(repeating: Self.request, count: 2000))
            #expect(await isAnswered(client))
            try? await connection.channel.close()
        }
    }

    @Test("closes a connection whose request arrives too slowly")
    func slow() async throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        try await fixture.run(limits: ConnectionLimits(timeout: .seconds(2))) { client in
            let connection = try await RawConnection(client)
            connection.send(
                "POST /posts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n"
            )
            let writer = connection.channel.eventLoop.scheduleRepeatedTask(
                initialDelay: .zero,
                delay: .milliseconds(20)
            ) { _ in connection.send("{") }
            #expect(await connection.isClosed())
            writer.cancel()
        }
    }

    /// Sends requests until the gallery responds, for up to ten seconds.
    private func isAnswered(_ client: TestClient) async -> Bool {
        for _ in 0..<200 {
            if let response = try? await client.get("/health") { return response.status == .ok }
            try? await Task.sleep(for: .milliseconds(50))
        }
        return false
    }

    @Test(
        "rejects an ambiguous head",
        arguments: [
            "", "Host: a\r\nHost: b", "Host: a/b", "Host: a b", "Host: user@a", "Host: ", "Host: a:x",
            "Host: a\r\nTransfer-Encoding: x, chunked", "Host: a\r\nTransfer-Encoding: chunked, chunked",
            "Host: a\r\nTransfer-Encoding: gzip\r\nTransfer-Encoding: chunked",
        ]
    )
    func heads(fields: String) async throws {
        try await withGallery { client in
            let connection = try await RawConnection(client)
            let lines = (fields.isEmpty ? "" : fields + "\r\n") + "Connection: close\r\n"
            let body = fields.contains("chunked") ? "0\r\n\r\n" : ""
            connection.send("POST / HTTP/1.1\r\n\(lines)\r\n\(body)")
            #expect(await connection.isClosed())
            #expect(connection.text.hasPrefix("HTTP/1.1 400"), "\(connection.text.prefix(200))")
        }
    }

    @Test(
        "accepts an unambiguous head",
        arguments: ["Host: a.example:8080", "Host: [::1]:80", "HOST: a_b", "Host: a\r\nTransfer-Encoding: Chunked"]
    )
    func unambiguousHeads(fields: String) async throws {
        try await withGallery { client in
            let connection = try await RawConnection(client)
            let body = fields.contains("Chunked") ? "0\r\n\r\n" : ""
            connection.send("POST / HTTP/1.1\r\n\(fields)\r\nConnection: close\r\n\r\n\(body)")
            #expect(await connection.isClosed())
            #expect(connection.text.hasPrefix("HTTP/1.1 303"), "\(connection.text.prefix(200))")
        }
    }
}
