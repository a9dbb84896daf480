import LiveTestSupport

/// All kinds of numbers that an input can be.
let everyKindOfNumber: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, 0, -0.0, 1, -1, 0.5, 3, 1e-6, 1e6, .leastNonzeroMagnitude,
    -.leastNonzeroMagnitude, .leastNormalMagnitude / 8, 1e-300,
    2.2250738585072014e-308, 1e300, -1e300, 1e308, -1e308, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
]

extension SplitMix64 {
    /// Returns a number from a range, with a uniform distribution.
    mutating func number(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

    /// Returns a number from a range, with equally probable orders of magnitude.
    mutating func magnitude(from low: Int, to high: Int) -> Double {
        var result = Double.random(in: 1...10, using: &self)
        let power = Int.random(in: low..<high, using: &self)
        for _ in 0..<power.magnitude { result = power < 0 ? result / 10 : result * 10 }
        return result
    }
}

/// Simulates a spring with the classical Runge–Kutta method, independently of the closed form.
func simulatedSpring(
    response: Double,
    dampingRatio: Double,
    from: Double,
    to: Double,
    velocity: Double,
    at time: Double
) -> (value: Double, velocity: Double) {
    let steps = 20_000
    let frequency = 2 * Double.pi / response
    let acceleration = { (x: Double, v: Double) in
        frequency * frequency * (to - x) - 2 * dampingRatio * frequency * v
    }
    let h = time / Double(steps)
    var (x, v) = (from, velocity)
    for _ in 0..<steps {
        let a1 = acceleration(x, v)
        let (x2, v2) = (x + h / 2 * v, v + h / 2 * a1)
        let a2 = acceleration(x2, v2)
        let (x3, v3) = (x + h / 2 * v2, v + h / 2 * a2)
        let a3 = acceleration(x3, v3)
        let (x4, v4) = (x + h * v3, v + h * a3)
        let a4 = acceleration(x4, v4)
        x += h / 6 * (v + 2 * v2 + 2 * v3 + v4)
        v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }
    return (x, v)
}
