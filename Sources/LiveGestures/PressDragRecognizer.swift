import LiveMotion

/// Distinguishes a tap from a press that lifts and drags.
///
/// ```swift
/// var recognizer = PressDragRecognizer()
/// recognizer.send(.down(pointer: 1, at: GesturePoint(x: 0, y: 0)), at: 0)                   // [.pressed]
/// recognizer.deadline                                                                // 0.3
/// recognizer.send(.woke, at: 0.3)                                                    // [.lifted]
/// recognizer.send(.moved(pointer: 1, to: GesturePoint(x: 30, y: 0)), at: 0.4)               // [.dragged(30, 0)]
/// recognizer.send(.up(pointer: 1, at: GesturePoint(x: 30, y: 0), isInside: true), at: 0.6)  // [.released(velocity: 0, 0)]
/// ```
///
/// A press that lasts for ``hold`` lifts; one that ends earlier taps. A pointer that moves ``slop`` points before the lift will
/// not drag, so that scrolling may win, but still taps when it goes up inside. One pointer counts at a time, the first. The
/// recognizer has no clock: the host sends ``PressDragEvent/woke`` at ``deadline``; if that is late or never comes, the next
/// event makes up for it. All times are in seconds.
public struct PressDragRecognizer: Sendable, Hashable {
    /// How long a press lasts before it lifts, in seconds.
    public static let defaultHold = 0.3
    /// Holds are kept inside this range, in seconds, so that there is always a tap.
    public static let holds = 0.05...10.0
    /// How far a pointer may stray from its first place, in points, before it can no longer drag.
    public static let slop = 10.0
    /// How far a pointer moves after the lift before that counts as dragging, in points: no finger keeps quite still.
    public static let dragThreshold = 3.0
    /// Times are sums of floats, and not exact to the last digit.
    private static let timeTolerance = 1e-6

    /// How far a press has come.
    public enum Phase: Sendable, Hashable {
        /// Nothing is pressed.
        case idle
        /// Down, and not yet for long enough to lift.
        case pressing
        /// Down, and moved too early to drag.
        case straying
        /// Held for long enough.
        case lifted
        /// Moved after it was lifted.
        case dragging
    }

    /// How far the press has come.
    public private(set) var phase = Phase.idle
    /// How long the next press lasts before it lifts, in seconds.
    public var hold: Double {
        didSet { hold = Self.usable(hold) }
    }

    private var pointer = 0
    /// Where the pointer went down; after the lift, where it was then.
    private var anchor = GesturePoint.zero
    private var latest = GesturePoint.zero
    private var liftTime = 0.0
    private var lastTime = 0.0
    private var trail = PointerTrail()

    /// A recognizer at rest.
    ///
    /// - Parameter hold: How long a press lasts before it lifts, in seconds; kept inside ``holds``, NaN counts as the
    ///   default.
    public init(hold: Double = defaultHold) {
        self.hold = Self.usable(hold)
    }

    /// When the recognizer wants to be woken, in seconds; `nil` when it waits for nothing.
    public var deadline: Double? { phase == .pressing ? liftTime : nil }

    /// How fast the pointer moves, in points a second; zero while nothing is dragged.
    public var velocity: GesturePoint { phase == .dragging ? trail.velocity(at: lastTime) : .zero }

    /// Takes an event and gives its results.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - time: When, in seconds; before an earlier event's time, or not finite, it counts as that time.
    /// - Returns: The results, in order; a lift that was due comes first.
    public mutating func send(_ event: PressDragEvent, at time: Double) -> [PressDragOutcome] {
        if time.isFinite { lastTime = max(time, lastTime) }
        var outcomes = liftIfDue()
        switch event {
        case .down(let pointer, let point):
            guard phase == .idle, point.isFinite else { break }
            press(pointer, at: point)
            outcomes.append(.pressed)
        case .moved(let pointer, let point):
            guard isMine(pointer) else { break }
            if let outcome = move(to: point) { outcomes.append(outcome) }
        case .up(let pointer, let point, let isInside):
            guard isMine(pointer) else { break }
            if let outcome = move(to: point) { outcomes.append(outcome) }
            outcomes.append(end(isInside: isInside))
        case .cancelled(let pointer):
            guard isMine(pointer) else { break }
            phase = .idle
            outcomes.append(.cancelled)
        case .interrupted:
            guard phase != .idle else { break }
            phase = .idle
            outcomes.append(.cancelled)
        case .woke:
            break
        }
        return outcomes
    }

    private func isMine(_ pointer: Int) -> Bool { phase != .idle && pointer == self.pointer }

    private static func usable(_ hold: Double) -> Double { hold.isNaN ? defaultHold : hold.clamped(to: holds) }

    private mutating func press(_ pointer: Int, at point: GesturePoint) {
        self.pointer = pointer
        anchor = point
        latest = point
        liftTime = lastTime + hold
        phase = .pressing
    }

    private mutating func liftIfDue() -> [PressDragOutcome] {
        guard phase == .pressing, lastTime >= liftTime - Self.timeTolerance else { return [] }
        // Measured from the pointer's place at the lift, so that its earlier movement does not make the thing jump.
        anchor = latest
        trail.restart(at: latest, time: min(liftTime, lastTime))
        phase = .lifted
        return [.lifted]
    }

    private mutating func move(to point: GesturePoint) -> PressDragOutcome? {
        guard point.isFinite else { return nil }
        latest = point
        let way = point - anchor
        switch phase {
        case .idle, .straying:
            return nil
        case .pressing:
            if way.magnitude >= Self.slop { phase = .straying }
            return nil
        case .lifted:
            trail.append(point, time: lastTime)
            guard way.magnitude >= Self.dragThreshold else { return nil }
            phase = .dragging
            return .dragged(way)
        case .dragging:
            trail.append(point, time: lastTime)
            return .dragged(way)
        }
    }

    private mutating func end(isInside: Bool) -> PressDragOutcome {
        defer { phase = .idle }
        switch phase {
        case .idle, .pressing, .straying: return isInside ? .tapped : .cancelled
        case .lifted: return .putDown
        case .dragging: return .released(velocity: velocity)
        }
    }
}
