import LiveMotion
import LiveText

/// The settings of an animated number.
public struct NumberTextSettings: Sendable, Hashable {
    /// The default motion of counting, which starts fast and arrives gently.
    public static let defaultMotion = Motion.spring(Spring(response: 0.8, dampingRatio: 1))

    /// The format: the locale, the currency, or the precision. The text changes immediately.
    public var format: NumberFormat
    /// The transition. It applies from the next value on, and a movement in progress ends immediately.
    public var transition: NumberTransition
    /// The motion of counting. It applies from the next value on.
    public var motion: Motion
    /// The person's preference for reduced motion. A movement in progress ends immediately if motion is reduced.
    public var prefersReducedMotion = false
    /// A Boolean value that indicates whether the number is visible. While it isn't, it doesn't move and shows each new
    /// value immediately.
    public var isVisible = true

    /// Creates settings.
    public init(
        format: NumberFormat = NumberFormat(),
        transition: NumberTransition = .count,
        motion: Motion = defaultMotion
    ) {
        self.format = format
        self.transition = transition
        self.motion = motion
    }
}
