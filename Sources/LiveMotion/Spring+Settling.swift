internal import LiveMath

extension Spring {
    /// The upper bound of settling durations, in seconds. It's one day, longer than any movement on a screen.
    public static var longestSettlingDuration: Double { 86_400 }

    /// Returns the time until the value stays within `epsilon` of its target, in seconds.
    ///
    /// Below critical damping, this is the time at which the decaying envelope of the oscillation falls to `epsilon`:
    /// ln(√(y₀² + B²)/ε)/ζω, with y₀ = to − from and B = (ζωy₀ − velocity)/ω_d. The value itself can arrive up to half
    /// an oscillation earlier. Just below critical damping, where that envelope is far too wide, and at or above
    /// critical damping, it's the time of the last crossing.
    ///
    /// - Parameters:
    ///   - from: The value at time 0.
    ///   - to: The target.
    ///   - velocity: The velocity at time 0, in units per second.
    ///   - epsilon: The distance that counts as arrived, in the value's unit. It's at least the smallest normal number.
    /// - Returns: A duration from 0 to ``longestSettlingDuration``. For an undamped spring that moves, it's the
    ///   longest. It's 0 if the response is 0 or if `from` or `to` isn't finite, because the value then takes its
    ///   target at once.
    /// - Complexity: O(1), without allocations. At and above critical damping, it computes about a hundred
    ///   exponentials.
    public func settlingDuration(
        from: Double,
        to: Double,
        velocity: Double = 0,
        epsilon: Double = 0.001
    ) -> Double {
        guard response > 0, from.isFinite, to.isFinite else { return 0 }
        // The values are divided by 4 so that the distance between two large numbers stays finite.
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

    /// Returns the settling duration below critical damping.
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

        // Less than a sixth of a cycle passes, and |sin ω_d t|/ω_d ≤ t is a tighter bound on the distance.
        let start = distance.magnitude
        let slope = swing.magnitude
        return lastCrossing(after: max(0, 1 / decay - start / slope), epsilon: epsilon) { time in
            exp(-decay * time) * (start + slope * time)
        }
    }

    /// Returns the settling duration at and above critical damping, with the same parameters.
    private func creepingDuration(distance: Double, rate: Double, epsilon: Double) -> Double {
        let remaining: (Double) -> Double = { time in
            let transition = self.transition(after: time)
            return (distance * transition.distanceLeft + rate * transition.drift).magnitude
        }
        let turn = turningTime(distance: distance, rate: rate)
        let start = turn > 0 && remaining(turn) > epsilon ? turn : 0
        return lastCrossing(after: start, notBefore: turn, epsilon: epsilon, distance: remaining)
    }

    /// Returns the time at which a spring without oscillation reverses its direction, in seconds, or 0 if it never
    /// does.
    ///
    /// With τ = (1 − e⁻ᵘᵗ)/u, u = 2ω√(ζ² − 1), the velocity vanishes where ẏ₀(1 + r₂τ) = ω²y₀τ.
    private func turningTime(distance: Double, rate: Double) -> Double {
        let spread = ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
        let fast = angularFrequency * (dampingRatio + spread)
        let reach = rate / (angularFrequency * (angularFrequency * distance) + fast * rate)
        guard reach > 0, reach.isFinite else { return 0 }
        let share = reach * (2 * angularFrequency * spread)
        guard share < 1 else { return 0 }
        // This is −ln(1 − s)/s, which approaches 1 + s/2 for small s.
        return share < 1e-6 ? reach * (1 + share / 2) : reach * (-log(1 - share) / share)
    }

    /// Returns the time after `start` from which on `distance` stays within `epsilon`, if it decreases from `start` on.
    /// If it's within `epsilon` from `turn` on, the result is before `turn`.
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

    /// The number of bisections, which narrow a bracket to 10⁻¹² of its width. That is below the resolution of any
    /// clock.
    private static var bisections: Int { 40 }
}
