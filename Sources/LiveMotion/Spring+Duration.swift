internal import LiveMath

extension Spring {
    /// Creates a spring that is practically settled after a given time, following the model of UIKit's
    /// `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)`.
    ///
    /// Below critical damping, the frequency ω solves |ζω − v|/ω_d · e^(−ζωT) = ε, where the left side is the sine part
    /// of the distance that remains at T. For v = 0, the solution is ω = ln(ζ/(ε√(1 − ζ²)))/(ζT). If several
    /// frequencies solve the equation, the highest is used. At and above critical damping, and within 10⁻⁴ of it, the
    /// result is the spring whose distance finally falls to ε at T.
    ///
    /// ```swift
    /// Spring(settlingDuration: 0.9, dampingRatio: 0.5).response  // 0.4446…
    /// ```
    ///
    /// - Parameters:
    ///   - settlingDuration: T, in seconds. Zero, a negative number, and NaN result in a response of 0.
    ///   - dampingRatio: ζ, with the limits of ``dampingRatio``. For a ratio below e·`epsilon`, the equation has no
    ///     useful solution, and the frequency is the one for that ratio.
    ///   - initialVelocity: v, in total distances per second, positive toward the target. NaN counts as 0. It's limited
    ///     to a million distances in the duration.
    ///   - epsilon: ε, as a fraction of the total distance, limited to 10⁻⁹…0.1. NaN counts as 0.001.
    /// - Complexity: O(1), without allocations. At and above critical damping, it computes up to about ten thousand
    ///   exponentials.
    public init(
        settlingDuration: Double,
        dampingRatio: Double,
        initialVelocity: Double = 0,
        epsilon: Double = 0.001
    ) {
        let form = Spring(response: 1, dampingRatio: dampingRatio)
        guard settlingDuration > 0 else {
            self.init(response: 0, dampingRatio: form.dampingRatio)
            return
        }
        let epsilon = epsilon.clamped(to: 1e-9...0.1, nan: 0.001)
        let duration = min(settlingDuration, .greatestFiniteMagnitude)
        let travelled = (initialVelocity * duration).clamped(to: -1e6...1e6, nan: 0)
        let cycle = 2 * Double.pi * duration
        let angle =
            1 - form.dampingRatio > Self.nearlyCritical
            ? form.ringingAngle(travelled: travelled, epsilon: epsilon)
            : form.creepingAngle(travelled: travelled, epsilon: epsilon)
        self.init(response: cycle / angle, dampingRatio: form.dampingRatio)
    }

    /// The distance from 1 within which a damping ratio counts as critical in the solution for the frequency. Closer to
    /// 1, the sine's amplitude grows without bound while the distance doesn't.
    private static var nearlyCritical: Double { 1e-4 }

    /// The number of bisections, enough to find ωT to the last digit anywhere in its range.
    private static var angleBisections: Int { 100 }

    /// Returns ωT of an underdamped spring that has settled at T.
    ///
    /// With z = ζωT and n = vT, the equation is |1 − n/z| · ζ/√(1 − ζ²) · e⁻ᶻ = ε. The left side decreases everywhere,
    /// except for n > 0. Then it's 0 at z = n and has one maximum after that.
    private func ringingAngle(travelled: Double, epsilon: Double) -> Double {
        let ratio = max(dampingRatio, 2.718281828459045 * epsilon)
        let amplitude = ratio / ((1 - ratio) * (1 + ratio)).squareRoot()
        guard travelled != 0 else { return log(amplitude / epsilon) / ratio }

        let residue: (Double) -> Double = { (1 - travelled / $0).magnitude * amplitude * exp(-$0) }
        var low = 0.0
        var high = 1.0
        if travelled > 0 {
            let peak = (travelled + (travelled * (travelled + 4)).squareRoot()) / 2
            if residue(peak) > epsilon {
                low = peak
                high = peak + 1
            } else {
                high = travelled
            }
        }
        while residue(high) > epsilon { high *= 2 }
        for _ in 0..<Self.angleBisections {
            let middle = low + (high - low) / 2
            if residue(middle) > epsilon { low = middle } else { high = middle }
        }
        return high / ratio
    }

    /// Returns ωT of a spring without oscillation that has settled at T.
    private func creepingAngle(travelled: Double, epsilon: Double) -> Double {
        let ratio = max(dampingRatio, 1)
        // At this bound, the slower exponential, e^(−ωT/2ζ) or less, is far below the remaining distance and velocity.
        var low = 0.0
        var high = 4 * ratio * (1 + travelled.magnitude) / epsilon
        for _ in 0..<Self.angleBisections {
            let middle = low + (high - low) / 2
            let spring = Spring(response: 2 * .pi / middle, dampingRatio: ratio)
            if spring.settlingDuration(from: 0, to: 1, velocity: travelled, epsilon: epsilon) > 1 {
                low = middle
            } else {
                high = middle
            }
        }
        return high
    }
}
