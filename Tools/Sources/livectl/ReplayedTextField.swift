import JSONLines
import LiveControls
import LiveText

/// What the replayed controls with a native field share: the field's events and effects have the same names in all of them.
enum ReplayedTextField {
    static let help = """
        willEdit (start, end, replacement), edited (text, caret), composing (text), composed (text, caret), set (text), \
        selected (start, end), focused (isFocused)
        """
}

extension TextFieldEvent {
    /// The event of that name; `nil` where no native field has one.
    init?(_ name: String, _ fields: Fields) throws {
        switch name {
        case "willEdit": self = .willEdit(TextEdit(try fields.range, try fields.optionalString("replacement") ?? ""))
        case "edited":
            let text = try fields.string("text")
            self = .edited(text, caret: try fields.caret(in: text))
        case "composing": self = .composing(try fields.string("text"))
        case "composed":
            let text = try fields.string("text")
            self = .composed(text, caret: try fields.caret(in: text))
        case "set": self = .set(try fields.string("text"))
        case "selected": self = .selected(try fields.range)
        case "focused": self = .focused(try fields.bool("isFocused"))
        default: return nil
        }
    }
}

extension Fields {
    /// Where the caret stands; without a word of it, at the text's end.
    fileprivate func caret(in text: String) throws -> Int {
        try optionalInteger("caret") ?? text.utf16.count
    }

    /// The range from `start` to `end`; without an end, the place of the start.
    fileprivate var range: Range<Int> {
        get throws {
            let start = try integer("start")
            let end = try optionalInteger("end") ?? start
            guard start <= end else { throw InputError("'start' must not be after 'end'") }
            return start..<end
        }
    }
}

extension JSON {
    init(_ effect: TextFieldEffect) {
        switch effect {
        case .allow: self = ["effect": "allow"]
        case .perform(let edit):
            self = [
                "effect": "perform", "start": .integer(edit.range.lowerBound), "end": .integer(edit.range.upperBound),
                "replacement": .string(edit.replacement),
            ]
        case .select(let range):
            self = ["effect": "select", "start": .integer(range.lowerBound), "end": .integer(range.upperBound)]
        }
    }

    init(_ range: Range<Int>) {
        self = [.integer(range.lowerBound), .integer(range.upperBound)]
    }
}
