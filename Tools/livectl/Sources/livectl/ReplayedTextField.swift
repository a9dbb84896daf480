import JSONLines
import LiveControls
import LiveText

/// The names of a native field's events and effects, which all replayed text fields share.
enum ReplayedTextField {
    static let help = """
        willEdit (start, end, replacement), edited (text, caret), composing (text), composed (text, caret), set (text), \
        selected (start, end), focused (isFocused)
        """
}

extension TextFieldEvent<String> {
    /// Creates the event with a name; `nil` if native fields have no such event.
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
    /// Returns the caret; defaults to the end of the text.
    fileprivate func caret(in text: String) throws -> Int {
        try optionalInteger("caret") ?? text.utf16.count
    }

    /// The range from `start` to `end`; empty at `start` if `end` is missing.
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
