import LiveMotion
import LiveText

/// One value that is entered in sections: a card's number, a telephone number, a code.
///
/// It is edited as one text, which the host's native field holds: ``SectionedFieldPresentation/text``, without separators. What
/// a person sees of sections is where its characters stand.
///
/// ```swift
/// import LiveControls
/// import LiveText
///
/// var field = SectionedFieldModel(.card)
/// field.send(.willEdit(TextEdit(0..<0, "4242-4242")))  // [.field(.perform(TextEdit(0..<0, "42424242"))), …]
/// field.presentation.text                              // "42424242"
/// field.presentation.sections                          // [0..<4, 4..<8, 8..<8, 8..<8]
/// ```
///
/// All times are in seconds on one steady clock of the host's choice.
public struct SectionedFieldModel: Sendable {
    /// What the field is for.
    public internal(set) var format: SectionedFormat

    /// What the native field holds.
    var raw: RawText
    /// The text from before the composition that is open.
    var uncomposed: RawText?
    /// In UTF-16 offsets.
    var selection: Range<Int>
    var isFocused = false
    var validity = FieldValidity.neutral
    var showsValidityLive = false
    var today: CalendarMonth?
    /// Whether the text's completion has been reported, or need not be.
    var isCompletionTold: Bool
    var opening: Animated<Double>
    var prefersReducedMotion = false
    var announcement = Announcement()
    var clock = EventClock()

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - format: What it is for.
    ///   - text: What it holds, in any writing.
    public init(_ format: SectionedFormat, text: String = "") {
        self.format = format
        raw = format.reading(text)
        selection = raw.utf16Count..<raw.utf16Count
        isCompletionTold = format.isComplete(raw)
        opening = Animated(raw.isEmpty ? 0 : 1)
    }

    /// Takes in an event and answers with what the host is to do.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - time: When, in seconds. A time before that of an earlier event counts as the earlier event's.
    /// - Complexity: O(*n*) in the length of the text.
    @discardableResult
    public mutating func send(_ event: SectionedFieldEvent, at time: Double = 0) -> [SectionedFieldEffect] {
        clock.advance(to: time)
        switch event {
        case .field(let event): return take(event)
        case .validityAnswered(let validity): return show(validity) + wakeEffect
        case .formatChanged(let format): return change(to: format)
        case .liveValidityChanged(let isLive):
            showsValidityLive = isLive
            return []
        case .monthChanged(let month):
            today = month
            return []
        case .reducedMotionChanged(let isReduced):
            prefersReducedMotion = isReduced
            if isReduced { opening.snap(to: opening.target) }
            return []
        case .woke: return wake()
        }
    }

    /// Takes in what happens to the native field; the same as ``SectionedFieldEvent/field(_:)``.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    @discardableResult
    public mutating func send(_ event: TextFieldEvent, at time: Double = 0) -> [SectionedFieldEffect] {
        send(.field(event), at: time)
    }

    /// The text that the format's rules are about; a composition is not one yet.
    var settled: RawText { uncomposed ?? raw }

    /// All that a host needs to draw the field.
    public var presentation: SectionedFieldPresentation {
        let lengths = format.lengths(for: settled)
        let fault = fault(format.verdict(on: settled, today: today))
        return SectionedFieldPresentation(
            phase: phase,
            text: raw.string,
            sections: raw.sections(of: lengths),
            lengths: lengths,
            visibleSeparator: format.visibleSeparator,
            selection: selection,
            activeSection: isFocused ? raw.section(at: selection.upperBound, of: lengths) : nil,
            isComplete: format.isComplete(settled),
            validity: validity,
            validityMotion: Motion.curve(.easeInOut, duration: Motions.validityDuration)
                .reduced(prefersReducedMotion),
            brand: format.brand(of: settled),
            opening: opening.target,
            openingMotion: MotionPath(
                start: opening.value(at: clock.now),
                velocity: opening.velocity(at: clock.now),
                motion: openingMotion.reduced(prefersReducedMotion)
            ),
            fault: fault,
            description: validity == .incorrect ? fault : nil
        )
    }
}

extension RawText {
    /// What each section holds, in UTF-16 offsets. Surplus characters, which only a composition leaves, stand in the last.
    func sections(of lengths: [Int]) -> [Range<Int>] {
        var sections: [Range<Int>] = []
        var (start, places) = (0, 0)
        for length in lengths.dropLast() {
            places &+= length
            let end = end(ofCharacters: places)
            sections.append(start..<end)
            start = end
        }
        sections.append(start..<utf16Count)
        return sections
    }

    /// The section where the next character would appear.
    func section(at offset: Int, of lengths: [Int]) -> Int {
        var left = characters(before: offset)
        for (section, length) in lengths.dropLast().enumerated() {
            left &-= length
            if left < 0 { return section }
        }
        return max(0, lengths.count &- 1)
    }
}
