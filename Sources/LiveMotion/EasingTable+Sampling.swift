extension EasingTable {
    /// The initial sampling density. The curve deviates between two samples by at most the tolerance divided by this
    /// number.
    ///
    /// A chord's deviation grows with the square of its length, so a chord spans about the square root of this many
    /// samples. Coarser levels are for easings that would need too many samples.
    static var fineness: Double { 1024 }

    /// The coarsest sampling density, about four samples per chord.
    static var coarsestFineness: Double { 16 }

    /// The initial capacity for samples. It's enough for springs with the low amount of oscillation that controls use.
    static var usualSamples: Int { 1536 }

    /// The maximum number of samples. A table has at most one point more.
    static var sampleLimit: Int { 4096 }

    /// The longest step between two samples, as a fraction of the duration.
    static var longestStep: Double { 1.0 / 64 }

    /// The shortest step between two samples, which is the last decimal of an offset.
    static var shortestStep: Double { 1e-6 }

    /// Returns the next offset on the grid of offsets, without leaving a last step that is too short.
    static func offset(after offset: Double, step: Double) -> Double {
        let step = step.clamped(to: shortestStep...longestStep, nan: longestStep)
        let next = (offset + step).rounded(decimals: 6)
        return next + shortestStep < 1 ? next : 1
    }
}
