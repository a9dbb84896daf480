import JSONLines
import LiveControls

struct ReplayedSectionedField: ReplayedControl {
    static let help = """
        sectioned-field: --config {"preset": null, "sections": "", "accepts": "any", "live": false, "year": null, \
        "month": null, "prefersReducedMotion": false, "text": ""}; events \(ReplayedTextField.help), validityAnswered \
        (validity), settingsChanged (the members of the configuration that change, except text), woke.
        """
    private static let settings = ["preset", "sections", "accepts", "live", "year", "month", "prefersReducedMotion"]

    private var field: SectionedFieldModel

    init(config: Fields) throws {
        try config.allow(Self.settings + ["text"])
        let text = try config.optionalString("text") ?? ""
        field = SectionedFieldModel(try config.sectionedField(otherwise: SectionedFieldSettings()), text: text)
    }

    mutating func send(_ event: String, _ fields: Fields, at time: Double) throws -> JSON {
        let effects = field.send(try self.event(event, fields), at: time)
        return ["presentation": JSON(field.presentation), "effects": .array(effects.map { JSON($0) })]
    }

    private func event(_ name: String, _ fields: Fields) throws -> SectionedFieldEvent {
        if let event = try TextFieldEvent(name, fields) { return .field(event) }
        switch name {
        case "validityAnswered":
            let answer = try fields.string("validity")
            guard let validity = FieldValidity.allCases.first(where: { $0.name == answer }) else {
                throw InputError("'validity' must be one of neutral, correct, incorrect")
            }
            return .validityAnswered(validity)
        case "settingsChanged": return .settingsChanged(try fields.sectionedField(otherwise: field.settings))
        case "woke": return .woke
        default: throw InputError("'\(name)' is not an event of a sectioned-field; see livectl replay --help")
        }
    }
}

extension Fields {
    fileprivate func sectionedField(otherwise settings: SectionedFieldSettings) throws -> SectionedFieldSettings {
        var settings = settings
        if has("preset") || has("sections") || has("accepts") { settings.format = try sectionedFormat }
        settings.showsValidityLive = try optionalBool("live") ?? settings.showsValidityLive
        if let year = try optionalInteger("year") {
            settings.today = CalendarMonth(year: year, month: try integer("month"))
        }
        settings.prefersReducedMotion = try optionalBool("prefersReducedMotion") ?? settings.prefersReducedMotion
        return settings
    }

    var sectionedFormat: SectionedFormat {
        get throws {
            let sections = try optionalString("sections") ?? ""
            if let preset = try optionalString("preset") {
                guard let format = SectionedFormat(preset: preset, sections: sections) else {
                    throw InputError("'preset' must be one of \(SectionedFormat.presetNames.joined(separator: ", "))")
                }
                return format
            }
            let name = try optionalString("accepts") ?? AcceptedCharacters.any.name
            guard let accepts = AcceptedName(argument: name)?.characters else {
                let names = AcceptedName.allValueStrings.joined(separator: ", ")
                throw InputError("'accepts' must be one of \(names)")
            }
            return .sections(SectionedFormat.lengths(in: sections), accepts)
        }
    }
}

extension JSON {
    fileprivate init(_ field: SectionedFieldPresentation) {
        self = [
            "phase": .string("\(field.phase)"),
            "text": .string(field.text),
            "sections": .array(field.sections.map { JSON($0) }),
            "lengths": .array(field.lengths.map { .integer($0) }),
            "visibleSeparator": JSON(field.visibleSeparator),
            "selection": JSON(field.selection),
            "activeSection": JSON(field.activeSection),
            "isComplete": .bool(field.isComplete),
            "validity": .string(field.validity.name),
            "validityMotion": JSON(field.validityMotion),
            "brand": JSON(field.brand?.name),
            "opening": .number(field.opening),
            "openingMotion": JSON(field.openingMotion),
            "error": field.error.map { JSON($0) } ?? .null,
            "description": field.description.map { JSON($0) } ?? .null,
        ]
    }

    fileprivate init(_ effect: SectionedFieldEffect) {
        switch effect {
        case .field(let effect): self.init(effect)
        case .completed: self = ["effect": "completed"]
        case .validate: self = ["effect": "validate"]
        case .validityChanged(let validity): self = ["effect": "validityChanged", "validity": .string(validity.name)]
        case .announce(let message): self = ["effect": "announce", "message": JSON(message)]
        case .wake(let time): self = ["effect": "wake", "at": .number(time)]
        }
    }
}
