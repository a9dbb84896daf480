import JSONLines
import LiveControls
import LiveMotion
import LiveText

struct ReplayedCountRing: ReplayedControl {
    static let help = """
        count-ring: --config {"limit": 0, "unit": "characters", "warnAt": 10, "prefersReducedMotion": false, "text": ""}; \
        events \(ReplayedTextField.help), settingsChanged (the members of the configuration that change, except text), woke.
        """
    private static let settings = ["limit", "unit", "warnAt", "prefersReducedMotion"]

    private var ring: CountRingModel

    init(config: Fields) throws {
        try config.allow(Self.settings + ["text"])
        let text = try config.optionalString("text") ?? ""
        ring = CountRingModel(try config.countRing(otherwise: CountRingSettings()), text: text)
    }

    mutating func send(_ event: String, _ fields: Fields, at time: Double) throws -> JSON {
        let effects = ring.send(try self.event(event, fields), at: time)
        return ["presentation": JSON(ring.presentation), "effects": .array(effects.map { JSON($0) })]
    }

    private func event(_ name: String, _ fields: Fields) throws -> CountRingEvent {
        if let event = try TextFieldEvent(name, fields) { return .field(event) }
        return switch name {
        case "settingsChanged": .settingsChanged(try fields.countRing(otherwise: ring.settings))
        case "woke": .woke
        default: throw InputError("'\(name)' is not an event of a count-ring; see livectl replay --help")
        }
    }
}

extension Fields {
    fileprivate func countRing(otherwise settings: CountRingSettings) throws -> CountRingSettings {
        var settings = settings
        settings.limit = try limit(otherwise: settings.limit)
        settings.warnAt = try optionalInteger("warnAt") ?? settings.warnAt
        settings.prefersReducedMotion = try optionalBool("prefersReducedMotion") ?? settings.prefersReducedMotion
        return settings
    }

    func limit(otherwise limit: TextLimit) throws -> TextLimit {
        TextLimit(try optionalInteger("limit") ?? limit.maximum, unit: try unit ?? limit.unit)
    }

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
