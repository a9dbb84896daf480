import JSONLines
import LiveControls

struct ReplayedSectionedField: ReplayedControl {
    static let help = """
        sectioned-field: --config {"preset": null, "sections": "", "accepts": "any", "live": false, "year": null, \
        "month": null, "text": ""}; events insert (text, start, end), deleteBackward, deleteForward, \
        deleteSectionBackward, deleteSectionForward, deleteToStart, deleteToEnd (start, end: the selection in the \
        display, by default as it is), textChanged (text, caret, isMarked), textSet (text), selectionChanged (start, \
        end, isPointed), focused, left, validityAnswered (validity), formatChanged (preset, sections, accepts), \
        liveValidityChanged (isLive), monthChanged (year, month), reducedMotionChanged (isReduced), woke.
        """

    private static let deletions: [String: SectionedFieldEdit] = [
        "deleteBackward": .deleteBackward, "deleteForward": .deleteForward,
        "deleteSectionBackward": .deleteSectionBackward, "deleteSectionForward": .deleteSectionForward,
        "deleteToStart": .deleteToStart, "deleteToEnd": .deleteToEnd,
    ]

    private var field: SectionedFieldModel

    init(config: Fields) throws {
        try config.allow(["preset", "sections", "accepts", "live", "year", "month", "text"])
        field = SectionedFieldModel(try config.sectionedFormat, text: try config.optionalString("text") ?? "")
        field.send(.liveValidityChanged(try config.optionalBool("live") ?? false))
        if let year = try config.optionalInteger("year") {
            field.send(.monthChanged(CalendarMonth(year: year, month: try config.integer("month"))))
        }
    }

    mutating func send(_ event: String, _ fields: Fields, at time: Double) throws -> JSON {
        let effects = field.send(try self.event(event, fields), at: time)
        return ["presentation": JSON(field.presentation), "effects": .array(effects.map { JSON($0) })]
    }

    private func event(_ name: String, _ fields: Fields) throws -> SectionedFieldEvent {
        if let deletion = Self.deletions[name] { return .edit(deletion, selection: try selection(fields)) }
        switch name {
        case "insert":
            return .edit(.insert(try fields.string("text")), selection: try selection(fields))
        case "textChanged":
            let text = try fields.string("text")
            return .textChanged(
                text,
                caret: try fields.optionalInteger("caret") ?? text.utf16.count,
                isMarked: try fields.optionalBool("isMarked") ?? false
            )
        case "textSet": return .textSet(try fields.string("text"))
        case "selectionChanged":
            return .selectionChanged(
                try selection(fields),
                isPointed: try fields.optionalBool("isPointed") ?? false
            )
        case "focused": return .focused
        case "left": return .left
        case "validityAnswered":
            let answer = try fields.string("validity")
            guard let validity = FieldValidity.allCases.first(where: { $0.name == answer }) else {
                throw InputError("'validity' must be one of neutral, correct, incorrect")
            }
            return .validityAnswered(validity)
        case "formatChanged": return .formatChanged(try fields.sectionedFormat)
        case "liveValidityChanged": return .liveValidityChanged(try fields.bool("isLive"))
        case "monthChanged":
            return .monthChanged(CalendarMonth(year: try fields.integer("year"), month: try fields.integer("month")))
        case "reducedMotionChanged": return .reducedMotionChanged(try fields.bool("isReduced"))
        case "woke": return .woke
        default: throw InputError("'\(name)' is no event of a sectioned-field; see livectl replay --help")
        }
    }

    private func selection(_ fields: Fields) throws -> Range<Int> {
        let current = field.presentation.selection
        let start = try fields.optionalInteger("start") ?? current.lowerBound
        let end = try fields.optionalInteger("end") ?? max(start, current.upperBound)
        guard start <= end else { throw InputError("'start' must not be after 'end'") }
        return start..<end
    }
}

extension Fields {
    fileprivate var sectionedFormat: SectionedFormat {
        get throws {
            let sections = try optionalString("sections") ?? ""
            if let preset = try optionalString("preset") {
                guard let format = SectionedFormat(preset: preset, sections: sections) else {
                    throw InputError("'preset' must be one of \(SectionedFormat.presetNames.joined(separator: ", "))")
                }
                return format
            }
            let name = try optionalString("accepts") ?? AcceptedCharacters.any.name
            guard let accepts = AcceptedCharacters(argument: name) else {
                let names = AcceptedCharacters.allValueStrings.joined(separator: ", ")
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
            "display": .string(field.display),
            "text": .string(field.text),
            "lengths": .array(field.lengths.map { .integer($0) }),
            "hasVisibleSeparator": .bool(field.hasVisibleSeparator),
            "selection": [.integer(field.selection.lowerBound), .integer(field.selection.upperBound)],
            "activeSection": JSON(field.activeSection),
            "isComplete": .bool(field.isComplete),
            "validity": .string(field.validity.name),
            "validityMotion": JSON(field.validityMotion),
            "brand": JSON(field.brand?.name),
            "opening": .number(field.opening),
            "openingMotion": JSON(field.openingMotion),
            "fault": field.fault.map { JSON($0) } ?? .null,
            "description": field.description.map { JSON($0) } ?? .null,
        ]
    }

    fileprivate init(_ effect: SectionedFieldEffect) {
        switch effect {
        case .allow: self = ["effect": "allow"]
        case .replace(let range, let text):
            self = [
                "effect": "replace", "start": .integer(range.lowerBound), "end": .integer(range.upperBound),
                "text": .string(text),
            ]
        case .select(let range):
            self = ["effect": "select", "start": .integer(range.lowerBound), "end": .integer(range.upperBound)]
        case .completed: self = ["effect": "completed"]
        case .validate: self = ["effect": "validate"]
        case .validityChanged(let validity): self = ["effect": "validityChanged", "validity": .string(validity.name)]
        case .announce(let message): self = ["effect": "announce", "message": JSON(message)]
        case .wake(let time): self = ["effect": "wake", "at": .number(time)]
        }
    }
}
