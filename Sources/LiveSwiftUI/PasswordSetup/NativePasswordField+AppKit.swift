#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import LiveFoundation
import LivePasswords
import SwiftUI

struct NativePasswordField: NSViewRepresentable {
    let title: String
    let text: PasswordText
    let isRevealed: Bool
    let purpose: PasswordField.Purpose
    let rules: String
    let actions: PasswordFieldActions

    func makeCoordinator() -> PasswordFieldCoordinator { PasswordFieldCoordinator(actions) }

    func makeNSView(context: Context) -> RevealableTextField {
        let view = RevealableTextField(frame: .zero)
        let coordinator = context.coordinator
        view.fields.forEach { $0.delegate = coordinator }
        view.onFocus = { [weak coordinator] in coordinator?.focused() }
        return view
    }

    func updateNSView(_ view: RevealableTextField, context: Context) {
        let coordinator = context.coordinator
        coordinator.actions = actions
        let environment = context.environment
        let look = FieldLook(environment)
        for field in view.fields {
            field.placeholderString = title
            field.isEnabled = environment.isEnabled
            field.contentType = purpose.contentType
            field.take(look, after: coordinator.look, usual: .systemFont(ofSize: NSFont.systemFontSize))
            field.alignment = NSTextAlignment(environment.multilineTextAlignment, in: environment.layoutDirection)
        }
        coordinator.look = look
        coordinator.isSwapping = true
        view.isRevealed = isRevealed
        coordinator.isSwapping = false
        let field = view.shownField
        let editor = field.currentEditor() as? NSTextView
        // A set during a composition would end it.
        if editor?.hasMarkedText() != true, PasswordText(field.stringValue) != text {
            field.stringValue = String(revealing: text)
        }
        coordinator.focus.update(environment, of: field)
    }
}

extension PasswordField.Purpose {
    /// AppKit's name for what password managers offer.
    fileprivate var contentType: NSTextContentType {
        if self == .new, #available(macOS 14.0, *) { .newPassword } else { .password }
    }
}

/// A secure field and a plain one in the same place: AppKit has no field that can be both.
///
/// Only the one that is shown holds the text.
final class RevealableTextField: NSView {
    private let hiddenText = SecureField(string: "")
    private let plainText = PlainField(string: "")

    override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Called when one of the fields has got the focus.
    var onFocus: (() -> Void)? {
        didSet {
            hiddenText.onFocus = onFocus
            plainText.onFocus = onFocus
        }
    }

    var fields: [NSTextField] { [hiddenText, plainText] }
    var shownField: NSTextField { isRevealed ? plainText : hiddenText }

    var isRevealed = false {
        didSet { if isRevealed != oldValue { swap(from: oldValue ? plainText : hiddenText, to: shownField) } }
    }

    override var intrinsicContentSize: NSSize { shownField.intrinsicContentSize }

    override func layout() {
        super.layout()
        fields.forEach { $0.frame = bounds }
    }

    private func setUp() {
        fields.forEach { addSubview($0) }
        plainText.isHidden = true
        plainText.isAutomaticTextCompletionEnabled = false
    }

    private func swap(from old: NSTextField, to new: NSTextField) {
        let selection = old.currentEditor()?.selectedRange
        new.stringValue = old.stringValue
        new.isHidden = false
        if let selection, let window {
            // This selects all, and the next key would replace it.
            _ = window.makeFirstResponder(new)
            new.currentEditor()?.selectedRange = selection
        }
        old.isHidden = true
        old.stringValue = ""
    }
}

/// AppKit reports the focus only with the first key.
private final class SecureField: NSSecureTextField {
    var onFocus: (() -> Void)?

    override func becomeFirstResponder() -> Bool {
        let isFirstResponder = super.becomeFirstResponder()
        if isFirstResponder { onFocus?() }
        return isFirstResponder
    }
}

private final class PlainField: NSTextField {
    var onFocus: (() -> Void)?

    override func becomeFirstResponder() -> Bool {
        let isFirstResponder = super.becomeFirstResponder()
        if isFirstResponder { onFocus?() }
        return isFirstResponder
    }
}

final class PasswordFieldCoordinator: NSObject, NSTextFieldDelegate {
    var actions: PasswordFieldActions
    /// While the focus goes from one of the two fields to the other.
    var isSwapping = false
    let focus = FocusCarrier()
    /// What the surroundings said of the text's look.
    var look = FieldLook()

    init(_ actions: PasswordFieldActions) { self.actions = actions }

    func focused() {
        guard !isSwapping else { return }
        actions.focused(true)
        focus.changed(true)
    }

    func controlTextDidChange(_ obj: Notification) {
        guard !isSwapping, let field = obj.object as? NSTextField else { return }
        let editor = field.currentEditor() as? NSTextView
        actions.edited(PasswordText(editor?.string ?? field.stringValue), editor?.hasMarkedText() == true)
    }

    func controlTextDidEndEditing(_ obj: Notification) {
        guard !isSwapping else { return }
        actions.focused(false)
        focus.changed(false)
    }

    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
        guard commandSelector == #selector(NSStandardKeyBindingResponding.insertNewline(_:)) else { return false }
        actions.submitted()
        return true
    }
}
#endif
