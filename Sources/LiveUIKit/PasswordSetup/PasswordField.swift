#if canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveFoundation
public import LivePasswords
public import UIKit

/// A text field for a password, with a button that shows or hides its text.
///
/// ```swift
/// let field = PasswordField()
/// field.placeholder = "Password"
/// field.addAction(
///     UIAction { action in
///         if let field = action.sender as? PasswordField { check(field.password) }
///     },
///     for: .editingChanged
/// )
/// ```
///
/// The button keeps the focus, the keyboard and the selection, and the next key after it changes one character: a
/// plain secure field replaces its whole text with the first key after it got the focus or was hidden. The text is hidden again when
/// the field leaves its window and when the app is no longer active. The field takes no delegate: the app keeps its own. A
/// field for a new password has the content type `.newPassword`.
open class PasswordField: UITextField {
    private let button = UIButton(type: .custom)
    private var revealAction: UIAccessibilityCustomAction?
    private var leaving: NotificationToken?
    private var isReentering = false
    /// Called when the program has set the text.
    var onTextSet: (() -> Void)?
    /// Called when the text is shown or hidden, by whomever.
    package var onReveal: (() -> Void)?

    /// Creates a field whose text is hidden.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a field from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The text. Prefer ``password``, which prints and keeps nothing.
    open override var text: String? {
        didSet { if !isReentering { onTextSet?() } }
    }

    /// The text with its attributes; set by the program, as ``text`` is.
    open override var attributedText: NSAttributedString? {
        didSet { if !isReentering { onTextSet?() } }
    }

    /// What is in the field, in a form that prints and keeps nothing.
    public var password: PasswordText { PasswordText(text ?? "") }

    /// Whether the text is shown.
    open var isRevealed = false {
        didSet { if isRevealed != oldValue { showOrHide() } }
    }

    /// Whether there is a button that shows or hides the text.
    open var showsRevealButton = true {
        didSet { rightViewMode = showsRevealButton ? .always : .never }
    }

    /// What password managers know of the rules for a new password, in the password-rules syntax; empty for nothing.
    open var rulesForManagers = "" {
        didSet {
            guard rulesForManagers != oldValue else { return }
            passwordRules = rulesForManagers.isEmpty ? nil : UITextInputPasswordRules(descriptor: rulesForManagers)
        }
    }

    /// Takes the focus, and keeps the first key from replacing a hidden text.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        let wasFirstResponder = isFirstResponder
        guard super.becomeFirstResponder() else { return false }
        if !wasFirstResponder { keepText() }
        return true
    }

    /// Hides the text when the field leaves its window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { isRevealed = false }
    }

    /// The button's place, large enough for a finger.
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        // Where lines begin at the right, the app's own view may be meant.
        isRightToLeft && leftView != nil ? super.rightViewRect(forBounds: bounds) : buttonRect(in: bounds)
    }

    /// The button's place where lines begin at the right: there UIKit asks for the other side's.
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

    /// Tells nobody while the field takes its own text again: nothing has changed.
    open override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if !isReentering { super.sendAction(action, to: target, for: event) }
    }

    /// Tells nobody while the field takes its own text again: nothing has changed.
    open override func sendAction(_ action: UIAction) {
        if !isReentering { super.sendAction(action) }
    }

    /// The app's actions, and one that does what the button does.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            (super.accessibilityCustomActions ?? []) + (showsRevealButton ? [revealAction] : []).compactMap { $0 }
        }
        set { super.accessibilityCustomActions = newValue }
    }

    private func setUp() {
        isSecureTextEntry = true
        textContentType = .password
        autocapitalizationType = .none
        autocorrectionType = .no
        // A revealed password is a text; nothing may be made of its quotes, dashes and spaces.
        spellCheckingType = .no
        smartQuotesType = .no
        smartDashesType = .no
        smartInsertDeleteType = .no
        adjustsFontForContentSizeCategory = true
        font = .preferredFont(forTextStyle: .body)
        button.accessibilityLabel = ControlMessage(.passwordShow).text()
        button.tintColor = .secondaryLabel
        button.setImage(UIImage(systemName: "eye"), for: .normal)
        button.setImage(UIImage(systemName: "eye.slash"), for: .selected)
        button.addAction(UIAction { [weak self] _ in self?.isRevealed.toggle() }, for: .primaryActionTriggered)
        rightView = button
        rightViewMode = .always
        drawButton()
        leaving = NotificationToken(UIApplication.willResignActiveNotification) { [weak self] in
            self?.isRevealed = false
        }
    }

    private func drawButton() {
        // VoiceOver reads a selected button as one that is on; its name stays.
        button.isSelected = isRevealed
        let key: ControlMessage.Key = isRevealed ? .passwordHide : .passwordShow
        revealAction = UIAccessibilityCustomAction(name: ControlMessage(key).text()) {
            [weak self] _ in
            self?.isRevealed.toggle()
            return true
        }
    }

    private func showOrHide() {
        if markedTextRange != nil {
            // What is being composed stays; a hidden text composes nothing.
            unmarkText()
            onTextSet?()
        }
        let selection = selectedOffsets
        isSecureTextEntry = !isRevealed
        drawButton()
        onReveal?()
        guard isFirstResponder else { return }
        keepText()
        // UIKit leaves the caret where the other characters, of other widths, had it.
        moveSelection(to: selection)
    }

    /// Uses up the erasure that UIKit has in store for the next key, by entering the text again in its own place.
    private func keepText() {
        guard isSecureTextEntry, let kept = text, !kept.isEmpty else { return }
        let selection = selectedOffsets
        let (listener, undo) = (delegate, undoManager)
        isReentering = true
        // Nothing changes: nothing is to be allowed or heard of by the app's delegate, nor to be undone.
        delegate = nil
        undo?.disableUndoRegistration()
        moveSelection(to: 0..<kept.utf16.count)
        insertText(kept)
        // Should UIKit have changed it, the next key replaces the text, but it is there.
        if text != kept { text = kept }
        moveSelection(to: selection)
        undo?.enableUndoRegistration()
        delegate = listener
        isReentering = false
    }

    private var selectedOffsets: Range<Int>? {
        guard let range = selectedTextRange else { return nil }
        let start = offset(from: beginningOfDocument, to: range.start)
        return start..<max(start, offset(from: beginningOfDocument, to: range.end))
    }

    private func moveSelection(to offsets: Range<Int>?) {
        guard let offsets,
            let start = position(from: beginningOfDocument, offset: offsets.lowerBound),
            let end = position(from: beginningOfDocument, offset: offsets.upperBound)
        else { return }
        selectedTextRange = textRange(from: start, to: end)
    }
}
#endif
