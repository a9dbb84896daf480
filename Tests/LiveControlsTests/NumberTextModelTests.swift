import LiveControls
import LiveTestSupport
import LiveText
import Testing

@Suite("Animated number")
struct NumberTextModelTests {
    private func number(_ text: String) -> DecimalNumber { DecimalNumber(text) ?? .notANumber }

    private func model(_ value: String = "0", transition: NumberTransition = .count) -> NumberTextModel {
        NumberTextModel(value: number(value), transition: transition)
    }

    @Test("counts to the exact value, not to a Double")
    func exact() {
        var model = model()
        model.send(.valueChanged(number("9007199254740993")), at: 0)
        #expect(model.presentation.finalText == "9,007,199,254,740,993")
        #expect(model.presentation.text == "0")
        model.send(.frame, at: 0.3)
        #expect(model.presentation.text != "0")
        #expect(model.presentation.isCounting)
        #expect(model.send(.frame, at: 20) == [.settled])
        #expect(model.presentation.text == "9,007,199,254,740,993")
        #expect(!model.presentation.isCounting)
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
        #expect(!model.presentation.isCounting)
        #expect(model.presentation.text == model.presentation.finalText)
    }

    @Test("shows as many decimals on the way as the target has")
    func decimals() {
        var model = model()
        model.send(.valueChanged(number("1234.5")), at: 0)
        for frame in 1...20 {
            model.send(.frame, at: Double(frame) / 60)
            let text = model.presentation.text
            #expect(text.dropLast().last == ".", "\(text)")
        }
        model = self.model()
        model.send(.valueChanged(number("100")), at: 0)
        model.send(.frame, at: 0.2)
        #expect(!model.presentation.text.contains("."))
    }

    @Test("keeps the value and velocity when interrupted")
    func interruption() {
        var plain = model()
        var interrupted = model()
        plain.send(.valueChanged(number("1000000")), at: 0)
        interrupted.send(.valueChanged(number("1000000")), at: 0)
        for time in [0.2, 0.201] {
            interrupted.send(.valueChanged(number(time == 0.2 ? "1000001" : "1000000")), at: time)
        }
        plain.send(.frame, at: 0.21)
        interrupted.send(.frame, at: 0.21)
        let (first, second) = (plain.presentation.text, interrupted.presentation.text)
        let values = [first, second].map { Int($0.filter { $0 != "," }) ?? 0 }
        #expect(abs(values[0] - values[1]) <= 3, "\(first) \(second)")
    }

    @Test("shows NaN and infinities at once", arguments: ["NaN", "Infinity", "-Infinity"])
    func notFinite(value: String) {
        for transition in NumberTransition.allCases {
            var model = model("5", transition: transition)
            #expect(model.send(.valueChanged(number(value)), at: 0) == [.settled])
            #expect(model.presentation.text == model.presentation.finalText)
            #expect(model.send(.valueChanged(number("7")), at: 1) == [.settled])
            #expect(model.presentation.text == "7")
        }
    }

    @Test(
        "shows each value at once with reduced motion or while hidden",
        arguments: [\NumberTextSettings.prefersReducedMotion, \.isVisible]
    )
    func atOnce(setting: WritableKeyPath<NumberTextSettings, Bool> & Sendable) {
        for transition in NumberTransition.allCases {
            var model = model("5", transition: transition)
            model.send(.valueChanged(number("1000")), at: 0)
            #expect(model.change(at: 0.1) { $0[keyPath: setting].toggle() } == [.settled])
            #expect(model.presentation.text == "1,000")
            #expect(model.send(.valueChanged(number("2000")), at: 0.2) == [.settled])
            #expect(model.presentation.text == "2,000")
            #expect(model.presentation.roll == nil)
        }
    }

    @Test("doesn't animate the first value")
    func first() {
        var model = NumberTextModel()
        #expect(model.presentation.text.isEmpty)
        #expect(model.send(.valueChanged(number("12")), at: 0).isEmpty)
        #expect(model.presentation.text == "12")
    }

    @Test("ignores an unchanged value")
    func same() {
        var model = model("5")
        #expect(model.send(.valueChanged(number("5.0")), at: 0).isEmpty)
        #expect(!model.presentation.isCounting)
    }

    @Test("turns every wheel in the direction of the change")
    func direction() throws {
        var model = model("1958", transition: .roll)
        let effects = model.send(.valueChanged(number("2043")), at: 0)
        var roll = try #require(model.presentation.roll)
        #expect(roll.wheels.map(\.place) == [3, 2, 1, 0])
        #expect(roll.wheels.map(\.position) == [2, 10, 14, 13])
        #expect(roll.marks.map(\.place) == [3])
        guard case .wake(let time)? = effects.first else { throw Missing() }
        #expect(model.send(.woke, at: time) == [.settled])
        #expect(model.presentation.roll == nil)
        model.send(.valueChanged(number("1958")), at: time + 1)
        roll = try #require(model.presentation.roll)
        #expect(roll.wheels.map(\.position) == [1, -1, -5, -2])
    }

    @Test("adds and removes places and separators as the number gains or loses them")
    func places() throws {
        var model = model("999", transition: .roll)
        model.send(.valueChanged(number("1000.5")), at: 0)
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
        #expect(model.send(.valueChanged(number("1e40")), at: 0) == [.settled])
        #expect(model.presentation.roll == nil)
    }

    @Test("never traps on random events, and always ends at the value")
    func noise() {
        var random = SplitMix64(seed: 3)
        let values = ["0", "-1", "9.99", "1e18", "-1e300", "1e400", "NaN", "Infinity", "0.001", "123456789", "-0.4"]
        for _ in 0..<300 {
            var model = model("1", transition: Bool.random(using: &random) ? .roll : .count)
            var time = 0.0
            for _ in 0..<40 {
                time += Double.random(in: -0.05...0.3, using: &random)
                switch Int.random(in: 0...7, using: &random) {
                case 0: model.change(at: time) { $0.transition = Bool.random(using: &random) ? .roll : .count }
                case 1: model.change(at: time) { $0.isVisible = Bool.random(using: &random) }
                case 2:
                    model.change(at: time) {
                        $0.format = NumberFormat(
                            rounding: NumberRounding(.fraction(0...Int.random(in: 0...5, using: &random)))
                        )
                    }
                case 3: model.send(.woke, at: time)
                case 4: model.send(.frame, at: [.nan, .infinity, time].randomElement(using: &random) ?? time)
                default: model.send(.valueChanged(number(values.randomElement(using: &random) ?? "0")), at: time)
                }
                _ = model.presentation
            }
            model.send(.frame, at: time + 100_000)
            model.send(.woke, at: time + 100_000)
            #expect(model.presentation.text == model.presentation.finalText)
            #expect(model.presentation.finalText == model.settings.format.text(of: model.value ?? .zero))
        }
    }

    private struct Missing: Error {}
}
