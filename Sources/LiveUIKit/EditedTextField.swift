#if canImport(UIKit) && !os(watchOS)
import LiveFoundation
import UIKit

/// A UIKit field that a session reads and writes.
@MainActor final class EditedTextField: NativeTextField {
    private unowned let field: UITextField
    var isWriting = false

    /// - Parameter field: The field, which owns this object.
    init(_ field: UITextField) { self.field = field }

    var content: NativeText {
        let text = field.text ?? ""
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

    func replace(_ range: Range<Int>, with text: String) {
        if let range = textRange(range) { field.replace(range, withText: text) }
    }

    func setText(_ text: String) { field.text = text }

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
