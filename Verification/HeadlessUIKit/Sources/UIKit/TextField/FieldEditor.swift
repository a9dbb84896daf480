import Foundation

/// Edits the text of a field. It has the text, the selection, the composition and undo, and sends notifications.
@MainActor package final class FieldEditor {
    package unowned let field: UITextField
    /// Whether line breaks become spaces.
    var isSingleLine = true
    /// The text with its attributes.
    private(set) var content = NSTextStorage(string: "")
    /// The selection, in UTF-16 offsets.
    private(set) var selection = 0..<0
    private(set) var marked: Range<Int>?
    /// Whether the marked text is an inline prediction instead of a composition.
    package private(set) var isPrediction = false
    private(set) var isEditing = false
    /// What an input method that does not mark its text has inserted last.
    var composedInPlace: String?
    /// The text that the composition replaces.
    private var composedOver = NSAttributedString(string: "")
    /// Whether the next insertion or deletion replaces a secure text as a whole (openradar 25690848).
    var erasesNext = false
    let undoManager = UndoManager()

    /// Continuous typing, which is undone in one step.
    private var typing: TypedRun?

    private final class TypedRun {
        var range: Range<Int>
        let replaced: NSAttributedString
        var changeCount = 0

        init(_ range: Range<Int>, _ replaced: NSAttributedString) {
            self.range = range
            self.replaced = replaced
        }
    }

    init(_ field: UITextField) { self.field = field }

    var string: String { content.string }
    var count: Int { content.length }

    func text(in range: Range<Int>) -> String {
        (string as NSString).substring(with: NSRange(range.clamped(to: 0..<count)))
    }

    // MARK: The program

    /// Sets the whole text without notifications, puts the caret at the end, ends a composition, and clears the undo
    /// history ("by default setText: … clears the undo and redo stacks", jianshu.com/p/b302a7c66741).
    func set(_ text: NSAttributedString) {
        let before = NSAttributedString(attributedString: content)
        content = NSTextStorage(attributedString: text)
        marked = nil
        isPrediction = false
        typing = nil
        if UnspecifiedBehavior.current.undoRegistersProgramText, isEditing {
            register(TypedRun(0..<count, before))
        } else {
            undoManager.removeAllActions(withTarget: self)
        }
        let isMoved = selection != count..<count
        selection = count..<count
        if UnspecifiedBehavior.current.textSetterTellsSelection, isMoved { tellSelection() }
        field.contentChanged()
    }

    /// Applies attributes to the whole text.
    func restyle(_ attributes: [NSAttributedString.Key: Any]) {
        content.setAttributes(attributes, range: NSRange(location: 0, length: count))
        field.contentChanged()
    }

    func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        content.addAttribute(key, value: value, range: NSRange(location: 0, length: count))
        field.contentChanged()
    }

    /// Moves the selection, and notifies the delegate.
    package func select(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<count)
        guard range != selection else { return }
        selection = range
        typing = nil
        field.clearsOnInsertion = false
        if UnspecifiedBehavior.current.secureErasureEndsWithSelection { erasesNext = false }
        field.selectionMoved()
        tellSelection()
    }

    // MARK: Editing

    /// Replaces a part of the text, puts the caret after it, and sends notifications.
    func edit(
        _ range: Range<Int>,
        _ new: String,
        over old: NSAttributedString? = nil,
        notifies: Bool = true,
        isTyped: Bool = false
    ) {
        edit(range, like: typed(new), over: old, notifies: notifies, isTyped: isTyped)
    }

    private func edit(
        _ range: Range<Int>,
        like new: NSAttributedString,
        over old: NSAttributedString? = nil,
        notifies: Bool = true,
        isTyped: Bool = false
    ) {
        let range = range.clamped(to: 0..<count)
        let old = old ?? attributedText(in: range)
        substitute(range, new)
        marked = nil
        isPrediction = false
        let end = range.lowerBound + new.length
        selection = end..<end
        let edited = range.lowerBound..<end
        if UnspecifiedBehavior.current.undoRegistersAfterTelling {
            if notifies { report() }
            remember(edited, old, isTyped)
        } else {
            remember(edited, old, isTyped)
            if notifies { report() }
        }
    }

    private func typed(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: field.attributesOfTypedText)
    }

    private func attributedText(in range: Range<Int>) -> NSAttributedString {
        content.attributedSubstring(from: NSRange(range))
    }

    private func substitute(_ range: Range<Int>, _ new: NSAttributedString) {
        let look = field.attributesOfTypedText
        var run = NSRange(location: 0, length: 0)
        if content.length > 0 { _ = content.attributes(at: 0, effectiveRange: &run) }
        let isLikeTyped =
            isSingleLine || new.length == 0 || Set(new.attributes(at: 0, effectiveRange: nil).keys) == Set(look.keys)
        if run.length == content.length, isLikeTyped {
            // A text with one set of attributes is created again, because Foundation on Linux sometimes crashes when it
            // compares two.
            let text = (content.string as NSString).replacingCharacters(in: NSRange(range), with: new.string)
            content = NSTextStorage(string: text, attributes: look)
        } else {
            content.replaceCharacters(in: NSRange(range), with: new)
        }
        field.contentChanged()
    }

    private func report() {
        if UnspecifiedBehavior.current.selectionToldBeforeChange {
            tellSelection()
            field.tellChange()
        } else {
            field.tellChange()
            tellSelection()
        }
    }

    private func tellSelection() {
        if isEditing { field.delegate?.textFieldDidChangeSelection(field) }
    }

    /// Inserts the program's text at the caret.
    func insert(_ text: String) {
        unmark()
        let before = (string, selection)
        if UnspecifiedBehavior.current.insertTextAsksDelegate, !asks(selection, text) { return }
        let replacesAll = (erasesNext || field.clearsOnInsertion) && before == (string, selection)
        erasesNext = false
        field.clearsOnInsertion = false
        edit(replacesAll ? 0..<count : selection, text, notifies: UnspecifiedBehavior.current.writingTellsChange)
    }

    /// Replaces a part of the text for the program. The delegate is not asked (Stack Overflow 5886258).
    func replace(_ range: Range<Int>, with text: String) {
        guard isEditing || !UnspecifiedBehavior.current.writingNeedsEditing else { return }
        edit(range, text, notifies: UnspecifiedBehavior.current.writingTellsChange)
    }

    // MARK: Undo

    private func remember(_ range: Range<Int>, _ old: NSAttributedString, _ isTyped: Bool) {
        if isTyped, let typing, old.length == 0, typing.range.upperBound == range.lowerBound,
            typing.changeCount == undoManager.changeCount
        {
            typing.range = typing.range.lowerBound..<range.upperBound
            return
        }
        let run = TypedRun(range, old)
        register(run)
        run.changeCount = undoManager.changeCount
        typing = isTyped ? run : nil
    }

    /// Registers the undo step of a refused paste, as iOS 9 did.
    func registerRefusedPaste(_ text: String) {
        let range = selection.lowerBound..<selection.lowerBound + text.utf16.count
        register(TypedRun(range, attributedText(in: selection)))
    }

    private func register(_ run: TypedRun) {
        guard isEditing else { return }
        undoManager.registerUndo(withTarget: self) { $0.revert(run.range, to: run.replaced) }
    }

    /// Puts a replaced text back, in a text view with the attributes that it had.
    private func revert(_ range: Range<Int>, to old: NSAttributedString) {
        typing = nil
        if UnspecifiedBehavior.current.undoAsksDelegate, !asks(range, old.string) { return }
        guard range.upperBound <= count else {
            // UIKit raises this exception.
            let beyond = "Range {\(range.lowerBound), \(range.count)} out of bounds; string length \(count)"
            return Headless.error("NSRangeException: \(beyond)")
        }
        edit(range, like: isSingleLine ? typed(old.string) : old)
    }

    // MARK: Composition

    /// Replaces the composition or the selection with marked text.
    func setMarked(_ text: String, selected: Range<Int>, isPrediction: Bool = false) {
        let range = marked ?? selection
        if marked == nil { composedOver = attributedText(in: selection) }
        substitute(range, typed(text))
        let start = range.lowerBound
        let end = start + text.utf16.count
        marked = text.isEmpty ? nil : start..<end
        self.isPrediction = isPrediction && !text.isEmpty
        typing = nil
        let chosen = selected.clamped(to: 0..<text.utf16.count)
        selection = start + chosen.lowerBound..<start + chosen.upperBound
        report()
    }

    /// Ends a composition and keeps its text.
    package func unmark() {
        guard let range = marked else { return }
        marked = nil
        if isPrediction {
            isPrediction = false
            substitute(range, typed(""))
            selection = range.lowerBound..<range.lowerBound
            return report()
        }
        remember(range, composedOver, false)
        if UnspecifiedBehavior.current.unmarkTellsChange { report() }
    }

    /// Replaces the composition with a candidate.
    func replaceMarked(_ text: String) {
        guard let range = marked else { return }
        substitute(range, typed(""))
        edit(range.lowerBound..<range.lowerBound, text, over: composedOver)
    }

    /// Accepts the inline prediction.
    package func acceptPrediction() {
        guard isPrediction, let range = marked else { return }
        isPrediction = false
        marked = nil
        selection = range.upperBound..<range.upperBound
        remember(range, composedOver, false)
        report()
    }

    // MARK: Focus

    func begin() {
        isEditing = true
        typing = nil
        erasesNext = field.isSecureTextEntry
        selection = count..<count
    }

    func end() {
        unmark()
        isEditing = false
        erasesNext = false
        typing = nil
        // "UITextField has its own undo manager that's cleared when the text field resigns first-responder status."
        undoManager.removeAllActions()
    }

    /// Asks the delegate about an edit.
    func asks(_ range: Range<Int>, _ text: String) -> Bool {
        field.delegate?.textField(field, shouldChangeCharactersIn: NSRange(range), replacementString: text) ?? true
    }
}
