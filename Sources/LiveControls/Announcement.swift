/// A pending announcement for assistive technology, limited to one per second.
struct Announcement: Sendable {
    /// The delay before an announcement and the minimum interval between two announcements, in seconds.
    static let delay = 1.0

    /// The time of the pending announcement, or `nil` if there is none.
    private(set) var due: Double?
    /// The time of the latest announcement.
    private var latest: Double?

    /// Schedules an announcement after the delay, replacing any earlier schedule.
    ///
    /// - Returns: The time at which to wake the control.
    @discardableResult mutating func schedule(at clock: EventClock) -> Double {
        let due = clock.now + Self.delay
        self.due = due
        return due
    }

    /// Schedules an announcement for now, or for the end of the delay after the previous announcement.
    mutating func scheduleSoon(at clock: EventClock) {
        due = latest.map { max($0 + Self.delay, clock.now) } ?? clock.now
    }

    /// Cancels the pending announcement.
    mutating func cancel() { due = nil }

    /// Returns whether the announcement is due, and clears it if so.
    mutating func consumeIfDue(at clock: EventClock) -> Bool {
        guard let due, clock.hasReached(due) else { return false }
        self.due = nil
        latest = clock.now
        return true
    }
}
