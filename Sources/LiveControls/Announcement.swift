/// Something to say once, after nothing has changed for a while: nobody wants to hear about every key.
struct Announcement: Sendable {
    /// How long nothing has to change, in seconds.
    static let delay = 1.0

    /// When it is to be said; `nil` when nothing is.
    private(set) var due: Double?

    /// Asks for it to be said, later than any earlier wish.
    ///
    /// - Returns: When the control is to be woken.
    @discardableResult mutating func schedule(at clock: EventClock) -> Double {
        let due = clock.now + Self.delay
        self.due = due
        return due
    }

    /// Says nothing after all.
    mutating func cancel() { due = nil }

    /// Whether it is to be said at this time. It is said once.
    mutating func isTaken(at clock: EventClock) -> Bool {
        guard let due, clock.hasReached(due) else { return false }
        self.due = nil
        return true
    }
}
