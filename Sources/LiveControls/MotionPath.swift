import LiveMotion

/// A movement that begins with an event: where from, how fast, and by which law.
///
/// Where it ends is the presentation's own value. A host plays it once, when the value has changed.
public struct MotionPath: Sendable, Hashable {
    /// The value when the movement begins.
    public var start: Double
    /// The speed when the movement begins, in units of the value a second.
    public var velocity: Double
    /// The law that it follows.
    public var motion: Motion

    /// Creates a path.
    public init(start: Double, velocity: Double, motion: Motion) {
        self.start = start
        self.velocity = velocity
        self.motion = motion
    }
}
