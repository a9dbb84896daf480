import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTPTypes

/// Bounds what one connection takes of the server: how long a request may take to arrive, and how much is read of a body that was
/// answered before its end.
///
/// Hummingbird reads every body to its end (as of 2.28.1), and counts a silence from the last byte alone.
final class RequestBounds: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    struct Limits: Sendable {
        /// The longest time from the first byte of a request's body to its last.
        var time = TimeAmount.seconds(60)
        /// The largest body, in bytes, that is read to its end although it was refused, so that the connection can be kept.
        var refusedBody = Request.largestBody
        /// How long the sender may take to read the answer before the connection is closed, on which what was sent can be lost.
        var farewell = TimeAmount.seconds(2)
    }

    private let limits: Limits
    /// The length of the body that is arriving; `nil` between requests.
    private var arriving: Int?
    /// Whether the connection ends with the answer.
    private var isEnding = false
    private var unread = 0
    private var deadline: Scheduled<Void>?

    init(_ limits: Limits) {
        self.limits = limits
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            arriving = Self.bodyLength(head)
            close(context, in: limits.time)
        case .body(let bytes):
            if isEnding {
                unread += bytes.readableBytes
                if unread > limits.refusedBody { context.close(promise: nil) }
                return
            }
        case .end:
            arriving = nil
            deadline?.cancel()
            if isEnding { return context.close(promise: nil) }
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var head) where head.status.kind != .informational && (arriving ?? 0) > limits.refusedBody:
            isEnding = true
            head.headerFields[.connection] = "close"
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .end where isEnding:
            context.writeAndFlush(data, promise: promise)
            context.close(mode: .output, promise: nil)
            close(context, in: limits.farewell)
        default:
            context.write(data, promise: promise)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        context.fireChannelInactive()
    }

    private func close(_ context: ChannelHandlerContext, in time: TimeAmount) {
        deadline?.cancel()
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: time) { context.close(promise: nil) }
    }

    private static func bodyLength(_ head: HTTPRequest) -> Int {
        if head.headerFields.contains(.transferEncoding) { return .max }
        return head.headerFields[.contentLength].map { Int($0) ?? .max } ?? 0
    }
}
