import LiveText

/// The number of characters that a key inserts at most, as in `.com`.
private let mostCharactersOfKey = 4

/// A session that connects a text field of the core to a native field of UIKit or AppKit.
///
/// It derives the model's events from the content of the native field. It decides when to write to the native field, and in
/// which order to notify the app:
///
/// - Between an allowed edit and its report, it writes nothing, because the platform would make the edit in the written
///   text.
/// - The native field holds the new text before the app is notified, so that every reader gets the same text.
/// - It reports the change of the text before the consequences of the change, such as completion.
/// - It does not report text that the program sets.
/// - It writes nothing while undo or redo changes the text, because that would break the undo history.
///
/// A host sends the native field's requests and reports, and carries out the ``Step``s.
public struct TextFieldSession<Model: TextFieldModel>: Sendable {
    /// An action or notification for the host.
    public enum Step: Sendable, Hashable {
        /// Performs an effect on the native field. It's never ``TextFieldEffect/allow``.
        case write(TextFieldEffect)
        /// Sets the text's attributes, which ``TextFieldSession/mayStyle(_:)`` has postponed.
        case style
        /// Notifies the app that the person has changed the text.
        case textChanged
        /// Carries out an effect of the core that does not concern the native field.
        case effect(Model.Effect)
    }

    /// The model of the control.
    public private(set) var model: Model
    /// The effects of an edit that the native field may make and has not reported yet; `nil` if there is none.
    private var withheld: [Model.Effect]?
    /// The last text that the app was notified of or has set.
    private var reportedText: String
    private var isStyleDue = false

    /// Creates a session.
    ///
    /// - Parameter model: The model, with the program's text.
    public init(_ model: Model) {
        self.model = model
        reportedText = model.nativeText
    }
}

extension TextFieldSession {
    /// Decides whether the native field may make an edit.
    ///
    /// - Parameters:
    ///   - range: The replaced range, in UTF-16 offsets. It can be any range.
    ///   - replacement: The replacement text.
    ///   - native: The content of the native field.
    ///   - isUndoing: Whether this is a step of undo or redo, which the model does not judge.
    ///   - time: The time, in seconds.
    /// - Returns: Whether the edit is allowed, and the steps. If it is allowed, the remaining steps follow with the
    ///   report of the change.
    public mutating func shouldChange(
        _ range: Range<Int>,
        to replacement: String,
        native: NativeText,
        isUndoing: Bool = false,
        at time: Double
    ) -> (isAllowed: Bool, steps: [Step]) {
        let edit = TextEdit(range.clamped(to: 0..<TextUnit.utf16.count(native.text)), replacement)
        // UIKit's undo can request a range beyond the text, and throws an exception if it is allowed.
        let isInText = edit.range == range
        guard !native.isMarked, !isUndoing else { return (isInText, []) }
        let late = adopt(native, at: time)
        guard isKnown(native, at: time) else { return (false, make(edit, in: native, after: late, at: time)) }
        let effects = late + tell(.willEdit(edit), at: time)
        guard effects.contains(where: { $0.onNativeField == .allow }) else { return (false, steps(effects)) }
        guard isInText else { return (false, steps([.field(.perform(edit))] + effects)) }
        withheld = effects
        return (true, [])
    }

    /// Handles a change of the native field's text or composition.
    ///
    /// - Parameters:
    ///   - native: The content of the native field.
    ///   - isUndoing: Whether undo or redo changed the text. Writing would then break the undo history.
    ///   - isPasting: Whether the person pasted the text. Any other long insertion that was made without asking is
    ///     filled in: by autofill, a suggestion, dictation, or a drop, whose source may already have given the text away.
    ///   - time: The time, in seconds.
    public mutating func changed(
        _ native: NativeText,
        isUndoing: Bool = false,
        isPasting: Bool = false,
        at time: Double
    ) -> [Step] {
        if !native.isMarked, isUndoing {
            let isMade = isKnown(native, at: time) && !model.isComposing
            return steps((isMade ? takeMade() : tell(.set(native.text), at: time)).withoutNative)
        }
        return steps(report(native, isPasting: isPasting, at: time))
    }

    /// Handles a change of the selection.
    ///
    /// - Parameters:
    ///   - native: The content of the native field.
    ///   - time: The time, in seconds.
    public mutating func selectionChanged(_ native: NativeText, at time: Double) -> [Step] {
        // A field may report only the selection of marked text.
        if native.isMarked, !model.holds(native.text) { return steps(report(native, at: time)) }
        // Some fields report the selection before the text change that moved it.
        guard !native.isMarked, !model.isComposing, native.selection != model.nativeSelection, model.holds(native.text)
        else { return [] }
        return steps(tell(.selected(native.selection), at: time))
    }

    /// Handles a change of the focus.
    ///
    /// - Parameters:
    ///   - isFocused: Whether the field has the focus.
    ///   - native: The content of the native field.
    ///   - time: The time, in seconds.
    public mutating func focusChanged(_ isFocused: Bool, native: NativeText, at time: Double) -> [Step] {
        let effects: [Model.Effect]
        if isFocused {
            effects = adopt(native, at: time)
        } else {
            // Losing the focus ends a composition, even one that was not reported.
            if native.isMarked { _ = report(native, at: time) }
            effects = report(NativeText(native.text, selection: native.selection), at: time)
        }
        return steps(effects + tell(.focused(isFocused), at: time))
    }

    /// Handles the moment after the tap or click that gave the focus has placed the caret.
    ///
    /// - Parameters:
    ///   - native: The content of the native field.
    ///   - time: The time, in seconds.
    /// - Returns: The selection again, if the model requested one and the person has typed nothing since.
    public mutating func focusSettled(_ native: NativeText, at time: Double) -> [Step] {
        guard !native.isMarked, model.holds(native.text) else { return [] }
        return steps(tell(.settled(native.selection), at: time))
    }
}

extension TextFieldSession {
    /// Sets the program's text.
    ///
    /// - Parameters:
    ///   - text: The text, in any notation.
    ///   - native: The content of the native field. It is written only if it must change.
    ///   - time: The time, in seconds.
    public mutating func set(_ text: String, native: NativeText, at time: Double) -> [Step] {
        // An app that sets the text that it was just notified of does not intend to end a composition.
        guard !native.isMarked || !native.text.isIdentical(to: text) else { return [] }
        withdraw(at: time)
        let effects = tell(.set(text), at: time)
        reportedText = model.nativeText
        return steps(effects.withoutNative + show(native))
    }

    /// Returns whether the field already holds the program's text, after the model's conversion, so that you do not
    /// need to set it.
    public func holds(_ text: String) -> Bool {
        text.isIdentical(to: reportedText) || model.reading(of: text).isIdentical(to: reportedText)
    }

    /// Sends any other event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - native: The content of the native field.
    ///   - time: The time, in seconds.
    public mutating func send(_ event: Model.Event, native: NativeText, at time: Double) -> [Step] {
        let before = model.nativeText
        let sent = model.send(event, at: time)
        let effects = sent.withoutNative
        guard withheld == nil else { return steps(effects) }
        if model.holds(before) {
            let isShown = !native.isMarked && model.holds(native.text)
            return steps(isShown ? sent.selections + effects : effects)
        }
        reportedText = model.nativeText
        return steps(native.isMarked ? effects : effects + show(native))
    }

    /// Sends an event by which the person changes the text, such as the Return key. Unlike that of the program, the change
    /// can be undone, and the app is notified of it.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - native: The content of the native field.
    ///   - time: The time, in seconds.
    public mutating func perform(_ event: Model.Event, native: NativeText, at time: Double) -> [Step] {
        steps(adopt(native, at: time) + model.send(event, at: time))
    }

    /// Changes the settings.
    ///
    /// - Parameters:
    ///   - native: The content of the native field.
    ///   - time: The time, in seconds.
    ///   - change: The change.
    public mutating func change(
        native: NativeText,
        at time: Double,
        _ change: (inout Model.Settings) -> Void
    ) -> [Step] {
        send(model.changing(change), native: native, at: time)
    }

    /// Returns whether the host may set the text's attributes now.
    ///
    /// Setting attributes ends a composition, and changes the text that an allowed edit applies to. If the result is
    /// `false`, a ``Step/style`` follows as soon as the host may set them.
    public mutating func mayStyle(_ native: NativeText) -> Bool {
        isStyleDue = native.isMarked || model.isComposing || withheld != nil
        return !isStyleDue
    }
}

extension TextFieldSession {
    private mutating func tell(_ event: TextFieldEvent<String>, at time: Double) -> [Model.Effect] {
        model.send(.field(event), at: time)
    }

    /// Reports the content of the native field to the model.
    private mutating func report(
        _ native: NativeText,
        isPasting: Bool = false,
        at time: Double
    ) -> [Model.Effect] {
        if native.isMarked {
            // An input method's first key is requested like any other edit. Its marked text then replaces that edit.
            withdraw(at: time)
            return tell(.composing(native.text), at: time)
        }
        let (caret, wasAsked, isComposed) = (native.selection.upperBound, withheld != nil, model.isComposing)
        if !isComposed, isKnown(native, at: time) { return takeMade() }
        let edit = TextEdit(from: model.nativeText, to: native.text, caret: caret)
        let isTyped = wasAsked || isComposed || isPasting
        let isFilled = !isTyped && TextUnit.characters.count(edit.replacement) > mostCharactersOfKey
        return tell(isFilled ? .filled(native.text, caret: caret) : .edited(native.text, caret: caret), at: time)
    }

    /// Adopts an unreported text of the native field.
    private mutating func adopt(_ native: NativeText, at time: Double) -> [Model.Effect] {
        if model.isComposing, !native.isMarked { return report(native, at: time) }
        if isKnown(native, at: time) { return takeMade() }
        return native.isMarked ? [] : tell(.set(native.text), at: time)
    }

    /// Returns whether the native field holds the model's text. Discards an allowed edit that was not made as requested.
    private mutating func isKnown(_ native: NativeText, at time: Double) -> Bool {
        if model.holds(native.text) { return true }
        withdraw(at: time)
        return model.holds(native.text)
    }

    private mutating func withdraw(at time: Double) {
        if withheld != nil { _ = tell(.withdrawn, at: time) }
        withheld = nil
    }

    /// Returns the effects of an allowed edit that was made.
    private mutating func takeMade() -> [Model.Effect] {
        defer { withheld = nil }
        return withheld ?? []
    }

    /// Makes an edit in a native text that differs from the model's text, and corrects that text in the same step.
    private mutating func make(
        _ edit: TextEdit,
        in native: NativeText,
        after late: [Model.Effect],
        at time: Double
    ) -> [Step] {
        let edited = tell(.edited(edit.applied(to: native.text), caret: edit.caret), at: time)
        let caret = model.nativeSelection?.upperBound ?? edit.caret
        let correction = TextEdit(from: native.text, to: model.nativeText, caret: caret)
        let writes: [Model.Effect] = correction.isEmpty ? [] : [.field(.perform(correction))]
        return steps((late + edited).withoutNative + writes + selection)
    }

    /// Returns the effects that put the model's text into the native field; empty if it is already there.
    private func show(_ native: NativeText) -> [Model.Effect] {
        guard !model.holds(native.text) else { return [] }
        return [.field(.rewrite(TextEdit(from: native.text, to: model.nativeText, caret: 0)))] + selection
    }

    private var selection: [Model.Effect] { model.nativeSelection.map { [.field(.select($0))] } ?? [] }

    /// Orders the steps: the native field first, then the text's change, then all others.
    private mutating func steps(_ effects: [Model.Effect]) -> [Step] {
        var (steps, others) = ([Step](), [Step]())
        for effect in effects {
            switch effect.onNativeField {
            case .allow?: break
            case let write?: steps.append(.write(write))
            case nil: others.append(.effect(effect))
            }
        }
        guard withheld == nil else { return steps + others }
        if isStyleDue, !model.isComposing {
            isStyleDue = false
            steps.append(.style)
        }
        let text = model.nativeText
        if !text.isIdentical(to: reportedText) { steps.append(.textChanged) }
        reportedText = text
        return steps + others
    }
}

extension Array where Element: TextFieldModelEffect {
    /// The effects that don't concern the native field.
    fileprivate var withoutNative: [Element] { filter { $0.onNativeField == nil } }
    /// The effects that select a part of the native field's text.
    fileprivate var selections: [Element] {
        filter { if case .select? = $0.onNativeField { true } else { false } }
    }
}
