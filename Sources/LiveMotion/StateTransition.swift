/// The effect of a motion on a state over a period of time: the state-transition matrix of a linear system.
///
/// Every motion is linear in its distance and its initial velocity. Four numbers for the elapsed time therefore serve
/// any number of components.
struct StateTransition {
    /// The remaining fraction of the initial distance.
    var distanceLeft: Double

    /// The distance that a unit of initial velocity has moved the value, in seconds.
    var drift: Double

    /// The velocity that a unit of initial distance has caused, per second.
    var pull: Double

    /// The remaining fraction of the initial velocity.
    var velocityLeft: Double

    /// The transition at the start, before any movement.
    static var start: Self { Self(distanceLeft: 1, drift: 0, pull: 0, velocityLeft: 1) }

    /// The transition to rest at the target.
    static var rest: Self { Self(distanceLeft: 0, drift: 0, pull: 0, velocityLeft: 0) }

    /// The magnitude from which numbers are scaled down for multiplication and addition. The parts of a transition stay
    /// below 2⁶⁴, so that nothing overflows.
    private static var largeNumber: Double { 0x1p900 }

    /// The scaling factor.
    private static var scale: Double { 0x1p128 }

    /// Returns the state on the way from `from` to `to`, after a start with `velocity`.
    ///
    /// If the target is NaN, the value stays at `from`, or at 0 if that isn't finite. With an infinite target or a
    /// start that isn't finite, the value takes its target at once. A velocity that isn't finite counts as 0. Results
    /// beyond the largest number become that number.
    func state(from: Double, to: Double, velocity: Double) -> MotionState<Double> {
        guard to.isFinite else {
            return MotionState(value: to.isNaN ? (from.isFinite ? from : 0) : to)
        }
        guard from.isFinite else { return MotionState(value: to) }
        let velocity = velocity.isFinite ? velocity : 0
        let large = Self.largeNumber
        guard from.magnitude < large, to.magnitude < large, velocity.magnitude < large else {
            let scale = Self.scale
            let scaled = finiteState(from: from / scale, to: to / scale, velocity: velocity / scale)
            return MotionState(
                value: (scaled.value * scale).clampedToFinite,
                velocity: (scaled.velocity * scale).clampedToFinite
            )
        }
        return finiteState(from: from, to: to, velocity: velocity)
    }

    private func finiteState(from: Double, to: Double, velocity: Double) -> MotionState<Double> {
        let gap = to - from
        // The value is measured from the nearer end, so that both ends are exact.
        let value =
            distanceLeft > 0.5
            ? from + (gap * (1 - distanceLeft) + velocity * drift)
            : to - (gap * distanceLeft - velocity * drift)
        return MotionState(value: value, velocity: gap * pull + velocity * velocityLeft)
    }
}
