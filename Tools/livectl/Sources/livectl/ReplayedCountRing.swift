import JSONLines
import LiveControls
import LiveMotion
import LiveText

struct ReplayedCountRing: ReplayedControl {
    static let help = """
        count-ring: --config {"limit": 0, "unit": "characters", "warnAt": 10, "text": ""}; events textChanged (text, \
        isMarked), or edited, composing, composed and set (text) as for a field, limitChanged (limit, unit), warnAtChanged (warnAt), reducedMotionChanged (isReduced), woke.
        """

    private var ring: CountRingModel

    init(config: Fields) throws {
        try config.allow(["limit", "unit", "warnAt", "text"])
        ring = CountRingModel(
            limit: TextLimit(try config.optionalInteger("limit") ?? 0, unit: try config.unit ?? .characters),
            warnAt: try config.optionalInteger("warnAt") ?? CountRingModel.defaultWarnAt,
            text: try config.optionalString("text") ?? ""
        )
    }

    mutating func send(_ event: String, _ fields: Fields, at time: Double) throws -> JSON {
        let effects = ring.send(try self.event(event, fields), at: time)
        return ["presentation": JSON(ring.presentation), "effects": .array(effects.map { JSON($0) })]
    }

    private func event(_ name: String, _ fields: Fields) throws -> CountRingEvent {
        switch try TextFieldEvent(name, fields) {
        case .edited(let text, _), .composed(let text, _), .set(let text): return .textChanged(text)
        case .composing(let text): return .textChanged(text, isMarked: true)
        case .willEdit, .selected, .focused, nil: break
        }
        return switch name {
        case "textChanged":
            .textChanged(try fields.string("text"), isMarked: try fields.optionalBool("isMarked") ?? false)
        case "limitChanged":
            .limitChanged(TextLimit(try fields.integer("limit"), unit: try fields.unit ?? ring.limit.unit))
        case "warnAtChanged": .warnAtChanged(try fields.integer("warnAt"))
        case "reducedMotionChanged": .reducedMotionChanged(try fields.bool("isReduced"))
        case "woke": .woke
        default: throw InputError("'\(name)' is not an event of a count-ring; see livectl replay --help")
        }
    }
}

extension Fields {
    var unit: TextUnit? {
        get throws {
            guard let name = try optionalString("unit") else { return nil }
            guard let unit = TextUnit(name: name) else {
                throw InputError("'unit' must be one of \(TextUnit.allCases.map(\.name).joined(separator: ", "))")
            }
            return unit
        }
    }
}

extension JSON {
    fileprivate init(_ ring: CountRingPresentation) {
        self = [
            "stage": JSON(ring.stage?.name),
            "fraction": .number(ring.fraction),
            "scale": .number(ring.scale),
            "label": .string(ring.label),
            "count": .integer(ring.count),
            "remaining": JSON(ring.remaining),
            "overflow": ring.overflow.map { JSON($0) } ?? .null,
            "description": ring.description.map { JSON($0) } ?? .null,
            "fractionMotion": JSON(ring.fractionMotion),
            "scaleMotion": JSON(ring.scaleMotion),
        ]
    }

    fileprivate init(_ effect: CountRingEffect) {
        switch effect {
        case .announce(let message): self = ["effect": "announce", "message": JSON(message)]
        case .wake(let time): self = ["effect": "wake", "at": .number(time)]
        }
    }

    init(_ message: ControlMessage) {
        self = [
            "key": .string("\(message.key)"), "number": .integer(message.number), "unit": .string(message.unit.name),
        ]
    }

    init(_ path: MotionPath) {
        self = ["start": .number(path.start), "velocity": .number(path.velocity), "motion": JSON(path.motion)]
    }

    init(_ motion: Motion) {
        switch motion {
        case .none:
            self = "none"
        case .curve(let curve, let duration):
            self = ["curve": .string("\(curve)"), "duration": .number(duration)]
        case .spring(let spring):
            self = ["response": .number(spring.response), "dampingRatio": .number(spring.dampingRatio)]
        }
    }
}
