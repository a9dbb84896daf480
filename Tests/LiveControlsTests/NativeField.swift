import LiveControls
import LiveText

/// A native field that does what platforms do: it holds a text, asks before an edit or reports it afterwards, and carries out
/// what the model answers.
struct NativeField {
    /// The edits that a platform asks about or reports.
    enum Manner: CaseIterable {
        /// It asks before every edit.
        case asks
        /// It asks before insertions, and reports deletions afterwards.
        case asksOfInsertions
        /// It asks before every edit, and also reports those that were allowed.
        case asksAndTells
        /// It never asks.
        case tells
    }

    let manner: Manner
    private(set) var model: SectionedFieldModel
    private(set) var units: [UTF16.CodeUnit]
    private(set) var selection: Range<Int>
    private(set) var completions = 0
    /// The fault of an answer.
    private(set) var faults: [String] = []

    init(_ format: SectionedFormat, text: String = "", manner: Manner) {
        self.manner = manner
        model = SectionedFieldModel(format, text: text)
        units = Array(model.presentation.text.utf16)
        selection = units.count..<units.count
    }

    var text: String { String(decoding: units, as: UTF16.self) }

    /// The person selects something, or puts the caret somewhere.
    mutating func select(_ range: Range<Int>) {
        selection = range
        carryOut(model.send(.selected(range)))
    }

    /// The person replaces what is selected.
    ///
    /// - Returns: The edit as far as the model can know it.
    @discardableResult
    mutating func replaceSelection(with replacement: String) -> (edit: TextEdit, isAsked: Bool) {
        let edit = TextEdit(selection, replacement)
        let isAsked = manner == .asksOfInsertions ? !replacement.isEmpty : manner != .tells
        guard isAsked else { return (tell(edit), false) }
        let effects = model.send(.willEdit(edit))
        let isAllowed = effects.contains(.field(.allow))
        if isAllowed, effects.fieldEffects != [.allow] { faults.append("more than allowed: \(effects)") }
        if isAllowed { make(edit) }
        carryOut(effects)
        if isAllowed, manner == .asksAndTells {
            let echo = model.send(.edited(text, caret: selection.lowerBound))
            if !echo.fieldEffects.isEmpty || echo.contains(.completed) { faults.append("told of itself: \(echo)") }
        }
        return (edit, true)
    }

    /// The platform makes an edit without asking.
    @discardableResult
    mutating func tell(_ edit: TextEdit) -> TextEdit {
        let before = text
        make(edit)
        let seen = TextEdit(from: before, to: text, caret: selection.lowerBound)
        carryOut(model.send(.edited(text, caret: selection.lowerBound)))
        return seen
    }

    /// An input method replaces the selection by one text after another, of which the last stays.
    ///
    /// - Returns: The edit as far as the model can know it.
    mutating func compose(_ texts: [String], isLeft: Bool) -> TextEdit {
        let before = text
        var edit = TextEdit(selection, "")
        for text in texts {
            edit.replacement = text
            make(edit)
            let effects = model.send(.composing(self.text))
            if !effects.fieldEffects.isEmpty { faults.append("a composition disturbed: \(effects)") }
            if model.presentation.text != self.text { faults.append("a composition not shown: \(self.text)") }
            edit.range = edit.range.lowerBound..<edit.range.lowerBound + text.utf16.count
        }
        let seen = TextEdit(from: before, to: text, caret: isLeft ? 0 : selection.lowerBound)
        carryOut(model.send(isLeft ? .focused(false) : .composed(text, caret: selection.lowerBound)))
        if isLeft { carryOut(model.send(.focused(true))) }
        return seen
    }

    mutating func focus() { carryOut(model.send(.focused(true))) }

    /// The program sets a text, or the field's history does, which reports nothing.
    @discardableResult
    mutating func set(_ text: String) -> [TextFieldEffect] {
        units = Array(text.utf16)
        selection = units.count..<units.count
        let effects = model.send(.set(text))
        if effects.contains(.completed) { faults.append("a set told of") }
        carryOut(effects)
        return effects.fieldEffects
    }

    private mutating func carryOut(_ effects: [SectionedFieldEffect]) {
        for effect in effects {
            switch effect {
            case .field(.perform(let edit)): make(edit)
            case .field(.select(let range)): selection = range
            case .completed: completions += 1
            default: break
            }
        }
    }

    private mutating func make(_ edit: TextEdit) {
        guard edit.range.lowerBound >= 0, edit.range.upperBound <= units.count else {
            faults.append("an edit outside of the text: \(edit)")
            return
        }
        units.replaceSubrange(edit.range, with: Array(edit.replacement.utf16))
        selection = edit.caret..<edit.caret
    }
}

extension [SectionedFieldEffect] {
    /// What is to be done to the native field.
    var fieldEffects: [TextFieldEffect] {
        compactMap { if case .field(let effect) = $0 { effect } else { nil } }
    }
}
