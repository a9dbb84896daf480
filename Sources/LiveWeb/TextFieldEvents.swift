import LiveControls
import LiveText

extension TextFieldEvent {
    /// An event from its code and parameters; `nil` for an unknown code.
    ///
    /// - Parameters:
    ///   - kind: The code of the case.
    ///   - start: Where an edit or a selection begins, or the caret, or whether the field has the focus.
    ///   - end: Where an edit or a selection ends.
    ///   - text: What is inserted, or the field's text.
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
