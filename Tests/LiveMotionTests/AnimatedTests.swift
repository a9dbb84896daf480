import LiveMotion
import LiveTestSupport
import Testing

@Suite("Animated value")
struct AnimatedTests {
    static let motions: [Motion] = [
        .spring(Spring(response: 0.5, dampingRatio: 0.825)),
        .spring(Spring(response: 0.3, dampingRatio: 0.3)),
        .spring(Spring(response: 0.3, dampingRatio: 1)),
        .spring(Spring(response: 0.3, dampingRatio: 4)),
        .curve(.easeInOut, duration: 0.35),
        .curve(.ease, duration: 0.5),
        .curve(TimingCurve(0, 1, 0, 1), duration: 0.5),
        .curve(.linear, duration: 0.2),
    ]

    @Test("keeps its value and velocity when retargeted", arguments: motions, motions)
    func continuity(first: Motion, second: Motion) {
        for time in [0.01, 0.05, 0.11, 0.19] {
            var value = Animated(100.0)
            value.retarget(to: 200, with: first, at: 0)
            let before = value.state(at: time)
            value.retarget(to: -50, with: second, at: time)
            #expect(value.state(at: time) == before)
            // The value continues with that velocity.
            let instant = 1e-7
            let difference = (value.value(at: time + instant) - before.value) / instant
            #expect(abs(difference - before.velocity) < 1)
            #expect(value.target == -50)
        }
    }

    @Test("returns a velocity that is the derivative of the value", arguments: motions, motions)
    func derivative(first: Motion, second: Motion) {
        var value = Animated(0.0)
        value.retarget(to: 100, with: first, at: 0)
        value.retarget(to: 30, with: second, at: 0.1)
        for step in 1..<18 {
            let time = 0.1 + Double(step) / 100
            guard !value.isSettled(at: time + 1e-6) else { break }
            let difference = (value.value(at: time + 1e-6) - value.value(at: time - 1e-6)) / 2e-6
            #expect(abs(value.velocity(at: time) - difference) < 1e-3)
        }
    }

    @Test("is exactly at its target after it settles", arguments: motions)
    func settling(motion: Motion) {
        var value = Animated(0.0)
        value.retarget(to: 0.1, with: motion, at: 5)
        let settled = value.settlingTime
        #expect(settled > 5)
        #expect(!value.isSettled(at: settled.nextDown))
        #expect(value.isSettled(at: settled))
        #expect(value.state(at: settled) == MotionState(value: 0.1))
        #expect(value.state(at: settled + 1000) == MotionState(value: 0.1))
        #expect(value.state(at: .infinity) == MotionState(value: 0.1))
        // The last step is no larger than epsilon.
        #expect(abs(value.value(at: settled.nextDown) - 0.1) <= 0.001 * (1 + 1e-6))
    }

    @Test("follows the plain curve from rest")
    func curveFromRest() {
        var value = Animated(0.0)
        value.retarget(to: 10, with: .curve(.ease, duration: 2), at: 1)
        for step in 0...10 {
            let progress = Double(step) / 10
            #expect(abs(value.value(at: 1 + 2 * progress) - 10 * TimingCurve.ease.value(at: progress)) < 1e-12)
        }
    }

    @Test("returns the same values regardless of when and how often it's evaluated")
    func frames() {
        var value = Animated(0.0)
        value.retarget(to: 100, with: Self.motions[0], at: 0)
        let direct = value.value(at: 0.4)
        for frame in 0...100 { _ = value.value(at: Double(frame) / 240) }
        #expect(value.value(at: 0.4) == direct)
    }

    @Test("stops at once after a snap and without motion")
    func snap() {
        var value = Animated(0.0)
        value.retarget(to: 100, with: Self.motions[0], at: 0)
        value.snap(to: 7)
        #expect(value.state(at: 0.01) == MotionState(value: 7))
        #expect(value.isSettled(at: -1000))
        value.retarget(to: 100, with: Self.motions[0], at: 0)
        value.retarget(to: 9, with: .none, at: 0.1)
        #expect(value.state(at: 0.1) == MotionState(value: 9))
        value.retarget(to: 100, with: .curve(.ease, duration: 0), at: 0.2)
        #expect(value.state(at: 0.2) == MotionState(value: 100))
    }

    @Test(
        "takes values that aren't finite at once, and returns from them at once",
        arguments: [
            Double.nan, .infinity, -.infinity,
        ]
    )
    func notFinite(number: Double) {
        var value = Animated(5.0)
        for motion in Self.motions where motion != .none {
            value.retarget(to: number, with: motion, at: 0)
            #expect(value.value(at: 10).isNaN == number.isNaN)
            value.retarget(to: 5, with: motion, at: 20)
            #expect(value.value(at: 20) == 5)
        }
    }

    @Test("takes its target at once if the time isn't finite")
    func noTime() {
        for time in [Double.nan, .infinity, -.infinity] {
            var value = Animated(0.0)
            value.retarget(to: 3, with: Self.motions[0], at: time)
            #expect(value.state(at: 0) == MotionState(value: 3))
        }
    }

    @Test("never returns NaN for finite targets", arguments: everyKindOfNumber, everyKindOfNumber)
    func edges(first: Double, second: Double) {
        let motions: [Motion] = [
            .spring(Spring(response: first, dampingRatio: second)),
            .curve(TimingCurve(0, 1e6, 1, -1e6), duration: first),
            .curve(TimingCurve(0, 1, 0.5, 1), duration: second),
        ]
        for motion in motions {
            for target in everyKindOfNumber where target.isFinite {
                var value = Animated(1.0, epsilon: second)
                value.retarget(to: target, with: motion, at: 0)
                value.retarget(to: -target, with: motion, at: 0.01)
                let states = everyKindOfNumber.map { value.state(at: $0) }
                #expect(states.allSatisfy { $0.value.isFinite && $0.velocity.isFinite })
            }
        }
    }

    @Test("moves two components independently, and settles with the last one")
    func pair() {
        typealias Point = AnimatablePair<Double, Double>
        let spring = Spring(response: 0.4, dampingRatio: 1)
        var point = Animated(Point(0, 0))
        point.start(
            from: MotionState(value: Point(0, 0), velocity: Point(900, 0)),
            to: Point(100, 1),
            with: .spring(spring),
            at: 0
        )
        let state = point.state(at: 0.13)
        #expect(
            state.value
                == Point(
                    spring.value(from: 0, to: 100, velocity: 900, at: 0.13),
                    spring.value(from: 0, to: 1, at: 0.13)
                )
        )
        #expect(point.settlingTime == spring.settlingDuration(from: 0, to: 100, velocity: 900))
    }

    @Test("continues without a jump after a thousand interruptions", arguments: 0..<10)
    func interruptions(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var value = Animated(0.0)
        var time = 0.0
        for _ in 0..<1000 {
            time += random.number(in: 0...0.3)
            let before = value.state(at: time)
            value.retarget(
                to: random.number(in: -100...100),
                with: Self.motions[Int.random(in: 0..<Self.motions.count, using: &random)],
                at: time
            )
            #expect(value.value(at: time) == before.value, "seed \(seed)")
            #expect(abs(value.value(at: time)) < 10_000, "seed \(seed)")
        }
    }
}
