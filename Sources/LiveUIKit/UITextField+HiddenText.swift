#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UITextField {
    /// Prevents UIKit from erasing a hidden text at the next key, by entering the text again.
    ///
    /// The field sends its actions meanwhile, which its owner ignores.
    func enterHiddenTextAgain() {
        guard isSecureTextEntry, let kept = text, !kept.isEmpty else { return }
        let selection = selectedOffsets
        let (listener, undo) = (delegate, undoManager)
        // The text does not change, so the delegate must not be asked or notified, and there must be no undo step.
        delegate = nil
        undo?.disableUndoRegistration()
        moveSelection(to: 0..<kept.utf16.count)
        insertText(kept)
        // If UIKit has changed the text, restore it. The next key then replaces it, but it is not lost.
        if text != kept { text = kept }
        moveSelection(to: selection)
        undo?.enableUndoRegistration()
        delegate = listener
    }

    /// The selection, in UTF-16 offsets.
    var selectedOffsets: Range<Int>? {
        guard let range = selectedTextRange else { return nil }
        let start = offset(from: beginningOfDocument, to: range.start)
        return start..<max(start, offset(from: beginningOfDocument, to: range.end))
    }

    /// Selects a part of the text.
    func moveSelection(to offsets: Range<Int>?) {
        guard let offsets,
            let start = position(from: beginningOfDocument, offset: offsets.lowerBound),
            let end = position(from: beginningOfDocument, offset: offsets.upperBound)
        else { return }
        selectedTextRange = textRange(from: start, to: end)
    }
}
#endif
