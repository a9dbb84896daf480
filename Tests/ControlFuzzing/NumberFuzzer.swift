import LiveControls

package struct NumberFuzzer: ControlFuzzer {
    package var source: EventSource
    package var model: NumberTextModel
    package var latest: SentEvent<NumberTextModel>?
    private var prefersReducedMotion = false

    package init(seed: UInt64) {
        source = EventSource(seed: seed)
        let settings = NumberTextSettings(
            digits: source.element(of: ["0123456789", "٠١٢٣٤٥٦٧٨٩", "߀߁߂߃߄߅߆߇߈߉", "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙", "", "012"]),
            transition: source.element(of: NumberTransition.allCases)
        )
        model = NumberTextModel(settings)
        if source.flag() { model = NumberTextModel(settings, number: number()) }
    }

    private mutating func number() -> FormattedNumber {
        let system = Array(source.element(of: [model.settings.digits, "0123456789"]))
        let separators = [",", ".", "\u{A0}", "'", "", "👍🏽"]
        var digits = ""
        for _ in 0..<source.number(in: 0...(source.isOne(in: 30) ? 400 : 9)) {
            if let digit = source.isOne(in: 2) ? system.first : system.last { digits.append(digit) }
            if source.isOne(in: 3) { digits += source.element(of: separators) }
        }
        let extremes = [-.greatestFiniteMagnitude, .greatestFiniteMagnitude, 1e308]
        return FormattedNumber(
            prefix: source.element(of: ["", "$", "CHF ", "-", "7"]),
            digits: digits,
            suffix: source.element(of: ["", " %"]),
            decimals: source.integer(in: -1...6),
            value: source.isOne(in: 20) ? source.element(of: extremes) : source.measure(in: -1e6...1e6),
            step: source.element(of: [0, 1, 0.01, -1])
        )
    }

    package mutating func violation(after sent: SentEvent<NumberTextModel>) -> String? {
        let shown = model.presentation
        if let count = shown.count, !count.isFinite { return "counts through \(count)" }
        if shown.count != nil, prefersReducedMotion { return "counts with reduced motion" }
        if shown.count != nil, shown.roll != nil { return "counts and rolls" }
        if sent.effects.contains(.settled), shown.count != nil { return "settled and counting" }
        return shown.roll.flatMap(violation)
    }

    package mutating func event() -> NumberTextEvent {
        switch source.number(in: 0...23) {
        case 0...7:
            return .valueChanged(number())
        case 8:
            return .formatChanged(number())
        case 9:
            let transition = source.element(of: NumberTransition.allCases)
            return model.changing { $0.transition = transition }
        case 10 where source.flag():
            let (trend, last) = (source.element(of: NumberTrend.allCases), source.element(of: [0, 59, 23, -1, 99]))
            let duration = source.element(of: [0, 0.5, -1, .nan, .infinity, 1e300, 1e-300])
            return model.changing {
                $0.trend = trend
                $0.duration = duration
                $0.wrapsAfter = last
            }
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
        if let wheel = roll.wheels.first(where: { !(2...10 ~= $0.size) }) { return "a wheel of \(wheel.size) digits" }
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
