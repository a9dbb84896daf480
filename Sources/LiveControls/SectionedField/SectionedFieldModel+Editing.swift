import LiveText
import LiveUnicode

extension SectionedFieldModel {
    mutating func take(_ event: TextFieldEvent<String>) -> [SectionedFieldEffect] {
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

    /// Decides whether an edit may be made.
    ///
    /// Deletions are always allowed. An insertion is allowed if there's a place for each of its characters; the
    /// platform then makes the edit as in a field without sections. For any other insertion, the model inserts as much
    /// as is accepted.
    private mutating func judge(_ edit: TextEdit) -> [SectionedFieldEffect] {
        guard textBeforeComposition == nil else { return [.field(.allow)] }
        guard let wanted = wanted(edit, in: raw) else { return [] }
        let (before, isWhole) = (raw.string, raw.clamped(edit.range) == edit.range)
        update(to: wanted.raw, caret: wanted.caret)
        let isPlatforms =
            isWhole && wanted.caret == edit.caret && RawText(edit.applied(to: before)).bytes == raw.bytes
        var effects: [SectionedFieldEffect] = isPlatforms ? [.field(.allow)] : correction(of: before)
        if effects.isEmpty { effects.append(.field(.select(selection))) }
        return effects + showAfterChange() + reportCompletion() + wakeEffect
    }

    /// Takes over a text that changed without a prior request, and corrects it if necessary.
    mutating func take(_ text: String, caret: Int) -> [SectionedFieldEffect] {
        let wasComposing = textBeforeComposition != nil
        raw = committedText
        textBeforeComposition = nil
        let before = raw
        let edit = TextEdit(from: before.string, to: text, caret: caret)
        if edit.range.isEmpty, edit.replacement.isEmpty {
            update(to: before, caret: wasComposing ? caret : selection.upperBound)
        } else if let read = format.readReplacement(text) {
            update(to: read, caret: read.utf16Count)
        } else {
            let (raw, caret) = wanted(edit, in: before) ?? (before, edit.range.upperBound)
            update(to: raw, caret: caret)
        }
        let isChanged = wasComposing || before.bytes != raw.bytes
        return correction(of: text) + (isChanged ? showAfterChange() : []) + reportCompletion() + wakeEffect
    }

    private mutating func compose(_ text: String) -> [SectionedFieldEffect] {
        textBeforeComposition = textBeforeComposition ?? raw
        update(to: RawText(text), caret: .max)
        return wakeEffect
    }

    private mutating func set(_ text: String) -> [SectionedFieldEffect] {
        textBeforeComposition = nil
        update(to: format.normalized(text), caret: .max)
        if !format.isComplete(raw) { isCompletionReported = false }
        return correction(of: text) + show(.neutral) + wakeEffect
    }

    /// Reads the text in a new format.
    mutating func readAgain() -> [SectionedFieldEffect] {
        if let text = textBeforeComposition {
            // A composition continues and is read in the new format when it ends. Until then, the format's rules apply
            // to the text before it.
            textBeforeComposition = format.parse(text.string)
            return wakeEffect
        }
        let before = raw.string
        update(to: format.parse(before), caret: selection.upperBound)
        isCompletionReported = format.isComplete(raw)
        return correction(of: before) + show(.neutral) + wakeEffect
    }
}

extension SectionedFieldModel {
    /// Returns the result of an edit and the position of the caret after it, or `nil` if no part of the edit is
    /// accepted.
    private func wanted(_ edit: TextEdit, in text: RawText) -> (raw: RawText, caret: Int)? {
        let range = text.clamped(edit.range)
        guard edit.replacement.isEmpty else { return format.inserting(edit.replacement, over: range, of: text) }
        return (text.replacing(range, with: []), range.lowerBound)
    }

    /// Returns the effects that turn the native field's text into the control's text and position the caret.
    private func correction(of text: String) -> [SectionedFieldEffect] {
        let caret = selection.upperBound
        var edit = TextEdit(from: text, to: raw.string, caret: caret)
        // After undo, the range that an edit replaces is selected, and the next key would delete it.
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
