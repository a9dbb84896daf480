import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOPosix
import ServiceLifecycle

@testable import GalleryServer

/// Asks a gallery that listens in this process, over a connection of its own for each request.
///
/// HummingbirdTesting would do the same, but takes a TLS library, HTTP/2 and a second HTTP client with it: a third of the
/// time of a first build.
struct TestClient: Sendable {
    var port: Int

    /// Sends a request and waits for the whole answer.
    ///
    /// A body's length is announced, unless it is sent in chunks.
    func execute(
        uri: String,
        method: HTTPRequest.Method,
        headers: HTTPFields = [:],
        body: ByteBuffer = ByteBuffer()
    ) async throws -> TestResponse {
        var head = HTTPRequest(method: method, scheme: "http", authority: "localhost", path: uri, headerFields: headers)
        head.headerFields[.connection] = "close"
        if headers[.transferEncoding] == nil { head.headerFields[.contentLength] = "\(body.readableBytes)" }
        return try await connection().executeThenClose { [head] answer, request in
            // At once: the gallery may answer, and close, as soon as it has the body.
            try await request.write(contentsOf: [.head(head), .body(body), .end(nil)])
            return try await TestResponse(answer)
        }
    }

    private func connection() async throws -> NIOAsyncChannel<HTTPResponsePart, HTTPRequestPart> {
        try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHTTPClientHandlers()
                    try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPClientCodec())
                    return try NIOAsyncChannel(wrappingChannelSynchronously: channel)
                }
            }
    }
}

/// What the gallery has answered.
struct TestResponse: Sendable {
    private var head = HTTPResponse(status: .internalServerError)
    private(set) var body = ByteBuffer()

    var status: HTTPResponse.Status { head.status }
    var headers: HTTPFields { head.headerFields }

    fileprivate init(_ answer: NIOAsyncChannelInboundStream<HTTPResponsePart>) async throws {
        for try await part in answer {
            switch part {
            case .head(let head):
                self.head = head
                // Two answers that are alike may be a second apart.
                self.head.headerFields[.date] = nil
            case .body(let bytes): body.writeImmutableBuffer(bytes)
            case .end: return
            }
        }
        throw ChannelError.inputClosed
    }
}

extension Application {
    /// Listens while a test is under way.
    ///
    /// - Parameter ports: What the application's `onListening` was given.
    func test(_ ports: AsyncStream<Int>, _ test: @Sendable (TestClient) async throws -> Void) async throws {
        let services = ServiceGroup(configuration: .init(services: [self], logger: logger))
        try await withThrowingTaskGroup { group in
            group.addTask { try await services.run() }
            if let port = await ports.first(where: { _ in true }) { try await test(TestClient(port: port)) }
            await services.triggerGracefulShutdown()
            try await group.waitForAll()
        }
    }
}
