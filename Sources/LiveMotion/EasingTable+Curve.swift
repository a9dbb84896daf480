extension EasingTable {
    /// A cubic Bézier easing.
    ///
    /// - Parameters:
    ///   - curve: The easing.
    ///   - duration: How long it takes, in seconds. Negative numbers and NaN count as 0, more than
    ///     ``Spring/longestSettlingDuration`` as that.
    ///   - tolerance: The greatest difference between the table and the curve at any time: clamped to 0.0001…0.25, NaN
    ///     counts as 0.001. It is a share of the total distance, or of the largest control value where that is greater.
    ///     It does not hold within a millionth of the duration from a place where the curve is upright.
    /// - Complexity: O(*n* · *m*), where *n* ≤ 4,096 is the number of samples and *m* the number that one chord spans,
    ///   usually some 30. Two allocations, for the samples and for the points, unless the samples are unusually
    ///   many.
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

    /// Samples a curve so that it strays from the line between two samples by a share of the tolerance at most.
    ///
    /// The distance y − mx of the curve from a line with slope m bends by y″ − mx″, which is linear in the curve's
    /// parameter, so the greater of its values at the ends bounds the distance between.
    ///
    /// - Returns: Whether there were not too many samples.
    private static func sample(
        _ curve: TimingCurve,
        fineness: Double,
        tolerance: Double,
        into fitting: inout ChordFitting
    ) -> Bool {
        // At its coarsest every step may be taken, so that no more than half the samples are.
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
    /// How strongly the curve bends away from a line with a given slope, per squared parameter.
    fileprivate func bend(_ parameter: Double, against slope: Double) -> Double {
        (Self.bend(y1, y2, parameter) - slope * Self.bend(x1, x2, parameter)).magnitude
    }
}
