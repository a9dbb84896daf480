import LiveText
import LiveUnicode

extension SectionedFieldModel {
    mutating func take(_ event: TextFieldEvent<String>) -> [SectionedFieldEffect] {
        let requested = focusSelection
        focusSelection = nil
        switch event {
        case .willEdit(let edit): return judge(edit)
        case .willDrop(let text): return judgeDrop(of: text)
        case .withdrawn: return withdraw()
        case .edited(let text, let caret): return take(text, caret: caret)
        case .filled(let text, let caret): return take(text, caret: caret, isFilled: true)
        case .composing(let text): return compose(text)
        case .set(let text): return set(text)
        case .selected(let range):
            if !isComposing { selection = raw.clamped(range) }
            focusSelection = requested
            return []
        case .settled(let range):
            guard let requested, range.isEmpty else { return [] }
            selection = raw.clamped(requested)
            return [.field(.select(selection))]
        case .focused(let isFocused): return isFocused ? focus() : leave()
        }
    }

    /// Decides whether an edit may be made.
    ///
    /// Deletions are always allowed. An insertion is allowed if there's a place for each of its characters; the
    /// platform then makes the edit as in a field without sections. For any other insertion, the model inserts as much
    /// as is accepted. A key that isn't accepted has no effect.
    mutating func judge(_ edit: TextEdit) -> [SectionedFieldEffect] {
        guard !isComposing else { return [.field(.allow)] }
        guard let wanted = wanted(edit, in: raw) else {
            ignored |= WrittenNumbers(edit.replacement).ignorable
            return RawText(edit.replacement).characterCount > 1 ? refuse() : []
        }
        let (before, isWhole) = (raw.string, raw.clamped(edit.range) == edit.range)
        (textBefore, reportsBeforeEdit) = (raw, (validity, isRefused, isCompletionReported))
        update(to: wanted.raw, caret: wanted.caret, keeping: wanted.kept)
        let isPlatforms =
            isWhole && wanted.caret == edit.caret && RawText(edit.applied(to: before)).bytes == raw.bytes
        var effects: [SectionedFieldEffect] = isPlatforms ? [.field(.allow)] : correction(of: before)
        if effects.isEmpty { effects.append(.field(.select(selection))) }
        let isEntered = !edit.replacement.isEmpty && raw.bytes != textBefore.bytes || format.fills(edit.replacement)
        return effects + showAfterChange() + reportCompletion(isEntered: isEntered, by: edit.replacement) + wakeEffect
    }

    /// Shows and announces a refusal, unless an announcement was made just before or follows.
    private mutating func refuse() -> [SectionedFieldEffect] {
        guard announcement.due == nil else { return [.refused] }
        announcement.scheduleSoon(at: clock)
        if announcement.consumeIfDue(at: clock) { return [.refused, .announce(ControlMessage(.incorrect))] }
        announcement.cancel()
        return [.refused]
    }

    /// Judges a drop as if its text were appended. A drop that is accepted at least in part changes nothing.
    private func judgeDrop(of text: String) -> [SectionedFieldEffect] {
        let wanted = wanted(TextEdit(.max..<(.max), text), in: committedText)
        return wanted.map { $0.raw.bytes == committedText.bytes } ?? true ? [] : [.field(.allow)]
    }

    /// Goes back to the state before the latest edit that was allowed.
    private mutating func withdraw() -> [SectionedFieldEffect] {
        update(to: textBefore, caret: .max)
        (validity, isRefused, isCompletionReported) = reportsBeforeEdit
        return []
    }

    /// Takes over a text that changed without a prior request, and corrects it if necessary.
    mutating func take(_ text: String, caret: Int, isFilled: Bool = false) -> [SectionedFieldEffect] {
        let wasComposing = isComposing
        raw = committedText
        isComposing = false
        let before = raw
        let edit = TextEdit(from: before.string, to: text, caret: caret)
        if edit.range.isEmpty, edit.replacement.isEmpty {
            update(to: before, caret: caret)
        } else if RawText(edit.replacement).characterCount > 1, let read = format.readReplacement(text) {
            update(to: read, caret: read.utf16Count)
        } else {
            let wanted = wanted(edit, in: before)
            // What is filled in stays, and may be incorrect.
            let held = wanted == nil && isFilled ? format.held(value: text) : nil
            let caret = wanted?.caret ?? held?.utf16Count ?? edit.range.upperBound
            update(to: wanted?.raw ?? held ?? before, caret: caret, keeping: wanted?.kept ?? 0)
            if wanted == nil { ignored |= WrittenNumbers(edit.replacement).ignorable }
        }
        let isChanged = wasComposing || before.bytes != raw.bytes
        let isEntered = isFilled || before.bytes != raw.bytes && !edit.replacement.isEmpty
        return correction(of: text) + (isChanged ? showAfterChange() : [])
            + reportCompletion(isEntered: isEntered, isFilled: isFilled, by: edit.replacement) + wakeEffect
    }

    private mutating func compose(_ text: String) -> [SectionedFieldEffect] {
        textBefore = committedText
        isComposing = true
        // What was typed before the composition still applies to its text.
        let ignoredBefore = ignored
        update(to: RawText(text), caret: .max)
        ignored = ignoredBefore
        return wakeEffect
    }

    private mutating func set(_ text: String) -> [SectionedFieldEffect] {
        isComposing = false
        update(to: format.normalized(text), caret: .max)
        if !format.isComplete(raw) { isCompletionReported = false }
        return correction(of: text, isUndoable: false) + show(.neutral) + wakeEffect
    }

    /// Reads the text, or its value, in a new format.
    mutating func readAgain(from previous: SectionedFormat) -> [SectionedFieldEffect] {
        textBefore = format.text(textBefore, from: previous)
        // A composition continues and is read in the new format when it ends. Until then, the format's rules apply to the
        // text before it.
        guard !isComposing else { return wakeEffect }
        let before = raw.string
        update(to: format.text(raw, from: previous), caret: selection.upperBound)
        isCompletionReported = format.isComplete(raw)
        return correction(of: before, isUndoable: false) + show(.neutral) + wakeEffect
    }
}

extension SectionedFieldModel {
    /// Returns the result of an edit and the position of the caret after it, or `nil` if no part of the edit is
    /// accepted.
    private func wanted(_ edit: TextEdit, in text: RawText) -> (raw: RawText, caret: Int, kept: UInt32)? {
        let range = text.clamped(edit.range)
        guard edit.replacement.isEmpty else {
            return format.inserting(edit.replacement, over: range, of: text, after: ignored)
        }
        let rest = text.replacing(range, with: [])
        guard let changed = format.rules.textAfterDeletion(rest.bytes).map({ RawText($0) }) else {
            return (rest, range.lowerBound, 0)
        }
        return (changed, range.lowerBound &+ changed.utf16Count &- rest.utf16Count, 0)
    }

    /// Returns the effects that turn the native field's text into the control's text and position the caret. A text that
    /// the program has set is corrected without an undo step.
    private func correction(of text: String, isUndoable: Bool = true) -> [SectionedFieldEffect] {
        let caret = selection.upperBound
        var edit = TextEdit(from: text, to: raw.string, caret: caret)
        // After undo, the range that an edit replaces is selected, and the next key would delete it.
        let smallest = TextEdit(from: text, to: raw.string, caret: 0)
        if smallest.range.count < edit.range.count { edit = smallest }
        if edit.isEmpty { return [] }
        if !isUndoable { return [.field(.rewrite(edit))] }
        return [.field(.perform(edit))] + (edit.caret == caret ? [] : [.field(.select(selection))])
    }

    private mutating func update(to raw: RawText, caret: Int, keeping kept: UInt32 = 0) {
        if self.raw.bytes != raw.bytes { ignored = kept }
        self.raw = raw
        let caret = raw.clamped(caret)
        selection = caret..<caret
        settleOpening()
    }
}
