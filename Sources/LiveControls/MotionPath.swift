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

extension MotionPath {
    /// The speed at the start in whole distances a second, as Core Animation and UIKit ask for it: positive towards
    /// the target, 0 where there is no distance.
    ///
    /// - Parameter target: Where the movement ends, in the unit of ``start``.
    public func relativeVelocity(to target: Double) -> Double {
        let distance = target - start
        let relative = velocity / distance
        return distance != 0 && relative.isFinite ? relative : 0
    }
}
