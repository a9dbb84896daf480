/// How a motion carries a state over a stretch of time: the state-transition matrix of a linear system.
///
/// Every motion here is linear in its distance and its initial velocity, so four numbers for the elapsed time
/// serve any number of components.
struct StateTransition {
    /// The share of the initial distance that is left to go.
    var distanceLeft: Double

    /// How far a unit of initial velocity has carried the value, in seconds.
    var drift: Double

    /// The velocity that a unit of initial distance has caused, per second.
    var pull: Double

    /// The share of the initial velocity that is left.
    var velocityLeft: Double

    /// Nothing has moved yet.
    static var start: Self { Self(distanceLeft: 1, drift: 0, pull: 0, velocityLeft: 1) }

    /// At rest at the target.
    static var rest: Self { Self(distanceLeft: 0, drift: 0, pull: 0, velocityLeft: 0) }

    /// Numbers from this on are scaled down while they are multiplied and added. The parts of a transition stay
    /// below 2⁶⁴, so that nothing overflows on the way.
    private static var largeNumber: Double { 0x1p900 }

    /// By how much they are scaled.
    private static var scale: Double { 0x1p128 }

    /// The state reached from `from`, on the way to `to`, having started with `velocity`.
    ///
    /// A target that is NaN is no target: the value stays at `from`, or at 0 when that is not finite. An infinite
    /// target and a start that is not finite give the target at once. A velocity that is not finite counts as 0.
    /// Results beyond the largest number are that number.
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
        // Measured from the nearer end, so that both ends are exact.
        let value =
            distanceLeft > 0.5
            ? from + (gap * (1 - distanceLeft) + velocity * drift)
            : to - (gap * distanceLeft - velocity * drift)
        return MotionState(value: value, velocity: gap * pull + velocity * velocityLeft)
    }
}
