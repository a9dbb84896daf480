public import Foundation
import LiveControls
import LiveText

/// A session that connects a text field of the core to a native field of UIKit or AppKit.
///
/// It decides when to write to the native field, and in which order to notify the app:
///
/// - Between an allowed edit and its report, it writes nothing, because the platform would make the edit in the written
///   text.
/// - The native field holds the new text before the app is notified, so that every reader gets the same text.
/// - It reports the change of the text before the consequences of the change, such as completion.
/// - It does not report text that the program sets.
/// - It does not treat its own writes as a person's edits.
///
/// A host sends the native field's requests and reports, and carries out the ``Step``s.
public struct TextFieldSession<Model: TextFieldModel>: Sendable {
    /// An action or notification for the host.
    public enum Step: Sendable, Hashable {
        /// Writes to the native field; see ``NativeTextField/carryOut(_:)``.
        case write(NativeTextWrite)
        /// Sets the text's attributes, which ``TextFieldSession/mayStyle(_:)`` has postponed.
        case style
        /// Notifies the app that the person has changed the text.
        case textChanged
        /// Carries out an effect of the core that does not concern the native field.
        case effect(Model.Effect)
    }

    /// The model of the control.
    public private(set) var model: Model
    /// The model's text. The native field holds it, except while a write or a report is pending.
    private var modelText: String
    /// The last text that the app was notified of or has set.
    private var reportedText: String
    private var selection: Range<Int>
    private var isComposing = false
    private var allowed: AllowedEdit?
    private var isStyleDue = false
    /// The selection that the model requested when the field got the focus.
    private var focusSelection: Range<Int>?

    /// An edit that the native field may make and has not reported yet.
    private struct AllowedEdit {
        /// The model before the edit, for an edit that is never made.
        var model: Model
        /// The effects of the edit.
        var effects: [Model.Effect]
    }

    /// Creates a session.
    ///
    /// - Parameter model: The model, with the program's text.
    public init(_ model: Model) {
        self.model = model
        modelText = model.nativeText
        reportedText = modelText
        selection = model.nativeSelection ?? modelText.utf16.count..<modelText.utf16.count
    }
}

extension TextFieldSession {
    /// Decides whether the native field may make an edit.
    ///
    /// - Parameters:
    ///   - range: The replaced range.
    ///   - replacement: The replacement text.
    ///   - native: The content of the native field.
    ///   - isUndoing: Whether this is a step of undo or redo, which the model does not judge.
    ///   - time: The time, in seconds.
    /// - Returns: Whether the edit is allowed, and the steps. If it is allowed, the remaining steps follow with the
    ///   report of the change.
    public mutating func shouldChange(
        _ range: NSRange,
        to replacement: String,
        native: NativeText,
        isUndoing: Bool = false,
        at time: Double
    ) -> (isAllowed: Bool, steps: [Step]) {
        focusSelection = nil
        let edit = TextEdit(range.clamped(to: native.text.utf16.count), replacement)
        // UIKit's undo can request a range beyond the text, and throws an exception if it is allowed.
        let isInText = NSRange(edit.range) == range
        guard !native.isMarked, !isUndoing else { return (isInText, []) }
        let late = adopt(native, at: time)
        guard native.text.isIdentical(to: modelText) else {
            return (false, make(edit, in: native, after: late, at: time))
        }
        let before = model
        let effects = send(.willEdit(edit), at: time)
        guard effects.contains(where: { $0.onNativeField == .allow }) else { return (false, steps(late + effects)) }
        let others = (late + effects).filter { $0.onNativeField == nil }
        guard isInText else { return (false, steps(others, writing: [.perform(edit)])) }
        allowed = AllowedEdit(model: before, effects: others)
        return (true, [])
    }

    /// Handles a change of the native field's text or composition.
    ///
    /// - Parameters:
    ///   - native: The content of the native field.
    ///   - isUndoing: Whether undo or redo changed the text. Writing would then break the undo history.
    ///   - time: The time, in seconds.
    public mutating func changed(_ native: NativeText, isUndoing: Bool = false, at time: Double) -> [Step] {
        focusSelection = nil
        guard !native.isMarked else {
            // An input method's first key is requested like any other edit. Its marked text then replaces that edit.
            takeBack()
            isComposing = true
            return steps(send(.composing(native.text), at: time))
        }
        let isKnown = native.text.isIdentical(to: modelText)
        if isKnown, let allowed {
            self.allowed = nil
            return steps(allowed.effects)
        }
        takeBack()
        let wasComposing = isComposing
        isComposing = false
        if isUndoing {
            let effects = native.text.isIdentical(to: modelText) ? [] : send(.set(native.text), at: time)
            return steps(effects.filter { $0.onNativeField == nil })
        }
        if wasComposing { return steps(send(.composed(native.text, caret: native.selection.upperBound), at: time)) }
        guard !native.text.isIdentical(to: modelText) else { return steps([]) }
        return steps(send(.edited(native.text, caret: native.selection.upperBound), at: time))
    }

    /// Handles a change of the selection.
    ///
    /// - Parameters:
    ///   - native: The content of the native field.
    ///   - time: The time, in seconds.
    public mutating func selectionChanged(_ native: NativeText, at time: Double) -> [Step] {
        // Some fields report the selection before the text change that moved it.
        guard !native.isMarked, !isComposing, native.selection != selection, native.text.isIdentical(to: modelText)
        else { return [] }
        selection = native.selection
        return steps(send(.selected(native.selection), at: time))
    }

    /// Handles a change of the focus.
    ///
    /// - Parameters:
    ///   - isFocused: Whether the field has the focus.
    ///   - native: The content of the native field.
    ///   - time: The time, in seconds.
    public mutating func focusChanged(_ isFocused: Bool, native: NativeText, at time: Double) -> [Step] {
        focusSelection = nil
        guard !isFocused else {
            let effects = adopt(native, at: time) + send(.focused(true), at: time)
            for case .select(let range)? in effects.map(\.onNativeField) { focusSelection = range }
            return steps(effects)
        }
        var effects = takeMade(native)
        let caret = native.selection.upperBound
        if isComposing || native.isMarked {
            isComposing = false
            effects += send(.composed(native.text, caret: caret), at: time)
        } else if !native.text.isIdentical(to: modelText) {
            effects += send(.edited(native.text, caret: caret), at: time)
        }
        return steps(effects + send(.focused(false), at: time))
    }

    /// Handles the moment after the tap or click that gave the focus has placed the caret.
    ///
    /// - Parameters:
    ///   - native: The content of the native field.
    ///   - time: The time, in seconds.
    /// - Returns: The selection again, if the model requested one and the person has typed nothing since.
    public mutating func focusSettled(_ native: NativeText, at time: Double) -> [Step] {
        guard let range = focusSelection, !native.isMarked, native.text.isIdentical(to: modelText) else { return [] }
        focusSelection = nil
        return steps(send(.selected(range), at: time), writing: [.select(range)])
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
        focusSelection = nil
        allowed = nil
        isComposing = false
        let effects = send(.set(text), at: time).filter { $0.onNativeField == nil }
        reportedText = modelText
        return steps(effects, writing: show(native))
    }

    /// Returns whether the field already holds the program's text, after the model's conversion, so that you do not
    /// need to set it.
    public func holds(_ text: String) -> Bool { model.reading(of: text).isIdentical(to: reportedText) }

    /// Sends any other event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - native: The content of the native field.
    ///   - time: The time, in seconds.
    public mutating func send(_ event: Model.Event, native: NativeText, at time: Double) -> [Step] {
        let before = modelText
        _ = allowed?.model.send(event, at: time)
        let effects = model.send(event, at: time).filter { $0.onNativeField == nil }
        learn()
        guard allowed == nil, !modelText.isIdentical(to: before) else { return steps(effects) }
        reportedText = modelText
        return steps(effects, writing: native.isMarked ? [] : show(native))
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
        isStyleDue = native.isMarked || isComposing || allowed != nil
        return !isStyleDue
    }
}

extension TextFieldSession {
    private mutating func send(_ event: TextFieldEvent<String>, at time: Double) -> [Model.Effect] {
        let effects = model.send(event, at: time)
        learn()
        return effects
    }

    private mutating func learn() {
        modelText = model.nativeText
        if let selection = model.nativeSelection { self.selection = selection }
    }

    /// Discards an allowed edit that was never made.
    private mutating func takeBack() {
        guard let allowed else { return }
        self.allowed = nil
        model = allowed.model
        learn()
    }

    /// Returns the effects of an allowed edit that was made but not reported. Discards one that was not made.
    private mutating func takeMade(_ native: NativeText) -> [Model.Effect] {
        guard let allowed, native.text.isIdentical(to: modelText) else {
            takeBack()
            return []
        }
        self.allowed = nil
        return allowed.effects
    }

    /// Adopts an unreported text of the native field.
    private mutating func adopt(_ native: NativeText, at time: Double) -> [Model.Effect] {
        let made = takeMade(native)
        guard !native.isMarked else { return made }
        if isComposing {
            isComposing = false
            return made + send(.composed(native.text, caret: native.selection.upperBound), at: time)
        }
        return native.text.isIdentical(to: modelText) ? made : made + send(.set(native.text), at: time)
    }

    /// Makes an edit in a native text that differs from the model's text, and corrects that text in the same step.
    private mutating func make(
        _ edit: TextEdit,
        in native: NativeText,
        after late: [Model.Effect],
        at time: Double
    ) -> [Step] {
        let effects = late + send(.edited(edit.applied(to: native.text), caret: edit.caret), at: time)
        let caret = model.nativeSelection?.upperBound ?? edit.caret
        let correction = TextEdit(from: native.text, to: modelText, caret: caret)
        var writes: [NativeTextWrite] = correction.isEmpty ? [] : [.perform(correction)]
        if let selection = model.nativeSelection { writes.append(.select(selection)) }
        return steps(effects.filter { $0.onNativeField == nil }, writing: writes)
    }

    /// Returns the writes that put the model's text into the native field; empty if it is already there.
    private func show(_ native: NativeText) -> [NativeTextWrite] {
        guard !native.text.isIdentical(to: modelText) else { return [] }
        return [.show(modelText)] + (model.nativeSelection.map { [.select($0)] } ?? [])
    }

    /// Orders the steps: the native field first, then the text's change, then all others.
    private mutating func steps(_ effects: [Model.Effect], writing writes: [NativeTextWrite] = []) -> [Step] {
        var (writes, others) = (writes, [Step]())
        for effect in effects {
            switch effect.onNativeField {
            case .perform(let edit)?: writes.append(.perform(edit))
            case .select(let range)?: writes.append(.select(range))
            case .allow?: break
            case nil: others.append(.effect(effect))
            }
        }
        var steps = writes.map(Step.write)
        guard allowed == nil else { return steps + others }
        if isStyleDue, !isComposing {
            isStyleDue = false
            steps.append(.style)
        }
        if !modelText.isIdentical(to: reportedText) { steps.append(.textChanged) }
        reportedText = modelText
        return steps + others
    }
}

extension TextEdit {
    fileprivate var isEmpty: Bool { range.isEmpty && replacement.isEmpty }
}

extension NSRange {
    /// Returns the part within a text of this many UTF-16 code units.
    fileprivate func clamped(to count: Int) -> Range<Int> {
        let start = max(0, min(location, count))
        let (end, isBeyond) = start.addingReportingOverflow(max(0, length))
        return start..<(isBeyond ? count : min(end, count))
    }
}
