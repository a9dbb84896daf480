import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOPosix
import ServiceLifecycle

@testable import GalleryServer

/// An HTTP client for a gallery in this process. Each request has its own connection.
///
/// HummingbirdTesting has one, too, but depends on a TLS library, HTTP/2 and another HTTP client, which take a third of the
/// time of a first build.
struct TestClient: Sendable {
    var port: Int

    /// Sends a request and waits for the whole response.
    ///
    /// The request has a `Content-Length` unless its headers have a `Transfer-Encoding`.
    func execute(
        uri: String,
        method: HTTPRequest.Method,
        headers: HTTPFields = [:],
        body: ByteBuffer = ByteBuffer()
    ) async throws -> TestResponse {
        var head = HTTPRequest(method: method, scheme: "http", authority: "localhost", path: uri, headerFields: headers)
        head.headerFields[.connection] = "close"
        if headers[.transferEncoding] == nil { head.headerFields[.contentLength] = "\(body.readableBytes)" }
        return try await connection().executeThenClose { [head] response, request in
            // All parts are written at once, because the gallery can respond and close as soon as it has the body.
            try await request.write(contentsOf: [.head(head), .body(body), .end(nil)])
            return try await TestResponse(response)
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

/// A response of the gallery.
struct TestResponse: Sendable {
    private var head = HTTPResponse(status: .internalServerError)
    private(set) var body = ByteBuffer()

    var status: HTTPResponse.Status { head.status }
    var headers: HTTPFields { head.headerFields }

    fileprivate init(_ response: NIOAsyncChannelInboundStream<HTTPResponsePart>) async throws {
        for try await part in response {
            switch part {
            case .head(let head):
                self.head = head
                // Tests compare responses that can be a second apart.
                self.head.headerFields[.date] = nil
            case .body(let bytes): body.writeImmutableBuffer(bytes)
            case .end: return
            }
        }
        throw ChannelError.inputClosed
    }
}

extension Application {
    /// Runs the server during a test.
    ///
    /// - Parameter ports: The ports that `onListening` received.
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
