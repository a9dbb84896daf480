import LiveMotion
import LiveText

/// A ring that fills as a person types toward a limit.
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
/// All times are in seconds on one monotonic clock that the host provides.
public struct CountRingModel: Sendable {
    /// The default number of remaining units at which the number appears.
    public static let defaultWarnAt = 10

    /// The limit that the ring fills toward.
    public private(set) var limit: TextLimit
    /// The number of remaining units at or below which the number appears. With a value less than 1, the number doesn't
    /// appear before the limit.
    public private(set) var warnAt: Int

    private var text: String
    /// The measurement of the text against the limit.
    public private(set) var measurement: TextMeasurement
    private var prefersReducedMotion = false
    private var fraction: Animated<Double>
    private var scale: Animated<Double>
    private var clock = EventClock()

    /// The standing that was last announced, or that needs no announcement.
    private var announcedStanding: Standing?
    private var announcement = Announcement()

    /// Creates a ring for a field.
    ///
    /// - Parameters:
    ///   - limit: The limit that the ring fills toward. Without a limit, there is no ring.
    ///   - warnAt: The number of remaining units at which the number appears.
    ///   - text: The text that the field already contains. It isn't announced.
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

    /// Handles an event and returns the effects for the host to perform.
    ///
    /// - Parameters:
    ///   - event: The event to handle.
    ///   - time: The time of the event, in seconds. A time earlier than the previous event's counts as the previous
    ///     event's time.
    /// - Returns: The effects to perform. The array is usually empty.
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

    /// The values a host needs to draw the ring.
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
        /// The fill follows the text closely and never overshoots.
        static let fill = Spring(response: 0.35, dampingRatio: 1)
        /// The ring grows with a slight overshoot.
        static let growth = Spring(response: 0.3, dampingRatio: 0.7)
        /// The ring's size while it shows the number, as a multiple of its size at rest. It leaves room for two digits.
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
        guard announcement.consumeIfDue(at: clock) else { return announcement.due.map { [.wake(at: $0)] } ?? [] }
        announcedStanding = standing
        return presentation.standingMessage.map { [.announce($0)] } ?? []
    }
}
