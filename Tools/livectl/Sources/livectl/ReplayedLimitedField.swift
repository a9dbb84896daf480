import JSONLines
import LiveControls
import LiveText

struct ReplayedLimitedField: ReplayedControl {
    static let help = """
        limited-field: --config {"limit": 0, "unit": "characters", "overflow": "refuse", "counter": "always", "text": ""}; \
        events \(ReplayedTextField.help), limitChanged (limit, unit), overflowChanged (overflow), counterChanged \
        (counter), reducedMotionChanged (isReduced), woke.
        """

    private var field: LimitedFieldModel

    init(config: Fields) throws {
        try config.allow(["limit", "unit", "overflow", "counter", "text"])
        field = LimitedFieldModel(
            limit: TextLimit(try config.optionalInteger("limit") ?? 0, unit: try config.unit ?? .characters),
            overflow: try config.choice("overflow", of: TextOverflow.allCases, \.name) ?? .refuse,
            counter: try config.choice("counter", of: CounterDisplay.allCases, \.name) ?? .always,
            text: try config.optionalString("text") ?? ""
        )
    }

    mutating func send(_ event: String, _ fields: Fields, at time: Double) throws -> JSON {
        let effects = field.send(try self.event(event, fields), at: time)
        return ["presentation": JSON(field.presentation), "effects": .array(effects.map { JSON($0) })]
    }

    private func event(_ name: String, _ fields: Fields) throws -> LimitedFieldEvent {
        if let event = try TextFieldEvent(name, fields) { return .field(event) }
        return switch name {
        case "limitChanged":
            .limitChanged(TextLimit(try fields.integer("limit"), unit: try fields.unit ?? field.limit.unit))
        case "overflowChanged":
            .overflowChanged(try fields.choice("overflow", of: TextOverflow.allCases, \.name) ?? .refuse)
        case "counterChanged":
            .counterChanged(try fields.choice("counter", of: CounterDisplay.allCases, \.name) ?? .always)
        case "reducedMotionChanged": .reducedMotionChanged(try fields.bool("isReduced"))
        case "woke": .woke
        default: throw InputError("'\(name)' is not an event of a limited-field; see livectl replay --help")
        }
    }
}

extension Fields {
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
