import LiveMotion
import LiveText

/// A ring that fills while a person types towards a limit.
///
/// ```swift
/// import LiveControls
/// import LiveText
///
/// var ring = CountRingModel(limit: TextLimit(280))
/// ring.send(.textChanged("Hello"), at: 0)  // []
/// ring.presentation.stage                  // .comfortable
/// ring.presentation.fraction               // 0.017857142857142856
/// ```
///
/// All times are in seconds on one steady clock of the host's choice.
public struct CountRingModel: Sendable {
    /// How many units remain when the number appears, unless told otherwise.
    public static let defaultWarnAt = 10

    /// The limit that the ring fills towards.
    public private(set) var limit: TextLimit
    /// The number appears when at most this many units remain; less than one: never before the limit.
    public private(set) var warnAt: Int

    private var text: String
    /// The text, measured against the limit.
    public private(set) var measurement: TextMeasurement
    private var prefersReducedMotion = false
    private var fraction: Animated<Double>
    private var scale: Animated<Double>
    private var clock = EventClock()

    /// What assistive technology has been told, or need not be told.
    private var announcedStanding: Standing?
    private var announcement = Announcement()

    /// Creates a ring for a field.
    ///
    /// - Parameters:
    ///   - limit: The limit that the ring fills towards; without one there is no ring.
    ///   - warnAt: How many units remain when the number appears.
    ///   - text: The text that the field holds already. It is not announced.
    public init(limit: TextLimit, warnAt: Int = defaultWarnAt, text: String = "") {
        self.limit = limit
        self.warnAt = warnAt
        self.text = text
        measurement = limit.measure(text)
        fraction = Animated(0)
        scale = Animated(1)
        announcedStanding = standing
        fraction = Animated(targetFraction)
        scale = Animated(targetScale)
    }

    /// Takes in an event and answers with what the host is to do.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - time: When, in seconds. A time before that of an earlier event counts as the earlier event's.
    /// - Returns: Mostly nothing.
    /// - Complexity: O(*n*) in the length of the text.
    @discardableResult
    public mutating func send(_ event: CountRingEvent, at time: Double = 0) -> [CountRingEffect] {
        clock.advance(to: time)
        switch event {
        case .textChanged(let text, let isMarked):
            self.text = text
            return update(isMarked: isMarked)
        case .limitChanged(let limit):
            self.limit = limit
            return update()
        case .warnAtChanged(let warnAt):
            self.warnAt = warnAt
            return update()
        case .reducedMotionChanged(let isReduced):
            prefersReducedMotion = isReduced
            if isReduced {
                fraction.snap(to: targetFraction)
                scale.snap(to: targetScale)
            }
            return []
        case .woke:
            return announceIfDue()
        }
    }

    /// All that a host needs to draw the ring.
    public var presentation: CountRingPresentation {
        let stage = stage
        return CountRingPresentation(
            stage: stage,
            fraction: targetFraction,
            scale: targetScale,
            label: stage == nil || stage == .comfortable ? "" : (measurement.remaining ?? 0).decimalText,
            count: measurement.count,
            remaining: measurement.remaining,
            overflow: measurement.overflow,
            description: limit.isUnlimited ? nil : ControlMessage(.limit, limit.maximum, unit: limit.unit),
            fractionMotion: path(of: fraction, by: Motions.fill),
            scaleMotion: path(of: scale, by: Motions.growth)
        )
    }
}

extension CountRingModel {
    private enum Motions {
        /// The fill follows the text closely and never swings past it.
        static let fill = Spring(response: 0.35, dampingRatio: 1)
        /// The ring grows with a slight swing.
        static let growth = Spring(response: 0.3, dampingRatio: 0.7)
        /// The size where the number is shown, so that two digits have room, as a multiple of the size at rest.
        static let grownScale = 1.25
    }

    private var standing: Standing? {
        Standing(remaining: measurement.remaining, warnAt: warnAt)
    }

    private var stage: CountRingPresentation.Stage? { standing?.stage }

    private var targetFraction: Double {
        limit.isUnlimited ? 0 : min(1, Double(measurement.count) / Double(limit.maximum))
    }

    private var targetScale: Double {
        stage == nil || stage == .comfortable ? 1 : Motions.grownScale
    }

    private func path(of value: Animated<Double>, by spring: Spring) -> MotionPath {
        MotionPath(
            start: value.value(at: clock.now),
            velocity: value.velocity(at: clock.now),
            motion: Motion.spring(spring).reduced(prefersReducedMotion)
        )
    }

    private mutating func update(isMarked: Bool = false) -> [CountRingEffect] {
        measurement = limit.measure(text)
        retarget()
        guard !isMarked, standing != announcedStanding else {
            announcement.cancel()
            return []
        }
        return [.wake(at: announcement.schedule(at: clock))]
    }

    private mutating func retarget() {
        let (fill, growth) = (Motion.spring(Motions.fill), Motion.spring(Motions.growth))
        fraction.retarget(to: targetFraction, with: fill.reduced(prefersReducedMotion), at: clock.now)
        scale.retarget(to: targetScale, with: growth.reduced(prefersReducedMotion), at: clock.now)
    }

    private mutating func announceIfDue() -> [CountRingEffect] {
        guard announcement.isTaken(at: clock) else { return announcement.due.map { [.wake(at: $0)] } ?? [] }
        announcedStanding = standing
        return presentation.standingMessage.map { [.announce($0)] } ?? []
    }
}
