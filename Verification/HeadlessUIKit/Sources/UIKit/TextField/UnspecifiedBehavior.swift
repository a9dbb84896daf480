/// Variants of UIKit's behavior where Apple documents nothing. Tests run with each variant.
///
/// The default of each switch is the behavior that is observed most often, or the simpler one if none is known.
package struct UnspecifiedBehavior: Sendable, Hashable, CustomStringConvertible {
    /// Whether `insertText(_:)` by the program asks the delegate. In 2013 it did not (Stack Overflow 4674023).
    package var insertTextAsksDelegate = false
    /// Whether `textFieldDidChangeSelection` is called before `.editingChanged` (react-native #41932: it is).
    package var selectionToldBeforeChange = true
    /// Whether setting `text` calls the setter of `attributedText`, which a subclass may override.
    package var textSetterGoesThroughAttributedText = false
    /// Whether setting `text` notifies the delegate of the new caret position.
    package var textSetterTellsSelection = false
    /// Whether setting `text` removes the attributes except font, color and paragraph style.
    package var attributesLostWithText = false
    /// Whether attributes from `attributedText` survive the beginning and end of editing. Kerns are reported to
    /// disappear (Stack Overflow 31877002).
    package var attributesLastThroughFocus = false
    /// Whether, in a right-to-left layout, `leftViewRect` is called for the view on the left, `rightView`. Apple
    /// documents for each method that its rectangle "remains unchanged in a right-to-left user interface".
    package var sideViewsMirrorByLeftRect = true
    /// Whether the rectangles of edited text and of the placeholder are asked from `textRect(forBounds:)`, and the intrinsic
    /// size from `sizeThatFits(_:)`, which a subclass may override.
    package var rectanglesCallEachOther = false
    /// Whether setting `text` can be undone instead of clearing the undo history.
    package var undoRegistersProgramText = false
    /// Whether AppKit's undo history outlasts setting the text of a text view, so that its ranges are those of another
    /// text (Shpigford/clearly #400, ACEViewSwift #13: it does).
    package var undoOutlastsProgramText = true
    /// Whether an edit is registered only after `.editingChanged` is sent, so that setting `text` there does not clear
    /// it. This causes the well-known crashes in undo (jianshu.com/p/b302a7c66741).
    package var undoRegistersAfterTelling = false
    /// Whether undo asks the delegate.
    package var undoAsksDelegate = true
    /// Whether a paste that the delegate has refused can be "undone", which asks for a range beyond the text ("Range
    /// {20, 19} out of bounds", jianshu.com/p/8a18baf0a252).
    package var refusedPasteIsUndoable = false
    /// Whether the delegate is asked about a composition's first key as an insertion (openradar 15584633).
    package var compositionAsksFirst = false
    /// Whether the end of a composition that changes no character sends `.editingChanged`.
    package var unmarkTellsChange = true
    /// Whether a text view of AppKit notifies of marked text as of a change (MTPLX #119: it does; Shpigford/clearly #368: not for dead
    /// keys).
    package var markedTextTellsChange = true
    /// Whether `replace`, `insertText` and `setMarkedText` by the program send `.editingChanged`.
    package var writingTellsChange = true
    /// Whether `replace` by the program has no effect in a field that is not being edited.
    package var writingNeedsEditing = false
    /// Whether autofill and correction ask the delegate (the second of two password fields does not: tchap-ios #270).
    package var autofillAsksDelegate = true
    /// Whether dictation and drop ask the delegate.
    package var dictationAsksDelegate = false
    /// Whether `.editingDidBegin` and `.editingDidEnd` are sent before the delegate is notified.
    package var controlEventsBeforeDelegate = false
    /// Whether `selectedTextRange` is available in a field that is not being edited.
    package var selectionOutlastsEditing = false
    /// Whether moving the caret prevents a secure field from replacing its text with the next key, as for
    /// `clearsOnInsertion` (UITextField.h: "changing the selection will automatically set this to NO").
    package var secureErasureEndsWithSelection = false
    /// Whether the choice of a candidate asks the delegate, about the composed range as on iOS 18 …
    package var commitAsksForReplacement = false
    /// … or about an insertion before the composed text, as on iOS 26.
    package var commitAsksForInsertion = false
    /// Whether autofill sets the `text` of a field that is not being edited, without a question or an event.
    package var autofillSetsText = false
    /// Whether an input method that composes without marked text, as that of Korean does, replaces as many characters as
    /// it has inserted, even if the app has changed them meanwhile.
    public package(set) var inPlaceCompositionTrustsItself = false
    /// Whether dictation replaces the range of its last hypothesis, even if the app has changed it meanwhile.
    package var dictationTrustsItself = false
    /// Whether a font from the changed descriptor of a text style still follows the text size.
    package var descriptorsKeepTextStyle = true
    /// Whether a view gets its traits with the next layout, and only in a window (iOS 17, "Unleash the UIKit trait
    /// system"), instead of at once.
    package var traitsChangeAtLayout = false

    /// Creates the default variant.
    @MainActor package static var current = UnspecifiedBehavior()

    package init() {}

    private static var switches: [(name: String, path: WritableKeyPath<UnspecifiedBehavior, Bool>)] {
        [
            ("insertTextAsksDelegate", \.insertTextAsksDelegate),
            ("selectionToldBeforeChange", \.selectionToldBeforeChange),
            ("textSetterGoesThroughAttributedText", \.textSetterGoesThroughAttributedText),
            ("textSetterTellsSelection", \.textSetterTellsSelection),
            ("attributesLostWithText", \.attributesLostWithText),
            ("attributesLastThroughFocus", \.attributesLastThroughFocus),
            ("sideViewsMirrorByLeftRect", \.sideViewsMirrorByLeftRect),
            ("rectanglesCallEachOther", \.rectanglesCallEachOther),
            ("undoRegistersProgramText", \.undoRegistersProgramText),
            ("undoOutlastsProgramText", \.undoOutlastsProgramText),
            ("undoRegistersAfterTelling", \.undoRegistersAfterTelling),
            ("undoAsksDelegate", \.undoAsksDelegate),
            ("refusedPasteIsUndoable", \.refusedPasteIsUndoable),
            ("compositionAsksFirst", \.compositionAsksFirst),
            ("unmarkTellsChange", \.unmarkTellsChange),
            ("markedTextTellsChange", \.markedTextTellsChange),
            ("writingTellsChange", \.writingTellsChange),
            ("writingNeedsEditing", \.writingNeedsEditing),
            ("autofillAsksDelegate", \.autofillAsksDelegate),
            ("dictationAsksDelegate", \.dictationAsksDelegate),
            ("controlEventsBeforeDelegate", \.controlEventsBeforeDelegate),
            ("selectionOutlastsEditing", \.selectionOutlastsEditing),
            ("secureErasureEndsWithSelection", \.secureErasureEndsWithSelection),
            ("commitAsksForReplacement", \.commitAsksForReplacement),
            ("commitAsksForInsertion", \.commitAsksForInsertion),
            ("autofillSetsText", \.autofillSetsText),
            ("inPlaceCompositionTrustsItself", \.inPlaceCompositionTrustsItself),
            ("dictationTrustsItself", \.dictationTrustsItself),
            ("descriptorsKeepTextStyle", \.descriptorsKeepTextStyle),
            ("traitsChangeAtLayout", \.traitsChangeAtLayout),
        ]
    }

    /// The default variant, and each variant that differs from it in one switch.
    package static var everyWay: [UnspecifiedBehavior] {
        [UnspecifiedBehavior()]
            + switches.map {
                var way = UnspecifiedBehavior()
                way[keyPath: $0.path].toggle()
                return way
            }
    }

    /// The switches that differ from their defaults.
    package var description: String {
        let turned = Self.switches.filter { self[keyPath: $0.path] != UnspecifiedBehavior()[keyPath: $0.path] }
        guard !turned.isEmpty else { return "as usual" }
        return turned.map { "\($0.name): \(self[keyPath: $0.path])" }.joined(separator: ", ")
    }

    /// Performs an action with this variant.
    @MainActor package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = Self.current
        Self.current = self
        defer { Self.current = before }
        return try body()
    }

    /// Performs an asynchronous action with this variant. Meanwhile it applies to all code that runs.
    @MainActor package func run<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
        let before = Self.current
        Self.current = self
        defer { Self.current = before }
        return try await body()
    }
}
