import LiveMotion
import LiveTestSupport
import Testing

@Suite("Spring")
struct SpringTests {
    @Test("returns the value of the closed form")
    func knownValue() {
        let spring = Spring(response: 0.5, dampingRatio: 0.825)
        #expect(abs(spring.value(from: 0, to: 100, at: 0.1) - 39.360771974270136) < 1e-12)
    }

    @Test("starts at the given value and velocity", arguments: [0, 0.3, 1, 1 + 1e-9, 2, 50])
    func start(dampingRatio: Double) {
        let spring = Spring(response: 0.4, dampingRatio: dampingRatio)
        let state = spring.state(from: 0.1, to: 7.3, velocity: -4.7, at: 0)
        #expect(state == MotionState(value: 0.1, velocity: -4.7))
        #expect(spring.state(from: 0.1, to: 7.3, velocity: -4.7, at: -1) == state)
        #expect(spring.state(from: 0.1, to: 7.3, velocity: -4.7, at: .nan) == state)
    }

    @Test("follows the equation of motion", arguments: 0..<60)
    func equationOfMotion(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let dampingRatio = seed % 4 == 0 ? 1 : random.number(in: 0...4)
        let response = random.number(in: 0.1...3)
        let (from, to) = (random.number(in: -100...100), random.number(in: -100...100))
        let velocity = random.number(in: -500...500)
        let time = random.number(in: 0.01...2) * response
        let state = Spring(response: response, dampingRatio: dampingRatio)
            .state(from: from, to: to, velocity: velocity, at: time)
        let simulated = simulatedSpring(
            response: response,
            dampingRatio: dampingRatio,
            from: from,
            to: to,
            velocity: velocity,
            at: time
        )
        let scale = max(abs(to - from), abs(velocity) * response)
        #expect(abs(state.value - simulated.value) < 1e-9 * scale, "seed \(seed)")
        #expect(abs(state.velocity - simulated.velocity) < 1e-8 * scale / response, "seed \(seed)")
    }

    @Test(
        "is the same at any frame rate, and after a gap of five seconds",
        arguments: [0.1, 0.825, 1, 1.5, 6],
        [60.0, 120, 240]
    )
    func frameRate(dampingRatio: Double, rate: Double) {
        let spring = Spring(response: 2, dampingRatio: dampingRatio)
        var state = MotionState(value: 3.0, velocity: 40)
        for _ in 0..<Int(rate) * 5 {
            state = spring.state(from: state.value, to: 10, velocity: state.velocity, at: 1 / rate)
        }
        let gap = spring.state(from: 3, to: 10, velocity: 40, at: 5)
        #expect(abs(state.value - gap.value) < 1e-10)
        #expect(abs(state.velocity - gap.velocity) < 1e-10)
    }

    @Test("changes smoothly through critical damping", arguments: [1e-3, 1e-5, 1e-7, 1e-9, 1e-12, 2.2e-16])
    func nearlyCritical(distance: Double) {
        let critical = Spring(response: 0.5, dampingRatio: 1)
        for nearly in [
            Spring(response: 0.5, dampingRatio: 1 - distance), Spring(response: 0.5, dampingRatio: 1 + distance),
        ] {
            for step in 0...300 {
                let time = Double(step) / 100
                let exact = critical.state(from: 0, to: 100, velocity: 700, at: time)
                let state = nearly.state(from: 0, to: 100, velocity: 700, at: time)
                #expect(abs(state.value - exact.value) <= 150 * distance + 1e-12)
                #expect(abs(state.velocity - exact.velocity) <= 3000 * distance + 1e-11)
            }
        }
    }

    @Test("overshoots below critical damping, and never at or above it")
    func overshoot() {
        let times = (0...2000).map { Double($0) / 500 }
        func highest(_ dampingRatio: Double) -> Double {
            let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
            return times.map { spring.value(from: 0, to: 1, at: $0) }.max()!
        }
        // The overshoot is e^(−πζ/√(1 − ζ²)).
        #expect(abs(highest(0.5) - 1.163033) < 1e-4)
        #expect(highest(1) <= 1)
        #expect(highest(3) <= 1)
    }

    @Test("oscillates forever without damping")
    func undamped() {
        let spring = Spring(response: 0.5, dampingRatio: 0)
        #expect(abs(spring.value(from: 0, to: 1, at: 1000.25) - 2) < 1e-9)
        #expect(abs(spring.value(from: 0, to: 1, at: 1000.5)) < 1e-9)
    }

    @Test("is at its target at once with a response of 0")
    func instantaneous() {
        let spring = Spring(response: 0, dampingRatio: 0.5)
        #expect(spring.state(from: 1, to: 5, velocity: 9, at: 0) == MotionState(value: 5))
        #expect(spring.state(from: 1, to: 5, velocity: 9, at: 1) == MotionState(value: 5))
        #expect(spring.angularFrequency == .infinity)
    }

    @Test("is exactly at its target when no motion remains")
    func atRest() {
        for dampingRatio in [0.01, 1, 20] {
            let spring = Spring(response: 0.3, dampingRatio: dampingRatio)
            #expect(spring.state(from: 1, to: 0.1, velocity: 9, at: 1e6) == MotionState(value: 0.1))
            #expect(spring.state(from: 1, to: 0.1, velocity: 9, at: .infinity) == MotionState(value: 0.1))
        }
    }

    @Test("returns the constants for a mass of 1")
    func readOuts() {
        let spring = Spring(mass: 1, stiffness: 170, damping: 26)
        #expect(abs(spring.stiffness - 170) < 1e-10)
        #expect(abs(spring.damping - 26) < 1e-12)
        #expect(abs(spring.angularFrequency * spring.angularFrequency - 170) < 1e-10)
        #expect(abs(spring.bounce - (1 - spring.dampingRatio)) < 1e-15)
    }

    @Test("depends only on the ratios to the mass")
    func mass() {
        let heavy = Spring(mass: 4, stiffness: 400, damping: 20)
        #expect(abs(heavy.angularFrequency - 10) < 1e-12)
        #expect(abs(heavy.dampingRatio - 0.25) < 1e-15)
    }

    @Test(
        "converts between bounce and damping ratio",
        arguments: [(0.3, 0.7), (0, 1), (1, 0), (2, 0), (-0.5, 2), (-0.2, 1.25)]
    )
    func bounce(bounce: Double, dampingRatio: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        #expect(abs(spring.dampingRatio - dampingRatio) < 1e-12)
        #expect(spring.response == 0.5)
        #expect(abs(spring.bounce - min(bounce, 1)) < 1e-12)
    }
}
