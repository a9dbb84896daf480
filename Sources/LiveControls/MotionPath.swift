import LiveMotion

/// A movement that starts with an event: its start, its velocity, and its motion.
///
/// The end is the corresponding value of the presentation. A host plays the movement once, when that value changes.
public struct MotionPath: Sendable, Hashable {
    /// The value at the start of the movement.
    public var start: Double
    /// The velocity at the start of the movement, in units of the value per second.
    public var velocity: Double
    /// The motion that the movement follows.
    public var motion: Motion

    /// Creates a path.
    public init(start: Double, velocity: Double, motion: Motion) {
        self.start = start
        self.velocity = velocity
        self.motion = motion
    }
}

extension MotionPath {
    /// Returns the initial velocity in whole distances per second, as Core Animation and UIKit expect it. It's positive
    /// toward the target, and 0 if the distance is 0.
    ///
    /// - Parameter target: The end of the movement, in the unit of ``start``.
    public func relativeVelocity(to target: Double) -> Double {
        let distance = target - start
        let relative = velocity / distance
        return distance != 0 && relative.isFinite ? relative : 0
    }
}

#if !hasFeature(Embedded)
extension MotionPath: Codable {}
#endif
