/// The time of a control's latest event, in seconds. It never goes backward.
struct EventClock: Sendable {
    /// The tolerance for early wake-ups, in seconds. Timers and floating-point sums aren't exact.
    static let tolerance = 0.001

    /// The current time.
    private(set) var now = 0.0

    /// The latest time that counts as reached.
    var soon: Double { now + Self.tolerance }

    /// Advances to the time of an event. An earlier time, NaN, and infinity leave the clock unchanged.
    mutating func advance(to time: Double) {
        if time.isFinite, time > now { now = time }
    }

    /// Returns whether the time of a wake-up has been reached.
    func hasReached(_ time: Double) -> Bool { time <= soon }
}
