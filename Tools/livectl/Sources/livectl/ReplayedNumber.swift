import Foundation
import JSONLines
import LiveControls
import LiveText

struct ReplayedNumber: ReplayedControl {
    static let help = """
        number: --config {"value": "0", "locale": "en_US", "transition": "count", "options": {}}; events valueChanged \
        (value), localeChanged (locale), transitionChanged (transition), reducedMotionChanged (isReduced), \
        visibilityChanged (isVisible), frame, woke.
        """

    private var number: NumberTextModel
    private let options: Fields

    init(config: Fields) throws {
        try config.allow(["value", "locale", "transition", "options"])
        options = try config.optionalFields("options")
        number = NumberTextModel(
            value: try config.has("value") ? config.number("value") : nil,
            format: try NumberFormat(options: options, locale: Self.locale(try config.optionalString("locale"))),
            transition: try config.transition ?? .count
        )
    }

    mutating func send(_ event: String, _ fields: Fields, at time: Double) throws -> JSON {
        let effects = number.send(try self.event(event, fields), at: time)
        return ["presentation": JSON(number.presentation), "effects": .array(effects.map { JSON($0) })]
    }

    private func event(_ name: String, _ fields: Fields) throws -> NumberTextEvent {
        switch name {
        case "valueChanged": .valueChanged(try fields.number("value"))
        case "localeChanged":
            .formatChanged(try NumberFormat(options: options, locale: Self.locale(try fields.string("locale"))))
        case "transitionChanged": .transitionChanged(try fields.transition ?? .count)
        case "reducedMotionChanged": .reducedMotionChanged(try fields.bool("isReduced"))
        case "visibilityChanged": .visibilityChanged(try fields.bool("isVisible"))
        case "frame": .frame
        case "woke": .woke
        default: throw InputError("'\(name)' is not an event of a number; see livectl replay --help")
        }
    }

    /// Returns a locale with a fixed default, so that a log replays the same everywhere.
    private static func locale(_ identifier: String?) -> Locale { Locale(identifier: identifier ?? "en_US") }
}

extension NumberTransition {
    fileprivate var name: String { self == .roll ? "roll" : "count" }
}

extension Fields {
    fileprivate func number(_ name: String) throws -> DecimalNumber {
        let text = try decimalText(name)
        guard let number = DecimalNumber(text) else { throw InputError("'\(name)' must be a decimal number") }
        return number
    }

    fileprivate var transition: NumberTransition? {
        get throws {
            guard let name = try optionalString("transition") else { return nil }
            guard let transition = NumberTransition.allCases.first(where: { $0.name == name }) else {
                throw InputError("'transition' must be one of count, roll")
            }
            return transition
        }
    }
}

extension JSON {
    fileprivate init(_ number: NumberTextPresentation) {
        self = [
            "text": .string(number.text),
            "finalText": .string(number.finalText),
            "isCounting": .bool(number.isCounting),
            "roll": number.roll.map { JSON($0) } ?? .null,
        ]
    }

    fileprivate init(_ roll: NumberRoll) {
        self = [
            "prefix": JSON(roll.prefix),
            "wheels": .array(
                roll.wheels.map { wheel in
                    [
                        "place": .integer(wheel.place), "position": .integer(wheel.position),
                        "motion": JSON(wheel.motion), "presence": JSON(wheel.presence),
                    ]
                }
            ),
            "marks": .array(
                roll.marks.map { mark in
                    [
                        "place": .integer(mark.place), "text": .string(mark.text), "presence": JSON(mark.presence),
                    ]
                }
            ),
            "suffix": JSON(roll.suffix),
            "isRightToLeft": .bool(roll.isRightToLeft),
            "shift": JSON(roll.shift),
        ]
    }

    fileprivate init(_ affix: NumberRoll.Affix) {
        self = ["text": .string(affix.text), "presence": JSON(affix.presence)]
    }

    fileprivate init(_ presence: NumberRoll.Presence) {
        self = ["isPresent": .bool(presence.isPresent), "motion": JSON(presence.motion)]
    }

    fileprivate init(_ effect: NumberTextEffect) {
        switch effect {
        case .wake(let time): self = ["effect": "wake", "at": .number(time)]
        case .settled: self = ["effect": "settled"]
        }
    }
}
