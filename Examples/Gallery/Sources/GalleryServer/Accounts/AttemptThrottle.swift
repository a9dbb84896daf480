import Foundation
import NIOConcurrencyHelpers

/// Slows down repeated attempts, by the account that is tried or by the address they come from.
///
/// Each key may make a burst of attempts and then one at each interval (the generic cell rate algorithm, which needs one
/// number a key). The table is bounded: when there are too many keys, the ones nearest to being forgotten are dropped.
final class AttemptThrottle: Sendable {
    /// How many attempts in a row are free, and how many seconds each further one takes.
    struct Allowance: Sendable {
        var burst: Double
        var interval: Double
    }

    private let allowance: Allowance
    private let capacity: Int
    /// The time at which all attempts of a key will be forgotten.
    private let forgottenAt = NIOLockedValueBox<[String: Double]>([:])

    init(_ allowance: Allowance, capacity: Int = 10_000) {
        self.allowance = allowance
        self.capacity = max(2, capacity)
    }

    /// The largest number of keys that are kept.
    var count: Int { forgottenAt.withLockedValue(\.count) }

    /// Counts an attempt.
    ///
    /// - Parameter time: In seconds.
    /// - Returns: `nil`, or the number of seconds that the next attempt has to wait; this one was then not counted.
    func attempt(by key: String, at time: Double) -> Double? {
        forgottenAt.withLockedValue { forgottenAt in
            let longest = allowance.burst * allowance.interval
            var end = max(time, forgottenAt[key] ?? time)
            // Only a clock that was set back leaves more than that, and must not lock people out.
            if end - time > longest { end = time }
            let wait = end - time - (longest - allowance.interval)
            guard wait <= 0 else { return wait }
            if forgottenAt[key] == nil, forgottenAt.count >= capacity { Self.makeRoom(in: &forgottenAt, at: time) }
            forgottenAt[key] = end + allowance.interval
            return nil
        }
    }

    /// Takes an attempt back that was not a guess.
    func forgive(_ key: String) {
        forgottenAt.withLockedValue { forgottenAt in
            guard let end = forgottenAt[key] else { return }
            forgottenAt[key] = end - allowance.interval
        }
    }

    /// Drops the keys without counted attempts and, if these are few, the half that would be forgotten first.
    private static func makeRoom(in forgottenAt: inout [String: Double], at time: Double) {
        let before = forgottenAt.count
        forgottenAt = forgottenAt.filter { $0.value > time }
        guard forgottenAt.count > before / 2 else { return }
        let median = forgottenAt.values.sorted()[forgottenAt.count / 2]
        forgottenAt = forgottenAt.filter { $0.value > median }
    }
}

extension RequestError {
    /// - Parameter wait: In seconds.
    static func tooManyAttempts(_ wait: Double) -> RequestError {
        let seconds = max(1, Int(wait.rounded(.up)))
        return RequestError(
            status: .tooManyRequests,
            code: "tooManyAttempts",
            message: .own(.tooManyAttempts, seconds: seconds),
            headers: [.retryAfter: "\(seconds)"]
        )
    }
}
