import Foundation
import NIOConcurrencyHelpers
import NIOPosix

/// Separate threads for hashing passwords, with a bound on the number of waiting requests, and on that of each sender.
///
/// A hash takes a processor for a tenth of a second and 32 MiB: without a bound, many requests at once would block the machine, and
/// those of one sender everybody else.
final class HashingPool: Sendable {
    private let threads: NIOThreadPool
    private let capacity: Int
    /// How many hashes of one sender are computed or wait.
    private let share: Int
    private let admitted = NIOLockedValueBox<[String: Int]>([:])

    /// - Parameters:
    ///   - threads: How many hashes are computed at once.
    ///   - waiting: How many may wait for a thread; further hashes are refused.
    init(threads count: Int = min(4, ProcessInfo.processInfo.activeProcessorCount), waiting: Int = 8) {
        threads = NIOThreadPool(numberOfThreads: max(1, count))
        capacity = max(1, count) + max(0, waiting)
        share = max(2, capacity / 4)
        threads.start()
    }

    deinit {
        threads.shutdownGracefully { _ in }
    }

    /// The number of hashes that are computed or wait.
    var count: Int { admitted.withLockedValue { $0.values.reduce(0, +) } }

    /// Runs the computation of a hash on one of the threads.
    ///
    /// - Parameter sender: Whose request it is.
    /// - Throws: ``RequestFault`` with 503 when too many wait already, of all or of this sender.
    func run<Result: Sendable>(
        for sender: ClientAddress,
        _ work: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        let key = sender.subscriber
        try admit(key)
        defer { admitted.withLockedValue { $0[key] = $0[key].flatMap { $0 > 1 ? $0 - 1 : nil } } }
        return try await threads.runIfActive(work)
    }

    private func admit(_ key: String) throws(RequestFault) {
        let isAdmitted = admitted.withLockedValue { admitted in
            guard admitted.values.reduce(0, +) < capacity, admitted[key, default: 0] < share else { return false }
            admitted[key, default: 0] += 1
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
        message: .own(.busy),
        headers: [.retryAfter: "1"]
    )
}
