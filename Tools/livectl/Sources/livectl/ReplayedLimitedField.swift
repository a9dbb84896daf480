import JSONLines
import LiveControls
import LiveText

struct ReplayedLimitedField: ReplayedControl {
    static let help = """
        limited-field: --config {"limit": 0, "unit": "characters", "overflow": "refuse", "counter": "always", \
        "prefersReducedMotion": false, "text": ""}; events \(ReplayedTextField.help), settingsChanged (the members of the \
        configuration that change, except text), woke.
        """
    private static let settings = ["limit", "unit", "overflow", "counter", "prefersReducedMotion"]

    private var field: LimitedFieldModel

    init(config: Fields) throws {
        try config.allow(Self.settings + ["text"])
        let text = try config.optionalString("text") ?? ""
        field = LimitedFieldModel(try config.limitedField(otherwise: LimitedFieldSettings()), text: text)
    }

    mutating func send(_ event: String, _ fields: Fields, at time: Double) throws -> JSON {
        let effects = field.send(try self.event(event, fields), at: time)
        return ["presentation": JSON(field.presentation), "effects": .array(effects.map { JSON($0) })]
    }

    private func event(_ name: String, _ fields: Fields) throws -> LimitedFieldEvent {
        if let event = try TextFieldEvent(name, fields) { return .field(event) }
        return switch name {
        case "settingsChanged": .settingsChanged(try fields.limitedField(otherwise: field.settings))
        case "woke": .woke
        default: throw InputError("'\(name)' is not an event of a limited-field; see livectl replay --help")
        }
    }
}

extension Fields {
    fileprivate func limitedField(otherwise settings: LimitedFieldSettings) throws -> LimitedFieldSettings {
        var settings = settings
        settings.limit = try limit(otherwise: settings.limit)
        settings.overflow = try choice("overflow", of: TextOverflow.allCases, \.name) ?? settings.overflow
        settings.counter = try choice("counter", of: CounterDisplay.allCases, \.name) ?? settings.counter
        settings.prefersReducedMotion = try optionalBool("prefersReducedMotion") ?? settings.prefersReducedMotion
        return settings
    }

    /// Returns the value that a member names; `nil` if the member is missing.
    fileprivate func choice<Value>(_ member: String, of values: [Value], _ name: (Value) -> String) throws -> Value? {
        guard let given = try optionalString(member) else { return nil }
        guard let value = values.first(where: { name($0) == given }) else {
            throw InputError("'\(member)' must be one of \(values.map(name).joined(separator: ", "))")
        }
        return value
    }
}

extension JSON {
    fileprivate init(_ field: LimitedFieldPresentation) {
        self = [
            "text": .string(field.text),
            "caret": JSON(field.caret),
            "stage": JSON(field.stage.map { "\($0)" }),
            "count": .integer(field.count),
            "remaining": JSON(field.remaining),
            "counter": .string(field.counter),
            "widestCounter": .string(field.widestCounter),
            "isCounterVisible": .bool(field.isCounterVisible),
            "overflow": field.overflow.map { JSON($0) } ?? .null,
            "description": field.description.map { JSON($0) } ?? .null,
            "error": field.error.map { JSON($0) } ?? .null,
        ]
    }

    fileprivate init(_ effect: LimitedFieldEffect) {
        switch effect {
        case .field(let effect): self.init(effect)
        case .limited(let kept, let dropped):
            self = ["effect": "limited", "kept": .integer(kept), "dropped": .integer(dropped)]
        case .pulse(let pulse):
            self = [
                "effect": "pulse", "scale": .number(pulse.scale), "opacity": .number(pulse.opacity),
                "duration": .number(pulse.duration),
            ]
        case .announce(let message): self = ["effect": "announce", "message": JSON(message)]
        case .wake(let time): self = ["effect": "wake", "at": .number(time)]
        }
    }
}
