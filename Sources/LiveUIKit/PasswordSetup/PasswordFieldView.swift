#if canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveFoundation
public import LivePasswords
public import UIKit

/// A text field for a password, with a button that shows or hides its text.
///
/// ```swift
/// let field = PasswordFieldView()
/// field.placeholder = "Password"
/// field.addAction(
///     UIAction { action in
///         if let field = action.sender as? PasswordFieldView { check(field.password) }
///     },
///     for: .editingChanged
/// )
/// ```
///
/// The button keeps the focus, the keyboard and the selection, and the next key changes one character. A plain secure
/// field would replace its whole text with the first key after it gets the focus or hides its text. The text is hidden
/// again when the field leaves its window and when the app or the window's scene becomes inactive. The field leaves the
/// delegate to the app. A field for a new password has the content type `.newPassword`.
open class PasswordFieldView: UITextField {
    private let button = UIButton(type: .custom)
    private var revealAction: UIAccessibilityCustomAction?
    private var leaving: NotificationToken?
    private var leavingScene: NotificationToken?
    private var isReentering = false
    /// Called when the program sets the text.
    var onTextSet: (() -> Void)?
    /// Called when the text is shown or hidden, for any reason.
    package var onReveal: (() -> Void)?
    /// Called when a key of a hardware keyboard shows whether Caps Lock is on.
    package var onCapsLock: ((Bool) -> Void)?

    /// Creates a field with a hidden text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        textContentType = .password
        adjustsFontForContentSizeCategory = true
        font = .preferredFont(forTextStyle: .body)
        setUp()
    }

    /// Creates a field from a nib, with its font and content type.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The text. Prefer ``password``, which is never printed and is overwritten after use.
    open override var text: String? {
        didSet { if !isReentering { onTextSet?() } }
    }

    /// The attributed text. Setting it has the same effects as setting ``text``.
    open override var attributedText: NSAttributedString? {
        didSet { if !isReentering { onTextSet?() } }
    }

    /// The field's content, in a form that is never printed and is overwritten after use.
    public var password: PasswordText { PasswordText(text ?? "") }

    /// Whether the text is visible.
    open var isRevealed = false {
        didSet { if isRevealed != oldValue { showOrHide() } }
    }

    /// Whether the field is enabled, and with it the button that shows or hides its text.
    open override var isEnabled: Bool { didSet { button.isEnabled = isEnabled } }

    /// Whether there is a button that shows or hides the text. tvOS, where a remote can't focus a view in a field, does not
    /// show it.
    open var showsRevealButton = true { didSet { placeButton() } }

    /// The rules for a new password in the password-rules syntax, for password managers; empty for none.
    @IBInspectable open var rulesForManagers: String = "" {
        didSet {
            guard rulesForManagers != oldValue else { return }
            passwordRules = rulesForManagers.isEmpty ? nil : UITextInputPasswordRules(descriptor: rulesForManagers)
            // A visible keyboard would still suggest a password for the previous rules.
            reloadInputViews()
        }
    }

    /// Takes the focus, and prevents the first key from replacing a hidden text.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        let wasFirstResponder = isFirstResponder
        guard super.becomeFirstResponder() else { return false }
        if !wasFirstResponder { keepText() }
        return true
    }

    /// Notes whether Caps Lock is on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        noteCapsLock(presses)
        super.pressesBegan(presses, with: event)
    }

    /// Notes whether Caps Lock is on. Its own key changes it when it's released.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        noteCapsLock(presses)
        super.pressesEnded(presses, with: event)
    }

    private func noteCapsLock(_ presses: Set<UIPress>) {
        for case let key? in presses.map(\.key) { onCapsLock?(key.modifierFlags.contains(.alphaShift)) }
    }

    /// Hides the text when the field leaves its window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { isRevealed = false }
        // The app stays active with another scene, and the system takes a picture of this one.
        leavingScene = window?.windowScene.map { scene in
            NotificationToken(UIScene.willDeactivateNotification, of: scene) { [weak self] in
                self?.isRevealed = false
            }
        }
    }

    /// The rectangle of the button, large enough for a finger.
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        // In a right-to-left layout, UIKit may be asking for the app's own view.
        isRightToLeft && leftView != nil ? super.rightViewRect(forBounds: bounds) : buttonRect(in: bounds)
    }

    /// The rectangle of the button in a right-to-left layout, in which UIKit asks for the opposite side.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        isRightToLeft ? buttonRect(in: bounds) : super.leftViewRect(forBounds: bounds)
    }

    private func buttonRect(in bounds: CGRect) -> CGRect {
        let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: 44, compatibleWith: traitCollection)
        let height = min(bounds.height, max(44, scaled))
        let width = max(44, height)
        let x = isRightToLeft ? bounds.minX : bounds.maxX - width
        return CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// Sends no actions while the field enters its own text again, because nothing has changed.
    open override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if !isReentering { super.sendAction(action, to: target, for: event) }
    }

    /// Sends no actions while the field enters its own text again, because nothing has changed.
    open override func sendAction(_ action: UIAction) {
        if !isReentering { super.sendAction(action) }
    }

    /// The label, which the name of the button contains.
    open override var accessibilityLabel: String? { didSet { drawButton() } }

    /// The app's actions, and one that performs the button's action.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            (super.accessibilityCustomActions ?? [])
                + (showsRevealButton && isEnabled ? [revealAction] : []).compactMap { $0 }
        }
        set { super.accessibilityCustomActions = newValue }
    }

    private func setUp() {
        isSecureTextEntry = true
        if textContentType == nil { textContentType = .password }
        autocapitalizationType = .none
        autocorrectionType = .no
        // A visible password is plain text, in which quotes, dashes and spaces must not be changed.
        spellCheckingType = .no
        smartQuotesType = .no
        smartDashesType = .no
        smartInsertDeleteType = .no
        // A prediction is marked text, which a password must not contain.
        if #available(iOS 17.0, tvOS 17.0, *) { inlinePredictionType = .no }
        leaveOutIntelligence()
        button.tintColor = .secondaryLabel
        // They follow the text size.
        let size = UIImage.SymbolConfiguration(textStyle: .body)
        button.setImage(UIImage(systemName: "eye", withConfiguration: size), for: .normal)
        button.setImage(UIImage(systemName: "eye.slash", withConfiguration: size), for: .selected)
        // A nib can disable the field without setting the property.
        button.isEnabled = isEnabled
        button.addAction(UIAction { [weak self] _ in self?.isRevealed.toggle() }, for: .primaryActionTriggered)
        rightView = button
        placeButton()
        drawButton()
        leaving = NotificationToken(UIApplication.willResignActiveNotification) { [weak self] in
            self?.isRevealed = false
        }
    }

    private func placeButton() {
        #if os(tvOS)
        rightViewMode = .never
        #else
        rightViewMode = showsRevealButton ? .always : .never
        #endif
    }

    private func drawButton() {
        // VoiceOver reads a selected button as on. Its label stays the same.
        button.isSelected = isRevealed
        let show = ControlMessage(.passwordShow).text()
        // The field's name distinguishes two buttons for VoiceOver. Voice Control numbers them.
        button.accessibilityLabel = accessibilityLabel.flatMap { $0.isEmpty ? nil : "\(show) (\($0))" } ?? show
        button.accessibilityUserInputLabels = [show]
        let key: ControlMessage.Key = isRevealed ? .passwordHide : .passwordShow
        revealAction = UIAccessibilityCustomAction(name: ControlMessage(key).text()) {
            [weak self] _ in
            self?.isRevealed.toggle()
            return true
        }
    }

    private func showOrHide() {
        if markedTextRange != nil {
            // Keep composed text. A hidden field has no composition.
            unmarkText()
            onTextSet?()
        }
        let selection = selectedOffsets
        isSecureTextEntry = !isRevealed
        drawButton()
        onReveal?()
        guard isFirstResponder else { return }
        keepText()
        // UIKit keeps the caret at the position of the other characters, which have other widths.
        moveSelection(to: selection)
    }

    private func keepText() {
        isReentering = true
        defer { isReentering = false }
        enterHiddenTextAgain()
    }
}
#endif
