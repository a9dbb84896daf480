extension EasingTable {
    /// Creates a table for a cubic Bézier easing.
    ///
    /// - Parameters:
    ///   - curve: The easing.
    ///   - duration: The duration, in seconds. Negative numbers and NaN count as 0. Durations above
    ///     ``Spring/longestSettlingDuration`` count as that duration.
    ///   - tolerance: The maximum difference between the table and the curve at any time, clamped to 0.0001…0.25. NaN
    ///     counts as 0.001. It's a fraction of the total distance, or of the largest control value if that is greater.
    ///     It doesn't hold within a millionth of the duration from a point where the curve is vertical.
    /// - Complexity: O(*n* · *m*), where *n* ≤ 4,096 is the number of samples and *m* is the number that one chord
    ///   spans, usually about 30. There are two allocations, for the samples and for the points, unless the number of
    ///   samples is unusually large.
    public init(curve: TimingCurve, duration: Double = 1, tolerance: Double = 0.001) {
        let share = tolerance.clamped(to: Self.tolerances, nan: Self.usualTolerance)
        let tolerance = share * max(1, curve.y1.magnitude, curve.y2.magnitude)
        var fitting = ChordFitting(tolerance: tolerance, capacity: Self.usualSamples)
        var fineness = Self.fineness
        while !Self.sample(curve, fineness: fineness, tolerance: tolerance, into: &fitting) { fineness /= 4 }
        self.init(
            duration: duration.clamped(to: 0...Spring.longestSettlingDuration, nan: 0),
            points: fitting.fewestPoints()
        )
    }

    /// Samples a curve so that it deviates from the line between two samples by at most a fraction of the tolerance.
    ///
    /// Relative to a line with slope m, the distance y − mx of the curve has the second derivative y″ − mx″. It's
    /// linear in the curve's parameter, so the greater of its values at the ends bounds the distance in between.
    ///
    /// - Returns: `false` if there were too many samples.
    private static func sample(
        _ curve: TimingCurve,
        fineness: Double,
        tolerance: Double,
        into fitting: inout ChordFitting
    ) -> Bool {
        // At the coarsest level, every step is allowed, so that the number of samples stays below half the limit.
        let shortest = fineness > coarsestFineness ? shortestStep : 2 / Double(sampleLimit)
        fitting.removeAll()
        fitting.append(offset: 0, value: 0, slack: 0)
        var (offset, value, parameter) = (0.0, 0.0, 0.0)
        var step = longestStep
        while offset < 1 {
            guard fitting.count < sampleLimit else { return false }
            let next = Self.offset(after: offset, step: step)
            let nextValue = curve.value(at: next)
            let nextParameter = next < 1 ? curve.parameter(at: next) : 1
            let slope = (nextValue - value) / (next - offset)
            let bend = max(curve.bend(parameter, against: slope), curve.bend(nextParameter, against: slope))
            let slack = bend * (nextParameter - parameter) * (nextParameter - parameter) / 8
            if slack > tolerance / fineness, step > shortest {
                step = max(step / 2, shortest)
                continue
            }
            fitting.append(offset: next, value: nextValue, slack: slack)
            (offset, value, parameter) = (next, nextValue, nextParameter)
            step = min(step * 2, longestStep)
        }
        return true
    }
}

extension TimingCurve {
    /// Returns the curve's second derivative with respect to its parameter, relative to a line with the given slope.
    fileprivate func bend(_ parameter: Double, against slope: Double) -> Double {
        (Self.bend(y1, y2, parameter) - slope * Self.bend(x1, x2, parameter)).magnitude
    }
}
