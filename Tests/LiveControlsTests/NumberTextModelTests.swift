import LiveControls
import LiveTestSupport
import Testing

@Suite("Animated number")
struct NumberTextModelTests {
    private let atRest = NumberTextModel().presentation

    /// Returns the number with a text such as `-1,234.5`.
    private func number(_ text: String) -> FormattedNumber {
        let isNegative = text.hasPrefix("-")
        let digits = text.filter { $0 != "-" }
        let decimals = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
        let value = Double(text.filter { $0 != "," }) ?? .nan
        return FormattedNumber(
            prefix: isNegative ? "-" : "",
            digits: value.isFinite ? digits : "",
            suffix: value.isFinite ? "" : digits,
            decimals: decimals,
            value: value,
            step: Array(repeating: 0.1, count: decimals).reduce(1, *)
        )
    }

    private func model(_ value: String = "0", transition: NumberTransition = .count) -> NumberTextModel {
        NumberTextModel(number(value), transition: transition)
    }

    @Test("counts to the value, and then shows its text")
    func count() {
        var model = model()
        model.send(.valueChanged(number("9,007,199,254,740,993")), at: 0)
        #expect(model.presentation.count == 0)
        model.send(.frame, at: 0.3)
        #expect(model.presentation.count.map { 0 < $0 && $0 < 0x1p53 } == true)
        #expect(model.send(.frame, at: 20) == [.settled])
        #expect(model.presentation.count == nil)
        #expect(model.number?.text == "9,007,199,254,740,993")
        #expect(model.send(.frame, at: 21).isEmpty)
    }

    @Test(
        "counts to numbers of any Double magnitude in time, and shows them at once if the distance isn't finite",
        arguments: [("1e308", "0.5"), ("0.25", "-1.7e308"), ("-1.7e308", "1.7e308")]
    )
    func largest(from: String, to: String) {
        var model = model(from)
        model.send(.valueChanged(number(to)), at: 0)
        for frame in 1...20 { model.send(.frame, at: Double(frame) / 60) }
        model.send(.frame, at: 20)
        #expect(model.presentation.count == nil)
    }

    @Test("settles when the last digit no longer changes", arguments: [1.0, 0.01, 0])
    func precision(step: Double) {
        var model = model()
        model.send(.valueChanged(FormattedNumber(digits: "50", value: 50, step: step)), at: 0)
        var last = 0.0
        for frame in 1... {
            guard model.send(.frame, at: Double(frame) / 120).isEmpty else { break }
            last = model.presentation.count ?? .nan
        }
        #expect((50 - last).magnitude < (step > 0 ? step : 0.01), "\(last)")
    }

    @Test(
        "counts between close numbers whose last digit isn't known",
        arguments: [(1_000_000, 1_000_090), (1284.5, 1284.6), (12345.67, 12345.99), (50000, 50004)]
    )
    func closeNumbers(start: Double, end: Double) {
        var model = NumberTextModel(FormattedNumber(digits: "\(start)", value: start))
        model.send(.valueChanged(FormattedNumber(digits: "\(end)", value: end)), at: 0)
        var shown: [Double] = []
        for frame in 1...600 {
            model.send(.frame, at: Double(frame) / 120)
            shown.append(model.presentation.count ?? end)
        }
        let steps = zip(shown, shown.dropFirst()).map { ($1 - $0).magnitude }
        #expect(shown.last == end && (steps.max() ?? 1) < 0.05 * (end - start), "\(steps.max() ?? 1)")
    }

    @Test("keeps the value and velocity when interrupted")
    func interruption() throws {
        var plain = model()
        var interrupted = model()
        plain.send(.valueChanged(number("1,000,000")), at: 0)
        interrupted.send(.valueChanged(number("1,000,000")), at: 0)
        for (time, value) in [(0.2, "1,000,001"), (0.201, "1,000,000")] {
            interrupted.send(.valueChanged(number(value)), at: time)
        }
        plain.send(.frame, at: 0.21)
        interrupted.send(.frame, at: 0.21)
        let (first, second) = (try #require(plain.presentation.count), try #require(interrupted.presentation.count))
        #expect(abs(first - second) <= 3)
    }

    @Test("shows NaN and infinities at once", arguments: ["NaN", "inf", "-inf"])
    func notFinite(value: String) {
        for transition in NumberTransition.allCases {
            var model = model("5", transition: transition)
            #expect(model.send(.valueChanged(number(value)), at: 0) == [.settled])
            #expect(model.send(.valueChanged(number(value)), at: 0).isEmpty)
            #expect(model.send(.valueChanged(number("7")), at: 1) == [.settled])
        }
    }

    @Test(
        "shows each value at once with reduced motion or while hidden",
        arguments: [\NumberTextSettings.prefersReducedMotion, \.isVisible]
    )
    func atOnce(setting: WritableKeyPath<NumberTextSettings, Bool> & Sendable) {
        for transition in NumberTransition.allCases {
            var model = model("5", transition: transition)
            model.send(.valueChanged(number("1,000")), at: 0)
            #expect(model.change(at: 0.1) { $0[keyPath: setting].toggle() } == [.settled])
            #expect(model.send(.valueChanged(number("2,000")), at: 0.2) == [.settled])
            #expect(model.presentation == atRest)
        }
    }

    @Test("doesn't animate the first value")
    func first() {
        var model = NumberTextModel()
        #expect(model.send(.valueChanged(number("12")), at: 0).isEmpty)
        #expect(model.presentation == atRest)
    }

    @Test("ignores an unchanged value")
    func same() {
        var model = model("5")
        #expect(model.send(.valueChanged(number("5")), at: 0).isEmpty)
        #expect(model.presentation.count == nil)
    }

    @Test("settles at once if the text stays the same", arguments: NumberTransition.allCases)
    func sameText(transition: NumberTransition) {
        var model = model("5", transition: transition)
        #expect(model.send(.valueChanged(FormattedNumber(digits: "5", value: 5.2)), at: 0) == [.settled])
        #expect(model.presentation == atRest)
    }

    @Test("changes whose values a Double can't tell apart are shown", arguments: NumberTransition.allCases)
    func fine(transition: NumberTransition) {
        var model = model("9,007,199,254,740,992", transition: transition)
        model.send(.valueChanged(number("9,007,199,254,740,993")), at: 0)
        #expect(model.presentation != atRest)
        model.send(.woke, at: 9)
        model.send(.frame, at: 9)
        #expect(model.number?.text == "9,007,199,254,740,993")
    }

    @Test("a new format shows at once, and a counting number continues in it")
    func format() {
        let percent = FormattedNumber(digits: "500", suffix: "%", value: 5)
        var model = model("1")
        #expect(model.send(.formatChanged(number("1.0")), at: 0).isEmpty)
        model.send(.valueChanged(number("5")), at: 0)
        #expect(model.send(.formatChanged(percent), at: 0.1).isEmpty)
        #expect(model.isCounting)
        model = self.model("1", transition: .roll)
        model.send(.valueChanged(number("5")), at: 0)
        #expect(model.send(.formatChanged(number("5")), at: 0.1).isEmpty)
        #expect(model.presentation.roll != nil)
        #expect(model.send(.formatChanged(percent), at: 0.2) == [.settled])
        #expect(model.presentation.roll == nil)
    }

    @Test("turns every wheel in the direction of the change")
    func direction() throws {
        var model = model("1,958", transition: .roll)
        let effects = model.send(.valueChanged(number("2,043")), at: 0)
        var roll = try #require(model.presentation.roll)
        #expect(roll.wheels.map(\.place) == [3, 2, 1, 0])
        #expect(roll.wheels.map(\.position) == [2, 10, 14, 13])
        #expect(roll.marks.map(\.place) == [3])
        guard case .wake(let time)? = effects.first else { throw Missing() }
        #expect(model.send(.woke, at: time) == [.settled])
        #expect(model.presentation.roll == nil)
        model.send(.valueChanged(number("1,958")), at: time + 1)
        roll = try #require(model.presentation.roll)
        #expect(roll.wheels.map(\.position) == [1, -1, -5, -2])
    }

    @Test(
        "turns wheels the way of its trend",
        arguments: [
            (NumberTrend.value, "1,958", "2,043", [2, 10, 14, 13]), (.up, "2,043", "1,958", [11, 9, 5, 8]),
            (.down, "1,958", "2,043", [-8, 0, 4, 3]), (.shortest, "1,958", "2,043", [2, 10, 4, 3]),
            (.shortest, "9", "0", [10]), (.shortest, "0", "9", [-1]), (.up, "9", "0", [10]), (.down, "0", "9", [-1]),
        ]
    )
    func trend(trend: NumberTrend, from: String, to: String, positions: [Int]) throws {
        var model = model(from, transition: .roll)
        model.change(at: 0) { $0.trend = trend }
        model.send(.valueChanged(number(to)), at: 0)
        #expect(try #require(model.presentation.roll).wheels.map(\.position) == positions)
    }

    @Test(
        "rolls past its last value to 0, and back, with wheels that end at its first digit",
        arguments: [
            (59, "59", "00", [6, 10]), (59, "00", "59", [-1, -1]), (59, "58", "59", [5, 9]), (59, "10", "09", [0, -1]),
            (23, "23", "00", [3, 10]), (3, "3", "0", [4]), (0, "59", "00", [0, 0]), (-1, "9", "0", [0]),
        ]
    )
    func wrapping(last: Int, from: String, to: String, positions: [Int]) throws {
        var model = model(from, transition: .roll)
        model.change(at: 0) { $0.wrapsAfter = last }
        let effects = model.send(.valueChanged(number(to)), at: 0)
        let roll = try #require(model.presentation.roll)
        #expect(roll.wheels.map(\.position) == positions)
        let digits = roll.wheels.map { wheel in (wheel.position % wheel.size + wheel.size) % wheel.size }
        #expect(digits.map(String.init).joined() == to)
        guard case .wake(let time)? = effects.first else { throw Missing() }
        model.send(.woke, at: time)
        #expect(model.presentation == atRest)
    }

    @Test(
        "takes the time of its settings from rest, and its own time without one",
        arguments: [0.25, 2, 30, 0, -1, Double.nan],
        NumberTransition.allCases
    )
    func duration(duration: Double, transition: NumberTransition) {
        func restTime(_ change: (inout NumberTextSettings) -> Void) -> Double {
            var model = model("8", transition: transition)
            model.change(at: 1, change)
            var time = 1.0
            var effects = model.send(.valueChanged(number("1,958")), at: time)
            while effects != [.settled], time < 100 {
                if case .wake(let next)? = effects.first { time = next } else { time += 1 / 256 }
                effects = model.send(transition == .count ? .frame : .woke, at: time)
            }
            return time - 1
        }
        let expected = duration > 0 ? duration : restTime { _ in }
        #expect(abs(restTime { $0.duration = duration } - expected) <= 1 / 256)
    }

    @Test(
        "arrives within a tiny duration, and then moves in its own time again",
        arguments: [1e-3, 1e-9, 1e-30, 1e-308, .leastNonzeroMagnitude],
        NumberTransition.allCases
    )
    func tinyDuration(duration: Double, transition: NumberTransition) {
        var model = model("8", transition: transition)
        model.change(at: 100) { $0.duration = duration }
        model.send(.valueChanged(number("1,958")), at: 100)
        #expect(model.send(transition == .count ? .frame : .woke, at: 100.1) == [.settled])
        model.change(at: 200) { $0.duration = 0 }
        model.send(.valueChanged(number("8")), at: 200)
        model.send(transition == .count ? .frame : .woke, at: 200.1)
        #expect(model.presentation != atRest)
    }

    @Test("a movement that was interrupted takes about the time of its settings", arguments: NumberTransition.allCases)
    func interruptedDuration(transition: NumberTransition) {
        var model = model("8", transition: transition)
        model.change(at: 0) { $0.duration = 3 }
        model.send(.valueChanged(number("1,958")), at: 0)
        let before = model.presentation.roll?.wheels.last?.motion
        model.send(.valueChanged(number("1,959")), at: 1)
        #expect(before?.motion != model.presentation.roll?.wheels.last?.motion.motion || transition == .count)
        for frame in 0...150 { model.send(.frame, at: 1 + Double(frame) / 100) }
        #expect(model.presentation != atRest)
        model.send(transition == .count ? .frame : .woke, at: 5)
        #expect(model.presentation == atRest)
    }

    @Test("a wheel keeps its digit when its number of digits changes")
    func wheelSizes() throws {
        var model = model("58", transition: .roll)
        model.change(at: 0) { $0.wrapsAfter = 59 }
        model.send(.valueChanged(number("03")), at: 0)
        #expect(try #require(model.presentation.roll).wheels.map(\.position) == [6, 13])
        model.send(.valueChanged(number("75")), at: 0.3)
        let wheel = try #require(model.presentation.roll).wheels[0]
        #expect(wheel.size == 10 && wheel.position == -3)
        #expect(abs(wheel.motion.start) < 0.5)
    }

    @Test("finds digits of any numbering system and separators of any length")
    func systems() throws {
        let settings = NumberTextSettings(digits: "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙", transition: .roll)
        var model = NumberTextModel(settings, number: FormattedNumber(digits: "𞥐", value: 0))
        model.send(.valueChanged(FormattedNumber(digits: "𞥑⹁𞥒𞥓𞥔 . 𞥕", decimals: 1, value: 1234.5)), at: 0)
        let roll = try #require(model.presentation.roll)
        #expect(roll.wheels.map(\.place) == [3, 2, 1, 0, -1])
        #expect(roll.wheels.map(\.position) == [1, 2, 3, 4, 5])
        #expect(roll.marks.map(\.place) == [3, 0])
        #expect(roll.marks.map(\.text) == ["⹁", " . "])
        #expect(roll.digits.last == "𞥙" && roll.isRightToLeft)
        model.change(at: 0) { $0.digits = "012" }
        #expect(model.presentation.roll?.digits.joined() == "0123456789")
    }

    @Test("rolls out all wheels if the text has no digits")
    func word() throws {
        var model = model("999", transition: .roll)
        model.send(.valueChanged(FormattedNumber(prefix: "mil", digits: "", value: 1000)), at: 0)
        let roll = try #require(model.presentation.roll)
        #expect(roll.wheels.map(\.presence.isPresent) == [false, false, false])
        #expect(roll.prefix.text == "mil")
    }

    @Test("adds and removes places and separators as the number gains or loses them")
    func places() throws {
        var model = model("999", transition: .roll)
        model.send(.valueChanged(number("1,000.5")), at: 0)
        var roll = try #require(model.presentation.roll)
        #expect(roll.wheels.map(\.place) == [3, 2, 1, 0, -1])
        #expect(roll.wheels.map(\.presence.motion.start) == [0, 1, 1, 1, 0])
        #expect(roll.marks.map(\.text) == [",", "."])
        model.send(.valueChanged(number("7")), at: 0.1)
        roll = try #require(model.presentation.roll)
        #expect(roll.wheels.map(\.presence.isPresent) == [false, false, false, true, false])
        #expect(roll.marks.map(\.presence.isPresent) == [false, false])
    }

    @Test("keeps the position and velocity of an interrupted wheel")
    func interruptedWheel() throws {
        var plain = model("0", transition: .roll)
        plain.send(.valueChanged(number("9")), at: 0)
        var interrupted = plain
        interrupted.send(.valueChanged(number("8")), at: 0.1)
        interrupted.send(.valueChanged(number("9")), at: 0.1)
        let wheels = try [plain, interrupted].map { model in
            var model = model
            model.send(.frame, at: 0.1)
            return try #require(model.presentation.roll).wheels[0]
        }
        #expect(wheels[0].position == wheels[1].position)
        #expect(abs(wheels[0].motion.start - wheels[1].motion.start) < 1e-9)
        #expect(abs(wheels[0].motion.velocity - wheels[1].motion.velocity) < 1e-9)
    }

    @Test("shows numbers with too many digits at once")
    func tooLong() {
        var model = model("1", transition: .roll)
        #expect(model.send(.valueChanged(number("1" + String(repeating: "0", count: 40))), at: 0) == [.settled])
        #expect(model.presentation.roll == nil)
    }

    @Test("never traps on random events, and always comes to rest")
    func noise() {
        var random = SplitMix64(seed: 3)
        let texts = ["0", "-1", "9.99", "1,000", "", "١٢", "inf", "NaN", "0.001", "123,456,789", "👍🏽7", "1e5"]
        let values = [0, -1, 9.99, 1e18, -1e300, .infinity, .nan, 0.001, 123_456_789]
        for _ in 0..<300 {
            var model = model("1", transition: Bool.random(using: &random) ? .roll : .count)
            var time = 0.0
            for _ in 0..<40 {
                time += Double.random(in: -0.05...0.3, using: &random)
                let number = FormattedNumber(
                    digits: texts.randomElement(using: &random) ?? "0",
                    decimals: Int.random(in: -2...9, using: &random),
                    value: values.randomElement(using: &random) ?? 0,
                    step: [0, -1, 1, 0.01, .nan, .infinity].randomElement(using: &random) ?? 0
                )
                switch Int.random(in: 0...7, using: &random) {
                case 0: model.change(at: time) { $0.transition = Bool.random(using: &random) ? .roll : .count }
                case 1 where Bool.random(using: &random):
                    model.change(at: time) {
                        $0.trend = NumberTrend.allCases.randomElement(using: &random) ?? .up
                        $0.duration = [0, 0.5, 9].randomElement(using: &random) ?? 0
                        $0.wrapsAfter = [0, 59, -7, .max, .min].randomElement(using: &random) ?? 0
                    }
                case 1: model.change(at: time) { $0.isVisible = Bool.random(using: &random) }
                case 2: model.send(.formatChanged(number), at: time)
                case 3: model.send(.woke, at: time)
                case 4: model.send(.frame, at: [.nan, .infinity, time].randomElement(using: &random) ?? time)
                default: model.send(.valueChanged(number), at: time)
                }
                _ = model.presentation
            }
            model.send(.frame, at: time + 100_000)
            model.send(.woke, at: time + 100_000)
            #expect(model.presentation == atRest)
        }
    }

    private struct Missing: Error {}
}
