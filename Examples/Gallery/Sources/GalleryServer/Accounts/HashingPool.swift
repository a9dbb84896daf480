import Foundation
import NIOPosix
import Synchronization

/// Separate threads for hashing passwords, with a bound on the number of waiting requests.
///
/// A hash takes a processor for a tenth of a second and 32 MiB: without a bound, many requests at once would block the machine.
final class HashingPool: Sendable {
    private let threads: NIOThreadPool
    private let capacity: Int
    private let admitted = Mutex(0)

    /// - Parameters:
    ///   - threads: How many hashes are computed at once.
    ///   - waiting: How many may wait for a thread; further hashes are refused.
    init(threads count: Int = min(4, ProcessInfo.processInfo.activeProcessorCount), waiting: Int = 8) {
        threads = NIOThreadPool(numberOfThreads: max(1, count))
        capacity = max(1, count) + max(0, waiting)
        threads.start()
    }

    deinit {
        threads.shutdownGracefully { _ in }
    }

    /// The number of hashes that are computed or wait.
    var count: Int { admitted.withLock(\.self) }

    /// Runs the computation of a hash on one of the threads.
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
    /// The pool is full: too many passwords are being hashed already.
    static let busy = RequestFault(
        status: .serviceUnavailable,
        code: "busy",
        message: "Too many people are signing in at once. Please try again in a moment.",
        headers: [.retryAfter: "1"]
    )
}
