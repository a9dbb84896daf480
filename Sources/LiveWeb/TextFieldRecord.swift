import LiveControls
import LiveText

/// How the events of native fields and their answers cross to the page, alike for every control.
extension TextFieldEvent {
    /// An event by its number in the list of Web/field/native-field.js.
    ///
    /// - Parameters:
    ///   - kind: The number.
    ///   - start: Where an edit or a selection begins, or the caret, or whether the field has the focus.
    ///   - end: Where an edit or a selection ends.
    ///   - text: What is inserted, or the field's text.
    init(_ kind: Int32, start: Int32, end: Int32, text: String) {
        let (start, end) = (Int(start), Int(end))
        switch kind {
        case 0: self = .willEdit(TextEdit(from: start, to: end, text))
        case 1: self = .edited(text, caret: start)
        case 2: self = .composing(text)
        case 3: self = .composed(text, caret: start)
        case 4: self = .set(text)
        case 5: self = .selected(min(start, end)..<max(start, end))
        default: self = .focused(start != 0)
        }
    }
}

/// What is done to a native field.
struct TextFieldAnswer {
    fileprivate var isAllowed = false
    fileprivate var range: Range<Int>?
    fileprivate var replacement = ""
    fileprivate var selection: Range<Int>?

    mutating func take(_ effect: TextFieldEffect) {
        switch effect {
        case .allow: isAllowed = true
        case .perform(let edit):
            range = edit.range
            replacement = edit.replacement
        case .select(let range): selection = range
        }
    }
}

extension Record {
    mutating func append(_ answer: borrowing TextFieldAnswer) {
        append(answer.isAllowed ? 1.0 : 0)
        append(answer.range)
        append(answer.replacement)
        append(answer.selection)
    }

    /// Two fields, the start and the end.
    mutating func append(_ range: Range<Int>?) {
        append(range?.lowerBound)
        append(range?.upperBound)
    }
}
