#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import LiveFoundation
import LivePasswords

/// A secure field and a plain field in the same place, because AppKit has no field that can be both.
///
/// Only the visible field holds the text. The text is hidden again when the view leaves its window, and when the app is
/// about to become inactive.
final class RevealableTextField: NSView, NSTextFieldDelegate {
    private let hiddenText = SecureField(string: "")
    private let plainText = PlainField(string: "")
    private var leaving: NotificationToken?
    private var exchange = TextExchange()
    /// Whether the focus is moving from one of the two fields to the other.
    private var isSwapping = false

    /// Called when the text has changed. The flag is `true` while an input method composes.
    var onEdit: (PasswordText, Bool) -> Void = { _, _ in }
    /// Called when one of the fields gets the focus, and when neither has it any longer.
    var onFocus: (Bool) -> Void = { _ in }
    /// Called when the person presses Return. Without it, the key is the window's, for its default button.
    var onSubmit: (() -> Void)?
    /// Called when the view hides its text by itself.
    var onHide: () -> Void = {}

    override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    var fields: [NSTextField] { [hiddenText, plainText] }
    var shownField: NSTextField { isRevealed ? plainText : hiddenText }

    /// Whether the text is visible.
    var isRevealed = false {
        didSet { if isRevealed != oldValue { swap(from: oldValue ? plainText : hiddenText, to: shownField) } }
    }

    /// Sets the program's text if it has changed. During a composition, which ends then, only an emptied text is set.
    func set(_ text: PasswordText) {
        let isComposing = (shownField.currentEditor() as? NSTextView)?.hasMarkedText() == true
        let canReplace = exchange.replaces(isComposing: isComposing, isEmpty: text.isEmpty)
        if canReplace, PasswordText(shownField.stringValue) != text {
            shownField.show(String(revealing: text))
        }
    }

    override var intrinsicContentSize: NSSize { shownField.intrinsicContentSize }

    override func layout() {
        super.layout()
        fields.forEach { $0.frame = bounds }
    }

    override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        guard window == nil, isRevealed else { return }
        isRevealed = false
        // SwiftUI may be removing the view, and its state must not change meanwhile.
        Task { [weak self] in self?.onHide() }
    }

    private func setUp() {
        for field in fields {
            addSubview(field)
            field.delegate = self
        }
        hiddenText.onFocus = { [weak self] in self?.focusChanged($0) }
        plainText.onFocus = { [weak self] in self?.focusChanged($0) }
        plainText.isHidden = true
        plainText.isAutomaticTextCompletionEnabled = false
        leaving = NotificationToken(NSApplication.willResignActiveNotification) { [weak self] in
            guard let self, isRevealed else { return }
            isRevealed = false
            onHide()
        }
    }

    private func focusChanged(_ isFocused: Bool) { if !isSwapping { onFocus(isFocused) } }

    private func swap(from old: NSTextField, to new: NSTextField) {
        // AppKit ends a composition with the focus, which isn't reported here, and may not have reported the unfinished accent either.
        let wasComposing = (old.currentEditor() as? NSTextView)?.hasMarkedText() == true
        defer { if wasComposing { report() } }
        isSwapping = true
        defer { isSwapping = false }
        let selection = old.currentEditor()?.selectedRange
        new.stringValue = old.stringValue
        new.isHidden = false
        if let selection, let window {
            // This selects all, and the next key would replace the text.
            _ = window.makeFirstResponder(new)
            new.currentEditor()?.selectedRange = selection
        }
        old.isHidden = true
        old.stringValue = ""
        invalidateIntrinsicContentSize()
    }

    func controlTextDidChange(_ obj: Notification) { if !isSwapping { report() } }

    private func report() {
        let editor = shownField.currentEditor() as? NSTextView
        onEdit(PasswordText(editor?.string ?? shownField.stringValue), editor?.hasMarkedText() == true)
    }

    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
        guard commandSelector == #selector(NSStandardKeyBindingResponding.insertNewline(_:)), let onSubmit else {
            return false
        }
        onSubmit()
        return true
    }
}

/// AppKit reports the focus only with the first key.
private final class SecureField: NSSecureTextField {
    var onFocus: ((Bool) -> Void)?

    override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            if !newValue { endEditing() }
            super.isEnabled = newValue
        }
    }

    override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        onFocus?(true)
        return true
    }

    override func textDidEndEditing(_ notification: Notification) {
        super.textDidEndEditing(notification)
        // The Return key ends editing and starts it again.
        if currentEditor() == nil { onFocus?(false) }
    }
}

/// A plain field without automatic quotes, dashes and text replacement, which would change a password.
private final class PlainField: NSTextField {
    var onFocus: ((Bool) -> Void)?

    override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            if !newValue { endEditing() }
            super.isEnabled = newValue
        }
    }
    private var habits: EditorHabits?

    override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        limitEditor()
        onFocus?(true)
        return true
    }

    private func limitEditor() {
        habits = (currentEditor() as? NSTextView).map { EditorHabits(of: $0, limitedTo: .none) }
    }

    override func textDidEndEditing(_ notification: Notification) {
        habits?.restore()
        super.textDidEndEditing(notification)
        limitEditor()
        if currentEditor() == nil { onFocus?(false) }
    }
}
#endif
