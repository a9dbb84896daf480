import LiveControls
import LiveText

package struct CountRingFuzzer: ControlFuzzer {
    package var source: EventSource
    package var model: CountRingModel
    package var latest: SentEvent<CountRingModel>?
    private var text: String
    private var limit: TextLimit
    private var announcements = AnnouncementWatch()

    package init(seed: UInt64) {
        source = EventSource(seed: seed)
        limit = source.limit()
        text = source.text(pieces: 4)
        model = CountRingModel(limit: limit, warnAt: source.integer(in: 0...20), text: text)
    }

    package mutating func violation(after sent: SentEvent<CountRingModel>) -> String? {
        let said = sent.effects.compactMap { if case .announce(let message) = $0 { message } else { nil } }
        return announcements.violation(said, at: source.now) ?? violation(of: model.presentation)
    }

    package mutating func event() -> CountRingEvent {
        switch source.number(in: 0...15) {
        case 0...8:
            text =
                source.flag() ? source.text(pieces: 8) : source.edit(of: text, source.text(pieces: 2)).applied(to: text)
            return .field(source.isOne(in: 5) ? .composing(text) : .edited(text, caret: source.integer(in: 0...9)))
        case 9:
            limit = source.limit()
            let limit = limit
            return model.changing { $0.limit = limit }
        case 10:
            let warnAt = source.integer(in: 0...30)
            return model.changing { $0.warnAt = warnAt }
        case 11:
            let isReduced = source.flag()
            return model.changing { $0.prefersReducedMotion = isReduced }
        case 12: return .field(.focused(source.flag()))
        default: return .woke
        }
    }

    private func violation(of shown: CountRingPresentation) -> String? {
        let measurement = limit.measure(text)
        if shown.count != measurement.count {
            return "\(shown.count) units in \(text.debugDescription), expected \(measurement.count)"
        }
        if shown.remaining != measurement.remaining { return "remaining: \(shown.remaining ?? 0)" }
        if (shown.stage == nil) != limit.isUnlimited { return "stage without a limit, or limit without a stage" }
        if !(0...1).contains(shown.fraction) { return "fraction \(shown.fraction)" }
        if !(shown.scale > 0 && shown.scale < 10) { return "scale \(shown.scale)" }
        if let range = shown.overflow,
            !(0...text.utf16.count).contains(range.lowerBound) || range.upperBound != text.utf16.count
        {
            return "overflow \(range) in a text of length \(text.utf16.count)"
        }
        if !shown.label.isEmpty, shown.label != shown.remaining.map({ "\($0)" }) { return "label \(shown.label)" }
        for path in [shown.fractionMotion, shown.scaleMotion] where !(path.start.isFinite && path.velocity.isFinite) {
            return "\(path)"
        }
        return nil
    }
}
