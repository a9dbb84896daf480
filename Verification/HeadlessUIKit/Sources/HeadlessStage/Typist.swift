import Foundation
import UIKit

/// A person and a system keyboard, in the field that has the focus.
///
/// ```swift
/// let typist = Typist(stage)
/// field.becomeFirstResponder()
/// typist.type("4242")
/// typist.undo()
/// ```
///
/// Each of its acts is an event of its own: undo takes back what one event did, and the stage is laid out after it. Where no
/// field has the focus, it does nothing.
@MainActor public final class Typist {
    private let stage: Stage

    /// - Parameter stage: Where the fields are.
    public init(_ stage: Stage) { self.stage = stage }

    private var editor: FieldEditor? { (stage.firstResponder as? UITextField)?.editor }

    private func act(_ act: (FieldEditor) -> Void) {
        if let editor { act(editor) }
        endEvent()
    }

    private func endEvent() {
        UndoManager.endEvent()
        stage.layOut()
    }

    // MARK: Keys

    /// Types each character with its own key.
    public func type(_ text: String) {
        for character in text { act { $0.type(String(character)) } }
    }

    /// Deletes the selection, or the character before the caret.
    public func backspace() { act { $0.deleteBackward() } }
    /// Deletes the selection, or the character behind the caret.
    public func deleteForward() { act { $0.deleteForward() } }
    /// Option and backspace.
    public func deleteWord() { act { $0.deleteWord() } }
    /// The space bar twice: the first space, and what becomes of it.
    public func doubleSpace() {
        type(" ")
        act { $0.doubleSpace() }
    }
    /// The return key, of a keyboard on the screen or of another.
    public func insertReturn() { act { $0.field.pressReturn() } }

    // MARK: Caret and clipboard

    /// Selects a part of the text, in UTF-16 offsets.
    public func select(_ range: Range<Int>) { act { $0.select(range) } }
    /// Puts the caret before the UTF-16 code unit at an offset.
    public func moveCaret(to offset: Int) { select(offset..<offset) }
    /// Selects the text.
    public func selectAll() { act { $0.field.selectAll(nil) } }
    /// Cuts the selection out.
    public func cut() { act { $0.field.cut(nil) } }
    /// Copies the selection.
    public func copy() { act { $0.field.copy(nil) } }
    /// Pastes a text, or what was copied.
    public func paste(_ text: String? = nil) {
        act {
            if let text { UIPasteboard.general.string = text }
            $0.field.paste(nil)
        }
    }
    /// The field's clear button.
    public func clear() { act { $0.clear() } }

    // MARK: An input method

    /// Shows marked text in the place of the composition, or of the selection.
    public func compose(_ text: String) { act { $0.compose(text) } }
    /// Ends the composition: with a candidate, or as it is.
    public func commit(_ text: String? = nil) { act { $0.commit(text) } }
    /// Shows grey words behind the caret.
    public func predictInline(_ text: String) { act { $0.predict(text) } }
    /// Takes the grey words.
    public func acceptPrediction() { act { $0.acceptPrediction() } }
    /// Lets the grey words go.
    public func ignorePrediction() { act { if $0.isPrediction { $0.unmark() } } }

    // MARK: What a keyboard does for the person

    /// Fills in the field that has the focus, or another beside it.
    public func autofill(_ text: String, in field: UITextField? = nil) {
        if let field { field.editor.fill(text) } else { editor?.fill(text) }
        endEvent()
    }
    /// Inserts what the person has said.
    public func dictate(_ text: String) { act { $0.dictate(text) } }
    /// Replaces a word that the keyboard holds for a mistake.
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

    /// Does again what was undone. Returns whether there was anything.
    @discardableResult public func redo() -> Bool {
        guard let manager = stage.firstResponder?.undoManager, manager.canRedo else { return false }
        manager.redo()
        endEvent()
        return true
    }
}
