extension EasingTable {
    /// Creates a table for a spring's movement from 0 to 1.
    ///
    /// The duration is the spring's settling duration for 15/16 of the tolerance. An easing that would need more than
    /// 4,096 samples, with a damping ratio below about 0.02, ends after these samples and continues to 1 in one step.
    /// The same applies to an easing that would take longer than ``Spring/longestSettlingDuration``.
    ///
    /// - Parameters:
    ///   - spring: The spring. With a response of 0, the table is 1 throughout and has no duration. Damping ratios
    ///     above 1,000 count as 1,000.
    ///   - velocity: The initial velocity, in total distances per second. It's limited to 100 times the spring's
    ///     angular frequency. NaN counts as 0.
    ///   - tolerance: The maximum difference between the table and the spring at any time, as a fraction of the total
    ///     distance, clamped to 0.0001…0.25. NaN counts as 0.001.
    /// - Complexity: O(*n* · *m*), where *n* ≤ 4,096 is the number of samples and *m* is the number that one chord
    ///   spans, usually about 30. There are two allocations, for the samples and for the points, unless the number of
    ///   samples is unusually large.
    public init(spring: Spring, velocity: Double = 0, tolerance: Double = 0.001) {
        guard spring.response > 0 else {
            self.init(duration: 0, points: [Point(offset: 0, value: 1), Point(offset: 1, value: 1)])
            return
        }
        // With more damping, rounding errors dominate the second derivative, and no movement is visible on a screen.
        let spring = Spring(response: spring.response, dampingRatio: min(spring.dampingRatio, 1000))
        let tolerance = tolerance.clamped(to: Self.tolerances, nan: Self.usualTolerance)
        let fastest = 100 * spring.angularFrequency
        let velocity = velocity.clamped(to: -fastest...fastest, nan: 0)
        var duration = spring.settlingDuration(from: 0, to: 1, velocity: velocity, epsilon: tolerance * 15 / 16)

        var fitting = ChordFitting(tolerance: tolerance, capacity: Self.usualSamples)
        var fineness = Self.fineness
        while true {
            let slack = tolerance / fineness
            let reached = Self.sample(spring, velocity: velocity, over: duration, slack: slack, into: &fitting)
            if reached == 1 { break }
            if fineness > Self.coarsestFineness {
                fineness /= 4
            } else {
                // The new end is slightly before the reached offset, because the samples then have different offsets.
                duration *= reached * 0.98
            }
        }
        self.init(duration: duration, points: fitting.fewestPoints())
    }

    /// Samples a spring so that it deviates from the line between two samples by at most `slack`.
    ///
    /// The deviation from that line is at most h²/8 times the largest second derivative. This derivative is at most
    /// √(ẍ² + (x⃛/ω)²), because ẍ follows the same spring equation and its energy never grows.
    ///
    /// - Returns: The offset that was reached, which is 1 unless there were too many samples.
    private static func sample(
        _ spring: Spring,
        velocity: Double,
        over duration: Double,
        slack: Double,
        into fitting: inout ChordFitting
    ) -> Double {
        let frequency = spring.angularFrequency
        fitting.removeAll()
        var offset = 0.0
        var slackBefore = 0.0
        while fitting.count < sampleLimit {
            let state = spring.state(from: 0, to: 1, velocity: velocity, at: offset * duration)
            fitting.append(offset: offset, value: state.value, slack: slackBefore)
            guard offset < 1 else { return 1 }

            let acceleration = frequency * (frequency * (1 - state.value)) - spring.damping * state.velocity
            let jerk = -frequency * state.velocity - 2 * spring.dampingRatio * acceleration
            let bend = (acceleration * acceleration + jerk * jerk).squareRoot() * duration * duration
            let next = Self.offset(after: offset, step: (8 * slack / bend).squareRoot())
            slackBefore = bend * (next - offset) * (next - offset) / 8
            offset = next
        }
        return offset
    }
}
