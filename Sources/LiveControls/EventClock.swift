/// The time of a control's latest event, in seconds. It never goes back.
struct EventClock: Sendable {
    /// How much too early a wake-up may be, in seconds; timers and sums of floats are not exact to the last digit.
    static let tolerance = 0.001

    /// The time.
    private(set) var now = 0.0

    /// The latest time that counts as reached.
    var soon: Double { now + Self.tolerance }

    /// Goes on to the time of an event. A time before that of an earlier event, NaN and infinity count as the earlier
    /// event's.
    mutating func advance(to time: Double) {
        if time.isFinite, time > now { now = time }
    }

    /// Whether the time of a wake-up has come.
    func hasReached(_ time: Double) -> Bool { time <= soon }
}
