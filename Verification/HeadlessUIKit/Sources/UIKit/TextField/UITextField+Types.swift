import Foundation

extension UITextField {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }
    public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }
    public nonisolated class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }

    /// Handles Return: "asks the delegate whether to process the pressing of the Return button". If it returns true and
    /// the field has a target for `.editingDidEndOnExit`, the field sends that event and resigns first responder.
    package func pressReturn() {
        editor.unmark()
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .primaryActionTriggered)
        guard allControlEvents.contains(.editingDidEndOnExit) else { return }
        sendActions(for: .editingDidEndOnExit)
        if isFirstResponder { _ = resignFirstResponder() }
    }

    func offsets(_ range: UITextRange) -> Range<Int> {
        let (start, end) = (range.start.place, range.end.place)
        return (min(start, end)..<max(start, end)).clamped(to: 0..<editor.count)
    }
}

extension UITextPosition {
    var place: Int { (self as? FieldPosition)?.offset ?? 0 }
}
