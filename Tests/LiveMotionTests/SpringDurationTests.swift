import Foundation
import LiveMotion
import LiveTestSupport
import Testing

@Suite("Spring with a settling duration")
struct SpringDurationTests {
    /// Returns (|ζω − v|/ω_d)e^(−ζωT).
    private func residue(_ spring: Spring, velocity: Double, at duration: Double) -> Double {
        let decay = spring.dampingRatio * spring.angularFrequency
        let ringing =
            spring.angularFrequency * ((1 - spring.dampingRatio) * (1 + spring.dampingRatio)).squareRoot()
        return abs(decay - velocity) / ringing * exp(-decay * duration)
    }

    @Test("has UIKit's frequency from rest", arguments: [0.01, 0.1, 0.5, 0.825, 0.99, 0.9998], [0.1, 0.35, 0.9, 20])
    func fromRest(dampingRatio: Double, duration: Double) {
        let spring = Spring(settlingDuration: duration, dampingRatio: dampingRatio)
        let root = (1 - dampingRatio * dampingRatio).squareRoot()
        let frequency = log(dampingRatio / (0.001 * root)) / (dampingRatio * duration)
        #expect(abs(spring.angularFrequency / frequency - 1) < 1e-12)
        #expect(spring.dampingRatio == dampingRatio)
    }

    @Test("solves UIKit's equation with an initial velocity", arguments: 0..<200)
    func withVelocity(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let dampingRatio = random.number(in: 0.05...0.99)
        let duration = random.number(in: 0.1...2)
        let velocity = random.number(in: -100...100) / duration
        let spring = Spring(settlingDuration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
        #expect(abs(residue(spring, velocity: velocity, at: duration) / 0.001 - 1) < 1e-6, "seed \(seed)")
        // No faster spring solves the equation.
        for step in 1...2000 {
            let faster = Spring(response: spring.response / (1 + Double(step) / 100), dampingRatio: dampingRatio)
            #expect(residue(faster, velocity: velocity, at: duration) < 0.001, "seed \(seed)")
        }
    }

    @Test("has settled at the end, at and above critical damping", arguments: [1, 1.2, 3, 40], [0, -5, 3, 6, 20])
    func creeping(dampingRatio: Double, velocity: Double) {
        let spring = Spring(settlingDuration: 0.5, dampingRatio: dampingRatio, initialVelocity: velocity)
        let duration = spring.settlingDuration(from: 0, to: 1, velocity: velocity, epsilon: 0.001)
        #expect(abs(duration - 0.5) < 1e-9)
        #expect(abs(abs(spring.value(from: 0, to: 1, velocity: velocity, at: 0.5) - 1) - 0.001) < 1e-9)
    }

    @Test("is critical within a ten-thousandth of critical damping")
    func nearlyCritical() {
        let critical = Spring(settlingDuration: 0.5, dampingRatio: 1)
        let nearly = Spring(settlingDuration: 0.5, dampingRatio: 1 - 1e-9)
        #expect(abs(nearly.response - critical.response) < 1e-9)
        // The equation is (1 + ωT)e^(−ωT) = 0.001.
        let angle = critical.angularFrequency * 0.5
        #expect(abs((1 + angle) * exp(-angle) - 0.001) < 1e-12)
    }

    @Test("has a usable frequency with almost no damping", arguments: [0, .leastNonzeroMagnitude, 1e-9, 0.001, 0.002])
    func hardlyDamped(dampingRatio: Double) {
        let spring = Spring(settlingDuration: 1, dampingRatio: dampingRatio)
        // This is the frequency at ζ = e·ε, where the equation has its maximum.
        #expect(abs(spring.angularFrequency - 1 / 0.002718) < 0.1)
        #expect(spring.dampingRatio == dampingRatio)
    }
}
