public import LiveText

/// What a native field holds.
public struct NativeText: Sendable, Hashable {
    /// The whole text.
    public var text: String
    /// What is selected, in UTF-16 offsets.
    public var selection: Range<Int>
    /// Whether an input method is composing a part of the text.
    public var isMarked: Bool

    /// Creates a reading of a native field.
    public init(_ text: String, selection: Range<Int>, isMarked: Bool = false) {
        self.text = text
        self.selection = selection
        self.isMarked = isMarked
    }
}

/// A field of UIKit or AppKit, as the steps of a ``TextFieldSession`` are carried out in it.
@MainActor public protocol NativeTextField: AnyObject {
    /// What the field holds.
    var content: NativeText { get }
    /// Whether what happens to the field is ``carryOut(_:)``'s doing. What it reports meanwhile is not the person's.
    var isWriting: Bool { get set }

    /// Replaces a part of the text in a way that can be undone. A field that nobody edits may do nothing.
    func replace(_ range: Range<Int>, with text: String)
    /// Sets the whole text, without a trace in what can be undone.
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

/// Something that is written to a native field.
public enum NativeTextWrite: Sendable, Hashable {
    /// Make an edit that can be undone, and put the caret behind what it inserts.
    case perform(TextEdit)
    /// Set the whole text, without a trace in what can be undone.
    case show(String)
    /// Select this, if the field has the focus.
    case select(Range<Int>)
}

extension String {
    /// Whether two texts are the same in every scalar. `==` also holds for two writings of one character, in which offsets differ.
    func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
