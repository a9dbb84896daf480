import LiveMotion

/// A recognizer that distinguishes a tap from a press that lifts and drags.
///
/// ```swift
/// var recognizer = PressDragRecognizer()
/// recognizer.send(.down(pointer: 1, at: GesturePoint(x: 0, y: 0)), at: 0)                   // [.pressed]
/// recognizer.deadline                                                                // 0.3
/// recognizer.send(.woke, at: 0.3)                                                    // [.lifted]
/// recognizer.send(.moved(pointer: 1, to: GesturePoint(x: 30, y: 0)), at: 0.4)               // [.dragged(30, 0)]
/// recognizer.send(.up(pointer: 1, at: GesturePoint(x: 30, y: 0), isInside: true), at: 0.6)  // [.dragged(30, 0), .released(…)]
/// ```
///
/// A press that lasts for ``hold`` lifts the element, and a shorter press is a tap. A pointer that moves ``slop``
/// points before the lift can't drag, so that scrolling can take over. It still taps if it goes up inside the element.
/// With a hold of zero, that distance lifts and drags at once instead, and no time does.
/// The recognizer follows only the first of several pointers.
///
/// The recognizer has no clock. The host sends ``PressDragEvent/woke`` at ``deadline``. If that event is late or
/// missing, the next event makes up for it. All times are in seconds.
public struct PressDragRecognizer: Sendable, Hashable {
    /// The default time that a press takes to lift the element, in seconds.
    public static let defaultHold = 0.3
    /// The range of hold times, in seconds, apart from zero. It leaves time for a tap.
    public static let holds = 0.05...10.0
    /// The distance from its initial position, in points, from which a pointer can no longer drag.
    public static let slop = 10.0
    /// The distance after the lift from which a movement counts as dragging, in points. No finger stays completely
    /// still.
    public static let dragThreshold = 3.0
    /// The tolerance for times, because sums of floating-point numbers aren't exact.
    private static let timeTolerance = 1e-6

    /// The phases of a press.
    public enum Phase: Sendable, Hashable {
        /// There is no press.
        case idle
        /// The pointer is down, but not yet long enough to lift.
        case pressing
        /// The pointer is down, but moved too early to drag.
        case outsideSlop
        /// The pointer was held long enough to lift.
        case lifted
        /// The pointer moved after the lift.
        case dragging
    }

    /// The phase of the press.
    public private(set) var phase = Phase.idle
    /// The time that the next press takes to lift the element, in seconds.
    public var hold: Double {
        didSet { hold = Self.usable(hold) }
    }

    private var pointer = 0
    /// The position at which the pointer went down or, after the lift, its position at the lift.
    private var anchor = GesturePoint.zero
    private var latest = GesturePoint.zero
    private var liftTime = 0.0
    private var lastTime = 0.0
    private var trail = PointerTrail()

    /// Creates a recognizer at rest.
    ///
    /// - Parameter hold: The time that a press takes to lift the element, in seconds, or 0 for an element that a distance
    ///   lifts. Other times are limited to ``holds``, and NaN counts as the default.
    public init(hold: Double = defaultHold) {
        self.hold = Self.usable(hold)
    }

    /// The time at which to send ``PressDragEvent/woke``, in seconds, or `nil` if the recognizer doesn't wait for a
    /// time.
    public var deadline: Double? { phase == .pressing && liftTime < .infinity ? liftTime : nil }

    /// The pointer's velocity, in points per second. It's zero while nothing is dragged.
    public var velocity: GesturePoint { phase == .dragging ? trail.velocity(at: lastTime) : .zero }

    /// Handles an event and returns its outcomes.
    ///
    /// - Parameters:
    ///   - event: The event to handle.
    ///   - time: The time of the event, in seconds. A time that is earlier than the previous event's, or not finite,
    ///     counts as the previous event's time, which is 0 before the first event.
    /// - Returns: The outcomes, in order. A lift that was due comes first.
    public mutating func send(_ event: PressDragEvent, at time: Double) -> [PressDragOutcome] {
        if time.isFinite { lastTime = max(time, lastTime) }
        var outcomes = liftIfDue()
        switch event {
        case .down(let pointer, let point):
            guard phase == .idle, point.isFinite else { break }
            press(pointer, at: point.bounded)
            outcomes.append(.pressed)
        case .moved(let pointer, let point):
            guard isMine(pointer) else { break }
            outcomes += move(to: point)
        case .up(let pointer, let point, let isInside):
            guard isMine(pointer) else { break }
            outcomes += move(to: point)
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

    private static func usable(_ hold: Double) -> Double {
        hold == 0 ? 0 : hold.isNaN ? defaultHold : hold.clamped(to: holds)
    }

    private mutating func press(_ pointer: Int, at point: GesturePoint) {
        self.pointer = pointer
        anchor = point
        latest = point
        liftTime = hold == 0 ? .infinity : lastTime + hold
        phase = .pressing
    }

    private mutating func liftIfDue() -> [PressDragOutcome] {
        guard phase == .pressing, lastTime >= liftTime - Self.timeTolerance else { return [] }
        // The drag is measured from the pointer's position at the lift, so that earlier movement doesn't make the
        // element jump.
        anchor = latest
        trail.restart(at: latest, time: min(liftTime, lastTime))
        phase = .lifted
        return [.lifted]
    }

    private mutating func move(to point: GesturePoint) -> [PressDragOutcome] {
        guard point.isFinite else { return [] }
        let point = point.bounded
        latest = point
        let way = point - anchor
        switch phase {
        case .idle, .outsideSlop:
            return []
        case .pressing:
            let distance = way.magnitude
            guard distance >= Self.slop else { return [] }
            guard hold == 0 else {
                phase = .outsideSlop
                return []
            }
            // The element follows from where it was lifted, without a jump.
            let part = Self.slop / distance
            anchor = anchor + GesturePoint(x: way.x * part, y: way.y * part)
            trail.restart(at: anchor, time: lastTime)
            trail.append(point, time: lastTime)
            phase = .dragging
            return [.lifted, .dragged(point - anchor)]
        case .lifted:
            trail.append(point, time: lastTime)
            guard way.magnitude >= Self.dragThreshold else { return [] }
            phase = .dragging
            return [.dragged(way)]
        case .dragging:
            trail.append(point, time: lastTime)
            return [.dragged(way)]
        }
    }

    private mutating func end(isInside: Bool) -> PressDragOutcome {
        defer { phase = .idle }
        switch phase {
        case .idle, .pressing, .outsideSlop: return isInside ? .tapped : .cancelled
        case .lifted: return .heldWithoutDrag
        case .dragging: return .released(velocity: velocity)
        }
    }
}
