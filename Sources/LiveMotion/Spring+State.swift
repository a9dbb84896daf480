internal import LiveMath

extension Spring {
    /// Where the spring is and how fast it moves, `time` seconds after it was let go.
    ///
    /// The closed solution of ẍ = ω²(to − x) − 2ζωẋ, for any damping ratio.
    ///
    /// - Parameters:
    ///   - from: The value at time 0. NaN or an infinity gives the target at once.
    ///   - to: The target. NaN is no target, and the value stays at `from` (at 0 when that is not finite); an infinity
    ///     is reached at once.
    ///   - velocity: The velocity at time 0, in units a second. NaN and infinities count as 0.
    ///   - time: The time since the start, in seconds. Negative numbers and NaN count as 0; infinity is at rest at the
    ///     target, also for an undamped spring.
    /// - Returns: The state; never NaN, and never infinite unless `to` is.
    /// - Complexity: O(1), no allocation.
    public func state(from: Double, to: Double, velocity: Double = 0, at time: Double) -> MotionState<Double> {
        transition(after: time).state(from: from, to: to, velocity: velocity)
    }

    /// The value `time` seconds after the start. See ``state(from:to:velocity:at:)`` for the edges.
    public func value(from: Double, to: Double, velocity: Double = 0, at time: Double) -> Double {
        state(from: from, to: to, velocity: velocity, at: time).value
    }

    /// The velocity `time` seconds after the start, in units a second. See ``state(from:to:velocity:at:)`` for the
    /// edges.
    public func velocity(from: Double, to: Double, velocity: Double = 0, at time: Double) -> Double {
        state(from: from, to: to, velocity: velocity, at: time).velocity
    }

    /// The effect of `time` seconds on a distance and a velocity.
    ///
    /// With q the answer to a unit impulse, every other part follows from it: the velocity caused by a unit of
    /// distance is ω²q, the velocity left is q̇, and the distance left is q̇ + 2ζωq.
    func transition(after time: Double) -> StateTransition {
        guard response > 0 else { return .rest }
        guard time > 0 else { return .start }
        return dampingRatio < 1 ? ringing(after: time) : creeping(after: time)
    }

    /// The under-damped solution: a decaying sine.
    private func ringing(after time: Double) -> StateTransition {
        let decay = dampingRatio * angularFrequency
        let dampedFrequency = self.dampedFrequency
        let envelope = exp(-decay * time)
        let phase = dampedFrequency * time
        guard envelope > 0, phase.isFinite else { return .rest }
        let cosine = cos(phase)
        let sine = sin(phase) / dampedFrequency
        let drift = envelope * sine
        return StateTransition(
            distanceLeft: envelope * (cosine + decay * sine),
            drift: drift,
            pull: angularFrequency * (angularFrequency * drift),
            velocityLeft: envelope * (cosine - decay * sine)
        )
    }

    /// The critically damped and the over-damped solution: two exponentials, of which the faster is written as a share
    /// of the slower, so that neither grows and both meet at ζ = 1.
    private func creeping(after time: Double) -> StateTransition {
        let spread = ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
        let slow = -angularFrequency / (dampingRatio + spread)
        let fast = -angularFrequency * (dampingRatio + spread)
        let difference = 2 * angularFrequency * spread
        let envelope = exp(slow * time)
        guard envelope > 0 else { return .rest }

        let exponent = difference * time
        let drift: Double
        let distanceLeft: Double
        let velocityLeft: Double
        if exponent < Self.seriesLimit {
            let reach = time * Self.decayQuotient(exponent)
            drift = envelope * reach
            distanceLeft = envelope * (1 - slow * reach)
            velocityLeft = envelope * (1 + fast * reach)
        } else {
            let ratio = exp(-exponent)
            drift = envelope * ((1 - ratio) / difference)
            distanceLeft = envelope * ((slow * ratio - fast) / difference)
            velocityLeft = envelope * ((slow - fast * ratio) / difference)
        }
        return StateTransition(
            distanceLeft: distanceLeft,
            drift: drift,
            pull: angularFrequency * (angularFrequency * drift),
            velocityLeft: velocityLeft
        )
    }

    /// ω√(1 − ζ²), the frequency at which an under-damped spring rings. Factored, so that it is exact near ζ = 1.
    var dampedFrequency: Double {
        angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    }

    /// Below this exponent 1 − e⁻ᵘ loses more digits than the series leaves out: six terms are off by u⁶/5040 ≈
    /// 2·10⁻¹⁶.
    private static var seriesLimit: Double { 0.01 }

    /// (1 − e⁻ᵘ)/u for small u, by its Taylor series; 1 at u = 0.
    private static func decayQuotient(_ u: Double) -> Double {
        1 - u / 2 * (1 - u / 3 * (1 - u / 4 * (1 - u / 5 * (1 - u / 6))))
    }
}
