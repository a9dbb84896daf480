#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import LiveControls
import LiveFoundation

/// The owner of a ``SpacedTextField``, which decides about its edits and is notified of its changes.
@MainActor protocol SpacedTextFieldOwner: AnyObject {
    /// Returns whether the person may make an edit.
    func shouldChange(_ range: NSRange, to replacement: String, in field: SpacedTextField) -> Bool
    /// Called when the text or a composition has changed.
    func changed(_ field: SpacedTextField)
    /// Called when the selection has changed.
    func selectionChanged(_ field: SpacedTextField)
    /// Called when the field has the focus, or is about to lose it.
    func focusChanged(_ isFocused: Bool, in field: SpacedTextField)
    /// Whether the app has an action for the Return key, which otherwise is the window's, for its default button.
    var handlesReturn: Bool { get }
    /// Called when the person presses Return.
    func submitted(_ field: SpacedTextField)
    /// Returns whether the text's attributes may be set.
    func mayStyle(_ field: SpacedTextField) -> Bool
}

/// An AppKit field that a session reads and writes, and whose characters can be spaced over sections.
///
/// As its field editor's delegate, a text field can decide about each edit.
final class SpacedTextField: NSTextField, NSTextViewDelegate, NativeTextField {
    /// The distance of a cell's text from its edges, in points.
    private static let cellPadding = 2.0

    weak var owner: (any SpacedTextFieldOwner)?
    var isWriting = false
    /// The automatic changes that the field editor may make.
    var help = TypingHelp.usual {
        didSet { if help != oldValue { habits?.limit(to: help) } }
    }
    private var habits: EditorHabits?
    private var isFocused = false
    private var geometry: SectionGeometry?
    private var lengths: [Int] { geometry?.presentation.lengths ?? [] }
    private var look: Look?

    /// The appearance of the characters and their positions.
    private struct Look: Equatable {
        var font: NSFont
        var color: NSColor
        var spacing: TextSpacing
        /// Whether the first character is invisible, because it's drawn with the texts around the sections.
        var hidesSign: Bool
    }

    override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            if !newValue { endEditing() }
            super.isEnabled = newValue
            style()
        }
    }

    var content: NativeText {
        guard let editor else {
            let count = stringValue.utf16.count
            return NativeText(stringValue, selection: count..<count)
        }
        let range = editor.selectedRange()
        return NativeText(
            editor.string,
            selection: range.location..<range.location + range.length,
            isMarked: editor.hasMarkedText()
        )
    }

    /// Whether undo or redo is changing the text.
    var isUndoing: Bool { (editor?.undoManager).map { $0.isUndoing || $0.isRedoing } ?? false }

    private var editor: NSTextView? { currentEditor() as? NSTextView }

    func replace(_ range: Range<Int>, with text: String) {
        editor?.insertText(text, replacementRange: NSRange(range))
    }

    func setText(_ text: String) { show(text) }

    func moveSelection(to range: Range<Int>) { editor?.setSelectedRange(NSRange(range)) }

    override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        takeFocus()
        return true
    }

    private func takeFocus() {
        guard !isFocused else { return }
        isFocused = true
        if let editor { habits = EditorHabits(of: editor, limitedTo: help) }
        owner?.focusChanged(true, in: self)
    }

    override func textDidEndEditing(_ notification: Notification) {
        if isFocused {
            isFocused = false
            habits?.restore()
            habits = nil
            owner?.focusChanged(false, in: self)
        }
        let movement = notification.userInfo?[NSText.movementUserInfoKey] as? Int
        let isReturn = movement == NSTextMovement.return.rawValue
        if isReturn, action == nil, owner?.handlesReturn == true {
            // Without the movement, the field does not offer the key to the window.
            super.textDidEndEditing(Notification(name: notification.name, object: notification.object))
            selectText(nil)
        } else {
            super.textDidEndEditing(notification)
        }
        // The Return key ends editing and starts it again.
        if currentEditor() != nil { takeFocus() }
        if isReturn { owner?.submitted(self) }
    }

    override func textDidChange(_ notification: Notification) {
        super.textDidChange(notification)
        if !isWriting { owner?.changed(self) }
    }

    func textView(
        _ textView: NSTextView,
        shouldChangeTextIn affectedCharRange: NSRange,
        replacementString: String?
    ) -> Bool {
        // Without a replacement, only attributes change.
        guard !isWriting, let replacementString, let owner else { return true }
        // A field that decides about edits instead of its cell must also handle line breaks. Each becomes a space.
        let line = String(replacementString.map { $0.isNewline ? " " : $0 })
        guard line == replacementString || isUndoing else {
            textView.insertText(line, replacementRange: affectedCharRange)
            return false
        }
        return owner.shouldChange(affectedCharRange, to: replacementString, in: self)
    }

    func textViewDidChangeSelection(_ notification: Notification) {
        if !isWriting { owner?.selectionChanged(self) }
    }

    /// Spaces the text over sections.
    ///
    /// - Parameter geometry: The sections; none for a plain field.
    func spread(_ geometry: SectionGeometry) {
        self.geometry = geometry
        let side: NSTextAlignment = lengths.isEmpty ? .natural : .left
        // Setting it removes the attributes of a text that is being edited.
        if alignment != side { alignment = side }
        style()
    }

    override func layout() {
        super.layout()
        style()
    }

    private func style() {
        guard let owner, owner.mayStyle(self), let geometry else { return }
        let layout = geometry.layout(width: Double(bounds.width))
        guard let spacing = layout.exactSpacing(lengths: lengths, font: geometry.font) else {
            if look != nil { restore() }
            return
        }
        let look = Look(
            font: geometry.nativeFont(ofSize: CGFloat(spacing.fontSize)),
            color: isEnabled ? textColor ?? .controlTextColor : .disabledControlTextColor,
            spacing: spacing,
            hidesSign: geometry.hidesSign
        )
        let text = attributed(content.text, look)
        guard look != self.look || !isStyled(as: text) else { return }
        self.look = look
        isWriting = true
        defer { isWriting = false }
        guard let editor, let storage = editor.textStorage else {
            attributedStringValue = text
            return
        }
        // Keep the text, and with it the selection and the undo history.
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            storage.setAttributes(attributes, range: range)
        }
        editor.typingAttributes = attributes(look)
    }

    /// Restores the text attributes of a plain field.
    private func restore() {
        look = nil
        let font = font ?? .monospacedDigitSystemFont(ofSize: NSFont.systemFontSize, weight: .regular)
        let color = textColor ?? .controlTextColor
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        isWriting = true
        defer { isWriting = false }
        guard let editor, let storage = editor.textStorage else {
            stringValue = content.text
            return
        }
        storage.setAttributes(attributes, range: NSRange(location: 0, length: storage.length))
        editor.typingAttributes = attributes
    }

    private func attributes(_ look: Look) -> [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = CGFloat(max(0, look.spacing.start - Self.cellPadding))
        // Sections run from left to right in every language, as digits do.
        style.baseWritingDirection = .leftToRight
        style.lineBreakMode = .byClipping
        return [.font: look.font, .foregroundColor: look.color, .kern: look.spacing.kern, .paragraphStyle: style]
    }

    /// Returns the spaced text. The character in the last place has no kern, which would make a full field scroll.
    private func attributed(_ text: String, _ look: Look) -> NSAttributedString {
        let result = NSMutableAttributedString(string: text, attributes: attributes(look))
        for (kern, index) in zip(look.spacing.kerns, text.indices) {
            result.addAttribute(.kern, value: kern, range: NSRange(index...index, in: text))
        }
        if look.hidesSign, result.length > 0 {
            result.addAttribute(.foregroundColor, value: NSColor.clear, range: NSRange(location: 0, length: 1))
        }
        if text.count == lengths.reduce(0, +), let last = text.last {
            let length = last.utf16.count
            result.addAttribute(
                .kern,
                value: 0.0,
                range: NSRange(location: result.length - length, length: length)
            )
        }
        return result
    }

    /// Returns whether the visible text already has these kerns. AppKit adds attributes of its own.
    private func isStyled(as text: NSAttributedString) -> Bool {
        let shown = editor?.textStorage ?? attributedStringValue
        guard shown.length == text.length else { return false }
        return (0..<text.length).allSatisfy { offset in
            let kern = { ($0 as NSAttributedString).attribute(.kern, at: offset, effectiveRange: nil) as? Double }
            return kern(shown) == kern(text)
        }
    }
}

extension NSTextField {
    /// Sets the program's text, and removes the undo history. It would replace ranges of the former text, and AppKit
    /// throws an exception for those beyond this one.
    func show(_ text: String) {
        stringValue = text
        guard let editor = currentEditor() as? NSTextView else { return }
        editor.undoManager?.removeAllActions(withTarget: editor)
        if let storage = editor.textStorage { editor.undoManager?.removeAllActions(withTarget: storage) }
    }

    /// Ends editing in this field, if it is being edited, before it is disabled. `NSControl` would discard the text of the
    /// field editor without a notification.
    func endEditing() {
        if currentEditor() != nil { _ = window?.makeFirstResponder(nil) }
    }
}
#endif
