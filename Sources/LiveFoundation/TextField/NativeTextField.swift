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

/// A field of UIKit or AppKit that carries out the steps of a ``TextFieldSession``.
@MainActor public protocol NativeTextField: AnyObject {
    /// The current content of the field.
    var content: NativeText { get }
    /// Whether ``carryOut(_:)`` is changing the field. Changes that the field reports meanwhile are not the person's.
    var isWriting: Bool { get set }

    /// Replaces a part of the text in one undoable step. A field that is not being edited may do nothing.
    func replace(_ range: Range<Int>, with text: String)
    /// Sets the whole text, without an undo step.
    func setText(_ text: String)
    /// Selects a part of the text, if the field has the focus.
    func moveSelection(to range: Range<Int>)
}

extension NativeTextField {
    /// Writes to the field.
    public func carryOut(_ write: NativeTextWrite) {
        isWriting = true
        defer { isWriting = false }
        switch write {
        case .perform(let edit):
            let goal = edit.applied(to: content.text)
            replace(edit.range, with: edit.replacement)
            if !content.text.isIdentical(to: goal) { setText(goal) }
            moveSelection(to: edit.caret..<edit.caret)
        case .show(let text): setText(text)
        case .select(let range): moveSelection(to: range)
        }
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

extension String {
    /// Returns whether two texts have the same scalars. `==` also holds for two encodings of one character, whose
    /// offsets differ.
    func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
