import LiveControls
import LiveText

/// A test double of a platform's native field. It holds a text, asks before an edit or reports it afterward, and
/// performs the model's effects.
struct NativeField {
    /// The edits that a platform asks about or reports.
    enum Manner: CaseIterable {
        /// The field asks before every edit.
        case asks
        /// The field asks before insertions, and reports deletions afterward.
        case asksOfInsertions
        /// The field asks before every edit, and also reports the edits that were allowed.
        case asksAndTells
        /// The field never asks.
        case notifies
    }

    let manner: Manner
    private(set) var model: SectionedFieldModel
    private(set) var units: [UTF16.CodeUnit]
    private(set) var selection: Range<Int>
    private(set) var completions = 0
    /// The errors in the model's responses.
    private(set) var errors: [String] = []

    init(_ format: SectionedFormat, text: String = "", manner: Manner) {
        self.manner = manner
        model = SectionedFieldModel(format, text: text)
        units = Array(model.presentation.text.utf16)
        selection = units.count..<units.count
    }

    var text: String { String(decoding: units, as: UTF16.self) }

    /// Selects a range or moves the caret, as a person does.
    mutating func select(_ range: Range<Int>) {
        selection = range
        carryOut(model.send(.selected(range)))
    }

    /// Replaces the selection, as a person does.
    ///
    /// - Returns: The edit, as far as the model can know it.
    @discardableResult
    mutating func replaceSelection(with replacement: String) -> (edit: TextEdit, isAsked: Bool) {
        let edit = TextEdit(selection, replacement)
        let isAsked = manner == .asksOfInsertions ? !replacement.isEmpty : manner != .notifies
        guard isAsked else { return (report(edit), false) }
        let effects = model.send(.willEdit(edit))
        let isAllowed = effects.contains(.field(.allow))
        if isAllowed, effects.fieldEffects != [.allow] { errors.append("effects in addition to allow: \(effects)") }
        if isAllowed { make(edit) }
        carryOut(effects)
        if isAllowed, manner == .asksAndTells {
            let echo = model.send(.edited(text, caret: selection.lowerBound))
            if !echo.fieldEffects.isEmpty || echo.contains(.completed) { errors.append("answers an echo: \(echo)") }
        }
        return (edit, true)
    }

    /// Makes an edit without asking, as a platform does.
    @discardableResult
    mutating func report(_ edit: TextEdit) -> TextEdit {
        let before = text
        make(edit)
        let seen = TextEdit(from: before, to: text, caret: selection.lowerBound)
        carryOut(model.send(.edited(text, caret: selection.lowerBound)))
        return seen
    }

    /// Replaces the selection with a series of texts, as an input method does. The last text stays.
    ///
    /// - Returns: The edit, as far as the model can know it.
    mutating func compose(_ texts: [String], isLeft: Bool) -> TextEdit {
        let before = text
        var edit = TextEdit(selection, "")
        for text in texts {
            edit.replacement = text
            make(edit)
            let effects = model.send(.composing(self.text))
            if !effects.fieldEffects.isEmpty { errors.append("composition interrupted: \(effects)") }
            if model.presentation.text != self.text { errors.append("composition not shown: \(self.text)") }
            edit.range = edit.range.lowerBound..<edit.range.lowerBound + text.utf16.count
        }
        let seen = TextEdit(from: before, to: text, caret: isLeft ? 0 : selection.lowerBound)
        carryOut(model.send(isLeft ? .focused(false) : .edited(text, caret: selection.lowerBound)))
        if isLeft { carryOut(model.send(.focused(true))) }
        return seen
    }

    mutating func focus() { carryOut(model.send(.focused(true))) }

    mutating func commit() { carryOut(model.send(.committed)) }

    mutating func leave() { carryOut(model.send(.focused(false))) }

    /// Sets a text, as the program or the field's undo history does. The model must not report this.
    @discardableResult
    mutating func set(_ text: String) -> [TextFieldEffect] {
        units = Array(text.utf16)
        selection = units.count..<units.count
        let effects = model.send(.set(text))
        if effects.contains(.completed) { errors.append("completion reported after a set") }
        carryOut(effects)
        return effects.fieldEffects
    }

    private mutating func carryOut(_ effects: [SectionedFieldEffect]) {
        for effect in effects {
            switch effect {
            case .field(.perform(let edit)): make(edit)
            case .field(.rewrite(let edit)): rewrite(edit)
            case .field(.select(let range)): selection = range
            case .completed: completions += 1
            default: break
            }
        }
    }

    private mutating func rewrite(_ edit: TextEdit) {
        let caret = selection.upperBound
        make(edit)
        let place =
            caret < edit.range.upperBound
            ? min(caret, edit.range.lowerBound) : caret - edit.range.upperBound + edit.caret
        selection = place..<place
    }

    private mutating func make(_ edit: TextEdit) {
        guard edit.range.lowerBound >= 0, edit.range.upperBound <= units.count else {
            errors.append("edit outside the text: \(edit)")
            return
        }
        units.replaceSubrange(edit.range, with: Array(edit.replacement.utf16))
        selection = edit.caret..<edit.caret
    }
}

extension Array where Element: TextFieldModelEffect {
    /// The effects on the native field.
    var fieldEffects: [TextFieldEffect] {
        compactMap(\.onNativeField)
    }
}
