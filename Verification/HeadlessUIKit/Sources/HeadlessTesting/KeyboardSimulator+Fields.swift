import UIKit

extension TestWindow {
    /// Whether a field shows "…" instead of the end of its text.
    public func isTruncated(_ field: UITextField) -> Bool {
        Self.need(.characters)
        return field.isTruncated
    }

    /// The distance that a field's text has scrolled, in points.
    public func visibleOffset(of field: UITextField) -> CGFloat {
        Self.need(.characters)
        return field.visibleOffset
    }

    /// The visible rectangles of the characters in a field.
    public func characterRects(of field: UITextField) -> [CGRect] {
        Self.need(.characters)
        return field.characterRects
    }

    private func keyboard(of field: UITextField) -> ShownKeyboard? {
        Self.need(.keyboard)
        return field.shownKeyboard
    }

    /// The type of the visible keyboard; `nil` if it is not this field's.
    public func shownKeyboardType(of field: UITextField) -> UIKeyboardType? { keyboard(of: field)?.type }

    /// The Return key of the visible keyboard; `nil` if it is not this field's.
    public func shownReturnKey(of field: UITextField) -> UIReturnKeyType? { keyboard(of: field)?.returnKey }

    /// The content type when the keyboard appeared.
    public func shownContentType(of field: UITextField) -> UITextContentType? { keyboard(of: field)?.contentType }

    /// The capitalization of the visible keyboard; `nil` if it is not this field's.
    public func shownCapitalization(of field: UITextField) -> UITextAutocapitalizationType? {
        keyboard(of: field)?.capitalization
    }

    /// The correction of the visible keyboard; `nil` if it is not this field's.
    public func shownCorrection(of field: UITextField) -> UITextAutocorrectionType? { keyboard(of: field)?.correction }

    /// The rules for a password that the visible keyboard suggests.
    public func shownPasswordRules(of field: UITextField) -> UITextInputPasswordRules? {
        keyboard(of: field)?.passwordRules
    }

    /// Whether a field's keyboard shows symbols instead of letters.
    public func showsSymbols(of field: UITextField) -> Bool { keyboard(of: field)?.showsSymbols ?? false }

    /// Switches a field's keyboard to symbols.
    public func switchToSymbols(of field: UITextField) { field.shownKeyboard?.showsSymbols = true }

    /// The rectangle of the caret in a field, and whether the field and the views around it show all of it.
    public func caret(of field: UITextField) -> (rect: CGRect, isVisible: Bool) {
        guard let end = field.selectedTextRange?.end else { return (.zero, false) }
        let rect = field.caretRect(for: end)
        let clips = sequence(first: field as UIView, next: \.superview).filter(\.clipsToBounds)
        return (
            rect, clips.allSatisfy { $0.bounds.insetBy(dx: -0.01, dy: -0.01).contains(field.convert(rect, to: $0)) }
        )
    }

    /// The view above the keyboard.
    public func shownAccessoryView(of field: UITextField) -> UIView? { keyboard(of: field)?.accessoryView }
}
