import Foundation
import NIOConcurrencyHelpers
import NIOPosix

/// A thread pool that hashes passwords, with a bounded queue.
///
/// A hash takes a tenth of a second of processor time and 32 MiB. Without a bound, many requests could exhaust the machine.
final class HashingPool: Sendable {
    private let threads: NIOThreadPool
    private let capacity: Int
    private let admitted = NIOLockedValueBox(0)

    /// - Parameters:
    ///   - threads: The number of hashes to compute at once.
    ///   - waiting: The number of hashes that can wait for a thread. The pool rejects further hashes.
    init(threads count: Int = min(4, ProcessInfo.processInfo.activeProcessorCount), waiting: Int = 8) {
        threads = NIOThreadPool(numberOfThreads: count)
        capacity = count + waiting
        threads.start()
    }

    deinit {
        threads.shutdownGracefully { _ in }
    }

    /// The number of running and waiting hashes.
    var count: Int { admitted.withLockedValue(\.self) }

    /// Runs work on one of the threads.
    ///
    /// - Throws: ``RequestError`` with status 503 if the queue is full.
    func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        let isAdmitted = admitted.withLockedValue { admitted in
            guard admitted < capacity else { return false }
            admitted += 1
            return true
        }
        guard isAdmitted else { throw RequestError.unavailable(retryAfter: 1) }
        defer { admitted.withLockedValue { $0 -= 1 } }
        return try await threads.runIfActive(work)
    }
}
