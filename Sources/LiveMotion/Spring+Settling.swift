internal import LiveMath

extension Spring {
    /// The upper bound of settling durations, in seconds: a day, longer than anything on a screen moves.
    public static var longestSettlingDuration: Double { 86_400 }

    /// The time until the value stays within `epsilon` of its target, in seconds.
    ///
    /// Below critical damping this is when the decaying envelope of the oscillation falls to `epsilon`:
    /// ln(√(y₀² + B²)/ε)/ζω, with y₀ = to − from and B = (ζωy₀ − velocity)/ω_d. The value itself may be there up to
    /// half a swing earlier. Just below critical damping, where that envelope is far too wide, and from critical
    /// damping on, it is the last crossing itself.
    ///
    /// - Parameters:
    ///   - from: The value at time 0.
    ///   - to: The target.
    ///   - velocity: The velocity at time 0, in units a second.
    ///   - epsilon: The distance that counts as arrived, in the value's unit; at least the smallest normal number.
    /// - Returns: A duration from 0 to ``longestSettlingDuration``. An undamped spring that moves at all takes the
    ///   longest; 0 when the response is 0 or `from` or `to` is not finite, as the target is then reached at once.
    /// - Complexity: O(1), no allocation; about a hundred exponentials from critical damping on.
    public func settlingDuration(
        from: Double,
        to: Double,
        velocity: Double = 0,
        epsilon: Double = 0.001
    ) -> Double {
        guard response > 0, from.isFinite, to.isFinite else { return 0 }
        // Quartered, so that the distance between two large numbers stays finite.
        let distance = to / 4 - from / 4
        let closing = (velocity.isFinite ? -velocity : 0) / 4
        let smallest = Double.leastNormalMagnitude
        let epsilon = epsilon > 4 * smallest ? epsilon / 4 : smallest
        let duration =
            dampingRatio < 1
            ? ringingDuration(distance: distance, rate: closing, epsilon: epsilon)
            : creepingDuration(distance: distance, rate: closing, epsilon: epsilon)
        return duration.clamped(to: 0...Self.longestSettlingDuration, nan: Self.longestSettlingDuration)
    }

    /// The settling duration below critical damping.
    ///
    /// - Parameters:
    ///   - distance: y₀, the distance to the target.
    ///   - rate: ẏ₀, the rate at which that distance changes.
    private func ringingDuration(distance: Double, rate: Double, epsilon: Double) -> Double {
        let decay = dampingRatio * angularFrequency
        let swing = (rate + decay * distance).clampedToFinite
        let sineShare = (swing / dampedFrequency).clampedToFinite
        let larger = max(distance.magnitude, sineShare.magnitude)
        guard larger > 0 else { return 0 }
        let cosine = distance / larger
        let sine = sineShare / larger
        let excess = log(larger) + log(cosine * cosine + sine * sine) / 2 - log(epsilon)
        guard excess > 0 else { return 0 }
        let duration = excess / decay
        guard duration * dampedFrequency < 1 else { return duration }

        // Not even a sixth of a cycle passes, and |sin ω_d t|/ω_d ≤ t bounds the distance more closely.
        let start = distance.magnitude
        let slope = swing.magnitude
        return lastCrossing(after: max(0, 1 / decay - start / slope), epsilon: epsilon) { time in
            exp(-decay * time) * (start + slope * time)
        }
    }

    /// The settling duration from critical damping on, with the same parameters.
    private func creepingDuration(distance: Double, rate: Double, epsilon: Double) -> Double {
        let remaining: (Double) -> Double = { time in
            let transition = self.transition(after: time)
            return (distance * transition.distanceLeft + rate * transition.drift).magnitude
        }
        let turn = turningTime(distance: distance, rate: rate)
        let start = turn > 0 && remaining(turn) > epsilon ? turn : 0
        return lastCrossing(after: start, notBefore: turn, epsilon: epsilon, distance: remaining)
    }

    /// When a spring that does not ring turns round, in seconds; 0 if it never does.
    ///
    /// With τ = (1 − e⁻ᵘᵗ)/u, u = 2ω√(ζ² − 1), the velocity vanishes where ẏ₀(1 + r₂τ) = ω²y₀τ.
    private func turningTime(distance: Double, rate: Double) -> Double {
        let spread = ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
        let fast = angularFrequency * (dampingRatio + spread)
        let reach = rate / (angularFrequency * (angularFrequency * distance) + fast * rate)
        guard reach > 0, reach.isFinite else { return 0 }
        let share = reach * (2 * angularFrequency * spread)
        guard share < 1 else { return 0 }
        // −ln(1 − s)/s, which is 1 + s/2 for the smallest s.
        return share < 1e-6 ? reach * (1 + share / 2) : reach * (-log(1 - share) / share)
    }

    /// The time after `start` from which on `distance` stays within `epsilon`, where it falls from `start` on;
    /// or, when it is within `epsilon` at `turn` and from then on, the time before that.
    private func lastCrossing(
        after start: Double,
        notBefore turn: Double = 0,
        epsilon: Double,
        distance: (Double) -> Double
    ) -> Double {
        guard distance(start) > epsilon else { return 0 }
        var low = start
        var high = turn > start ? turn : start + 1 / angularFrequency
        while distance(high) > epsilon {
            guard high < Self.longestSettlingDuration else { return high }
            low = high
            high = start + 2 * (high - start)
        }
        for _ in 0..<Self.bisections {
            let middle = low + (high - low) / 2
            if distance(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }

    /// Halves a bracket to 10⁻¹² of its width, below anything a clock can tell.
    private static var bisections: Int { 40 }
}
