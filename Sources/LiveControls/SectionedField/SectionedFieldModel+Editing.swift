import LiveText
import LiveUnicode

extension SectionedFieldModel {
    mutating func take(_ event: TextFieldEvent) -> [SectionedFieldEffect] {
        switch event {
        case .willEdit(let edit): return judge(edit)
        case .edited(let text, let caret), .composed(let text, let caret): return take(text, caret: caret)
        case .composing(let text): return compose(text)
        case .set(let text): return set(text)
        case .selected(let range):
            selection = raw.clamped(range)
            return []
        case .focused(let isFocused): return isFocused ? focus() : leave()
        }
    }

    /// Answers whether an edit may be made.
    ///
    /// A deletion always may, and an insertion of which each character has a place: the platform makes it, as it would in a
    /// field without sections. Of any other, as much as is accepted is inserted.
    private mutating func judge(_ edit: TextEdit) -> [SectionedFieldEffect] {
        guard uncomposed == nil else { return [.field(.allow)] }
        guard let wanted = wanted(edit, in: raw) else { return [] }
        let (before, isWhole) = (raw.string, raw.clamped(edit.range) == edit.range)
        update(to: wanted.raw, caret: wanted.caret)
        let isPlatforms =
            isWhole && wanted.caret == edit.caret && RawText(edit.applied(to: before)).bytes == raw.bytes
        var effects: [SectionedFieldEffect] = isPlatforms ? [.field(.allow)] : correction(of: before)
        if effects.isEmpty { effects.append(.field(.select(selection))) }
        return effects + showAfterChange() + tellCompletion() + wakeEffect
    }

    /// Takes over a text that came about without being asked for, and corrects it where it is not as it should be.
    mutating func take(_ text: String, caret: Int) -> [SectionedFieldEffect] {
        let wasComposing = uncomposed != nil
        raw = settled
        uncomposed = nil
        let before = raw
        let edit = TextEdit(from: before.string, to: text, caret: caret)
        if edit.range.isEmpty, edit.replacement.isEmpty {
            update(to: before, caret: wasComposing ? caret : selection.upperBound)
        } else if let date = format.readingDate(text) {
            update(to: date, caret: date.utf16Count)
        } else {
            let (raw, caret) = wanted(edit, in: before) ?? (before, edit.range.upperBound)
            update(to: raw, caret: caret)
        }
        let isChanged = wasComposing || before.bytes != raw.bytes
        return correction(of: text) + (isChanged ? showAfterChange() : []) + tellCompletion() + wakeEffect
    }

    private mutating func compose(_ text: String) -> [SectionedFieldEffect] {
        uncomposed = uncomposed ?? raw
        update(to: RawText(text), caret: .max)
        return wakeEffect
    }

    private mutating func set(_ text: String) -> [SectionedFieldEffect] {
        uncomposed = nil
        update(to: format.holding(text), caret: .max)
        if !format.isComplete(raw) { isCompletionTold = false }
        return correction(of: text) + show(.neutral) + wakeEffect
    }

    mutating func change(to format: SectionedFormat) -> [SectionedFieldEffect] {
        self.format = format
        if let text = uncomposed {
            // A composition goes on, and is read in the new format when it ends; the format's rules are about the text before it.
            uncomposed = format.reading(text.string)
            return wakeEffect
        }
        let before = raw.string
        update(to: format.reading(before), caret: selection.upperBound)
        isCompletionTold = format.isComplete(raw)
        return correction(of: before) + show(.neutral) + wakeEffect
    }
}

extension SectionedFieldModel {
    /// What an edit comes to, and where the caret then is; `nil` when nothing of it is accepted.
    private func wanted(_ edit: TextEdit, in text: RawText) -> (raw: RawText, caret: Int)? {
        let range = text.clamped(edit.range)
        guard edit.replacement.isEmpty else { return format.inserting(edit.replacement, over: range, of: text) }
        return (text.replacing(range, with: []), range.lowerBound)
    }

    /// Turns the native field's text into the control's, and puts the caret where it belongs.
    private func correction(of text: String) -> [SectionedFieldEffect] {
        let caret = selection.upperBound
        var edit = TextEdit(from: text, to: raw.string, caret: caret)
        // What an edit replaces is selected once it was undone, and the next key would wipe it.
        let smallest = TextEdit(from: text, to: raw.string, caret: 0)
        if smallest.range.count < edit.range.count { edit = smallest }
        if edit.range.isEmpty, edit.replacement.isEmpty { return [] }
        return [.field(.perform(edit))] + (edit.caret == caret ? [] : [.field(.select(selection))])
    }

    private mutating func update(to raw: RawText, caret: Int) {
        self.raw = raw
        let caret = raw.clamped(caret)
        selection = caret..<caret
        settleOpening()
    }
}
