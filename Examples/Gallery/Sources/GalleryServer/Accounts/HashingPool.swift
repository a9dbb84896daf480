import Foundation
import NIOConcurrencyHelpers
import NIOPosix

/// Separate threads for hashing passwords, with a bound on the number of waiting requests.
///
/// A hash takes a processor for a tenth of a second and 32 MiB: without a bound, many requests at once would block the machine.
final class HashingPool: Sendable {
    private let threads: NIOThreadPool
    private let capacity: Int
    private let admitted = NIOLockedValueBox(0)

    /// - Parameters:
    ///   - threads: How many hashes are computed at once.
    ///   - waiting: How many may wait for a thread; further hashes are refused.
    init(threads count: Int = min(4, ProcessInfo.processInfo.activeProcessorCount), waiting: Int = 8) {
        threads = NIOThreadPool(numberOfThreads: count)
        capacity = count + waiting
        threads.start()
    }

    deinit {
        threads.shutdownGracefully { _ in }
    }

    /// The number of hashes that are computed or wait.
    var count: Int { admitted.withLockedValue(\.self) }

    /// Runs the computation of a hash on one of the threads.
    ///
    /// - Throws: ``RequestError`` with 503 when too many wait already.
    func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        let isAdmitted = admitted.withLockedValue { admitted in
            guard admitted < capacity else { return false }
            admitted += 1
            return true
        }
        guard isAdmitted else { throw RequestError.busy }
        defer { admitted.withLockedValue { $0 -= 1 } }
        return try await threads.runIfActive(work)
    }
}

extension RequestError {
    /// The pool is full: too many passwords are being hashed already.
    static let busy = RequestError(
        status: .serviceUnavailable,
        code: "busy",
        message: .own(.busy),
        headers: [.retryAfter: "1"]
    )
}
