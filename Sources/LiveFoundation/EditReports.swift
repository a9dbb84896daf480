public import LiveControls

/// Turns what a native field reports after each change into the events of a limited field.
///
/// UIKit and AppKit tell that the text has changed, where the caret stands and whether a part is marked, and nothing of how it
/// came; the order of the events is decided here.
public struct EditReports: Sendable {
    private var isComposing = false

    /// Creates a translation for a field in which nothing is composed.
    public init() {}

    /// The events of one report.
    ///
    /// - Parameters:
    ///   - text: The field's whole text.
    ///   - caret: The caret, or the end of the selection, as a UTF-16 offset.
    ///   - isMarked: Whether an input method is still composing a part of the text.
    /// - Returns: In the order in which the model takes them.
    public mutating func events(text: String, caret: Int, isMarked: Bool) -> [LimitedFieldEvent] {
        defer { isComposing = isMarked }
        switch (isComposing, isMarked) {
        case (false, true): return [.compositionStarted, .edited(text, caret: caret)]
        case (true, false): return [.compositionEnded(text, caret: caret)]
        default: return [.edited(text, caret: caret)]
        }
    }

    /// The events of a field that loses the focus: a composition ends with it, also where no change is reported.
    ///
    /// - Parameters:
    ///   - text: The field's whole text.
    ///   - caret: The caret, as a UTF-16 offset.
    public mutating func endEvents(text: String, caret: Int) -> [LimitedFieldEvent] {
        (isComposing ? events(text: text, caret: caret, isMarked: false) : []) + [.focusChanged(false)]
    }
}
