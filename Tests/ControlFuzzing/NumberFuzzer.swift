import LiveControls
import LiveText

package struct NumberFuzzer: ControlFuzzer {
    private var source: EventSource
    package private(set) var model: NumberTextModel
    package private(set) var latest: SentEvent<NumberTextModel>?
    private var value: DecimalNumber?
    private var format: NumberFormat
    private var prefersReducedMotion = false

    package init(seed: UInt64) {
        source = EventSource(seed: seed)
        format = Self.format(&source)
        value = source.flag() ? Self.value(&source) : nil
        model = NumberTextModel(
            value: value,
            format: format,
            transition: source.element(of: NumberTransition.allCases)
        )
    }

    private static func value(_ source: inout EventSource) -> DecimalNumber {
        switch source.number(in: 0...9) {
        case 0: return DecimalNumber(source.measure(in: -1e6...1e6))
        case 1: return DecimalNumber(source.integer(in: -10...10))
        case 2 where source.isOne(in: 4):
            return DecimalNumber(source.element(of: [-.greatestFiniteMagnitude, .greatestFiniteMagnitude, 1e308]))
        default:
            let digits = (0..<source.number(in: 1...(source.isOne(in: 30) ? 400 : 9))).map { _ in
                source.number(in: 0...9)
            }
            let text = digits.map { "\($0)" }.joined()
            let point = source.isOne(in: 2) ? "." + String(text.reversed()) : ""
            let exponent = source.isOne(in: 20) ? "e\(source.integer(in: -300...300))" : ""
            return DecimalNumber((source.isOne(in: 3) ? "-" : "") + text + point + exponent) ?? .notANumber
        }
    }

    private static func format(_ source: inout EventSource) -> NumberFormat {
        func bounds(_ most: Int) -> ClosedRange<Int> {
            let (first, second) = (source.number(in: 0...most), source.number(in: 0...most))
            return min(first, second)...max(first, second)
        }
        let precision = source.element(
            of: [
                .fraction(bounds(6)), .significant(bounds(8)), .finer(fraction: bounds(3), significant: bounds(3)),
                .coarser(fraction: bounds(3), significant: bounds(3)),
            ] as [NumberRounding.Precision]
        )
        return NumberFormat(
            symbols: NumberSymbols(
                digits: source.element(of: ["0123456789", "٠١٢٣٤٥٦٧٨٩", "߀߁߂߃߄߅߆߇߈߉", "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙", "", "012"]),
                decimal: source.element(of: [".", ",", "٫", "", "👍🏽"]),
                group: source.element(of: [",", "\u{A0}", "'", ""]),
                grouping: .init(
                    primary: source.integer(in: 0...4),
                    secondary: source.integer(in: 0...4),
                    minimum: source.integer(in: 0...3)
                ),
                scales: NumberScales(
                    NumberPattern(
                        positive: NumberAffixes(prefix: source.element(of: ["", "$", "CHF "])),
                        negative: NumberAffixes(prefix: "-", suffix: source.element(of: ["", " %"])),
                        zero: NumberAffixes()
                    )
                )
            ),
            rounding: NumberRounding(
                precision,
                mode: source.element(of: NumberRounding.Mode.allCases),
                dropsZeroFraction: source.flag()
            ),
            minimumIntegerDigits: source.integer(in: 0...4),
            scale: source.isOne(in: 4) ? source.integer(in: -3...3) : 0
        )
    }

    package mutating func step() -> String? {
        let time = source.time()
        let event = event()
        let effects = model.send(event, at: time)
        latest = SentEvent(event: event, time: time, effects: effects)
        let shown = model.presentation
        let final = value.map { format.text(of: $0) } ?? ""
        if shown.finalText != final { return "\(shown.finalText), expected \(final)" }
        if !shown.isCounting, shown.text != final { return "\(shown.text) at rest, expected \(final)" }
        if shown.isCounting, prefersReducedMotion { return "counts with reduced motion" }
        if effects.contains(.settled), shown.isCounting { return "settled and counting" }
        return shown.roll.flatMap(violation)
    }

    private mutating func event() -> NumberTextEvent {
        switch source.number(in: 0...23) {
        case 0...7:
            value = Self.value(&source)
            return .valueChanged(value ?? .zero)
        case 8:
            let format = Self.format(&source)
            self.format = format
            return model.changing { $0.format = format }
        case 9:
            let transition = source.element(of: NumberTransition.allCases)
            return model.changing { $0.transition = transition }
        case 10:
            let isReduced = source.isOne(in: 4)
            prefersReducedMotion = isReduced
            return model.changing { $0.prefersReducedMotion = isReduced }
        case 11:
            let isVisible = !source.isOne(in: 4)
            return model.changing { $0.isVisible = isVisible }
        case 12...20: return .frame
        default: return .woke
        }
    }

    private func violation(of roll: NumberRoll) -> String? {
        if prefersReducedMotion { return "rolls with reduced motion" }
        if roll.digits.count != 10 { return "\(roll.digits.count) digits" }
        let places = roll.wheels.map(\.place)
        if places != places.sorted(by: >) || Set(places).count != places.count { return "wheels at \(places)" }
        let presences =
            roll.wheels.map(\.presence) + roll.marks.map(\.presence) + [roll.prefix.presence, roll.suffix.presence]
        for path in roll.wheels.map(\.motion) + presences.map(\.motion) + [roll.shift]
        where !(path.start.isFinite && path.velocity.isFinite) {
            return "\(path)"
        }
        return nil
    }
}
