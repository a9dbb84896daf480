extension EasingTable {
    /// How finely a curve is sampled: the share of the tolerance that it may stray between two samples.
    ///
    /// A chord strays with the square of its length, so a chord spans about the square root of this many samples. The
    /// coarser steps are for easings that would need too many samples.
    static var fineness: Double { 1024 }

    /// The coarsest sampling, about four samples to a chord.
    static var coarsestFineness: Double { 16 }

    /// Room for the samples of a spring that rings as little as controls' springs do.
    static var usualSamples: Int { 1536 }

    /// The most samples that are taken, and so the most points that a table can have, but for one.
    static var sampleLimit: Int { 4096 }

    /// The longest step between two samples, as a share of the duration.
    static var longestStep: Double { 1.0 / 64 }

    /// The shortest step between two samples: the last decimal of an offset.
    static var shortestStep: Double { 1e-6 }

    /// The offset a step further on, on the grid of offsets, without leaving a last step too short to take.
    static func offset(after offset: Double, step: Double) -> Double {
        let step = step.clamped(to: shortestStep...longestStep, nan: longestStep)
        let next = (offset + step).rounded(decimals: 6)
        return next + shortestStep < 1 ? next : 1
    }
}
