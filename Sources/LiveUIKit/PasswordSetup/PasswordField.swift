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
    /// field.textContentType = .password
    /// field.addAction(UIAction { _ in check(field.password) }, for: .editingChanged)
    /// ```
    ///
    /// The button keeps the focus, the keyboard and the selection, and the next key after it changes one character: a
    /// plain secure field replaces its whole text with the first key after it got the focus or was hidden. The text is hidden again when
    /// the field leaves its window and when the app is no longer active. The field takes no delegate: the app keeps its own.
    open class PasswordField: UITextField {
        private let button = UIButton(type: .system)
        private var leaving: NotificationToken?
        private var isReentering = false
        /// Called when the program has set the text.
        var onTextSet: (() -> Void)?

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
        open override func becomeFirstResponder() -> Bool {
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
            let side = min(bounds.height, UIFontMetrics(forTextStyle: .body).scaledValue(for: 44))
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let x = isRightToLeft ? bounds.minX : bounds.maxX - side
            return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
        }

        /// Whether the field is only taking its own text again, so that nothing has changed.
        package var isTakingItsTextAgain: Bool { isReentering }

        private func setUp() {
            isSecureTextEntry = true
            textContentType = .newPassword
            autocapitalizationType = .none
            autocorrectionType = .no
            // A revealed password is a text; nothing may be made of its quotes, dashes and spaces.
            spellCheckingType = .no
            smartQuotesType = .no
            smartDashesType = .no
            smartInsertDeleteType = .no
            adjustsFontForContentSizeCategory = true
            font = .preferredFont(forTextStyle: .body)
            let name = Message(.passwordShow, 0, unit: .characters).text()
            button.accessibilityLabel = name
            accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: name) { [weak self] _ in
                    self?.isRevealed.toggle()
                    return true
                }
            ]
            button.addAction(UIAction { [weak self] _ in self?.isRevealed.toggle() }, for: .primaryActionTriggered)
            rightView = button
            rightViewMode = .always
            drawButton()
            leaving = NotificationToken(UIApplication.willResignActiveNotification) { [weak self] in
                self?.isRevealed = false
            }
        }

        private func drawButton() {
            button.setImage(UIImage(systemName: isRevealed ? "eye.slash" : "eye"), for: .normal)
            // VoiceOver reads a selected button as one that is on; its name stays.
            button.isSelected = isRevealed
        }

        private func showOrHide() {
            let selection = selectedOffsets
            isSecureTextEntry = !isRevealed
            drawButton()
            guard isFirstResponder else { return }
            keepText()
            // UIKit leaves the caret where the other characters, of other widths, had it.
            moveSelection(to: selection)
        }

        /// Uses up the erasure that UIKit has in store for the next key, by entering the text again.
        private func keepText() {
            guard isSecureTextEntry, let kept = text, !kept.isEmpty else { return }
            let selection = selectedOffsets
            isReentering = true
            text = ""
            insertText(kept)
            isReentering = false
            moveSelection(to: selection)
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
