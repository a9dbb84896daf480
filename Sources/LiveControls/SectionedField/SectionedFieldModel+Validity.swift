import LiveText

extension SectionedFieldModel {
    mutating func focus() -> [SectionedFieldEffect] {
        guard !isFocused else { return [] }
        isFocused = true
        settleOpening()
        guard uncomposed == nil, !format.isComplete(raw) else { return wakeEffect }
        selection = raw.utf16Count..<raw.utf16Count
        return [.field(.select(selection))] + wakeEffect
    }

    /// The one moment when the text's validity is asked for, unless it is shown live.
    mutating func leave() -> [SectionedFieldEffect] {
        guard isFocused || uncomposed != nil else { return [] }
        isFocused = false
        // A composition that nobody has committed ends here.
        var effects = uncomposed == nil ? [] : take(raw.string, caret: 0)
        settleOpening()
        effects += show(raw.isEmpty ? .neutral : format.verdict(on: raw, today: today).validity)
        if !raw.isEmpty { effects.append(.validate) }
        return effects + wakeEffect
    }

    mutating func show(_ validity: FieldValidity) -> [SectionedFieldEffect] {
        guard validity != self.validity else { return [] }
        self.validity = validity
        if validity == .incorrect { announcement.schedule(at: clock) } else { announcement.cancel() }
        return [.validityChanged(validity)]
    }

    /// A text that a person has changed is as yet neither right nor wrong, unless that is shown live.
    mutating func showAfterChange() -> [SectionedFieldEffect] {
        guard showsValidityLive, format.isComplete(raw) else { return show(.neutral) }
        return show(format.verdict(on: raw, today: today).validity)
    }

    /// Reports the text's completion if it was not complete before.
    mutating func tellCompletion() -> [SectionedFieldEffect] {
        let isComplete = format.isComplete(raw)
        defer { isCompletionTold = isComplete }
        return isComplete && !isCompletionTold ? [.completed] : []
    }

    /// Why the text cannot be submitted: by the format's rules, or by the program's answer.
    func fault(_ verdict: SectionedFormat.Verdict) -> ControlMessage? {
        guard !settled.isEmpty else { return nil }
        if validity != .correct, let message = format.message(of: verdict, on: settled) { return message }
        return validity == .incorrect ? ControlMessage(.incorrect) : nil
    }
}
