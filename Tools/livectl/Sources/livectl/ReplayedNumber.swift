import Foundation
import JSONLines
import LiveControls
import LiveText

struct ReplayedNumber: ReplayedControl {
    static let help = """
        number: --config {"value": "0", "locale": "en_US", "options": {}, "transition": "count", "isVisible": true, \
        "prefersReducedMotion": false}; events valueChanged (value), settingsChanged (the members of the configuration \
        that change, except value), frame, woke.
        """
    private static let settings = ["locale", "options", "transition", "isVisible", "prefersReducedMotion"]

    private var number: NumberTextModel

    init(config: Fields) throws {
        try config.allow(Self.settings + ["value"])
        let value = try config.has("value") ? config.decimal("value") : nil
        var settings = NumberTextSettings()
        settings.format = try config.numberFormat
        number = NumberTextModel(try config.numberText(otherwise: settings), value: value)
    }

    mutating func send(_ event: String, _ fields: Fields, at time: Double) throws -> JSON {
        let effects = number.send(try self.event(event, fields), at: time)
        return ["presentation": JSON(number.presentation), "effects": .array(effects.map { JSON($0) })]
    }

    private func event(_ name: String, _ fields: Fields) throws -> NumberTextEvent {
        switch name {
        case "valueChanged": .valueChanged(try fields.decimal("value"))
        case "settingsChanged": .settingsChanged(try fields.numberText(otherwise: number.settings))
        case "frame": .frame
        case "woke": .woke
        default: throw InputError("'\(name)' is not an event of a number; see livectl replay --help")
        }
    }

}

extension NumberTransition {
    fileprivate var name: String { self == .roll ? "roll" : "count" }
}

extension Fields {
    fileprivate func numberText(otherwise settings: NumberTextSettings) throws -> NumberTextSettings {
        var settings = settings
        if has("locale") || has("options") { settings.format = try numberFormat }
        settings.transition = try transition ?? settings.transition
        settings.isVisible = try optionalBool("isVisible") ?? settings.isVisible
        settings.prefersReducedMotion = try optionalBool("prefersReducedMotion") ?? settings.prefersReducedMotion
        return settings
    }

    /// The format, in a fixed locale by default, so that a log replays the same everywhere.
    fileprivate var numberFormat: NumberFormat {
        get throws {
            let locale = Locale(identifier: try optionalString("locale") ?? "en_US")
            return try NumberFormat(options: try optionalFields("options"), locale: locale)
        }
    }

    fileprivate func decimal(_ name: String) throws -> DecimalNumber {
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
