import LiveGestures

/// The settings of a snap button.
public struct SnapButtonSettings: Sendable, Hashable {
    /// The container, the button's size, the insets, the area, and the writing direction.
    public var layout: SnapLayout
    /// The time that a press takes to lift the button, in seconds.
    public var hold: Double
    /// The deceleration of the button after its release.
    public var deceleration = Deceleration()
    /// A Boolean value that indicates whether the button is enabled.
    public var isEnabled = true
    /// The person's preference for reduced motion.
    public var prefersReducedMotion = false

    /// Creates settings.
    public init(layout: SnapLayout, hold: Double = PressDragRecognizer.defaultHold) {
        self.layout = layout
        self.hold = hold
    }
}
