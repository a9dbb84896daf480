import LiveMotion
import LiveTestSupport
import Testing

@Suite("Spring: settling duration")
struct SpringSettlingTests {
    /// Returns the last time on a fine grid at which the value isn't yet within `epsilon`.
    private func lastTimeOutside(
        _ spring: Spring,
        from: Double,
        to: Double,
        velocity: Double,
        epsilon: Double,
        until end: Double
    ) -> Double {
        let steps = 40_000
        var last = 0.0
        for step in 0...steps {
            let time = end * Double(step) / Double(steps)
            if abs(spring.value(from: from, to: to, velocity: velocity, at: time) - to) > epsilon { last = time }
        }
        return last
    }

    @Test("is where the envelope falls to epsilon, below critical damping", arguments: [0.05, 0.3, 0.825, 0.99])
    func envelope(dampingRatio: Double) {
        let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
        let duration = spring.settlingDuration(from: 0, to: 100, velocity: 50, epsilon: 0.01)
        // The phase-plane identity gives the amplitude from the value and the velocity at the same time.
        let state = spring.state(from: 0, to: 100, velocity: 50, at: duration)
        let decay = dampingRatio * spring.angularFrequency
        let ringing = spring.angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let distance = 100 - state.value
        let sine = (-state.velocity + decay * distance) / ringing
        #expect(abs((distance * distance + sine * sine).squareRoot() / 0.01 - 1) < 1e-8)
    }

    @Test("is never too short, and too long by at most half an oscillation", arguments: 0..<120)
    func scan(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let dampingRatio = [
            random.number(in: 0.05...0.98), 1 - random.magnitude(from: -12, to: -2), 1,
            1 + random.magnitude(from: -12, to: -2), random.number(in: 1...4), random.number(in: 4...15),
        ][Int(seed % 6)]
        let spring = Spring(response: random.number(in: 0.1...2), dampingRatio: dampingRatio)
        let from = random.number(in: -100...100)
        let to = seed % 7 == 0 ? from : random.number(in: -100...100)
        let velocity = seed % 5 == 0 ? 0 : random.number(in: -2000...2000)
        let epsilon = random.magnitude(from: -4, to: 1)
        let duration = spring.settlingDuration(from: from, to: to, velocity: velocity, epsilon: epsilon)
        let last = lastTimeOutside(
            spring,
            from: from,
            to: to,
            velocity: velocity,
            epsilon: epsilon * (1 + 1e-9),
            until: 3 * duration + spring.response
        )
        let step = (3 * duration + spring.response) / 40_000
        #expect(last <= duration, "seed \(seed)")
        let ringing = spring.angularFrequency * (max(0, 1 - dampingRatio * dampingRatio)).squareRoot()
        let swing = dampingRatio < 0.99 ? Double.pi / ringing : dampingRatio < 1 ? spring.response : step
        #expect(duration <= last + swing + step, "seed \(seed)")
    }

    @Test("is the last crossing, at and above critical damping", arguments: [1, 1 + 1e-9, 1.5, 8])
    func crossing(dampingRatio: Double) {
        let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
        for velocity in [0.0, 500, -500, 5000, 1200] {
            let duration = spring.settlingDuration(from: 0, to: 100, velocity: velocity, epsilon: 0.01)
            let distance = abs(spring.value(from: 0, to: 100, velocity: velocity, at: duration) - 100)
            #expect(abs(distance - 0.01) < 1e-8)
        }
    }

    @Test("changes smoothly through critical damping")
    func nearlyCritical() {
        let critical = Spring(response: 0.5, dampingRatio: 1).settlingDuration(from: 0, to: 1)
        for distance in [1e-3, 1e-5, 1e-9, 2.2e-16] {
            let below = Spring(response: 0.5, dampingRatio: 1 - distance).settlingDuration(from: 0, to: 1)
            let above = Spring(response: 0.5, dampingRatio: 1 + distance).settlingDuration(from: 0, to: 1)
            #expect(abs(below - critical) < 20 * distance + 1e-9)
            #expect(abs(above - critical) < 20 * distance + 1e-9)
        }
    }

    @Test("includes an overshoot that leaves the tolerance again")
    func overshootFromVelocity() {
        let spring = Spring(response: 0.5, dampingRatio: 1)
        let duration = spring.settlingDuration(from: 0, to: 1, velocity: 1000, epsilon: 0.1)
        #expect(spring.value(from: 0, to: 1, velocity: 1000, at: duration * 0.999) > 1.1)
    }

    @Test("is 0 at rest on the target, and limited if the spring never settles")
    func ends() {
        #expect(Spring(response: 0.5, dampingRatio: 0).settlingDuration(from: 4, to: 4) == 0)
        #expect(Spring(response: 0.5, dampingRatio: 1).settlingDuration(from: 4, to: 4) == 0)
        #expect(Spring(response: 0, dampingRatio: 1).settlingDuration(from: 0, to: 4) == 0)
        #expect(
            Spring(response: 0.5, dampingRatio: 0).settlingDuration(from: 0, to: 4) == Spring.longestSettlingDuration
        )
        #expect(
            Spring(response: 1e12, dampingRatio: 1).settlingDuration(from: 0, to: 4) == Spring.longestSettlingDuration
        )
        #expect(
            Spring(response: 0.5, dampingRatio: 1e12).settlingDuration(from: 0, to: 4) == Spring.longestSettlingDuration
        )
    }
}
