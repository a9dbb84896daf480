#if canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveFoundation
import UIKit

/// The native field of a sectioned field. It holds the text without separators. One kern puts each character in its
/// place.
final class SectionedInput: UITextField {
    /// The appearance of the characters and their positions.
    private struct Look: Equatable {
        var font: UIFont
        var color: UIColor
        var alignment: NSTextAlignment
        var spacing: TextSpacing?
    }

    private var look: Look?
    /// The control, which has what VoiceOver, Voice Control and UI tests look for in this field.
    weak var owner: SectionedFieldView?
    /// Called when the text is set.
    var onTextSet: (() -> Void)?

    /// Called when the field has taken the focus.
    var onFocus: (() -> Void)?

    override func becomeFirstResponder() -> Bool {
        let wasFirstResponder = isFirstResponder
        guard super.becomeFirstResponder() else { return false }
        if !wasFirstResponder { onFocus?() }
        return true
    }

    override var text: String? { didSet { onTextSet?() } }

    override var attributedText: NSAttributedString? { didSet { onTextSet?() } }

    override var accessibilityLabel: String? {
        get { owner?.spokenLabel }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityUserInputLabels: [String]! {
        get { owner?.inputLabels }
        set { super.accessibilityUserInputLabels = newValue }
    }

    override var accessibilityHint: String? {
        get { owner?.accessibilityHint ?? super.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }

    override var accessibilityLanguage: String? {
        get { owner?.accessibilityLanguage ?? super.accessibilityLanguage }
        set { super.accessibilityLanguage = newValue }
    }

    override var accessibilityIdentifier: String? {
        get { owner?.accessibilityIdentifier ?? super.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { owner?.accessibilityCustomActions ?? super.accessibilityCustomActions }
        set { super.accessibilityCustomActions = newValue }
    }

    override var accessibilityValue: String? {
        get { owner?.accessibilityValue ?? super.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }

    /// The value, whose digits VoiceOver reads one by one instead of as a large number.
    override var accessibilityAttributedValue: NSAttributedString? {
        get {
            guard owner?.isSpelledOut == true, let value = accessibilityValue else {
                return super.accessibilityAttributedValue
            }
            return NSAttributedString(string: value, attributes: [.accessibilitySpeechSpellOut: true])
        }
        set { super.accessibilityAttributedValue = newValue }
    }

    /// The rectangle of the caret. After the last place there is no room for another character, and the field would clip
    /// the caret there. It is within the last place, between the character and the border.
    override func caretRect(for position: UITextPosition) -> CGRect {
        var rect = super.caretRect(for: position)
        if let spacing = look?.spacing, offset(from: beginningOfDocument, to: position) >= spacing.count {
            rect.origin.x -= CGFloat(spacing.endCaretShift) + rect.width / 2
        }
        return rect
    }

    /// The distance of the text of a field without sections, and of the view before it, from both sides, in points.
    var plainInset: CGFloat = 0 { didSet { if plainInset != oldValue { setNeedsLayout() } } }
    /// Whether to set the attributes again even if the look has not changed.
    private var isLookDue = false

    /// Shows the text in a font and a color, spaced over the sections if there are any.
    ///
    /// - Parameters:
    ///   - font: The font, whose characters have equal widths if the text is spaced.
    ///   - color: The color.
    ///   - alignment: The alignment of the text in a plain field.
    ///   - spacing: The spacing of the text; `nil` for a plain field.
    func show(in font: UIFont, _ color: UIColor, aligned alignment: NSTextAlignment, _ spacing: TextSpacing?) {
        let look = Look(
            font: spacing.map { font.withSize(CGFloat($0.fontSize)) } ?? font,
            color: color,
            alignment: spacing == nil ? alignment : .left,
            spacing: spacing
        )
        guard isLookDue || look != self.look else { return }
        self.look = look
        isLookDue = false
        apply(look)
    }

    private func apply(_ look: Look) {
        let selection = selectedTextRange
        let style = NSMutableParagraphStyle()
        style.alignment = look.alignment
        // Sections run from left to right in every language, as digits do.
        style.baseWritingDirection = look.spacing == nil ? .natural : .leftToRight
        defaultTextAttributes = [
            .font: look.font, .foregroundColor: look.color, .kern: look.spacing?.kern ?? 0, .paragraphStyle: style,
        ]
        if isFirstResponder, selectedTextRange != selection { selectedTextRange = selection }
        if look.spacing != nil { clearButtonMode = .never }
        setNeedsLayout()
    }

    /// Restores the look. When a field enters a window, UIKit gives it the font and the colors of the app's
    /// `UITextField.appearance()`.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, let look { apply(look) }
    }

    // The boxes and the label are behind this field, which therefore takes neither a border nor a background, whether from
    // the app's `UITextField.appearance()` or from a loop over all its fields.

    override var borderStyle: UITextField.BorderStyle {
        get { .none }
        set {}
    }

    override var backgroundColor: UIColor? {
        get { nil }
        set {}
    }

    override var background: UIImage? {
        get { nil }
        set {}
    }

    override var disabledBackground: UIImage? {
        get { nil }
        set {}
    }

    /// When the clear button is shown: never in sections, whose last characters it would cover.
    override var clearButtonMode: UITextField.ViewMode {
        get { super.clearButtonMode }
        set { super.clearButtonMode = look?.spacing == nil ? newValue : .never }
    }

    /// Requests that the attributes are set again, because setting the whole text may remove them.
    func forgetLook() { isLookDue = true }

    /// The rectangle of the text. If the text is spaced, the last character's kern extends beyond the right side.
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

    /// The rectangle of the view before the text.
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        inset(super.leftViewRect(forBounds: bounds), in: bounds)
    }

    /// The same rectangle in a right-to-left layout.
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        inset(super.rightViewRect(forBounds: bounds), in: bounds)
    }

    /// The width that UIKit gives the view before the text, in points. There is no view after it.
    var sideViewWidth: CGFloat { max(leftViewRect(forBounds: bounds).width, rightViewRect(forBounds: bounds).width) }

    /// Insets a rectangle from its nearer side. UIKit does not document which side each method is for.
    private func inset(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        rect.offsetBy(dx: rect.midX < bounds.midX ? plainInset : -plainInset, dy: 0)
    }

    /// The rectangle of the text during editing, which is the same.
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Applies the keyboard and autofill settings.
    ///
    /// - Parameters:
    ///   - entry: The settings.
    ///   - hasSections: Whether there are sections, which have no room for predicted words.
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
        leaveOutIntelligence(unless: entry.isProse)
    }
}

/// The delegate of a sectioned field's native field. The app's delegate is that of the control.
final class SectionedInputDelegate: NSObject, UITextFieldDelegate {
    weak var owner: SectionedFieldView?

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
        owner.commit()
        guard owner.delegate?.sectionedFieldShouldReturn(owner) ?? true else { return false }
        owner.sendActions(for: .primaryActionTriggered)
        owner.sendActions(for: .editingDidEndOnExit)
        // UIKit's own field does this if there is a target for this event.
        if owner.allControlEvents.contains(.editingDidEndOnExit) { _ = owner.resignFirstResponder() }
        return true
    }
}

extension TextEntry {
    /// UIKit's keyboard type.
    var keyboardType: UIKeyboardType {
        // A plus sign begins a calling code.
        if purpose == .internationalTelephoneNumber { return .phonePad }
        return switch keyboard {
        case .usual: .default
        case .ascii: .asciiCapable
        case .digits: .numberPad
        case .decimal: .decimalPad
        case .signedDecimal: .numbersAndPunctuation
        }
    }

    /// UIKit's content type for autofill.
    var contentType: UITextContentType? {
        switch purpose {
        case .cardNumber: .creditCardNumber
        case .telephoneNumber, .internationalTelephoneNumber: .telephoneNumber
        case .oneTimeCode: .oneTimeCode
        case .cardExpiry:
            if #available(iOS 17.0, tvOS 17.0, *) { .creditCardExpiration } else { nil }
        case .cardSecurityCode:
            if #available(iOS 17.0, tvOS 17.0, *) { .creditCardSecurityCode } else { nil }
        case .birthday:
            if #available(iOS 17.0, tvOS 17.0, *) { .birthdate } else { nil }
        case nil: nil
        }
    }
}
#endif
