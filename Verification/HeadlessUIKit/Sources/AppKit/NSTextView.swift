@MainActor open class NSText: NSView {
    public class var movementUserInfoKey: String { "NSTextMovement" }
    open var string: String {
        get { "" }
        set {}
    }
    fileprivate(set) var selection = NSRange()
    open var selectedRange: NSRange {
        get { selection }
        set { select(newValue) }
    }
    fileprivate func select(_ range: NSRange) { selection = range }
}

@MainActor public protocol NSTextDelegate: NSObjectProtocol {
    func textDidBeginEditing(_ notification: Notification)
    func textDidEndEditing(_ notification: Notification)
    func textDidChange(_ notification: Notification)
}

@MainActor public protocol NSTextViewDelegate: NSTextDelegate {
    func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?)
        -> Bool
    func textViewDidChangeSelection(_ notification: Notification)
}

/// A field editor. It varies in the same undocumented ways as UIKit's double (`UnspecifiedBehavior`).
@MainActor open class NSTextView: NSText {
    /// The field whose text it edits.
    package internal(set) weak var field: NSTextField?
    package let isSecure: Bool
    private let storage = NSTextStorage(string: "")
    private var marked: NSRange?
    private var composedOver = ""
    private var isEdited = false
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    // The defaults of the system's settings.
    open var isAutomaticQuoteSubstitutionEnabled = true
    open var isAutomaticDashSubstitutionEnabled = true
    open var isAutomaticLinkDetectionEnabled = false
    open var isAutomaticDataDetectionEnabled = false
    open var isAutomaticTextReplacementEnabled = true
    open var isAutomaticSpellingCorrectionEnabled = true
    open var isAutomaticTextCompletionEnabled = true
    open var isContinuousSpellCheckingEnabled = true
    open var isGrammarCheckingEnabled = false
    open var smartInsertDeleteEnabled = true
    open var inlinePredictionType = NSTextInputTraitType.default
    open var writingToolsBehavior = NSWritingToolsBehavior.default

    init(isSecure: Bool) {
        self.isSecure = isSecure
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { fatalError("the double has no nibs") }

    open var textStorage: NSTextStorage? { storage }
    var attributedText: NSAttributedString { storage }
    /// "The field editor designates the current text field as its delegate."
    private var delegate: (any NSTextViewDelegate)? { field as? any NSTextViewDelegate }
    open override var acceptsFirstResponder: Bool { true }
    open override var window: NSWindow? { field?.window }

    open override var string: String {
        get { storage.string }
        set { set(NSAttributedString(string: newValue)) }
    }

    fileprivate override func select(_ range: NSRange) { setSelectedRange(range) }

    open func selectedRange() -> NSRange { selection }

    open func setSelectedRange(_ charRange: NSRange) {
        let range = clamped(charRange)
        guard range != selection else { return }
        selection = range
        tellSelection()
    }

    open func hasMarkedText() -> Bool { marked != nil }

    // MARK: Field

    func begin(with text: NSAttributedString) {
        storage.setAttributedString(text)
        marked = nil
        isEdited = false
        selection = NSRange(location: 0, length: storage.length)
    }

    /// Sets the program's text without notifications, and puts the caret after it.
    func set(_ text: NSAttributedString) {
        storage.setAttributedString(text)
        marked = nil
        if !UnspecifiedBehavior.current.undoOutlastsProgramText { undoManager?.removeAllActions(withTarget: self) }
        let isMoved = selection != NSRange(location: storage.length, length: 0)
        selection = NSRange(location: storage.length, length: 0)
        if UnspecifiedBehavior.current.textSetterTellsSelection, isMoved { tellSelection() }
    }

    /// NSText.didEndEditingNotification: "Posted when focus leaves an NSText object, whether or not any operation has changed
    /// characters."
    open override func resignFirstResponder() -> Bool {
        endEditing(.other)
        return true
    }

    private func endEditing(_ movement: NSTextMovement) {
        unmarkText()
        undoManager?.removeAllActions(withTarget: self)
        field?.textDidEndEditing(
            note("NSTextDidEndEditingNotification", [NSText.movementUserInfoKey: movement.rawValue])
        )
    }

    private func note(_ name: String, _ info: [AnyHashable: Any]? = nil) -> Notification {
        Notification(name: Notification.Name(name), object: self, userInfo: info)
    }

    private func clamped(_ range: NSRange) -> NSRange {
        let start = max(0, min(range.location, storage.length))
        return NSRange(location: start, length: max(0, min(range.length, storage.length - start)))
    }

    // MARK: Editing

    /// Apple: "invoke this before any change to the text that a person makes". The first change begins editing.
    open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
        if !isEdited {
            isEdited = true
            field?.textDidBeginEditing(note("NSTextDidBeginEditingNotification"))
        }
        return delegate?.textView(self, shouldChangeTextIn: affectedCharRange, replacementString: replacementString)
            ?? true
    }

    /// - Parameter replacementRange: "If its location is NSNotFound, the current selection or the marked text is replaced."
    open func insertText(_ string: Any, replacementRange: NSRange) {
        let text = string as? String ?? (string as? NSAttributedString)?.string ?? ""
        let range = replacementRange.location == NSNotFound ? marked ?? selection : replacementRange
        guard range == clamped(range) else {
            // NSTextStorage raises this exception.
            return Headless.error("NSRangeException: \(range) in \(storage.length)")
        }
        guard shouldChangeText(in: range, replacementString: text) else { return }
        let old = marked == nil ? (self.string as NSString).substring(with: range) : composedOver
        marked = nil
        replace(range, with: text, over: old)
    }

    private func replace(_ range: NSRange, with text: String, over old: String) {
        let range = clamped(range)
        substitute(range, text)
        let end = range.location + (text as NSString).length
        let edited = NSRange(location: range.location, length: end - range.location)
        selection = NSRange(location: end, length: 0)
        if !UnspecifiedBehavior.current.undoRegistersAfterTelling { register(edited, old) }
        report()
        if UnspecifiedBehavior.current.undoRegistersAfterTelling { register(edited, old) }
    }

    private func substitute(_ range: NSRange, _ text: String) {
        storage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: typingAttributes))
    }

    /// The selection moves while the storage is edited, before `didChangeText`.
    private func report() {
        if UnspecifiedBehavior.current.selectionToldBeforeChange { tellSelection() }
        field?.textDidChange(note("NSTextDidChangeNotification"))
        if !UnspecifiedBehavior.current.selectionToldBeforeChange { tellSelection() }
    }

    private func tellSelection() {
        delegate?.textViewDidChangeSelection(note("NSTextViewDidChangeSelectionNotification"))
    }

    private func register(_ range: NSRange, _ old: String) {
        undoManager?.registerUndo(withTarget: self) { editor in
            guard range == editor.clamped(range) else {
                return Headless.error("NSRangeException: \(range) in \(editor.storage.length)")
            }
            if UnspecifiedBehavior.current.undoAsksDelegate, !editor.shouldChangeText(in: range, replacementString: old)
            {
                return
            }
            let inverse = (editor.string as NSString).substring(with: range)
            editor.replace(range, with: old, over: inverse)
        }
    }

    // MARK: Composition

    open func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {
        let text = string as? String ?? ""
        let range = marked ?? selection
        if UnspecifiedBehavior.current.compositionAsksFirst, !shouldChangeText(in: range, replacementString: text) {
            return
        }
        if marked == nil { composedOver = (self.string as NSString).substring(with: range) }
        substitute(range, text)
        marked = text.isEmpty ? nil : NSRange(location: range.location, length: (text as NSString).length)
        selection = NSRange(location: range.location + selectedRange.location, length: selectedRange.length)
        if UnspecifiedBehavior.current.markedTextTellsChange { report() } else { tellSelection() }
    }

    /// Ends a composition and keeps its text.
    open func unmarkText() {
        guard let range = marked else { return }
        marked = nil
        register(range, composedOver)
        if UnspecifiedBehavior.current.unmarkTellsChange { report() }
    }

    // MARK: Keys

    /// Types characters, with the automatic changes that are turned on.
    package func type(_ text: String) {
        for character in text {
            let isQuote = character == "\"" && isAutomaticQuoteSubstitutionEnabled && !isSecure
            insertText(isQuote ? "“" : String(character), replacementRange: NSRange(location: NSNotFound, length: 0))
            UndoManager.endEvent()
        }
    }

    /// Pastes. As the editor's delegate, a single-line cell removes line breaks, unless its field implements that
    /// method itself (christiantietze.de, "usesSingleLineMode Stops Working").
    package func paste(_ text: String) {
        let text = delegate == nil ? text.replacingOccurrences(of: "\n", with: " ") : text
        insertText(text, replacementRange: NSRange(location: NSNotFound, length: 0))
        UndoManager.endEvent()
    }

    package func deleteBackward() {
        var range = selection
        if range.length == 0 {
            guard range.location > 0 else { return }
            range = (string as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
        }
        guard shouldChangeText(in: range, replacementString: "") else { return }
        replace(range, with: "", over: (string as NSString).substring(with: range))
        UndoManager.endEvent()
    }

    /// Handles the Return key, as a field editor does.
    package func pressReturn() {
        guard let field else { return }
        let command = Selector("NSStandardKeyBindingResponding.insertNewline(_:)") { _, _ in }
        if field.delegate?.control(field, textView: self, doCommandBy: command) == true { return }
        endEditing(.return)
    }

    package func copy() -> String? { isSecure ? nil : (string as NSString).substring(with: selection) }
}
