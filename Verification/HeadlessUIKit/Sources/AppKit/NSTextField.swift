@MainActor open class NSControl: NSView {
    /// NSControl: "If … the control is being edited" when it is disabled, it "aborts editing": the field editor leaves, its
    /// text is lost, and no delegate is notified (`abortEditing()`: "terminates the current editing operation and discards
    /// any edited text").
    open var isEnabled = true { didSet { if !isEnabled { abortEditing() } } }
    open var font: NSFont? = .systemFont(ofSize: 13)
    open var action: Selector?
    open var alignment = NSTextAlignment.natural
    private var value = NSAttributedString(string: "")

    /// During editing, the getter validates the editor's text.
    open var stringValue: String {
        get { attributedStringValue.string }
        set { attributedStringValue = NSAttributedString(string: newValue) }
    }

    /// If it is set during editing, the editor takes the text, puts the caret after it, and continues. Apps that filter
    /// a text in `controlTextDidChange` rely on this.
    open var attributedStringValue: NSAttributedString {
        get { (currentEditor() as? NSTextView)?.textStorage ?? value }
        set {
            value = NSAttributedString(attributedString: newValue)
            (currentEditor() as? NSTextView)?.set(newValue)
        }
    }

    /// "The field editor, if the control is being edited."
    open func currentEditor() -> NSText? {
        guard let editor = window?.firstResponder as? NSTextView, editor.field === self else { return nil }
        return editor
    }

    /// "Terminates the current editing operation and discards any edited text."
    ///
    /// - Returns: Whether there was a field editor.
    @discardableResult open func abortEditing() -> Bool {
        guard let window, let editor = currentEditor() as? NSTextView else { return false }
        window.end(editor)
        return true
    }

    /// Stores the editor's text when editing ends.
    func keep(_ text: NSAttributedString) { value = NSAttributedString(attributedString: text) }
}

@MainActor public protocol NSControlTextEditingDelegate: NSObjectProtocol {
    func controlTextDidBeginEditing(_ obj: Notification)
    func controlTextDidEndEditing(_ obj: Notification)
    func controlTextDidChange(_ obj: Notification)
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

extension NSControlTextEditingDelegate {
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    public func controlTextDidEndEditing(_ obj: Notification) {}
    public func controlTextDidChange(_ obj: Notification) {}
    public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
        false
    }
}

@MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

@MainActor open class NSTextField: NSControl {
    open var isAutomaticTextCompletionEnabled = true
    open var textColor: NSColor? = .controlTextColor
    open weak var delegate: (any NSTextFieldDelegate)?

    public convenience init(string stringValue: String?) {
        self.init(frame: .zero)
        self.stringValue = stringValue ?? ""
    }

    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: NSSize { NSSize(width: -1, height: 22) }
    open override var acceptsFirstResponder: Bool { isEnabled }

    /// "The text field selects its text" in the field editor of its window. The field itself never stays first
    /// responder.
    open override func becomeFirstResponder() -> Bool {
        guard isEnabled, window != nil else { return false }
        selectText(nil)
        return true
    }

    open func selectText(_ sender: Any?) {
        guard let window else { return }
        let editor = window.fieldEditor(for: self)
        let text = attributedStringValue
        window.begin(editor, of: self)
        editor.begin(with: text)
    }

    /// NSText: "posted … the first time that it is edited after becoming first responder".
    open func textDidBeginEditing(_ notification: Notification) {
        delegate?.controlTextDidBeginEditing(reported(notification))
    }

    /// Apple: the field validates the new value and notifies the delegate. Then the cell ends editing. Then the Return
    /// key sends the action. "If unsuccessful", the field offers it as a key equivalent, "for example, to handle the default
    /// button in a panel". "If that also is unsuccessful", it "selects its text".
    open func textDidEndEditing(_ notification: Notification) {
        guard let window, let editor = currentEditor() as? NSTextView else { return }
        keep(editor.attributedText)
        delegate?.controlTextDidEndEditing(reported(notification))
        window.end(editor)
        let movement = notification.userInfo?[NSText.movementUserInfoKey] as? Int
        guard movement == NSTextMovement.return.rawValue else { return }
        guard let press = window.defaultButton else { return selectText(nil) }
        press()
    }

    open func textDidChange(_ notification: Notification) { delegate?.controlTextDidChange(reported(notification)) }

    private func reported(_ notification: Notification) -> Notification {
        Notification(name: notification.name, object: self, userInfo: notification.userInfo)
    }
}

@MainActor open class NSSecureTextField: NSTextField {}
