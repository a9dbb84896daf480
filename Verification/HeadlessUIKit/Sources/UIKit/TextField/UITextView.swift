import QuartzCore

@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        true
    }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

open class NSTextContainer: NSObject {}
open class NSTextStorage: NSMutableAttributedString {}

/// The editing of a text view, without its layout: the editor of a field, whose Return key enters a line break.
@MainActor open class UITextView: UIScrollView {
    /// The field whose editor the view uses. It passes the delegate's calls on.
    private final class Engine: UITextField, UITextFieldDelegate {
        weak var view: UITextView?

        override var window: UIWindow? { view?.window }
        override func contentChanged() { view?.contentChanged() }
        override func selectionMoved() { view?.ownTypingAttributes = nil }
        override var attributesOfTypedText: [NSAttributedString.Key: Any] {
            view?.typingAttributes ?? super.attributesOfTypedText
        }

        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            guard let view else { return true }
            return view.textDelegate?.textView(view, shouldChangeTextIn: range, replacementText: string) ?? true
        }
        func textFieldDidChangeSelection(_ textField: UITextField) {
            if let view { view.textDelegate?.textViewDidChangeSelection(view) }
        }
        /// Apple, `UITextViewDelegate`: the delegate is notified, and the notification is posted, after a person's change.
        override func tellChange() {
            guard let view else { return }
            NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view)
            view.textDelegate?.textViewDidChange(view)
        }
    }

    private let engine = Engine(frame: .zero)
    package var editor: FieldEditor { engine.editor }
    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    }
    public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
    }
    public nonisolated class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidChangeNotification")
    }

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        engine.view = self
        engine.delegate = engine
        editor.isSingleLine = false
        isAccessibilityElement = true
    }

    /// Apple: an empty string by default.
    open var text: String! {
        get { editor.string }
        set { editor.set(NSAttributedString(string: newValue ?? "")) }
    }
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: editor.content) }
        set { editor.set(newValue ?? NSAttributedString(string: "")) }
    }
    /// Apple: attributes that are written to it are shown, and can't be undone.
    open var textStorage: NSTextStorage { editor.content }
    /// Apple: "when the text view's selection changes, the contents of the dictionary are cleared automatically". Typed text
    /// then looks like the character before it.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { ownTypingAttributes ?? attributesAtCaret }
        set { ownTypingAttributes = newValue }
    }
    private var ownTypingAttributes: [NSAttributedString.Key: Any]?
    private var attributesAtCaret: [NSAttributedString.Key: Any] {
        guard editor.count > 0 else { return engine.defaultTextAttributes }
        let place = min(editor.selection.lowerBound, editor.count)
        return editor.content.attributes(at: max(0, place - 1), effectiveRange: nil)
    }
    open var font: UIFont?
    open var isEditable = true
    open var adjustsFontForContentSizeCategory = false
    open var inlinePredictionType: UITextInlinePredictionType {
        get { engine.inlinePredictionType }
        set { engine.inlinePredictionType = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { engine.smartInsertDeleteType }
        set { engine.smartInsertDeleteType = newValue }
    }
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var textContentType: UITextContentType!
    func contentChanged() { setNeedsLayout() }
    private var ownInputAccessoryView: UIView?
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    open override var canBecomeFirstResponder: Bool { isEditable && window != nil }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        editor.begin()
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        let wasFirstResponder = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        guard wasFirstResponder else { return true }
        editor.end()
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }
    open override func cut(_ sender: Any?) { editor.cut() }
    open override func copy(_ sender: Any?) { editor.copy() }
    open override func paste(_ sender: Any?) { editor.paste(UIPasteboard.general.string) }
    open override func pasteAndMatchStyle(_ sender: Any?) { editor.paste(UIPasteboard.general.string) }
    open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { !itemProviders.isEmpty }
    open override func paste(itemProviders: [NSItemProvider]) { editor.paste(itemProviders.first?.text) }

    open override var undoManager: UndoManager? { isFirstResponder ? editor.undoManager : super.undoManager }

    // UITextInput

    open func insertText(_ text: String) { engine.insertText(text) }
    open func deleteBackward() { engine.deleteBackward() }
    open func replace(_ range: UITextRange, withText text: String) { engine.replace(range, withText: text) }
    open func text(in range: UITextRange) -> String? { engine.text(in: range) }
    open var markedTextRange: UITextRange? { engine.markedTextRange }
    open var selectedTextRange: UITextRange? {
        get { FieldRange(editor.selection) }
        set { if let newValue { editor.select(engine.offsets(newValue)) } }
    }
    open var beginningOfDocument: UITextPosition { engine.beginningOfDocument }
    open var endOfDocument: UITextPosition { engine.endOfDocument }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        engine.textRange(from: fromPosition, to: toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        engine.position(from: position, offset: offset)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        engine.offset(from: from, to: toPosition)
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? editor.string }
        set { super.accessibilityValue = newValue }
    }
}
