import LiveControls
import LiveText

package struct LimitedFieldFuzzer: ControlFuzzer {
    private var source: EventSource
    package private(set) var model: LimitedFieldModel
    package private(set) var latest: SentEvent<LimitedFieldModel>?
    private var native: NativeText
    /// The text before the current composition.
    private var textBeforeComposition: String?
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

    package mutating func step() -> String? {
        let time = source.time()
        let before = textBeforeComposition ?? native.text
        let (event, edit) = event()
        let effects = model.send(event, at: time)
        latest = SentEvent(event: event, time: time, effects: effects)
        let wishes = effects.compactMap { if case .field(let effect) = $0 { effect } else { nil } }
        if case .field(.willEdit(let edit)) = event, wishes.contains(.allow) {
            if wishes != [.allow] { return "effects in addition to allow: \(wishes)" }
            native.make(edit)
        } else if let violation = native.carryOut(wishes) {
            return violation
        }
        let said = effects.compactMap { if case .announce(let message) = $0 { message } else { nil } }
        return announcements.violation(said, at: source.now)
            ?? edit.flatMap { violation(after: $0, of: before) }
            ?? violation(of: model.presentation)
    }

    /// Returns the next event, and the person's edit if the limit applies to it.
    private mutating func event() -> (LimitedFieldEvent, TextEdit?) {
        let edit = source.edit(of: native.text, source.text(pieces: 3))
        switch source.number(in: 0...20) {
        case 0...6: return (.field(.willEdit(edit)), textBeforeComposition == nil ? edit : nil)
        case 7...8:
            let before = textBeforeComposition ?? native.text
            native.make(edit)
            textBeforeComposition = nil
            let caret = source.isOne(in: 20) ? source.integer(in: 0...native.length) : edit.caret
            return (.field(.edited(native.text, caret: caret)), TextEdit(from: before, to: native.text, caret: caret))
        case 9...10:
            if textBeforeComposition == nil { textBeforeComposition = native.text }
            native.make(edit)
            return (.field(.composing(native.text)), nil)
        case 11:
            let before = textBeforeComposition ?? native.text
            native.make(edit)
            textBeforeComposition = nil
            return (
                .field(.edited(native.text, caret: edit.caret)),
                TextEdit(from: before, to: native.text, caret: edit.caret)
            )
        case 12:
            native.text = source.text(pieces: 8)
            textBeforeComposition = nil
            return (.field(.set(native.text)), nil)
        case 13: return (.field(.selected(edit.range)), nil)
        case 14:
            let isFocused = source.flag()
            if !isFocused { textBeforeComposition = nil }
            return (.field(.focused(isFocused)), nil)
        case 15:
            let limit = source.limit()
            self.limit = limit
            return (model.changing { $0.limit = limit }, nil)
        case 16:
            let overflow = source.element(of: TextOverflow.allCases)
            self.overflow = overflow
            return (model.changing { $0.overflow = overflow }, nil)
        case 17:
            let counter = source.element(of: CounterDisplay.allCases)
            return (model.changing { $0.counter = counter }, nil)
        case 18:
            let isReduced = source.flag()
            return (model.changing { $0.prefersReducedMotion = isReduced }, nil)
        case 19: return (.field(.willDrop(source.text(pieces: 3))), nil)
        default: return (.woke, nil)
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
