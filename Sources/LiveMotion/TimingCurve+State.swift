extension TimingCurve {
    /// Returns the effect of `time` seconds of this easing on a distance and a velocity.
    ///
    /// From rest, this is the plain curve. A moving value first continues in a straight line and is cross-faded to the
    /// curve with 1 − 3s² + 2s³, whose slope is 0 at both ends. It therefore starts with its velocity and ends on the
    /// curve.
    ///
    /// - Parameters:
    ///   - time: The time, in seconds. Negative numbers and NaN count as 0.
    ///   - duration: The duration, in seconds. It must be finite.
    ///   - isMoving: Whether there's a velocity to preserve.
    func transition(after time: Double, duration: Double, isMoving: Bool) -> StateTransition {
        guard time < duration || time.isNaN, duration > 0 else { return .rest }
        let progress = time > 0 ? time / duration : 0
        let way = value(at: progress)
        let pace = slope(at: progress)
        guard isMoving else {
            return StateTransition(distanceLeft: 1 - way, drift: 0, pull: pace / duration, velocityLeft: 0)
        }
        let fade = 1 - progress * progress * (3 - 2 * progress)
        let fading = -6 * progress * (1 - progress)
        return StateTransition(
            distanceLeft: 1 - way * (1 - fade),
            drift: progress * duration * fade,
            pull: (pace * (1 - fade) - way * fading) / duration,
            velocityLeft: fade + progress * fading
        )
    }
}
