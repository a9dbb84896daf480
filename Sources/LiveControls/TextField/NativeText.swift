public import LiveText

/// The content of a native field.
public struct NativeText: Sendable, Hashable {
    /// The whole text.
    public var text: String
    /// The selection, in UTF-16 offsets.
    public var selection: Range<Int>
    /// Whether an input method is composing a part of the text.
    public var isMarked: Bool

    /// Creates a snapshot of a native field.
    public init(_ text: String, selection: Range<Int>, isMarked: Bool = false) {
        self.text = text
        self.selection = selection
        self.isMarked = isMarked
    }
}

/// A change that a session writes to a native field.
public enum NativeTextWrite: Sendable, Hashable {
    /// Makes an undoable edit and puts the caret after the inserted text.
    case perform(TextEdit)
    /// Sets the whole text, without an undo step.
    case show(String)
    /// Selects a range, if the field has the focus.
    case select(Range<Int>)
}
