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
            self = .atOnce
            return
        }
        // With more damping, rounding errors dominate the second derivative, and no movement is visible on a screen.
        let spring = Spring(response: spring.response, dampingRatio: min(spring.dampingRatio, 1000))
        let tolerance = tolerance.clamped(to: Self.tolerances, nan: Self.usualTolerance)
        let velocity = Self.usable(velocity, of: spring)
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

    /// Creates a table of a spring's movement whose points are samples: about twice as many as the fewest, in a small
    /// fraction of the time and of the code.
    ///
    /// The parameters are those of ``init(spring:velocity:tolerance:)``, and the values aren't rounded. The last two
    /// points share the offset 1, at which the spring takes its target. A table of an easing that takes more than a
    /// minute ends there, and one of an easing that needs more than 4,096 points isn't within the tolerance.
    ///
    /// - Complexity: O(*n*) in the number of points, which is at most 5,098.
    package init(samplesOf spring: Spring, velocity: Double, tolerance: Double) {
        guard spring.response > 0 else {
            self = .atOnce
            return
        }
        let velocity = Self.usable(velocity, of: spring)
        let slack = tolerance.clamped(to: Self.tolerances, nan: Self.usualTolerance) * 15 / 16
        let settling = spring.settlingDuration(from: 0, to: 1, velocity: velocity, epsilon: slack)
        let duration = min(settling, 60)
        var points: [Point] = []
        var time = 0.0
        while true {
            let state = spring.state(from: 0, to: 1, velocity: velocity, at: time)
            points.append(Point(offset: time / duration, value: state.value))
            guard time < duration else { break }
            let shortest = points.count < Self.sampleLimit ? 0 : duration / 1000
            let step = (8 * slack / spring.largestAcceleration(after: state)).squareRoot()
            time = min(duration, time + max(shortest, step))
        }
        points.append(Point(offset: 1, value: 1))
        self.init(duration: duration, points: points)
    }

    /// The table of a spring that takes no time.
    private static var atOnce: Self {
        Self(duration: 0, points: [Point(offset: 0, value: 1), Point(offset: 1, value: 1)])
    }

    private static func usable(_ velocity: Double, of spring: Spring) -> Double {
        let fastest = 100 * spring.angularFrequency
        return velocity.clamped(to: -fastest...fastest, nan: 0)
    }

    /// Samples a spring so that it deviates from the line between two samples by at most `slack`, which is at most h²/8
    /// times the largest second derivative.
    ///
    /// - Returns: The offset that was reached, which is 1 unless there were too many samples.
    private static func sample(
        _ spring: Spring,
        velocity: Double,
        over duration: Double,
        slack: Double,
        into fitting: inout ChordFitting
    ) -> Double {
        fitting.removeAll()
        var offset = 0.0
        var slackBefore = 0.0
        while fitting.count < sampleLimit {
            let state = spring.state(from: 0, to: 1, velocity: velocity, at: offset * duration)
            fitting.append(offset: offset, value: state.value, slack: slackBefore)
            guard offset < 1 else { return 1 }

            let bend = spring.largestAcceleration(after: state) * duration * duration
            let next = Self.offset(after: offset, step: (8 * slack / bend).squareRoot())
            slackBefore = bend * (next - offset) * (next - offset) / 8
            offset = next
        }
        return offset
    }
}

extension Spring {
    /// Returns an upper bound of the magnitude of the acceleration from a state on, on the way from 0 to 1.
    ///
    /// It's √(ẍ² + (x⃛/ω)²), because ẍ follows the same spring equation and its energy never grows.
    fileprivate func largestAcceleration(after state: MotionState<Double>) -> Double {
        let frequency = angularFrequency
        let acceleration = frequency * (frequency * (1 - state.value)) - damping * state.velocity
        let jerk = -frequency * state.velocity - 2 * dampingRatio * acceleration
        return (acceleration * acceleration + jerk * jerk).squareRoot()
    }
}
