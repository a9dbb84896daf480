import LiveMotion
import LiveTestSupport
import Testing

@Suite("Spring: edge cases")
struct SpringEdgeTests {
    @Test("never returns NaN for any parameters", arguments: everyKindOfNumber, everyKindOfNumber)
    func everyParameter(first: Double, second: Double) {
        let springs = [
            Spring(response: first, dampingRatio: second),
            Spring(duration: first, bounce: second),
            Spring(mass: first, stiffness: second, damping: 3),
            Spring(mass: first, stiffness: 1, damping: second),
            Spring(mass: 1, stiffness: first, damping: second),
            Spring(settlingDuration: first, dampingRatio: second),
            Spring(settlingDuration: 0.5, dampingRatio: first, initialVelocity: second),
            Spring(settlingDuration: first, dampingRatio: 0.5, initialVelocity: second),
            Spring(settlingDuration: first, dampingRatio: 1, initialVelocity: second),
            Spring(settlingDuration: first, dampingRatio: 1.5, initialVelocity: 2, epsilon: second),
        ]
        for spring in springs {
            #expect(spring.response >= 0 && spring.response <= 1e12)
            #expect(spring.dampingRatio >= 0 && spring.dampingRatio <= 1e12)
            #expect(!spring.stiffness.isNaN && !spring.damping.isNaN && !spring.bounce.isNaN)
            let states = everyKindOfNumber.map { spring.state(from: 0, to: 1, velocity: 2, at: $0) }
            #expect(states.allSatisfy { $0.value.isFinite && $0.velocity.isFinite }, "\(spring)")
            let duration = spring.settlingDuration(from: 0, to: 1, velocity: 2)
            #expect(duration >= 0 && duration <= Spring.longestSettlingDuration, "\(spring)")
        }
    }

    @Test("never returns NaN for any start, target, and velocity", arguments: everyKindOfNumber, everyKindOfNumber)
    func everyEnd(from: Double, to: Double) {
        let springs = [0, 1e-12, 1e12].flatMap { response in
            [0, 0.5, 1, 1 + 1e-12, 1e12].map { Spring(response: response, dampingRatio: $0) }
        }
        var defined = true
        for spring in springs {
            for velocity in everyKindOfNumber {
                let statesAreDefined = [0, .leastNonzeroMagnitude, 0.1, 3, 1e9, 1e308].allSatisfy { time in
                    let state = spring.state(from: from, to: to, velocity: velocity, at: time)
                    return state.velocity.isFinite && (state.value.isFinite || state.value == to)
                }
                let durationsAreDefined = [Double.nan, 0, -1, .leastNonzeroMagnitude, 0.001, 1e308, .infinity]
                    .allSatisfy { epsilon in
                        (0...Spring.longestSettlingDuration).contains(
                            spring.settlingDuration(from: from, to: to, velocity: velocity, epsilon: epsilon)
                        )
                    }
                defined = defined && statesAreDefined && durationsAreDefined
            }
        }
        #expect(defined)
    }

    @Test("stays at its value if the target is NaN")
    func noTarget() {
        let spring = Spring(response: 0.5, dampingRatio: 1)
        #expect(spring.state(from: 3, to: .nan, velocity: 1, at: 0.2) == MotionState(value: 3))
        #expect(spring.state(from: .nan, to: .nan, at: 0.2) == MotionState(value: 0))
    }

    @Test("reaches an infinite target, or any target from a start that isn't finite, at once")
    func infiniteEnds() {
        let spring = Spring(response: 0.5, dampingRatio: 1)
        #expect(spring.state(from: 3, to: -.infinity, at: 0) == MotionState(value: -.infinity))
        #expect(spring.state(from: .infinity, to: 4, at: 0) == MotionState(value: 4))
        #expect(spring.state(from: .nan, to: 4, at: 0) == MotionState(value: 4))
        #expect(spring.settlingDuration(from: .nan, to: 4) == 0)
    }

    @Test("covers the whole range of numbers without overflow")
    func wholeRange() {
        let spring = Spring(response: 0.5, dampingRatio: 1)
        let largest = Double.greatestFiniteMagnitude
        let value = spring.value(from: -largest, to: largest, at: 0.1)
        let share = spring.value(from: -1, to: 1, at: 0.1)
        #expect(abs(value / largest - share) < 1e-14)
    }

    @Test("clamps its parameters as documented")
    func clamping() {
        #expect(Spring(response: -1, dampingRatio: -1) == Spring(response: 0, dampingRatio: 0))
        #expect(Spring(response: .nan, dampingRatio: .nan) == Spring(response: 0, dampingRatio: 1))
        #expect(Spring(response: .infinity, dampingRatio: .infinity) == Spring(response: 1e12, dampingRatio: 1e12))
        #expect(Spring(duration: 1, bounce: .nan).dampingRatio == 1)
        #expect(Spring(duration: 1, bounce: -9) == Spring(duration: 1, bounce: -1))
        #expect(Spring(mass: 0, stiffness: 1, damping: 1).response == 0)
        #expect(Spring(mass: 1, stiffness: 0, damping: 1).response == 1e12)
        #expect(Spring(settlingDuration: .nan, dampingRatio: 0.5).response == 0)
    }
}
