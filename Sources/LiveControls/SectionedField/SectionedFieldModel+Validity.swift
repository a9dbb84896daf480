import LiveText

extension SectionedFieldModel {
    mutating func focus() -> [SectionedFieldEffect] {
        guard !isFocused else { return [] }
        isFocused = true
        settleOpening()
        guard !isComposing, !format.isComplete(raw) else { return wakeEffect }
        selection = raw.utf16Count..<raw.utf16Count
        focusSelection = selection
        return [.field(.select(selection))] + wakeEffect
    }

    /// Ends editing and evaluates the text's validity, unless the program refused the text. Unless validity is shown live, it's
    /// evaluated only here.
    mutating func leave() -> [SectionedFieldEffect] {
        guard isFocused || isComposing else { return [] }
        isFocused = false
        // Losing the focus ends an uncommitted composition.
        var effects = isComposing ? take(raw.string, caret: 0) : []
        effects += commit()
        ignored = 0
        settleOpening()
        let shown = isRefused ? [] : show(raw.isEmpty ? .neutral : format.verdict(on: raw, today: today).validity)
        // The program answers before it learns the format's verdict, so that it doesn't act on a text that it refuses.
        if !raw.isEmpty { effects.append(.validate) }
        effects += shown
        return effects + wakeEffect
    }

    /// Ends editing because the person confirmed the text, and reports a complete text that could have continued.
    ///
    /// It isn't reported when they leave the field, because a program that moves the focus in response would take it from where
    /// they went.
    mutating func confirm() -> [SectionedFieldEffect] {
        isComposing ? [] : commit() + reportCompletion(isEntered: false, isFilled: true)
    }

    /// Ends the last number, as a separator does: a day 4 is 04.
    mutating func commit() -> [SectionedFieldEffect] {
        guard !isComposing, format.accepts == .digits else { return [] }
        return judge(TextEdit(raw.utf16Count..<raw.utf16Count, "/"))
    }

    /// Selects a complete text that the program refused while the field has the focus, so that the next key replaces it.
    mutating func selectRefusedText() -> [SectionedFieldEffect] {
        guard isFocused, !isComposing, format.rules.replacesText, format.isComplete(raw) else { return [] }
        selection = 0..<raw.utf16Count
        return [.field(.select(selection))]
    }

    mutating func show(_ validity: FieldValidity) -> [SectionedFieldEffect] {
        isRefused = false
        guard validity != self.validity else { return [] }
        self.validity = validity
        if validity == .incorrect { announcement.schedule(at: clock) } else { announcement.cancel() }
        return [.validityChanged(validity)]
    }

    /// Updates the validity after a person changed the text. It's neutral, unless no further characters can make the text
    /// correct, or validity is shown live. A complete text that further characters can make correct is neutral.
    mutating func showAfterChange() -> [SectionedFieldEffect] {
        guard !raw.isEmpty else { return show(.neutral) }
        let verdict = format.verdict(on: raw, today: today)
        if case .impossible = verdict { return show(.incorrect) }
        guard settings.showsValidityLive, format.isComplete(raw) else { return show(.neutral) }
        let validity = verdict.validity
        return show(validity == .incorrect && format.canContinue(raw) ? .neutral : validity)
    }

    /// Reports that the text is complete, if it wasn't complete before or was entered again. A text that can continue is
    /// reported only if it was filled in or inserted as a whole.
    mutating func reportCompletion(
        isEntered: Bool,
        isFilled: Bool = false,
        by insertion: String = ""
    ) -> [SectionedFieldEffect] {
        let isComplete = format.isComplete(raw)
        guard isComplete, isEntered || !isCompletionReported else {
            isCompletionReported = isComplete
            return []
        }
        let canContinue = ignored & WrittenNumbers.undecided != 0 || format.canContinue(raw)
        isCompletionReported = isFilled || !canContinue || format.fills(insertion)
        return isCompletionReported ? [.completed] : []
    }

    /// Returns the validation message of the text, by the format's rules or by the program's answer.
    func error(_ verdict: SectionVerdict) -> ControlMessage? {
        guard !committedText.isEmpty else { return nil }
        if validity != .correct, let message = format.message(of: verdict, on: committedText) { return message }
        return validity == .incorrect ? ControlMessage(.incorrect) : nil
    }
}
