import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import Testing

@testable import GalleryServer

/// A connection that sends what it likes, outside of Swift's threads, and counts what it reads.
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

    /// Waits until the gallery has closed the connection.
    ///
    /// - Returns: Whether it has, within ten seconds.
    func isClosed() async -> Bool {
        for _ in 0..<1000 where channel.isActive { try? await Task.sleep(for: .milliseconds(10)) }
        return !channel.isActive
    }
}

@Suite("Connections")
struct ConnectionTests {
    private static let request = "GET /controls/password-setup HTTP/1.1\r\nHost: localhost\r\n\r\n"

    @Test("a visitor is answered while connections with hundreds of requests wait for all of their answers")
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
}
