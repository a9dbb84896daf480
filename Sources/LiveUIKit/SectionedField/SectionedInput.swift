#if canImport(UIKit) && !os(watchOS)
    import LiveControls
    import LiveFoundation
    import UIKit

    /// The one native field of a sectioned field, and its own delegate: the app's is that of the control.
    final class SectionedInput: UITextField, UITextFieldDelegate {
        weak var owner: SectionedField?
        /// While what happens to the text is the core's doing.
        private(set) var isEditingByCore = false
        private var indent: CGFloat = 0
        /// What was set last: UIKit gives back what it holds with attributes of its own.
        private var spaced: NSAttributedString?

        var caret: Int { selection.upperBound }

        private var selection: Range<Int> {
            guard let range = selectedTextRange else { return 0..<0 }
            let start = offset(from: beginningOfDocument, to: range.start)
            return start..<max(start, offset(from: beginningOfDocument, to: range.end))
        }

        func replace(_ range: Range<Int>, with text: String) {
            guard let range = textRange(range) else { return }
            isEditingByCore = true
            replace(range, withText: text)
            isEditingByCore = false
        }

        func select(_ range: Range<Int>) {
            if let range = textRange(range) { selectedTextRange = range }
        }

        /// Shows a text that the program has set.
        func show(_ text: String) {
            guard markedTextRange == nil else { return }
            isEditingByCore = true
            self.text = text
            isEditingByCore = false
        }

        #if !os(tvOS)
            /// Copies what is selected without separators.
            override func copy(_ sender: Any?) {
                if let owner, !selection.isEmpty { UIPasteboard.general.string = owner.text(in: selection) }
            }

            /// Cuts what is selected, and copies it without separators.
            override func cut(_ sender: Any?) {
                guard let owner, !selection.isEmpty else { return }
                UIPasteboard.general.string = owner.text(in: selection)
                let selected = NSRange(selection)
                guard owner.allows("", in: selected, selection: selected), let range = selectedTextRange else { return }
                isEditingByCore = true
                replace(range, withText: "")
                isEditingByCore = false
                owner.inputChanged()
            }
        #endif

        /// Shows a text that is spaced out, without moving the selection.
        func show(_ spaced: NSAttributedString, indent: CGFloat) {
            if self.indent != indent {
                self.indent = indent
                setNeedsLayout()
            }
            guard self.spaced != spaced || text != spaced.string else { return }
            self.spaced = spaced
            isEditingByCore = true
            let selection = selectedTextRange
            attributedText = spaced
            selectedTextRange = selection
            isEditingByCore = false
        }

        override func textRect(forBounds bounds: CGRect) -> CGRect {
            super.textRect(forBounds: bounds).insetBy(dx: indent, dy: 0)
        }

        override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

        private func textRange(_ range: Range<Int>) -> UITextRange? {
            guard let start = position(from: beginningOfDocument, offset: range.lowerBound),
                let end = position(from: beginningOfDocument, offset: range.upperBound)
            else { return nil }
            return textRange(from: start, to: end)
        }

        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            guard !isEditingByCore, markedTextRange == nil, let owner else { return true }
            return owner.allows(string, in: range, selection: NSRange(selection))
        }

        func textFieldDidBeginEditing(_ textField: UITextField) {
            guard let owner else { return }
            owner.send(.focused)
            owner.sendActions(for: .editingDidBegin)
            let (selection, display) = (owner.presentation.selection, owner.presentation.display)
            // The tap that gave the focus places the caret after this.
            Task { [weak self] in
                guard let self, isFirstResponder, markedTextRange == nil, text == display else { return }
                select(selection)
            }
        }

        func textFieldDidEndEditing(_ textField: UITextField) {
            guard let owner else { return }
            if owner.month == nil { owner.send(.monthChanged(.current)) }
            owner.send(.left)
            owner.delegate?.sectionedFieldDidEndEditing(owner)
            owner.sendActions(for: .editingDidEnd)
        }

        func textFieldDidChangeSelection(_ textField: UITextField) {
            if markedTextRange == nil, !isEditingByCore { owner?.send(.selectionChanged(selection)) }
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            guard let owner else { return true }
            owner.sendActions(for: .editingDidEndOnExit)
            // As a field of UIKit's does where somebody listens to this.
            if owner.allControlEvents.contains(.editingDidEndOnExit) { _ = owner.resignFirstResponder() }
            return true
        }
    }
#endif
