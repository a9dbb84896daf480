/// Something to say once, and at most once a second: nobody wants to hear about every key.
struct Announcement: Sendable {
    /// How long nothing has to change, and how far apart two announcements are at least, in seconds.
    static let delay = 1.0

    /// When it is to be said; `nil` when nothing is.
    private(set) var due: Double?
    /// When something was last said.
    private var latest: Double?

    /// Asks for it to be said, later than any earlier wish.
    ///
    /// - Returns: When the control is to be woken.
    @discardableResult mutating func schedule(at clock: EventClock) -> Double {
        let due = clock.now + Self.delay
        self.due = due
        return due
    }

    /// Asks for it to be said at once; after an earlier announcement, as soon as the delay has passed.
    mutating func scheduleSoon(at clock: EventClock) {
        due = latest.map { max($0 + Self.delay, clock.now) } ?? clock.now
    }

    /// Says nothing after all.
    mutating func cancel() { due = nil }

    /// Whether it is to be said at this time. It is said once.
    mutating func isTaken(at clock: EventClock) -> Bool {
        guard let due, clock.hasReached(due) else { return false }
        self.due = nil
        latest = clock.now
        return true
    }
}
