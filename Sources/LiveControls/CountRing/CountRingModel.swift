import LiveMotion
import LiveText

/// A ring that fills as a person types toward a limit.
///
/// ```swift
/// import LiveControls
/// import LiveText
///
/// var ring = CountRingModel(limit: TextLimit(280))
/// ring.send(.set("Hello"), at: 0)  // []
/// ring.presentation.stage         // .comfortable
/// ring.presentation.fraction      // 0.017857142857142856
/// ```
///
/// All times are in seconds on one monotonic clock that the host provides.
public struct CountRingModel: ControlModel {
    /// The settings.
    public private(set) var settings: CountRingSettings

    private var text: String
    /// The measurement of the text against the limit.
    public private(set) var measurement: TextMeasurement
    /// Whether an input method is composing part of the text.
    private var isMarked = false
    private var fraction: Animated<Double>
    private var scale: Animated<Double>
    private var clock = EventClock()

    /// The standing that was last announced, or that needs no announcement.
    private var announcedStanding: Standing?
    private var announcement = Announcement()

    /// Creates a ring for a field.
    ///
    /// - Parameters:
    ///   - settings: The settings.
    ///   - text: The text that the field already contains. It isn't announced.
    public init(_ settings: CountRingSettings, text: String = "") {
        self.settings = settings
        self.text = text
        measurement = settings.limit.measure(text)
        fraction = Animated(0)
        scale = Animated(1)
        announcedStanding = standing
        fraction = Animated(targetFraction)
        scale = Animated(targetScale)
    }

    /// Creates a ring for a field.
    ///
    /// - Parameters:
    ///   - limit: The limit that the ring fills toward. Without a limit, there is no ring.
    ///   - warnAt: The number of remaining units at which the number appears.
    ///   - text: The text that the field already contains. It isn't announced.
    public init(limit: TextLimit, warnAt: Int = CountRingSettings.defaultWarnAt, text: String = "") {
        self.init(CountRingSettings(limit: limit, warnAt: warnAt), text: text)
    }

    /// Handles an event and returns the effects for the host to perform.
    ///
    /// - Parameters:
    ///   - event: The event to handle.
    ///   - time: The time of the event, in seconds. A time that is earlier than the previous event's, or not finite,
    ///     counts as the previous event's time, which is 0 before the first event.
    /// - Returns: The effects to perform. The array is usually empty.
    /// - Complexity: O(*n*) in the length of the text.
    @discardableResult
    public mutating func send(_ event: CountRingEvent, at time: Double = 0) -> [CountRingEffect] {
        clock.advance(to: time)
        switch event {
        case .field(let event):
            return take(event)
        case .settingsChanged(let settings):
            return change(to: settings)
        case .woke:
            return announceIfDue()
        }
    }

    /// The values a host needs to draw the ring.
    public var presentation: CountRingPresentation {
        let stage = stage
        let nearest = measurement.limit
        return CountRingPresentation(
            stage: stage,
            fraction: targetFraction,
            scale: targetScale,
            label: stage == nil || stage == .comfortable ? "" : (measurement.remaining ?? 0).decimalText,
            count: measurement.count,
            remaining: measurement.remaining,
            overflow: measurement.overflow,
            description: nearest.isUnlimited ? nil : ControlMessage(.limit, nearest.maximum, unit: nearest.unit),
            fractionMotion: path(of: fraction, by: Motions.fill),
            scaleMotion: path(of: scale, by: Motions.growth)
        )
    }
}

extension CountRingModel {
    private mutating func take(_ event: TextFieldEvent<String>) -> [CountRingEffect] {
        switch event {
        case .edited(let text, _), .filled(let text, _), .set(let text):
            return update(to: text, isMarked: false)
        case .composing(let text):
            return update(to: text, isMarked: true)
        case .focused(false) where isMarked:
            return update(to: text, isMarked: false)
        case .willEdit, .willDrop, .withdrawn, .selected, .settled, .focused:
            return []
        }
    }

    private mutating func change(to settings: CountRingSettings) -> [CountRingEffect] {
        let before = self.settings
        self.settings = settings
        if settings.prefersReducedMotion {
            fraction.snap(to: targetFraction)
            scale.snap(to: targetScale)
        }
        let isSame = settings.limit == before.limit && settings.warnAt == before.warnAt
        // On a page, the tables of some units arrive after the first measurement.
        if isSame, !limit.unit.hasRules || limit.measure(text) == measurement { return [] }
        return update(to: text, isMarked: isMarked)
    }

    private enum Motions {
        /// The fill follows the text closely and never overshoots.
        static let fill = Spring(response: 0.35, dampingRatio: 1)
        /// The ring grows with a slight overshoot.
        static let growth = Spring(response: 0.3, dampingRatio: 0.7)
        /// The ring's size while it shows the number, as a multiple of its size at rest. It leaves room for two digits.
        static let grownScale = 1.25
    }

    private var limit: TextLimit { settings.limit }

    private var standing: Standing? {
        Standing(remaining: measurement.remaining, warnAt: settings.warnAt)
    }

    private var stage: CountRingPresentation.Stage? { standing?.stage }

    private var targetFraction: Double {
        measurement.limit.isUnlimited ? 0 : min(1, Double(measurement.count) / Double(measurement.limit.maximum))
    }

    private var targetScale: Double {
        stage == nil || stage == .comfortable ? 1 : Motions.grownScale
    }

    private func path(of value: Animated<Double>, by spring: Spring) -> MotionPath {
        MotionPath(
            start: value.value(at: clock.now),
            velocity: value.velocity(at: clock.now),
            motion: Motion.spring(spring).reduced(settings.prefersReducedMotion)
        )
    }

    private mutating func update(to text: String, isMarked: Bool) -> [CountRingEffect] {
        self.text = text
        self.isMarked = isMarked
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
        fraction.retarget(to: targetFraction, with: fill.reduced(settings.prefersReducedMotion), at: clock.now)
        scale.retarget(to: targetScale, with: growth.reduced(settings.prefersReducedMotion), at: clock.now)
    }

    private mutating func announceIfDue() -> [CountRingEffect] {
        guard announcement.consumeIfDue(at: clock) else { return announcement.due.map { [.wake(at: $0)] } ?? [] }
        announcedStanding = standing
        return presentation.standingMessage.map { [.announce($0)] } ?? []
    }
}
