import LiveText

/// What can happen to the text of a native field, in the same words for every control that has one.
///
/// The native field holds exactly the control's text, and offsets are in UTF-16. A control answers with
/// ``TextFieldEffect``s: without ``TextFieldEffect/allow``, the edit in question is not made.
public enum TextFieldEvent: Sendable, Hashable {
    /// The person is about to make an edit, which can still be stopped.
    case willEdit(TextEdit)
    /// An edit has been made, and nobody was asked: autofill, dictation, a correction, a telephone's keyboard, a drop.
    ///
    /// `caret` says which part of the text is new. Where it is not known, 0 asks for the smallest difference.
    case edited(String, caret: Int)
    /// An input method is composing a part of the text; nothing is enforced until it ends.
    case composing(String)
    /// A composition has ended, in whatever way, and left this text and the caret at this offset.
    case composed(String, caret: Int)
    /// The program has set the text, or undo, redo, a reset or a restoration has. Nothing is reported or announced.
    case set(String)
    /// The caret or the selection has moved, by a key or a pointer.
    case selected(Range<Int>)
    /// The field has got the focus, or has lost it. A composition that is still open then ends.
    case focused(Bool)
}

/// What a host does to a native field, in the order given.
public enum TextFieldEffect: Sendable, Hashable {
    /// Let the platform make the edit that was asked about, and write nothing.
    case allow
    /// Make this edit in the native field, as one step that can be undone, and put the caret behind what it inserts.
    case perform(TextEdit)
    /// Select this, if the field has the focus.
    case select(Range<Int>)
}
