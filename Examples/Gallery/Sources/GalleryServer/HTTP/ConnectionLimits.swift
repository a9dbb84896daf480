import HTTPTypes
import Hummingbird
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTPTypes

/// How many connections there may be, and how long an answer may take.
struct ConnectionLimits: Sendable {
    /// The most connections at once: half of the files that a process may usually open.
    var total = 512
    /// The most connections at once from one address.
    var perAddress = 128
    /// How long a connection may stay silent, a request may take to arrive, and each part of an answer to be read.
    var timeout = TimeAmount.seconds(60)
}

/// The number of open connections from each address.
final class ConnectionCounts: Sendable {
    private let counts = NIOLockedValueBox<[String: Int]>([:])

    /// Counts a connection until it is closed.
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

/// Closes a connection if its address has too many, or if a request or an answer takes too long.
///
/// Hummingbird closes a connection that is silent between requests.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart

    private let counts: ConnectionCounts
    private let limit: Int
    private let timeout: TimeAmount
    /// The number of requests without a complete answer.
    private var pending = 0
    /// When the next part of an answer must have been sent.
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
