import LiveControls

struct SampleControlFuzzer: Fuzzer {
    private var source: EventSource
    private var control: SampleControlModel
    private var text: String

    init(seed: UInt64) {
        source = EventSource(seed: seed)
        text = source.flag() ? "" : source.text(pieces: 4)
        control = SampleControlModel(text: text)
    }

    mutating func step() -> String? {
        let time = source.time()
        let wasFilled = control.presentation.isFilled
        let event = event()
        let effects = control.send(event, at: time)
        let shown = control.presentation
        let expected: [SampleControlEffect] = shown.isFilled == wasFilled ? [] : [.filled(shown.isFilled)]
        return effects == expected ? fault(of: shown) : "\(effects) after \(event)"
    }

    private mutating func event() -> SampleControlEvent {
        guard !source.isOne(in: 8) else { return .reducedMotionChanged(source.flag()) }
        text = source.isOne(in: 3) ? "" : source.text(pieces: 4)
        return .textChanged(text)
    }

    private func fault(of shown: SampleControlPresentation) -> String? {
        if shown.isFilled == text.isEmpty { return "\(text.debugDescription) is shown wrongly" }
        if shown.length != (shown.isFilled ? 1 : 0) { return "a length of \(shown.length)" }
        let path = shown.lengthMotion
        return path.start.isFinite && path.velocity.isFinite ? nil : "\(path)"
    }
}
