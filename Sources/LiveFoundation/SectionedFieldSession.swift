public import Foundation
public import LiveControls

/// A sectioned field behind a native one that asks before an edit and tells after it, as UIKit's does.
///
/// It decides in which order a view carries things out, and what of it the app is told:
///
/// - The native field holds the new text before anybody is told of it, so that whoever asks gets the same answer everywhere.
/// - The text's change is told before its completion and its validity.
/// - What the program sets is not told: the program knows.
public struct SectionedFieldSession: Sendable {
    /// Something that a view does or tells.
    public enum Step: Sendable, Hashable {
        /// Set the native field's text, without a trace in its undo.
        case show(String)
        /// Tell the app that the person has changed the text.
        case textChanged
        /// Carry out an effect of the core; never `allow`.
        case effect(SectionedFieldEffect)
    }

    /// The field itself.
    public private(set) var model: SectionedFieldModel
    /// What follows from an edit that the native field is about to make.
    private var pending: [SectionedFieldEffect]?
    /// The text that the app knows.
    private var toldText: String

    /// Creates a session of an empty field.
    ///
    /// - Parameter format: What the field is for.
    public init(_ format: SectionedFormat) {
        model = SectionedFieldModel(format)
        toldText = model.presentation.text
    }

    /// Answers the native field's question whether it may make an edit.
    ///
    /// - Parameters:
    ///   - range: What would be replaced.
    ///   - replacement: What would take its place.
    ///   - selection: What is selected.
    ///   - time: When, in seconds.
    /// - Returns: Whether it may, and what is to be done. Where it may, the rest follows once it has told of the change.
    public mutating func edit(
        in range: NSRange,
        replacement: String,
        selection: NSRange,
        at time: Double
    ) -> (isAllowed: Bool, steps: [Step]) {
        let event = SectionedFieldEvent.nativeEdit(in: range, replacement: replacement, selection: selection)
        let effects = model.send(event, at: time)
        if effects.contains(.allow) {
            pending = effects.filter { $0 != .allow }
            return (true, [])
        }
        return (false, steps(effects))
    }

    /// Takes over what the native field tells after a change.
    ///
    /// - Parameters:
    ///   - text: The native field's whole text.
    ///   - caret: The caret, as a UTF-16 offset.
    ///   - isMarked: Whether an input method is still composing a part of it.
    ///   - time: When, in seconds.
    public mutating func changed(_ text: String, caret: Int, isMarked: Bool, at time: Double) -> [Step] {
        let effects = model.send(.textChanged(text, caret: caret, isMarked: isMarked), at: time)
        defer { pending = nil }
        return steps((pending ?? []) + effects)
    }

    /// Takes in any other event.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - time: When, in seconds.
    public mutating func send(_ event: SectionedFieldEvent, at time: Double) -> [Step] {
        let before = model.presentation
        let effects = model.send(event, at: time)
        let after = model.presentation
        switch event {
        case .textSet, .formatChanged:
            toldText = after.text
            // The core's corrections are of the text as it was written; the native field has never held that.
            let others = effects.filter { if case .replace = $0 { false } else { true } }
            let shown = before.display == after.display ? [] : [Step.show(after.display)]
            return shown + others.map(Step.effect)
        default:
            return steps(effects)
        }
    }

    private mutating func steps(_ effects: [SectionedFieldEffect]) -> [Step] {
        let edits = effects.filter { $0.isOfNativeField }
        let others = effects.filter { !$0.isOfNativeField }
        let text = model.presentation.text
        let isChanged = text != toldText
        toldText = text
        return edits.map(Step.effect) + (isChanged ? [.textChanged] : []) + others.map(Step.effect)
    }
}

extension SectionedFieldEffect {
    fileprivate var isOfNativeField: Bool {
        switch self {
        case .replace, .select: true
        case .allow, .completed, .validate, .validityChanged, .announce, .wake: false
        }
    }
}
