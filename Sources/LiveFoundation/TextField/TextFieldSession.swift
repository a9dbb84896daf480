public import Foundation
import LiveControls
import LiveText

/// A text field of the core behind a native one, of UIKit or of AppKit.
///
/// It decides when the native field is written to, and in which order the app is told:
///
/// - Between an allowed edit and its report, nothing is written: the platform would make the edit upon what was written.
/// - The native field holds the new text before the app hears of it, so that whoever asks gets the same answer everywhere.
/// - The text's change is told before what follows from it, such as its completion.
/// - What the program sets is not told: the program knows.
/// - What the session has had written is not read back as the person's.
///
/// A host sends what the native field asks and reports, and carries out the ``Step``s.
public struct TextFieldSession<Model: TextFieldModel>: Sendable {
    /// Something that a host does or tells.
    public enum Step: Sendable, Hashable {
        /// Write this to the native field; see ``NativeTextField/carryOut(_:)``.
        case write(NativeTextWrite)
        /// Set the text's attributes, which ``TextFieldSession/mayStyle(_:)`` has put off.
        case style
        /// Tell the app that the person has changed the text.
        case textChanged
        /// Carry out an effect of the core that is not the native field's.
        case effect(Model.Effect)
    }

    /// The control itself.
    public private(set) var model: Model
    /// The model's text, which the native field holds unless it is about to be written or reported.
    private var known: String
    /// The text that the app knows.
    private var told: String
    private var selection: Range<Int>
    private var isComposing = false
    private var allowed: AllowedEdit?
    private var isStyleDue = false
    /// What the model has selected when the field got the focus.
    private var focusSelection: Range<Int>?

    /// An edit that the native field may make and has not reported yet.
    private struct AllowedEdit {
        /// The model from before it, for an edit that is never made.
        var model: Model
        /// What follows from it.
        var effects: [Model.Effect]
    }

    /// Creates a session.
    ///
    /// - Parameter model: The control, with the text that the program has given it.
    public init(_ model: Model) {
        self.model = model
        known = model.nativeText
        told = known
        selection = model.nativeSelection ?? known.utf16.count..<known.utf16.count
    }
}

extension TextFieldSession {
    /// Answers the native field's question whether it may make an edit.
    ///
    /// - Parameters:
    ///   - range: What would be replaced.
    ///   - replacement: What would take its place.
    ///   - native: What the native field holds.
    ///   - isUndoing: Whether this is a step of undo or redo, which the control is not asked about.
    ///   - time: When, in seconds.
    /// - Returns: Whether it may, and what is to be done. Where it may, the rest follows with the report of the change.
    public mutating func shouldChange(
        _ range: NSRange,
        to replacement: String,
        native: NativeText,
        isUndoing: Bool = false,
        at time: Double
    ) -> (isAllowed: Bool, steps: [Step]) {
        focusSelection = nil
        let edit = TextEdit(range.clamped(to: native.text.utf16.count), replacement)
        // UIKit's undo may ask for what is beyond the text, and throws where it is allowed to.
        let isInText = NSRange(edit.range) == range
        guard !native.isMarked, !isUndoing else { return (isInText, []) }
        let late = adopt(native, at: time)
        guard native.text.isIdentical(to: known) else { return (false, make(edit, in: native, after: late, at: time)) }
        let before = model
        let effects = send(.willEdit(edit), at: time)
        guard effects.contains(where: { $0.onNativeField == .allow }) else { return (false, steps(late + effects)) }
        let others = (late + effects).filter { $0.onNativeField == nil }
        guard isInText else { return (false, steps(others, writing: [.perform(edit)])) }
        allowed = AllowedEdit(model: before, effects: others)
        return (true, [])
    }

    /// Takes in that the native field's text has changed, or a composition in it.
    ///
    /// - Parameters:
    ///   - native: What the native field holds.
    ///   - isUndoing: Whether undo or redo has changed it; writing would break what can be undone.
    ///   - time: When, in seconds.
    public mutating func changed(_ native: NativeText, isUndoing: Bool = false, at time: Double) -> [Step] {
        focusSelection = nil
        guard !native.isMarked else {
            // An input method's first key is asked about as any other; what it composes replaces it.
            takeBack()
            isComposing = true
            return steps(send(.composing(native.text), at: time))
        }
        let isKnown = native.text.isIdentical(to: known)
        if isKnown, let allowed {
            self.allowed = nil
            return steps(allowed.effects)
        }
        takeBack()
        let wasComposing = isComposing
        isComposing = false
        if isUndoing {
            let effects = native.text.isIdentical(to: known) ? [] : send(.set(native.text), at: time)
            return steps(effects.filter { $0.onNativeField == nil })
        }
        if wasComposing { return steps(send(.composed(native.text, caret: native.selection.upperBound), at: time)) }
        guard !native.text.isIdentical(to: known) else { return steps([]) }
        return steps(send(.edited(native.text, caret: native.selection.upperBound), at: time))
    }

    /// Takes in that the selection has changed.
    ///
    /// - Parameters:
    ///   - native: What the native field holds.
    ///   - time: When, in seconds.
    public mutating func selectionChanged(_ native: NativeText, at time: Double) -> [Step] {
        // Some fields report the selection before the change that moved it.
        guard !native.isMarked, !isComposing, native.selection != selection, native.text.isIdentical(to: known)
        else { return [] }
        selection = native.selection
        return steps(send(.selected(native.selection), at: time))
    }

    /// Takes in that the field has got the focus, or has lost it.
    ///
    /// - Parameters:
    ///   - isFocused: Whether it has it.
    ///   - native: What the native field holds.
    ///   - time: When, in seconds.
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
        } else if !native.text.isIdentical(to: known) {
            effects += send(.edited(native.text, caret: caret), at: time)
        }
        return steps(effects + send(.focused(false), at: time))
    }

    /// Takes in that the tap or click which gave the focus has placed its caret.
    ///
    /// - Parameters:
    ///   - native: What the native field holds.
    ///   - time: When, in seconds.
    /// - Returns: The selection once more, if the control has asked for one and nothing has been typed since.
    public mutating func focusSettled(_ native: NativeText, at time: Double) -> [Step] {
        guard let range = focusSelection, !native.isMarked, native.text.isIdentical(to: known) else { return [] }
        focusSelection = nil
        return steps(send(.selected(range), at: time), writing: [.select(range)])
    }
}

extension TextFieldSession {
    /// Sets the text for the program.
    ///
    /// - Parameters:
    ///   - text: The text, in any writing.
    ///   - native: What the native field holds. It is written only where it must change.
    ///   - time: When, in seconds.
    public mutating func set(_ text: String, native: NativeText, at time: Double) -> [Step] {
        // An app that sets what it was just told does not mean to end a composition.
        guard !native.isMarked || !native.text.isIdentical(to: text) else { return [] }
        focusSelection = nil
        allowed = nil
        isComposing = false
        let effects = send(.set(text), at: time).filter { $0.onNativeField == nil }
        told = known
        return steps(effects, writing: show(native))
    }

    /// Whether the field holds the program's text already, as the control reads it: then it need not be set.
    public func holds(_ text: String) -> Bool { model.reading(of: text).isIdentical(to: told) }

    /// Takes in any other event.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - native: What the native field holds.
    ///   - time: When, in seconds.
    public mutating func send(_ event: Model.Event, native: NativeText, at time: Double) -> [Step] {
        let before = known
        _ = allowed?.model.send(event, at: time)
        let effects = model.send(event, at: time).filter { $0.onNativeField == nil }
        learn()
        guard allowed == nil, !known.isIdentical(to: before) else { return steps(effects) }
        told = known
        return steps(effects, writing: native.isMarked ? [] : show(native))
    }

    /// Whether the text's attributes may be set at this time.
    ///
    /// Setting them ends a composition, and is made upon by an edit that was allowed. Where they may not be set, a
    /// ``Step/style`` follows as soon as they may.
    public mutating func mayStyle(_ native: NativeText) -> Bool {
        isStyleDue = native.isMarked || isComposing || allowed != nil
        return !isStyleDue
    }
}

extension TextFieldSession {
    private mutating func send(_ event: TextFieldEvent, at time: Double) -> [Model.Effect] {
        let effects = model.send(event, at: time)
        learn()
        return effects
    }

    private mutating func learn() {
        known = model.nativeText
        if let selection = model.nativeSelection { self.selection = selection }
    }

    /// Forgets an edit that was allowed and never made.
    private mutating func takeBack() {
        guard let allowed else { return }
        self.allowed = nil
        model = allowed.model
        learn()
    }

    /// What follows from an allowed edit that was made and not reported; one that was not made is forgotten.
    private mutating func takeMade(_ native: NativeText) -> [Model.Effect] {
        guard let allowed, native.text.isIdentical(to: known) else {
            takeBack()
            return []
        }
        self.allowed = nil
        return allowed.effects
    }

    /// Takes in what the native field holds where nobody has reported it.
    private mutating func adopt(_ native: NativeText, at time: Double) -> [Model.Effect] {
        let made = takeMade(native)
        guard !native.isMarked else { return made }
        if isComposing {
            isComposing = false
            return made + send(.composed(native.text, caret: native.selection.upperBound), at: time)
        }
        return native.text.isIdentical(to: known) ? made : made + send(.set(native.text), at: time)
    }

    /// Makes an edit in a native text that differs from the control's, and corrects that text in the same step.
    private mutating func make(
        _ edit: TextEdit,
        in native: NativeText,
        after late: [Model.Effect],
        at time: Double
    ) -> [Step] {
        let effects = late + send(.edited(edit.applied(to: native.text), caret: edit.caret), at: time)
        let caret = model.nativeSelection?.upperBound ?? edit.caret
        let correction = TextEdit(from: native.text, to: known, caret: caret)
        var writes: [NativeTextWrite] = correction.isEmpty ? [] : [.perform(correction)]
        if let selection = model.nativeSelection { writes.append(.select(selection)) }
        return steps(effects.filter { $0.onNativeField == nil }, writing: writes)
    }

    /// Puts the model's text into the native field, if it is not there.
    private func show(_ native: NativeText) -> [NativeTextWrite] {
        guard !native.text.isIdentical(to: known) else { return [] }
        return [.show(known)] + (model.nativeSelection.map { [.select($0)] } ?? [])
    }

    /// The native field first, then the text's change, then all else.
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
        if !known.isIdentical(to: told) { steps.append(.textChanged) }
        told = known
        return steps + others
    }
}

extension TextEdit {
    fileprivate var isEmpty: Bool { range.isEmpty && replacement.isEmpty }
}

extension NSRange {
    /// The part inside a text with this many UTF-16 code units.
    fileprivate func clamped(to count: Int) -> Range<Int> {
        let start = max(0, min(location, count))
        let (end, isBeyond) = start.addingReportingOverflow(max(0, length))
        return start..<(isBeyond ? count : min(end, count))
    }
}
