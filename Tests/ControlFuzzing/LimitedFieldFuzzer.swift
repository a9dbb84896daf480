import LiveControls
import LiveText

package struct LimitedFieldFuzzer: ControlFuzzer {
    package var source: EventSource
    package var model: LimitedFieldModel
    package var latest: SentEvent<LimitedFieldModel>?
    private var native: NativeText
    /// The text before the current composition.
    private var textBeforeComposition: String?
    /// The person's latest edit, and the text before it, if the limit applies to it.
    private var edited: (edit: TextEdit, text: String)?
    private var limit: TextLimit
    private var overflow: TextOverflow
    private var announcements = AnnouncementWatch()

    package init(seed: UInt64) {
        source = EventSource(seed: seed)
        limit = source.limit()
        overflow = source.element(of: TextOverflow.allCases)
        native = NativeText(source.text(pieces: 4))
        model = LimitedFieldModel(
            limit: limit,
            overflow: overflow,
            counter: source.element(of: CounterDisplay.allCases),
            text: native.text
        )
    }

    package mutating func violation(after sent: SentEvent<LimitedFieldModel>) -> String? {
        let effects = sent.effects.compactMap { if case .field(let effect) = $0 { effect } else { nil } }
        let asked: TextEdit? = if case .field(.willEdit(let edit)) = sent.event { edit } else { nil }
        if let violation = native.carryOut(effects, asked: asked) { return violation }
        let said = sent.effects.compactMap { if case .announce(let message) = $0 { message } else { nil } }
        return announcements.violation(said, at: source.now)
            ?? edited.flatMap { violation(after: $0.edit, of: $0.text) }
            ?? violation(of: model.presentation)
    }

    package mutating func event() -> LimitedFieldEvent {
        let edit = source.edit(of: native.text, source.text(pieces: 3))
        let before = textBeforeComposition ?? native.text
        edited = nil
        switch source.number(in: 0...20) {
        case 0...6:
            if textBeforeComposition == nil { edited = (edit, before) }
            return .field(.willEdit(edit))
        case 7...8, 11:
            native.make(edit)
            textBeforeComposition = nil
            let caret = source.isOne(in: 20) ? source.integer(in: 0...native.length) : edit.caret
            edited = (TextEdit(from: before, to: native.text, caret: caret), before)
            return .field(.edited(native.text, caret: caret))
        case 9...10:
            textBeforeComposition = before
            native.make(edit)
            return .field(.composing(native.text))
        case 12:
            native.text = source.text(pieces: 8)
            textBeforeComposition = nil
            return .field(.set(native.text))
        case 13: return .field(.selected(edit.range))
        case 14:
            let isFocused = source.flag()
            if !isFocused { textBeforeComposition = nil }
            return .field(.focused(isFocused))
        case 15:
            let limit = source.limit()
            self.limit = limit
            return model.changing { $0.limit = limit }
        case 16:
            let overflow = source.element(of: TextOverflow.allCases)
            self.overflow = overflow
            return model.changing { $0.overflow = overflow }
        case 17:
            let counter = source.element(of: CounterDisplay.allCases)
            return model.changing { $0.counter = counter }
        case 18:
            let isReduced = source.flag()
            return model.changing { $0.prefersReducedMotion = isReduced }
        case 19: return .field(.willDrop(source.text(pieces: 3)))
        default: return .woke
        }
    }

    /// Returns the error that a person's edit caused, if any.
    private func violation(after edit: TextEdit, of before: String) -> String? {
        let after = native.text
        let count = limit.unit.count(after)
        let allowance = max(limit.maximum, limit.unit.count(before))
        if !limit.isUnlimited, overflow != .allow, !edit.replacement.isEmpty, count > allowance {
            return "\(count) of \(allowance) after \(edit) in \(before.debugDescription)"
        }
        // The text around the edit must not change.
        let (old, new) = (Array(before.utf16), Array(after.utf16))
        let start = min(max(0, edit.range.lowerBound), old.count)
        let tail = old.count - min(max(start, edit.range.upperBound), old.count)
        let isInsidePair = [start, old.count - tail].contains {
            $0 > 0 && $0 < old.count && UTF16.isTrailSurrogate(old[$0])
        }
        guard !isInsidePair else { return nil }
        if new.count < start + tail || new.prefix(start) != old.prefix(start) || new.suffix(tail) != old.suffix(tail) {
            return "\(edit) changed the text around it: \(before.debugDescription) to \(after.debugDescription)"
        }
        return nil
    }

    private func violation(of shown: LimitedFieldPresentation) -> String? {
        if !native.holds(shown.text) { return "\(shown.text.debugDescription), not \(native.text.debugDescription)" }
        let measurement = limit.measure(native.text)
        if shown.count != measurement.count {
            return "\(shown.count), expected \(measurement.count), in \(native.text.debugDescription)"
        }
        if shown.remaining != measurement.remaining { return "remaining: \(shown.remaining ?? 0)" }
        if let caret = shown.caret, !(0...native.length).contains(caret) { return "caret at \(caret)" }
        if let range = shown.overflow, range.lowerBound < 0 || range.upperBound != native.length {
            return "overflow \(range)"
        }
        if (shown.stage == nil) != limit.isUnlimited { return "stage without a limit, or limit without a stage" }
        return nil
    }
}
