import Foundation
import UIKit

/// A person who types with the system's keyboard in the focused field.
///
/// ```swift
/// let keyboard = KeyboardSimulator(stage)
/// field.becomeFirstResponder()
/// keyboard.type("4242")
/// keyboard.undo()
/// ```
///
/// Each action is a separate event: undo reverts all changes of one event, and the stage is laid out after it. Without
/// a focused field, an action does nothing.
@MainActor public final class KeyboardSimulator {
    private let stage: TestWindow

    /// - Parameter stage: The stage with the fields.
    public init(_ stage: TestWindow) { self.stage = stage }

    private var editor: FieldEditor? {
        (stage.firstResponder as? UITextField)?.editor ?? (stage.firstResponder as? UITextView)?.editor
    }

    private func act(_ act: (FieldEditor) -> Void) {
        if let editor { act(editor) }
        endEvent()
    }

    private func endEvent() {
        FieldEditor.finishPaste()
        UndoManager.endEvent()
        stage.layOut()
    }

    // MARK: Keys

    /// Types each character with a separate key.
    public func type(_ text: String) {
        for character in text { act { $0.type(String(character)) } }
    }

    /// Deletes the selection, or the character before the caret.
    public func backspace() { act { $0.deleteBackward() } }
    /// Deletes the selection, or the character after the caret.
    public func deleteForward() { act { $0.deleteForward() } }
    /// Presses Option-Backspace.
    public func deleteWord() { act { $0.deleteWord() } }
    /// Presses the space bar twice: the first space, and its replacement.
    public func doubleSpace() {
        type(" ")
        act { $0.doubleSpace() }
    }
    /// Presses Return on the screen. Returns whether the keyboard has this key. `pressKey("\r")` of the window presses it
    /// on a hardware keyboard.
    @discardableResult public func insertReturn() -> Bool {
        guard let editor else { return false }
        if stage.firstResponder is UITextView {
            act { $0.type("\n") }
            return true
        }
        guard editor.field.shownKeyboard?.type.hasReturnKey ?? false else { return false }
        act { $0.field.pressReturn() }
        return true
    }

    // MARK: Caret and clipboard

    /// Selects a range of the text, in UTF-16 offsets.
    public func select(_ range: Range<Int>) { act { $0.select(range) } }
    /// Puts the caret before the UTF-16 code unit at an offset.
    public func moveCaret(to offset: Int) { select(offset..<offset) }
    /// Selects the whole text.
    public func selectAll() { act { $0.field.selectAll(nil) } }
    /// Cuts the selection.
    public func cut() { act { _ in stage.firstResponder?.cut(nil) } }
    /// Copies the selection.
    public func copy() { act { _ in stage.firstResponder?.copy(nil) } }
    /// Pastes a text, or the copied text.
    public func paste(_ text: String? = nil) {
        act { _ in
            if let text { UIPasteboard.general.string = text }
            stage.firstResponder?.paste(nil)
        }
    }

    /// Taps a `UIPasteControl` while a text is copied.
    public func tapPasteControl(of target: UIResponder, _ text: String) {
        let items = [NSItemProvider(object: NSString(string: text))]
        sequence(first: target, next: \.next).first { $0.canPaste(items) }?.paste(itemProviders: items)
        endEvent()
    }

    // MARK: Input methods

    /// Shows marked text instead of the composition or the selection.
    public func compose(_ text: String) { act { $0.compose(text) } }
    /// Ends the composition, with a candidate or unchanged.
    public func commit(_ text: String? = nil) { act { $0.commit(text) } }
    /// Types a syllable in states that replace each other in the text without marks, as the keyboard of Korean does.
    public func composeInPlace(_ states: String...) {
        for state in states { act { $0.composeInPlace(state) } }
        editor?.endComposition()
    }
    /// Shows an inline prediction after the caret.
    public func predictInline(_ text: String) { act { $0.predict(text) } }
    /// Accepts the inline prediction.
    public func acceptPrediction() { act { $0.acceptPrediction() } }
    /// Discards the inline prediction.
    public func ignorePrediction() { act { if $0.isPrediction { $0.unmark() } } }

    // MARK: Keyboard features

    /// Fills in the focused field, or another field.
    public func autofill(_ text: String, in field: UITextField? = nil) {
        if let field { field.editor.fill(text) } else { editor?.fill(text) }
        endEvent()
    }
    /// Dictates a text, whose hypotheses replace each other.
    public func dictate(_ hypotheses: String...) { act { $0.dictate(hypotheses) } }
    /// Replaces a word, as automatic correction does.
    public func correct(_ range: Range<Int>, to text: String) { act { $0.correct(range, to: text) } }
    /// Drops a text into the field, before the character at an offset.
    public func drop(_ text: String, at offset: Int) { act { $0.drop(text, at: offset) } }

    // MARK: Undo

    /// Shakes, or swipes with three fingers. Returns whether there was anything to undo.
    @discardableResult public func undo() -> Bool {
        guard let manager = stage.firstResponder?.undoManager, manager.canUndo else { return false }
        manager.undo()
        endEvent()
        return true
    }

    /// Redoes an undone change. Returns whether there was one.
    @discardableResult public func redo() -> Bool {
        guard let manager = stage.firstResponder?.undoManager, manager.canRedo else { return false }
        manager.redo()
        endEvent()
        return true
    }
}
