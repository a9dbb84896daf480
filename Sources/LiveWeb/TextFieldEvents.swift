import LiveControls
import LiveText

extension TextFieldEvent {
    /// Creates an event from its code and parameters, or returns `nil` for an unknown code.
    ///
    /// - Parameters:
    ///   - kind: The code of the case.
    ///   - start: The start of an edit or selection, the caret, or whether the field has focus.
    ///   - end: The end of an edit or selection.
    ///   - text: The inserted text, or the field's text.
    init?(_ kind: EnumCode<TextFieldEvent>, start: Int32, end: Int32, text: String) {
        let (start, end) = (Int(start), Int(end))
        switch Kind(code: kind) {
        case .willEdit: self = .willEdit(TextEdit(from: start, to: end, text))
        case .edited: self = .edited(text, caret: start)
        case .composing: self = .composing(text)
        case .composed: self = .composed(text, caret: start)
        case .set: self = .set(text)
        case .selected: self = .selected(min(start, end)..<max(start, end))
        case .focused: self = .focused(start != 0)
        case nil: return nil
        }
    }
}
