/// What UIKit does where Apple does not say. Tests run under each way.
///
/// Each switch's usual value is what has been observed most often; where nothing is known, the plainer of the two.
package struct Undecided: Sendable, Hashable, CustomStringConvertible {
    /// Whether `insertText(_:)` by the program asks the delegate. It did not in 2013 (Stack Overflow 4674023).
    package var insertTextAsksDelegate = false
    /// Whether `textFieldDidChangeSelection` comes before `.editingChanged` (react-native #41932: it does).
    package var selectionToldBeforeChange = true
    /// Whether setting `text` calls the setter of `attributedText`, which a subclass may have overridden.
    package var textSetterGoesThroughAttributedText = false
    /// Whether setting `text` tells the delegate of the caret's new place.
    package var textSetterTellsSelection = false
    /// Whether a new `text` is without the attributes besides font, colour and paragraph style.
    package var attributesLostWithText = false
    /// Whether attributes from `attributedText` last when editing begins and ends. Kerns are reported to vanish
    /// (Stack Overflow 31877002).
    package var attributesLastThroughFocus = false
    /// Whether in right-to-left the view on the left, `rightView`, is asked for by `leftViewRect`. Apple says of each method that its
    /// rectangle "remains unchanged in a right-to-left user interface".
    package var sideViewsMirrorByLeftRect = true
    /// Whether setting `text` can be undone, instead of clearing what can be.
    package var undoRegistersProgramText = false
    /// Whether an edit is registered only after `.editingChanged` was sent, so that a `text` set there does not clear it: the cause of
    /// the well-known crashes in undo (jianshu.com/p/b302a7c66741).
    package var undoRegistersAfterTelling = false
    /// Whether undo asks the delegate.
    package var undoAsksDelegate = true
    /// Whether a paste that the delegate has refused can be "undone", which asks for a range beyond the text
    /// ("Range {20, 19} out of bounds", jianshu.com/p/8a18baf0a252).
    package var refusedPasteIsUndoable = false
    /// Whether a composition's first key is asked about as an insertion (openradar 15584633).
    package var compositionAsksFirst = false
    /// Whether the end of a composition that changes no character sends `.editingChanged`.
    package var unmarkTellsChange = true
    /// Whether `replace`, `insertText` and `setMarkedText` by the program send `.editingChanged`.
    package var writingTellsChange = true
    /// Whether `replace` by the program does nothing in a field that is not being edited.
    package var writingNeedsEditing = false
    /// Whether autofill and correction ask the delegate (the second of two password fields does not: tchap-ios #270).
    package var autofillAsksDelegate = true
    /// Whether dictation and drop ask the delegate.
    package var dictationAsksDelegate = false
    /// Whether `.editingDidBegin` and `.editingDidEnd` come before the delegate is told.
    package var controlEventsBeforeDelegate = false
    /// Whether `selectedTextRange` is known in a field that is not being edited.
    package var selectionOutlastsEditing = false
    /// Whether moving the caret keeps a secure field from replacing its text with the next key, as it does for `clearsOnInsertion`
    /// (UITextField.h: "changing the selection will automatically set this to NO").
    package var secureErasureEndsWithSelection = false

    /// What the double does at this time.
    @MainActor package static var current = Undecided()

    package init() {}

    private static var switches: [(name: String, path: WritableKeyPath<Undecided, Bool>)] {
        [
            ("insertTextAsksDelegate", \.insertTextAsksDelegate),
            ("selectionToldBeforeChange", \.selectionToldBeforeChange),
            ("textSetterGoesThroughAttributedText", \.textSetterGoesThroughAttributedText),
            ("textSetterTellsSelection", \.textSetterTellsSelection),
            ("attributesLostWithText", \.attributesLostWithText),
            ("attributesLastThroughFocus", \.attributesLastThroughFocus),
            ("sideViewsMirrorByLeftRect", \.sideViewsMirrorByLeftRect),
            ("undoRegistersProgramText", \.undoRegistersProgramText),
            ("undoRegistersAfterTelling", \.undoRegistersAfterTelling),
            ("undoAsksDelegate", \.undoAsksDelegate),
            ("refusedPasteIsUndoable", \.refusedPasteIsUndoable),
            ("compositionAsksFirst", \.compositionAsksFirst),
            ("unmarkTellsChange", \.unmarkTellsChange),
            ("writingTellsChange", \.writingTellsChange),
            ("writingNeedsEditing", \.writingNeedsEditing),
            ("autofillAsksDelegate", \.autofillAsksDelegate),
            ("dictationAsksDelegate", \.dictationAsksDelegate),
            ("controlEventsBeforeDelegate", \.controlEventsBeforeDelegate),
            ("selectionOutlastsEditing", \.selectionOutlastsEditing),
            ("secureErasureEndsWithSelection", \.secureErasureEndsWithSelection),
        ]
    }

    /// The usual way, and each way that differs from it in one switch.
    package static var everyWay: [Undecided] {
        [Undecided()]
            + switches.map {
                var way = Undecided()
                way[keyPath: $0.path].toggle()
                return way
            }
    }

    /// The switches that are not as usual.
    package var description: String {
        let turned = Self.switches.filter { self[keyPath: $0.path] != Undecided()[keyPath: $0.path] }
        guard !turned.isEmpty else { return "as usual" }
        return turned.map { "\($0.name): \(self[keyPath: $0.path])" }.joined(separator: ", ")
    }

    /// Does something in this way.
    @MainActor package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = Self.current
        Self.current = self
        defer { Self.current = before }
        return try body()
    }

    /// Does something in this way that waits. Meanwhile it is the way of all that runs.
    @MainActor package func run<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
        let before = Self.current
        Self.current = self
        defer { Self.current = before }
        return try await body()
    }
}
