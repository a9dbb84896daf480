#if canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveFoundation
import LiveText
import UIKit

/// A text field or a text view.
@MainActor protocol EditedTextInput: KeyboardInput {
    /// The text without attributes.
    var wholeText: String { get set }
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var beginningOfDocument: UITextPosition { get }
    func replace(_ range: UITextRange, withText text: String)
    func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func offset(from start: UITextPosition, to end: UITextPosition) -> Int
    #if !os(tvOS)
    @available(iOS 18.0, visionOS 2.4, *) var writingToolsBehavior: UIWritingToolsBehavior { get set }
    #endif
}

extension UITextField: EditedTextInput {
    var wholeText: String {
        get { text ?? "" }
        set { text = newValue }
    }
}

extension UITextView: EditedTextInput {
    var wholeText: String {
        get { text ?? "" }
        set { text = newValue }
    }
}

/// A field or a text view of UIKit that a session reads and writes.
@MainActor final class EditedTextField: NativeTextField {
    private unowned let field: any EditedTextInput
    var isWriting = false
    /// The time within which UIKit makes a paste after its action, in seconds. A later change is another one, because an
    /// app's delegate may have refused the paste, which UIKit does not report.
    private static let pasteDuration = 3.0

    /// The time until which the next change is a paste.
    private var pasteEnd = -Double.infinity
    private var before: NativeText?
    private var (prediction, writingTools) = (LimitedTrait(), LimitedTrait())

    /// - Parameter field: The field or the view, which owns this object.
    init(_ field: any EditedTextInput) { self.field = field }

    var content: NativeText {
        let text = field.wholeText
        let isMarked = field.markedTextRange != nil
        guard let range = field.selectedTextRange else {
            return NativeText(text, selection: text.utf16.count..<text.utf16.count, isMarked: isMarked)
        }
        let start = field.offset(from: field.beginningOfDocument, to: range.start)
        let end = max(start, field.offset(from: field.beginningOfDocument, to: range.end))
        return NativeText(text, selection: start..<end, isMarked: isMarked)
    }

    /// Whether undo or redo is changing the text.
    var isUndoing: Bool { field.undoManager.map { $0.isUndoing || $0.isRedoing } ?? false }

    /// Performs UIKit's action for a paste, which has to fit, unlike text that is filled in. The action may wait for the
    /// person's permission, and UIKit makes the paste after it has returned.
    func paste(_ action: () -> Void) {
        pasteEnd = .infinity
        action()
        if pasteEnd == .infinity { pasteEnd = CACurrentMediaTime() + Self.pasteDuration }
    }

    /// Prepares for a text that the program sets. UIKit then puts the caret at its end.
    func programWillSetText() {
        let canMove = !isWriting && field.isFirstResponder && field.markedTextRange == nil
        before = canMove ? content : nil
    }

    /// Keeps the selection's place in the text that the program has set.
    func programDidSetText() {
        guard let before else { return }
        let text = field.wholeText
        let edit = TextEdit(from: before.text, to: text, caret: 0)
        moveSelection(to: edit.moved(before.selection, in: text))
    }

    /// Reports the person's change of the text to a session.
    func report<Model>(to session: inout TextFieldSession<Model>) -> [TextFieldSession<Model>.Step] {
        defer { pasteEnd = -.infinity }
        let time = CACurrentMediaTime()
        return session.changed(content, isUndoing: isUndoing, isPasting: time < pasteEnd, at: time)
    }

    func replace(_ range: Range<Int>, with text: String) {
        if let range = textRange(range) { field.replace(range, withText: text) }
    }

    /// Limits the system's help that changes the text before the person accepts it, as the limit would apply.
    func limitHelp(_ isLimited: Bool) {
        // A prediction is marked text, which would count.
        if #available(iOS 17.0, tvOS 17.0, *) {
            field.changeKeyboard {
                prediction.set(\.inlinePredictionType, of: field, from: .default, to: .no, isLimited: isLimited)
            }
        }
        #if !os(tvOS)
        // The complete experience rewrites the text in place, and no one else may change it meanwhile.
        if #available(iOS 18.0, visionOS 2.4, *) {
            writingTools.set(\.writingToolsBehavior, of: field, from: .default, to: .limited, isLimited: isLimited)
        }
        #endif
    }

    func setText(_ text: String) { field.wholeText = text }

    func moveSelection(to range: Range<Int>) {
        if field.isFirstResponder, let range = textRange(range) { field.selectedTextRange = range }
    }

    private func textRange(_ range: Range<Int>) -> UITextRange? {
        guard let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound),
            let end = field.position(from: field.beginningOfDocument, offset: range.upperBound)
        else { return nil }
        return field.textRange(from: start, to: end)
    }
}
#endif
