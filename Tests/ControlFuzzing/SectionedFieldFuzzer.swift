import LiveControls
import LiveText

package struct SectionedFieldFuzzer: ControlFuzzer {
    private static let pieces = [
        "4", "7", "1", "37", "12", "a", "x/", "/", "4242-4242", "4242424242424242", "04/2027", "1/", "DE89 3704",
        "IBAN",
        "no93", "+1 (212) 555-2679", "378282246310005", "GB82WEST12345698765432", "2026-12-24",
    ]

    package var source: EventSource
    package var model: SectionedFieldModel
    package var latest: SentEvent<SectionedFieldModel>?
    private var native: NativeText
    private var isComposing = false
    private var announcements = AnnouncementWatch()

    package init(seed: UInt64) {
        source = EventSource(seed: seed)
        model = SectionedFieldModel(Self.format(&source), text: Self.text(&source))
        native = NativeText(model.presentation.text)
    }

    private static func format(_ source: inout EventSource) -> SectionedFormat {
        let lengths = (0..<source.number(in: 0...5)).map { _ in source.integer(in: 0...5) }
        return source.element(of: [
            .card, .phoneUS, .sixDigitCode, .iban, .expiry, .code(lengths), .phone(), .phone("FR"),
            .pattern("AA?9X? 9AA"), .date(.monthDayYear), .time(),
            .sections(lengths, source.element(of: AcceptedCharacters.allCases)),
        ])
    }

    private static func text(_ source: inout EventSource) -> String {
        source.flag() ? source.element(of: pieces) : source.text(pieces: 3)
    }

    package mutating func violation(after sent: SentEvent<SectionedFieldModel>) -> String? {
        let effects = sent.effects.compactMap { if case .field(let effect) = $0 { effect } else { nil } }
        let asked: TextEdit? = if case .field(.willEdit(let edit)) = sent.event { edit } else { nil }
        if let violation = native.carryOut(effects, asked: asked) { return violation }
        let said = sent.effects.compactMap { if case .announce(let message) = $0 { message } else { nil } }
        return announcements.violation(said, at: source.now) ?? violation(of: model.presentation)
    }

    package mutating func event() -> SectionedFieldEvent {
        let edit = source.edit(of: native.text, Self.text(&source))
        switch source.number(in: 0...26) {
        // During a composition, hosts report its end, but don't ask about edits.
        case 0...7 where !isComposing: return .field(.willEdit(edit))
        case 8...10, 13:
            native.make(edit)
            isComposing = false
            return .field(.edited(native.text, caret: source.isOne(in: 20) ? source.integer(in: 0...9) : edit.caret))
        case 11...12:
            native.make(edit)
            isComposing = true
            return .field(.composing(native.text))
        case 14:
            native.text = Self.text(&source)
            isComposing = false
            return .field(.set(native.text))
        case 15: return .field(.selected(edit.range))
        case 16:
            let isFocused = source.flag()
            isComposing = isComposing && isFocused
            return .field(.focused(isFocused))
        case 17:
            let validity = source.element(of: [FieldValidity.neutral, .correct, .incorrect])
            return source.flag() ? .validityAnswered(validity) : .validityRestored(validity)
        case 18:
            let format = Self.format(&source)
            return model.changing { $0.format = format }
        case 19:
            let isLive = source.flag()
            return model.changing { $0.showsValidityLive = isLive }
        case 20:
            let today = CalendarMonth(year: source.integer(in: 2000...2100), month: source.integer(in: 1...12))
            return model.changing { $0.today = today }
        case 21:
            let isReduced = source.flag()
            return model.changing { $0.prefersReducedMotion = isReduced }
        case 22: return .field(.settled(source.flag() ? edit.range : 0..<0))
        case 23: return .field(.willDrop(Self.text(&source)))
        case 24 where !isComposing: return .committed
        default: return .woke
        }
    }

    private mutating func violation(of shown: SectionedFieldPresentation) -> String? {
        if !native.holds(shown.text) { return "\(shown.text.debugDescription), not \(native.text.debugDescription)" }
        var end = 0
        for section in shown.sections {
            if section.lowerBound != end { return "sections \(shown.sections)" }
            end = section.upperBound
        }
        if end != native.length { return "sections \(shown.sections) in a text of length \(native.length)" }
        if shown.sections.count != max(1, shown.lengths.count) { return "\(shown.sections) for \(shown.lengths)" }
        if shown.selection.lowerBound < 0 || shown.selection.upperBound > native.length {
            return "\(shown.selection) selected"
        }
        if let active = shown.activeSection, !shown.sections.indices.contains(active) {
            return "active section \(active)"
        }
        if shown.opening != 0, shown.opening != 1 { return "opening \(shown.opening)" }
        if !(shown.openingMotion.start.isFinite && shown.openingMotion.velocity.isFinite) {
            return "\(shown.openingMotion)"
        }
        if source.isOne(in: 16) {
            let width = source.measure(in: 0...1000)
            let layout = shown.layout(width: width)
            if !layout.boxes.allSatisfy({ $0.width.isFinite }) { return "boxes \(layout.boxes) in \(width)" }
        }
        return nil
    }
}
