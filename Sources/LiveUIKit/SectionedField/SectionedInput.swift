#if canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveFoundation
import UIKit

/// The one native field of a sectioned field. It holds the text without separators; that each character stands in its
/// place is one kern's doing.
final class SectionedInput: UITextField {
    /// What the characters look like, and where they stand.
    private struct Look: Equatable {
        var font: UIFont
        var color: UIColor
        var alignment: NSTextAlignment
        var spacing: TextSpacing?
    }

    private var look: Look?
    /// How far the text of a field without sections, and the view before it, stay from both sides, in points.
    var plainInset: CGFloat = 0 { didSet { if plainInset != oldValue { setNeedsLayout() } } }
    /// Whether the attributes are to be set again though the look is the same.
    private var isLookDue = false

    /// Shows the text in a font and a colour, spaced out over the sections where there are any.
    ///
    /// - Parameters:
    ///   - font: The font, whose characters have one width where the text is spaced out.
    ///   - color: The colour.
    ///   - alignment: Where the text of a plain field stands.
    ///   - spacing: How the text is spaced out; `nil` for a plain field.
    func show(in font: UIFont, _ color: UIColor, aligned alignment: NSTextAlignment, _ spacing: TextSpacing?) {
        let look = Look(
            font: spacing.map { font.withSize(font.pointSize * CGFloat($0.fontScale)) } ?? font,
            color: color,
            alignment: spacing == nil ? alignment : .left,
            spacing: spacing
        )
        guard isLookDue || look != self.look else { return }
        self.look = look
        isLookDue = false
        let selection = selectedTextRange
        let style = NSMutableParagraphStyle()
        style.alignment = look.alignment
        // Sections stand from left to right in every language, as digits do.
        style.baseWritingDirection = spacing == nil ? .natural : .leftToRight
        defaultTextAttributes = [
            .font: look.font, .foregroundColor: color, .kern: spacing?.kern ?? 0, .paragraphStyle: style,
        ]
        if isFirstResponder, selectedTextRange != selection { selectedTextRange = selection }
        setNeedsLayout()
    }

    /// Has the attributes set again, which a text that is set as a whole may lose.
    func forgetLook() { isLookDue = true }

    /// The text's place. Where it is spaced out, the last character's kern reaches over the right side.
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.textRect(forBounds: bounds)
        guard let spacing = look?.spacing else {
            return rect.insetBy(dx: min(plainInset, rect.width / 2), dy: 0)
        }
        return CGRect(
            x: bounds.minX + CGFloat(spacing.start),
            y: rect.minY,
            width: CGFloat(spacing.width),
            height: rect.height
        )
    }

    /// The place of the view before the text.
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        inset(super.leftViewRect(forBounds: bounds), in: bounds)
    }

    /// The same where lines begin at the right.
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        inset(super.rightViewRect(forBounds: bounds), in: bounds)
    }

    /// Away from the side where it is: it is not documented which side each method is asked for.
    private func inset(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        rect.offsetBy(dx: rect.midX < bounds.midX ? plainInset : -plainInset, dy: 0)
    }

    /// The text's place while the person edits: the same.
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Takes up what keyboards and autofill are to know.
    ///
    /// - Parameters:
    ///   - entry: What they are to know.
    ///   - hasSections: Whether there are sections, which have no room for words that nobody has typed.
    func take(_ entry: TextEntry, hasSections: Bool) {
        autocorrectionType = entry.isProse ? .default : .no
        spellCheckingType = entry.isProse ? .default : .no
        smartQuotesType = entry.isProse ? .default : .no
        smartDashesType = entry.isProse ? .default : .no
        smartInsertDeleteType = entry.isProse ? .default : .no
        autocapitalizationType = entry.isUppercase ? .allCharacters : entry.isProse ? .sentences : .none
        if #available(iOS 17.0, tvOS 17.0, *) {
            inlinePredictionType = entry.isProse && !hasSections ? .default : .no
        }
    }
}

/// The delegate of a sectioned field's native field: the app's is that of the control.
final class SectionedInputDelegate: NSObject, UITextFieldDelegate {
    weak var owner: SectionedField?

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        owner?.allows(string, in: range) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { owner?.focusChanged(true) }

    func textFieldDidEndEditing(_ textField: UITextField) { owner?.focusChanged(false) }

    func textFieldDidChangeSelection(_ textField: UITextField) { owner?.selectionChanged() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let owner else { return true }
        owner.sendActions(for: .editingDidEndOnExit)
        // As a field of UIKit's does where somebody listens to this.
        if owner.allControlEvents.contains(.editingDidEndOnExit) { _ = owner.resignFirstResponder() }
        return true
    }
}

extension TextEntry {
    /// UIKit's keyboard.
    var keyboardType: UIKeyboardType {
        switch keyboard {
        case .usual: .default
        case .ascii: .asciiCapable
        case .digits: .numberPad
        }
    }

    /// UIKit's name for what autofill offers.
    var contentType: UITextContentType? {
        switch purpose {
        case .cardNumber: .creditCardNumber
        case .telephoneNumber: .telephoneNumber
        case .oneTimeCode: .oneTimeCode
        case nil: nil
        }
    }
}
#endif
