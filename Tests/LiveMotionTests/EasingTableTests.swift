import LiveMotion
import LiveTestSupport
import Testing

@Suite("Easing table")
struct EasingTableTests {
    /// Returns the maximum distance between a table and a function, at 40 places between any two points.
    private func worstError(_ table: EasingTable, _ function: (Double) -> Double) -> Double {
        var worst = 0.0
        for (start, end) in zip(table.points, table.points.dropFirst()) where end.offset > start.offset {
            for step in 0...40 {
                let share = Double(step) / 40
                let offset = start.offset + (end.offset - start.offset) * share
                let value = start.value + (end.value - start.value) * share
                worst = max(worst, abs(value - function(offset)))
            }
        }
        return worst
    }

    private func worstError(_ table: EasingTable, _ spring: Spring, velocity: Double = 0) -> Double {
        worstError(table) { spring.value(from: 0, to: 1, velocity: velocity, at: $0 * table.duration) }
    }

    @Test("needs 23 points for a typical spring and a tolerance of one thousandth")
    func usualSpring() {
        let spring = Spring(response: 0.5, dampingRatio: 0.825)
        let table = EasingTable(spring: spring, tolerance: 0.001)
        #expect(table.points.count == 23)
        #expect(worstError(table, spring) <= 0.001)
        #expect(table.points.first == .init(offset: 0, value: 0))
        #expect(table.points.last == .init(offset: 1, value: 1))
        // The spring has arrived by the end of the table.
        for step in 0...1000 {
            let time = table.duration * (1 + Double(step) / 500)
            #expect(abs(spring.value(from: 0, to: 1, at: time) - 1) <= 0.001)
        }
    }

    @Test(
        "stays within the tolerance of any spring",
        arguments: [0.05, 0.1, 0.3, 0.5, 0.7, 0.9, 0.999, 1, 1.001, 1.5, 3, 10, 30],
        [0.0001, 0.001, 0.01, 0.1]
    )
    func tolerance(dampingRatio: Double, tolerance: Double) {
        let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
        for velocity in [0.0, -8, 5, 60] {
            let tables = [
                EasingTable(spring: spring, velocity: velocity, tolerance: tolerance),
                EasingTable(samplesOf: spring, velocity: velocity, tolerance: tolerance),
            ]
            for table in tables {
                #expect(worstError(table, spring, velocity: velocity) <= tolerance * (1 + 1e-9))
                #expect(table.points.last == .init(offset: 1, value: 1))
            }
        }
    }

    @Test("has about twice as many points if they're samples")
    func samples() {
        let spring = Spring(response: 0.5, dampingRatio: 0.825)
        let table = EasingTable(samplesOf: spring, velocity: 0, tolerance: 0.001)
        #expect(table.duration == EasingTable(spring: spring, tolerance: 0.001).duration)
        #expect((23...46).contains(table.points.count))
    }

    @Test("limits the samples of any spring", arguments: [0, 1e-9, 0.5, 1e9], [0, 1e-9, 0.001, 1, 1e9])
    func sampleLimits(response: Double, dampingRatio: Double) {
        let spring = Spring(response: response, dampingRatio: dampingRatio)
        for velocity in [0, 1e300, -.infinity, .nan] {
            let table = EasingTable(samplesOf: spring, velocity: velocity, tolerance: .nan)
            #expect(table.duration <= 60)
            #expect((2...5098).contains(table.points.count))
            #expect(zip(table.points, table.points.dropFirst().dropLast()).allSatisfy { $0.offset < $1.offset })
        }
    }

    @Test("stays within the tolerance of any curve", arguments: 0..<60)
    func curves(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let curve = TimingCurve(
            random.number(in: 0.01...1),
            random.number(in: -0.9...1),
            random.number(in: 0...0.99),
            random.number(in: 0...1)
        )
        for tolerance in [0.0005, 0.01] {
            let table = EasingTable(curve: curve, tolerance: tolerance)
            #expect(worstError(table, curve.value(at:)) <= tolerance * (1 + 1e-9), "seed \(seed)")
        }
    }

    @Test("has two points for a linear curve")
    func line() {
        #expect(EasingTable(curve: .linear).points.map(\.value) == [0, 1])
        #expect(EasingTable(curve: .linear, duration: 3).duration == 3)
        #expect(EasingTable(curve: .linear).cssText == "linear(0, 1)")
    }

    @Test("has increasing offsets and rounded numbers", arguments: [0.2, 0.825, 1, 4])
    func rounding(dampingRatio: Double) {
        let table = EasingTable(spring: Spring(response: 0.5, dampingRatio: dampingRatio))
        for (start, end) in zip(table.points, table.points.dropFirst()) { #expect(start.offset < end.offset) }
        for point in table.points {
            #expect(point.value == (point.value * 1e4).rounded() / 1e4)
            #expect(point.offset == (point.offset * 1e6).rounded() / 1e6)
        }
    }

    /// Returns the fewest points of any polyline with corners on a uniform grid, by trying every chord.
    private func fewestPoints(
        _ function: (Double) -> Double,
        tolerance: Double,
        cells: Int,
        closing: Double
    ) -> Int {
        var values = (0...cells).map { function(Double($0) / Double(cells)) }
        let corners = values.dropLast().map { ($0 * 1e4).rounded() / 1e4 } + [closing]
        values[cells] = function(1)
        var fewest = [Int](repeating: .max, count: cells + 1)
        fewest[0] = 1
        for end in 1...cells {
            for start in 0..<end where fewest[start] + 1 < fewest[end] {
                let slope = (corners[end] - corners[start]) / Double(end - start)
                let fits = (start...end).allSatisfy {
                    abs(corners[start] + slope * Double($0 - start) - values[$0]) <= tolerance
                }
                if fits { fewest[end] = fewest[start] + 1 }
            }
        }
        return fewest[cells]
    }

    @Test(
        "has as few points as an exhaustive search",
        arguments: [(0.825, 0.001), (1, 0.001), (0.5, 0.005), (0.3, 0.01), (2, 0.002)]
    )
    func fewest(dampingRatio: Double, tolerance: Double) {
        let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
        let table = EasingTable(spring: spring, tolerance: tolerance)
        let fewest = fewestPoints(
            { spring.value(from: 0, to: 1, at: $0 * table.duration) },
            tolerance: tolerance,
            cells: 700,
            closing: 1
        )
        #expect(table.points.count <= fewest)
    }

    @Test("is 1 throughout and has no duration for a spring with a response of 0")
    func instantaneous() {
        let table = EasingTable(spring: Spring(response: 0, dampingRatio: 1))
        #expect(table.duration == 0)
        #expect(table.points.map(\.value) == [1, 1])
    }

    @Test("ends early, with a step to 1, for a spring that never settles")
    func undamped() {
        let spring = Spring(response: 0.5, dampingRatio: 0)
        let table = EasingTable(spring: spring)
        #expect(table.duration > 3)
        #expect(table.points.count <= 4097)
        #expect(table.points.suffix(2).map(\.offset) == [1, 1])
        #expect(table.points.last?.value == 1)
        #expect(worstError(table, spring) <= 0.001)
    }

    private static let strangeNumbers: [Double] = [
        .nan, .infinity, -1, 0, .leastNonzeroMagnitude, 1e-6, 0.03, 1, 1e9, 1e308,
    ]

    @Test("is finite and bounded for any spring", arguments: strangeNumbers, strangeNumbers)
    func edges(first: Double, second: Double) {
        let tables = [
            EasingTable(spring: Spring(response: first, dampingRatio: second)),
            EasingTable(spring: Spring(response: 0.5, dampingRatio: 0.5), velocity: first, tolerance: second),
            EasingTable(curve: TimingCurve(first, second, second, first), duration: first),
            EasingTable(curve: TimingCurve(0, 1, 0.5, first), duration: first, tolerance: second),
        ]
        for table in tables {
            #expect(table.duration >= 0 && table.duration <= Spring.longestSettlingDuration)
            #expect(table.points.count >= 2 && table.points.count <= 4097)
            #expect(table.points.allSatisfy { $0.offset >= 0 && $0.offset <= 1 && $0.value.isFinite })
            #expect(table.points.last == .init(offset: 1, value: 1))
        }
    }

    @Test("formats itself as CSS")
    func css() {
        let table = EasingTable(curve: TimingCurve(0.3, -0.6, 0.3, 1.6), tolerance: 0.05)
        var expected = "linear("
        for (index, point) in table.points.enumerated() {
            if index > 0 { expected += ", " }
            expected += trimmed(point.value)
            if index > 0, index < table.points.count - 1 { expected += " \(trimmed(point.offset * 100))%" }
        }
        #expect(table.cssText == expected + ")")
        #expect(table.cssText.contains("-0."))
        #expect(Array(table.cssText.utf8) == table.cssBytes)
    }

    /// Formats a number with at most four decimals, as the standard library does.
    private func trimmed(_ number: Double) -> String {
        let text = "\((number * 1e4).rounded() / 1e4)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
