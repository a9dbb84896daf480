import HTTPTypes
import Hummingbird
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTPTypes

/// The limits of connections.
struct ConnectionLimits: Sendable {
    /// The maximum number of open connections: half of the usual limit for open files.
    var total = 512
    /// The maximum number of open connections from one address.
    var perAddress = 128
    /// The maximum time between requests, for a request to arrive, and for each part of a response to be read.
    var timeout = TimeAmount.seconds(60)
}

/// The number of open connections from each address.
final class ConnectionCounts: Sendable {
    private let counts = NIOLockedValueBox<[String: Int]>([:])

    /// Counts a connection until it closes.
    ///
    /// - Returns: The number of connections from its address.
    func count(_ channel: any Channel) -> Int {
        let key = ClientAddress(channel.remoteAddress?.ipAddress ?? "").key
        channel.closeFuture.whenComplete { [counts] _ in
            counts.withLockedValue { counts in
                let count = (counts[key] ?? 1) - 1
                counts[key] = count > 0 ? count : nil
            }
        }
        return counts.withLockedValue { counts in
            counts[key, default: 0] += 1
            return counts[key, default: 0]
        }
    }
}

/// Closes a connection if its address has too many, if a body takes too long to arrive, or if the client doesn't read the response.
///
/// Hummingbird's idle timeout covers the time until the head of a request has arrived.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart

    private let counts: ConnectionCounts
    private let limit: Int
    private let timeout: TimeAmount
    /// The number of requests without a complete response.
    private var pending = 0
    /// The time by which the next part of a response must have been sent.
    private var deadline = NIODeadline.distantFuture

    init(_ counts: ConnectionCounts, upTo limit: Int, _ timeout: TimeAmount) {
        self.counts = counts
        self.limit = limit
        self.timeout = timeout
    }

    func channelActive(context: ChannelHandlerContext) {
        context.fireChannelActive()
        if counts.count(context.channel) > limit {
            context.close(promise: nil)
        } else {
            watch(context)
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head = unwrapInboundIn(data) {
            if pending == 0 { deadline = .now() + timeout }
            pending += 1
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let isEnd = if case .end = unwrapOutboundIn(data) { true } else { false }
        let promise = promise ?? context.eventLoop.makePromise()
        promise.futureResult.assumeIsolated().whenComplete { [self] _ in
            if isEnd { pending -= 1 }
            deadline = pending > 0 ? .now() + timeout : .distantFuture
        }
        context.write(data, promise: promise)
    }

    private func watch(_ context: ChannelHandlerContext) {
        context.eventLoop.assumeIsolated().scheduleTask(deadline: min(deadline, .now() + timeout)) { [self] in
            guard context.channel.isActive else { return }
            if deadline <= .now() { context.close(promise: nil) } else { watch(context) }
        }
    }
}
