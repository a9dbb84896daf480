import LiveMotion
import LiveTestSupport
import Testing

@Suite("Timing curve")
struct TimingCurveTests {
    @Test("matches the values of an independent solver", arguments: TimingCurveReference.rows)
    func reference(row: [Double]) {
        let curve = TimingCurve(row[0], row[1], row[2], row[3])
        #expect(abs(curve.value(at: row[4]) - row[5]) < 1e-12)
    }

    @Test("starts at 0 and ends at 1", arguments: [TimingCurve.linear, .ease, .easeIn, .easeOut, .easeInOut])
    func ends(curve: TimingCurve) {
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
    }

    @Test("is the diagonal if its control points are on it")
    func diagonal() {
        for curve in [TimingCurve.linear, TimingCurve(0.3, 0.3, 0.9, 0.9), TimingCurve(1, 1, 0, 0)] {
            for step in -20...120 { #expect(curve.value(at: Double(step) / 100) == Double(step) / 100) }
        }
    }

    @Test("solves its own equation, even if it's nearly vertical", arguments: 0..<200)
    func solution(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let ends: [Double] = [0, 1, 1e-9, 1 - 1e-9, random.number(in: 0...1)]
        let curve = TimingCurve(
            ends[Int(seed % 5)],
            random.number(in: -1...2),
            ends[Int(seed / 5 % 5)],
            random.number(in: -1...2)
        )
        var before = curve.value(at: 0)
        for step in 1...400 {
            let value = curve.value(at: Double(step) / 400)
            #expect(value.isFinite && value >= -1 && value <= 2, "seed \(seed)")
            // No curve changes more than this in 1/400, except for the middle of the curve (1, −1, 0, 2).
            #expect(abs(value - before) < 0.9, "seed \(seed)")
            before = value
        }
    }

    @Test(
        "returns a slope that is the derivative of the value",
        arguments: [TimingCurve.ease, .easeIn, .easeOut, .easeInOut]
    )
    func slope(curve: TimingCurve) {
        for step in 1..<50 {
            let progress = Double(step) / 50
            let difference = (curve.value(at: progress + 1e-6) - curve.value(at: progress - 1e-6)) / 2e-6
            #expect(abs(curve.slope(at: progress) - difference) < 1e-6)
        }
    }

    @Test(
        "continues along its tangents outside 0…1",
        arguments: [
            (TimingCurve.ease, 0.4, 0.0),
            (TimingCurve(0.5, 1, 0.5, 0), 2, 2),
            // The near control point is at the end, so the line to the far one applies.
            (TimingCurve(0, 0, 0.5, 0.25), 0.5, 1.5),
            (TimingCurve(0.5, 0.25, 1, 1), 0.5, 1.5),
            // Both control points are at the end, so the diagonal applies.
            (TimingCurve(0, 0, 0, 0), 1, 1),
            (TimingCurve(1, 1, 1, 1), 1, 1),
            // The tangent is vertical, so the curve continues horizontally.
            (TimingCurve(0, 1, 1, 0), 0, 0),
            (TimingCurve(0, 0, 0, 1), 0, 0),
        ]
    )
    func extrapolation(curve: TimingCurve, before: Double, after: Double) {
        #expect(abs(curve.value(at: -2) - -2 * before) < 1e-12)
        #expect(abs(curve.value(at: 3) - (1 + 2 * after)) < 1e-12)
    }

    @Test("clamps the times of the control points, but not their values")
    func clamping() {
        #expect(TimingCurve(-1, -1, 2, 2) == TimingCurve(0, -1, 1, 2))
        #expect(TimingCurve(.nan, .nan, .nan, .nan) == .linear)
        #expect(TimingCurve(0.5, 2, 0.5, 2).value(at: 0.5) > 1.5)
    }

    @Test("never returns NaN", arguments: everyKindOfNumber, everyKindOfNumber)
    func edges(first: Double, second: Double) {
        for curve in [
            TimingCurve(first, second, 0.5, 1), TimingCurve(0.5, 0, first, second),
            TimingCurve(first, first, second, second),
            TimingCurve(0, first, 1, second),
        ] {
            #expect(everyKindOfNumber.allSatisfy { curve.value(at: $0).isFinite && curve.slope(at: $0).isFinite })
        }
    }
}
