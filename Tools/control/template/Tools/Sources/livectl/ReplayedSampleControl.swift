import JSONLines
import LiveControls

struct ReplayedSampleControl: ReplayedControl {
    static let help = """
        sample-control: --config {"text": ""}; events textChanged (text), reducedMotionChanged (isReduced).
        """

    private var control: SampleControlModel

    init(config: Fields) throws {
        try config.allow(["text"])
        control = SampleControlModel(text: try config.optionalString("text") ?? "")
    }

    mutating func send(_ event: String, _ fields: Fields, at time: Double) throws -> JSON {
        let effects = control.send(try self.event(event, fields), at: time)
        return ["presentation": JSON(control.presentation), "effects": .array(effects.map { JSON($0) })]
    }

    private func event(_ name: String, _ fields: Fields) throws -> SampleControlEvent {
        switch name {
        case "textChanged": .textChanged(try fields.string("text"))
        case "reducedMotionChanged": .reducedMotionChanged(try fields.bool("isReduced"))
        default: throw InputError("'\(name)' is no event of a sample-control; see livectl replay --help")
        }
    }
}

extension JSON {
    fileprivate init(_ control: SampleControlPresentation) {
        self = [
            "isFilled": .bool(control.isFilled),
            "length": .number(control.length),
            "lengthMotion": JSON(control.lengthMotion),
        ]
    }

    fileprivate init(_ effect: SampleControlEffect) {
        switch effect {
        case .filled(let isFilled): self = ["effect": "filled", "isFilled": .bool(isFilled)]
        }
    }
}
