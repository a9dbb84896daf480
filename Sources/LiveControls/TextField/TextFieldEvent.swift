import LiveText

/// An event of a native text field, shared by all controls that have one.
///
/// The native field contains exactly the control's text, and offsets are in UTF-16. A control responds with
/// ``TextFieldEffect`` values. Without ``TextFieldEffect/allow``, the host doesn't make the edit in question.
///
/// `Text` is `String`, or `PasswordText` in a field for a password.
public enum TextFieldEvent<Text: Sendable>: Sendable {
    /// The person is about to make an edit, which can still be prevented.
    case willEdit(TextEdit)
    /// An edit was made without asking first, by autofill, dictation, a correction, a phone's keyboard, or a drop.
    ///
    /// `caret` indicates which part of the text is new. If it isn't known, pass 0 to use the smallest difference.
    case edited(Text, caret: Int = 0)
    /// An input method is composing part of the text. No limit or format applies until the composition ends.
    case composing(Text)
    /// A composition ended for any reason, with this text and the caret at this offset.
    case composed(Text, caret: Int = 0)
    /// The program, undo, redo, a reset, or a restoration set the text. The control doesn't report or announce this.
    case set(Text)
    /// The caret or the selection moved, by a key or a pointer.
    case selected(Range<Int>)
    /// The field gained or lost the focus. Losing it ends an open composition.
    case focused(Bool)
}

extension TextFieldEvent: Equatable where Text: Equatable {}

extension TextFieldEvent: Hashable where Text: Hashable {}

/// An effect that a host performs on a native field. Perform effects in the order given.
public enum TextFieldEffect: Sendable, Hashable {
    /// Let the platform make the requested edit, and don't change the text yourself.
    case allow
    /// Make this edit in the native field as one undoable step, and put the caret after the insertion.
    case perform(TextEdit)
    /// Select this range if the field has the focus.
    case select(Range<Int>)
}
