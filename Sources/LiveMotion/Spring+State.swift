internal import LiveMath

extension Spring {
    /// Returns the spring's value and velocity, `time` seconds after the start.
    ///
    /// The result is the closed-form solution of ẍ = ω²(to − x) − 2ζωẋ, for any damping ratio.
    ///
    /// - Parameters:
    ///   - from: The value at time 0. With NaN or an infinity, the value takes its target at once.
    ///   - to: The target. NaN isn't a target, and the value stays at `from`, or at 0 if that isn't finite. An infinity
    ///     takes effect at once.
    ///   - velocity: The velocity at time 0, in units per second. NaN and infinities count as 0.
    ///   - time: The time since the start, in seconds. Negative numbers and NaN count as 0. At infinity, the value is
    ///     at rest at the target, even for an undamped spring.
    /// - Returns: The state, which is never NaN, and never infinite unless `to` is.
    /// - Complexity: O(1), without allocations.
    public func state(from: Double, to: Double, velocity: Double = 0, at time: Double) -> MotionState<Double> {
        transition(after: time).state(from: from, to: to, velocity: velocity)
    }

    /// Returns the value `time` seconds after the start. For edge cases, see ``state(from:to:velocity:at:)``.
    public func value(from: Double, to: Double, velocity: Double = 0, at time: Double) -> Double {
        state(from: from, to: to, velocity: velocity, at: time).value
    }

    /// Returns the velocity `time` seconds after the start, in units per second. For edge cases, see
    /// ``state(from:to:velocity:at:)``.
    public func velocity(from: Double, to: Double, velocity: Double = 0, at time: Double) -> Double {
        state(from: from, to: to, velocity: velocity, at: time).velocity
    }

    /// Returns the effect of `time` seconds on a distance and a velocity.
    ///
    /// All parts follow from q, the response to a unit impulse. The velocity caused by a unit of distance is ω²q, the
    /// remaining velocity is q̇, and the remaining distance is q̇ + 2ζωq.
    func transition(after time: Double) -> StateTransition {
        guard response > 0 else { return .rest }
        guard time > 0 else { return .start }
        return dampingRatio < 1 ? ringing(after: time) : creeping(after: time)
    }

    /// Returns the underdamped solution, a decaying sine.
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

    /// Returns the critically damped and the overdamped solution, two exponentials. The faster one is written as a
    /// fraction of the slower one, so that neither grows and both coincide at ζ = 1.
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

    /// The frequency ω√(1 − ζ²) of an underdamped spring's oscillation. It's factored to be exact near ζ = 1.
    var dampedFrequency: Double {
        angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    }

    /// The exponent below which the series is more exact than 1 − e⁻ᵘ. The error of six terms is u⁶/5040 ≈ 2·10⁻¹⁶.
    private static var seriesLimit: Double { 0.01 }

    /// Returns (1 − e⁻ᵘ)/u for small u by its Taylor series, which is 1 at u = 0.
    private static func decayQuotient(_ u: Double) -> Double {
        1 - u / 2 * (1 - u / 3 * (1 - u / 4 * (1 - u / 5 * (1 - u / 6))))
    }
}
