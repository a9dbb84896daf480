import Foundation
import NIOPosix
import Synchronization

/// Threads of their own for hashing passwords, and a bound on how many people wait for them.
///
/// A hash takes a processor for a tenth of a second and 32 MiB: without a bound, a crowd of requests would take the
/// machine from everybody else.
final class HashingPool: Sendable {
    private let threads: NIOThreadPool
    private let capacity: Int
    private let admitted = Mutex(0)

    /// - Parameters:
    ///   - threads: How many hashes are computed at once.
    ///   - waiting: How many may wait for a thread; a hash that finds more is refused.
    init(threads count: Int = min(4, ProcessInfo.processInfo.activeProcessorCount), waiting: Int = 8) {
        threads = NIOThreadPool(numberOfThreads: max(1, count))
        capacity = max(1, count) + max(0, waiting)
        threads.start()
    }

    deinit {
        threads.shutdownGracefully { _ in }
    }

    /// How many are computed or wait.
    var count: Int { admitted.withLock(\.self) }

    /// Runs what computes a hash on one of the threads.
    ///
    /// - Throws: ``RequestFault`` with 503 when too many wait already.
    func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try admit()
        defer { admitted.withLock { $0 -= 1 } }
        return try await threads.runIfActive(work)
    }

    private func admit() throws(RequestFault) {
        let isAdmitted = admitted.withLock { admitted in
            guard admitted < capacity else { return false }
            admitted += 1
            return true
        }
        guard isAdmitted else { throw .busy }
    }
}

extension RequestFault {
    /// As many passwords are being hashed as the machine can bear.
    static let busy = RequestFault(
        status: .serviceUnavailable,
        code: "busy",
        message: "Too many people are signing in at once. Please try again in a moment.",
        headers: [.retryAfter: "1"]
    )
}
