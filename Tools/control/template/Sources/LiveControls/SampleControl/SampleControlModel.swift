import LiveMotion

/// A bar that shows whether a field is filled.
///
/// ```swift
/// var control = SampleControlModel()
/// control.send(.textChanged("Hello"), at: 0)  // [.filled(true)]
/// control.presentation.isFilled               // true
/// control.presentation.length                 // 1.0
/// ```
///
/// All times are in seconds on one steady clock of the host's choice.
public struct SampleControlModel: Sendable {
    /// How the bar grows and shrinks: softly, without a swing.
    private static let motion = Motion.spring(Spring(response: 0.35, dampingRatio: 1))

    private var isFilled: Bool
    private var length: Animated<Double>
    private var prefersReducedMotion = false
    private var clock = EventClock()

    /// Creates a control for a field.
    ///
    /// - Parameter text: The text that the field holds already.
    public init(text: String = "") {
        isFilled = !text.isEmpty
        length = Animated(text.isEmpty ? 0 : 1)
    }

    /// Takes an event and returns what the host is to do.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - time: When, in seconds. A time before that of an earlier event counts as the earlier event's.
    /// - Returns: The effects; mostly none.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func send(_ event: SampleControlEvent, at time: Double = 0) -> [SampleControlEffect] {
        clock.advance(to: time)
        switch event {
        case .textChanged(let text):
            guard text.isEmpty == isFilled else { return [] }
            isFilled.toggle()
            length.retarget(to: target, with: Self.motion.reduced(prefersReducedMotion), at: clock.now)
            return [.filled(isFilled)]
        case .reducedMotionChanged(let isReduced):
            prefersReducedMotion = isReduced
            if isReduced { length.snap(to: target) }
            return []
        }
    }

    /// All that a host needs to draw the control.
    public var presentation: SampleControlPresentation {
        SampleControlPresentation(
            isFilled: isFilled,
            length: target,
            lengthMotion: MotionPath(
                start: length.value(at: clock.now),
                velocity: length.velocity(at: clock.now),
                motion: Self.motion.reduced(prefersReducedMotion)
            )
        )
    }

    private var target: Double { isFilled ? 1 : 0 }
}
