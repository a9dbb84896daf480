import QuartzCore

/// Includes the accessibility properties that Apple declares for every `NSObject`.
@MainActor open class UIResponder: NSObject {
    /// Replaces `init()`, which would be nonisolated in all views, too.
    package nonisolated init(responder: Void) {
        super.init()
        AllocationTracker.note(self)
    }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// Apple: asks the present first responder to resign; returns false for a view without a window. Each window may
    /// have its own first responder, and that of the key window receives keys. The double has only that one.
    @discardableResult open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, responderWindow != nil else { return false }
        if let current = FirstResponder.current {
            guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
        }
        FirstResponder.current = self
        return true
    }

    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        FirstResponder.current = nil
        return true
    }

    open func reloadInputViews() { if isFirstResponder { FirstResponder.reloadCount += 1 } }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    /// Apple: that of the nearest responder that has one, in the end the window's.
    open var undoManager: UndoManager? { next?.undoManager }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open var keyCommands: [UIKeyCommand]? { nil }
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Apple, `UIPasteConfigurationSupporting`: a `UIPasteControl` asks its target, and then the next responders. Without
    /// a paste configuration, a responder accepts nothing.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }
    /// Called by a `UIPasteControl` for the responder that accepts the items.
    open func paste(itemProviders: [NSItemProvider]) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}

    open var isAccessibilityElement = false
    private var ownAccessibilityLabel: NSAttributedString?
    open var accessibilityLabel: String? {
        get { ownAccessibilityLabel?.string }
        set { ownAccessibilityLabel = newValue.map { NSAttributedString(string: $0) } }
    }
    /// UIAccessibility.h: setting it changes the value of `accessibilityLabel`, "and vice-versa". The header does not say
    /// that one setter calls the other, which a subclass may override.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { ownAccessibilityLabel }
        set { ownAccessibilityLabel = newValue }
    }
    open var accessibilityValue: String?
    private var ownAccessibilityHint: NSAttributedString?
    open var accessibilityHint: String? {
        get { ownAccessibilityHint?.string }
        set { ownAccessibilityHint = newValue.map { NSAttributedString(string: $0) } }
    }
    /// As `accessibilityAttributedLabel`.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { ownAccessibilityHint }
        set { ownAccessibilityHint = newValue }
    }
    open var accessibilityLanguage: String?
    /// Apple: an attributed value, which is read with the attributes; otherwise the plain one.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }
    open var accessibilityIdentifier: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityElementsHidden = false
    open var accessibilityElements: [Any]?
    private var userInputLabels: [String] = []
    /// UIAccessibility.h: "default == an empty array", which `nil` resets it to (`null_resettable`). "If this property
    /// returns an empty or invalid value, the accessibilityLabel will be used instead."
    open var accessibilityUserInputLabels: [String]! {
        get { userInputLabels }
        set { userInputLabels = newValue ?? [] }
    }
    open func accessibilityActivate() -> Bool { false }

    /// The window whose first responder it could be.
    package var responderWindow: UIWindow? { next?.responderWindow }
}

@MainActor package enum FirstResponder {
    package static weak var current: UIResponder?
    /// The number of times that the first responder reloaded its keyboard.
    package static var reloadCount = 0
}

extension UIResponder {
    public nonisolated class var keyboardWillShowNotification: Notification.Name {
        .init("UIKeyboardWillShowNotification")
    }
    public nonisolated class var keyboardWillHideNotification: Notification.Name {
        .init("UIKeyboardWillHideNotification")
    }
    public nonisolated class var keyboardWillChangeFrameNotification: Notification.Name {
        .init("UIKeyboardWillChangeFrameNotification")
    }
    public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
}
