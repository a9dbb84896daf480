import Foundation
import QuartzCore

/// A field for one line of text.
///
/// Its ``FieldEditor`` edits the text. `UITextField+Geometry.swift` has the layout.
@MainActor open class UITextField: UIControl {
    package private(set) lazy var editor = FieldEditor(self)
    /// The state of the keyboard on the screen; `nil` if it is not this field's.
    package var shownKeyboard: ShownKeyboard?
    /// The distance that the text has scrolled during editing, in points.
    package internal(set) var visibleOffset: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public convenience init() { self.init(frame: .zero) }

    /// The recognizer of a field's own taps, which comes before those of its superviews. It leaves the touches to the
    /// field, and those of a side view to that view.
    private final class OwnTap: UITapGestureRecognizer {
        override func mayBegin() -> Bool { touches.allSatisfy { $0.view === view } && super.mayBegin() }
    }

    private func setUp() {
        isAccessibilityElement = true
        // Observed, and the reason why carets and glyphs at the edge are cut: a field clips its text.
        clipsToBounds = true
        let tap = OwnTap(target: nil, action: nil)
        tap.cancelsTouchesInView = false
        addGestureRecognizer(tap)
    }

    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// "This string is @"" by default."
    open var text: String? {
        get { editor.string }
        set {
            var attributes = defaultTextAttributes
            if UnspecifiedBehavior.current.attributesLostWithText {
                attributes = attributes.filter { [.font, .foregroundColor, .paragraphStyle].contains($0.key) }
            }
            let new = NSAttributedString(string: newValue ?? "", attributes: attributes)
            if UnspecifiedBehavior.current.textSetterGoesThroughAttributedText {
                attributedText = new
            } else {
                editor.set(new)
            }
        }
    }

    open var attributedText: NSAttributedString? {
        get { NSAttributedString(attributedString: editor.content) }
        set {
            let new = NSMutableAttributedString(attributedString: newValue ?? NSAttributedString(string: ""))
            // Missing attributes are the field's.
            for key in [NSAttributedString.Key.font, .foregroundColor] {
                guard let value = defaultTextAttributes[key] else { continue }
                var start = 0
                while start < new.length {
                    var range = NSRange()
                    let rest = NSRange(location: start, length: new.length - start)
                    if new.attribute(key, at: start, longestEffectiveRange: &range, in: rest) == nil {
                        new.addAttribute(key, value: value, range: range)
                    }
                    start = max(start + 1, NSMaxRange(range))
                }
            }
            editor.set(new)
        }
    }

    /// "Setting this property applies the specified attributes to the entire text of the text field."
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes = ownAttributes
            attributes[.font] = attributes[.font] ?? UIFont.systemFont(ofSize: 17)
            attributes[.foregroundColor] = attributes[.foregroundColor] ?? UIColor.label
            return attributes
        }
        set {
            ownAttributes = newValue
            editor.restyle(defaultTextAttributes)
            invalidateIntrinsicContentSize()
        }
    }
    private var ownAttributes: [NSAttributedString.Key: Any] = [:]

    /// "If the text field is being edited, the attributes of what is typed next". Reset when the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any]?

    var attributesOfTypedText: [NSAttributedString.Key: Any] { typingAttributes ?? defaultTextAttributes }

    open var font: UIFont? {
        get { defaultTextAttributes[.font] as? UIFont }
        set { setDefault(.font, newValue ?? UIFont.systemFont(ofSize: 17)) }
    }

    open var textColor: UIColor? {
        get { defaultTextAttributes[.foregroundColor] as? UIColor }
        set { setDefault(.foregroundColor, newValue ?? UIColor.label) }
    }

    open var textAlignment: NSTextAlignment {
        get { (ownAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
        set {
            let style = NSMutableParagraphStyle()
            let old = ownAttributes[.paragraphStyle] as? NSParagraphStyle
            style.baseWritingDirection = old?.baseWritingDirection ?? .natural
            style.alignment = newValue
            setDefault(.paragraphStyle, style)
        }
    }

    private func setDefault(_ key: NSAttributedString.Key, _ value: Any) {
        ownAttributes[key] = value
        editor.setAttribute(key, value)
        if key == .font { invalidateIntrinsicContentSize() }
    }

    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    open var attributedPlaceholder: NSAttributedString? {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    open var adjustsFontForContentSizeCategory = false
    open var clearsOnBeginEditing = false
    /// "Changing the selection will automatically set this to NO" (UITextField.h).
    open var clearsOnInsertion = false

    // MARK: Side views and border

    open var borderStyle = UITextField.BorderStyle.none { didSet { geometryChanged() } }
    open var background: UIImage?
    open var disabledBackground: UIImage?
    open var clearButtonMode = UITextField.ViewMode.never { didSet { geometryChanged() } }
    open var leftView: UIView? { didSet { sideViewChanged(oldValue, leftView) } }
    open var leftViewMode = UITextField.ViewMode.never { didSet { geometryChanged() } }
    open var rightView: UIView? { didSet { sideViewChanged(oldValue, rightView) } }
    open var rightViewMode = UITextField.ViewMode.never { didSet { geometryChanged() } }

    private func sideViewChanged(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        geometryChanged()
    }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(onLeft: true, bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(onLeft: false, bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRect(bounds) }
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds) }
    /// "Defaults to the text rectangle."
    open func editingRect(forBounds bounds: CGRect) -> CGRect { likeText(bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { likeText(bounds) }

    private func likeText(_ bounds: CGRect) -> CGRect {
        UnspecifiedBehavior.current.rectanglesCallEachOther ? textRect(forBounds: bounds) : contentRect(bounds)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSideViews()
        scrollToCaret()
    }

    package override var content: [LayerContent] { drawnContent }

    open override var intrinsicContentSize: CGSize {
        UnspecifiedBehavior.current.rectanglesCallEachOther ? sizeThatFits(bounds.size) : ownSize
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

    // MARK: First responder

    open private(set) var isEditing = false
    /// A disabled control receives no events, and a disabled field resigns first responder at once.
    open override var isEnabled: Bool {
        didSet { if !isEnabled, isFirstResponder { _ = resignFirstResponder() } }
    }
    open override var canBecomeFirstResponder: Bool { isEnabled && !isHidden && window != nil }

    /// The order in the documentation of `UITextFieldDelegate`: the delegate is asked, the field becomes first
    /// responder, editing begins, the notification is posted.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        isEditing = true
        editor.begin()
        forgetAttributes()
        if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
        showKeyboard()
        geometryChanged()
        tellFocus(.editingDidBegin) { $0?.textFieldDidBeginEditing(self) }
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        let mayEnd = delegate?.textFieldShouldEndEditing(self) ?? true
        guard mayEnd, super.resignFirstResponder() else { return false }
        endEditing()
        return true
    }

    private func endEditing() {
        guard isEditing else { return }
        isEditing = false
        editor.end()
        forgetAttributes()
        shownKeyboard = nil
        geometryChanged()
        tellFocus(.editingDidEnd) { $0?.textFieldDidEndEditing(self, reason: .committed) }
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    /// Editing ends "if forced even if shouldEndEditing returns NO (e.g. view removed from window)".
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { endEditing() }
    }

    private func tellFocus(_ event: UIControl.Event, _ report: ((any UITextFieldDelegate)?) -> Void) {
        let isEventFirst = UnspecifiedBehavior.current.controlEventsBeforeDelegate
        if isEventFirst { sendActions(for: event) }
        report(delegate)
        if !isEventFirst { sendActions(for: event) }
    }

    /// Removes attributes from ``attributedText``, which do not survive a change of focus.
    private func forgetAttributes() {
        guard !UnspecifiedBehavior.current.attributesLastThroughFocus else { return }
        editor.restyle(defaultTextAttributes)
    }

    private func showKeyboard() {
        shownKeyboard = ShownKeyboard(
            type: keyboardType,
            returnKey: returnKeyType,
            contentType: textContentType,
            capitalization: autocapitalizationType,
            correction: autocorrectionType,
            prediction: inlinePredictionType,
            passwordRules: passwordRules,
            accessoryView: inputAccessoryView
        )
    }

    /// "Updates the custom input and accessory views when the object is the first responder."
    open override func reloadInputViews() {
        super.reloadInputViews()
        if isFirstResponder { showKeyboard() }
    }

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    /// The field's own during editing.
    open override var undoManager: UndoManager? { isEditing ? editor.undoManager : super.undoManager }

    /// A tap first takes the focus, and then places its caret.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard isEnabled, let point = touches.first?.location(in: self), bounds.contains(point) else { return }
        let isClear = isClearButtonShown && clearButtonRect(forBounds: bounds).contains(point)
        guard !isClear else { return editor.clear() }
        guard becomeFirstResponder() else { return }
        let offset = self.offset(at: point)
        editor.select(offset..<offset)
    }

    // MARK: Traits

    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var textContentType: UITextContentType!
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
    open var passwordRules: UITextInputPasswordRules?
    /// When it is turned on, the next key replaces the whole text (openradar 25690848).
    open var isSecureTextEntry = false {
        didSet {
            guard isSecureTextEntry != oldValue else { return }
            editor.erasesNext = isSecureTextEntry && isEditing
            contentChanged()
        }
    }

    // MARK: UITextInput

    open func insertText(_ text: String) { editor.insert(text) }
    open func deleteBackward() { editor.deleteBackward(asked: UnspecifiedBehavior.current.insertTextAsksDelegate) }
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(offsets(range), with: text) }
    open func text(in range: UITextRange) -> String? { editor.text(in: offsets(range)) }
    open func unmarkText() { editor.unmark() }
    open var markedTextRange: UITextRange? { editor.marked.map(FieldRange.init) }

    open var selectedTextRange: UITextRange? {
        get { isEditing || UnspecifiedBehavior.current.selectionOutlastsEditing ? FieldRange(editor.selection) : nil }
        set { if let newValue, isEditing { editor.select(offsets(newValue)) } }
    }

    open var beginningOfDocument: UITextPosition { FieldPosition(0) }
    open var endOfDocument: UITextPosition { FieldPosition(editor.count) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (from, to) = (fromPosition.place, toPosition.place)
        return FieldRange(min(from, to)..<max(from, to))
    }
    /// Returns `nil` if there is no such position in the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.place + offset
        return 0...editor.count ~= place ? FieldPosition(place) : nil
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.place - from.place }
    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position.place) }

    // MARK: Updates by the editor

    func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    func selectionMoved() {
        // "When the text field's selection changes, the typing attributes are cleared."
        typingAttributes = nil
        scrollToCaret()
        setNeedsDisplay()
    }

    func tellChange() {
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        sendActions(for: .editingChanged)
    }

    // MARK: Edit actions

    open override func cut(_ sender: Any?) { editor.cut() }
    open override func copy(_ sender: Any?) { editor.copy() }
    open override func paste(_ sender: Any?) { editor.paste(UIPasteboard.general.string) }
    open override func pasteAndMatchStyle(_ sender: Any?) { editor.paste(UIPasteboard.general.string) }
    open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { !itemProviders.isEmpty }
    open override func paste(itemProviders: [NSItemProvider]) { editor.paste(itemProviders.first?.text) }
    open override func delete(_ sender: Any?) { editor.deleteBackward() }
    open override func select(_ sender: Any?) { editor.selectWord() }
    open override func selectAll(_ sender: Any?) { editor.select(0..<editor.count) }

    // MARK: Accessibility

    /// The text, or as many bullets for a secure text.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isSecureTextEntry ? shownText : editor.string) }
        set { super.accessibilityValue = newValue }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
    }
}
