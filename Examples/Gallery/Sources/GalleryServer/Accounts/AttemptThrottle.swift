import Foundation
import NIOConcurrencyHelpers

/// A rate limit for attempts, by key: an account or an address.
///
/// Each key can make a burst of attempts, and then one per interval. The generic cell rate algorithm needs one number per
/// key. The table is bounded: when it's full, it drops the keys that would be reset soonest.
final class AttemptThrottle: Sendable {
    /// The number of attempts in a burst, and the seconds until each further attempt.
    struct Allowance: Sendable {
        var burst: Double
        var interval: Double
    }

    private let allowance: Allowance
    private let capacity: Int
    /// The time, in seconds, at which each key has its full burst again.
    private let resetTimes = NIOLockedValueBox<[String: Double]>([:])

    init(_ allowance: Allowance, capacity: Int = 10_000) {
        self.allowance = allowance
        self.capacity = max(2, capacity)
    }

    /// The number of stored keys.
    var count: Int { resetTimes.withLockedValue(\.count) }

    /// Counts an attempt.
    ///
    /// - Parameter time: The current time, in seconds.
    /// - Returns: `nil` if the attempt is allowed; otherwise the seconds until the next one is. A denied attempt isn't counted.
    func attempt(by key: String, at time: Double) -> Double? {
        resetTimes.withLockedValue { resetTimes in
            let longest = allowance.burst * allowance.interval
            var end = max(time, resetTimes[key] ?? time)
            // The remaining time exceeds this only if the clock was set back, which must not lock people out.
            if end - time > longest { end = time }
            let wait = end - time - (longest - allowance.interval)
            guard wait <= 0 else { return wait }
            if resetTimes[key] == nil, resetTimes.count >= capacity { Self.makeRoom(in: &resetTimes, at: time) }
            resetTimes[key] = end + allowance.interval
            return nil
        }
    }

    /// Counts an attempt, or throws if it isn't allowed.
    func count(_ key: String, at time: Date) throws(RequestError) {
        guard let wait = attempt(by: key, at: time.timeIntervalSince1970) else { return }
        let seconds = max(1, Int(wait.rounded(.up)))
        let message = Message.own(.tooManyAttempts, waiting: seconds)
        throw RequestError(.tooManyRequests, "tooManyAttempts", message, headers: [.retryAfter: "\(seconds)"])
    }

    /// Takes back an attempt.
    func refund(_ key: String) {
        resetTimes.withLockedValue { resetTimes in
            guard let end = resetTimes[key] else { return }
            resetTimes[key] = end - allowance.interval
        }
    }

    /// Drops the keys that are reset by now and, if more than half remain, the half that would be reset first.
    private static func makeRoom(in resetTimes: inout [String: Double], at time: Double) {
        let before = resetTimes.count
        resetTimes = resetTimes.filter { $0.value > time }
        guard resetTimes.count > before / 2 else { return }
        let median = resetTimes.values.sorted()[resetTimes.count / 2]
        resetTimes = resetTimes.filter { $0.value > median }
    }
}
