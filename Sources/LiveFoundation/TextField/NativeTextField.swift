public import Foundation
public import LiveControls
import LiveText

/// A field of UIKit or AppKit that carries out the steps of a `TextFieldSession`.
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
    public func carryOut(_ write: TextFieldEffect) {
        isWriting = true
        defer { isWriting = false }
        switch write {
        case .perform(let edit):
            let goal = edit.applied(to: content.text)
            replace(edit.range, with: edit.replacement)
            // `==` also holds for two encodings of one character, whose offsets differ.
            if !content.text.utf8.elementsEqual(goal.utf8) { setText(goal) }
            moveSelection(to: edit.caret..<edit.caret)
        case .rewrite(let edit):
            let before = content
            let text = edit.applied(to: before.text)
            setText(text)
            moveSelection(to: edit.moved(before.selection, in: text))
        case .allow: break
        case .select(let range): moveSelection(to: range)
        }
    }
}

extension TextEdit {
    /// Returns the place that a range of the text before the edit has in the text after it, between whole characters.
    package func moved(_ selection: Range<Int>, in text: String) -> Range<Int> {
        func moved(_ offset: Int) -> Int {
            let goal = offset < range.upperBound ? min(offset, caret) : offset + caret - range.upperBound
            var end = 0
            for character in text where end < goal { end += character.utf16.count }
            return end
        }
        return moved(selection.lowerBound)..<moved(selection.upperBound)
    }
}

extension TextFieldSession {
    /// Decides whether the native field may make an edit of a range in the platform's form.
    ///
    /// - Parameters:
    ///   - range: The replaced range.
    ///   - replacement: The replacement text.
    ///   - native: The content of the native field.
    ///   - isUndoing: Whether this is a step of undo or redo, which the model does not judge.
    ///   - time: The time, in seconds.
    /// - Returns: Whether the edit is allowed, and the steps. If it is allowed, the remaining steps follow with the
    ///   report of the change.
    public mutating func shouldChange(
        _ range: NSRange,
        to replacement: String,
        native: NativeText,
        isUndoing: Bool = false,
        at time: Double
    ) -> (isAllowed: Bool, steps: [Step]) {
        let (end, isBeyond) = range.location.addingReportingOverflow(max(0, range.length))
        let range = range.location..<(isBeyond ? .max : end)
        return shouldChange(range, to: replacement, native: native, isUndoing: isUndoing, at: time)
    }
}
