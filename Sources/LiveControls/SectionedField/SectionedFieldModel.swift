import LiveMotion
import LiveText

/// A field for a single value that is entered in sections, such as a card number, a telephone number, or a code.
///
/// The value is edited as one text, ``SectionedFieldPresentation/text``, without separators. The host's native field
/// contains this text. Sections affect only where its characters appear.
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
/// All times are in seconds on one monotonic clock that the host provides.
public struct SectionedFieldModel: ControlModel {
    /// The settings.
    public private(set) var settings: SectionedFieldSettings

    /// The text of the native field.
    var raw: RawText
    /// The text before the current composition, or else before the latest edit that was allowed.
    var textBefore = RawText()
    /// What was typed since the latest change of the text and isn't accepted, such as `am` after a time; see
    /// ``WrittenNumbers/ignorable``.
    var ignored: UInt32 = 0
    /// Whether an input method is composing a part of the text.
    public internal(set) var isComposing = false
    /// The selection, in UTF-16 offsets.
    var selection: Range<Int>
    /// The selection that was requested when the field got the focus.
    var focusSelection: Range<Int>?
    var isFocused = false
    var validity = FieldValidity.neutral
    /// Whether the program refused the text, which stays incorrect until it's edited or set.
    var isRefused = false
    /// Whether the completion of the text was reported or needs no report.
    var isCompletionReported: Bool
    /// The validity, the refusal, and the completion before the latest edit that was allowed.
    var reportsBeforeEdit = (validity: FieldValidity.neutral, isRefused: false, isCompletionReported: false)
    var opening: Animated<Double>
    var announcement = Announcement()
    var clock = EventClock()

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - format: The format of the field.
    ///   - text: The initial text, in any notation.
    public init(_ format: SectionedFormat, text: String = "") {
        self.init(SectionedFieldSettings(format: format), text: text)
    }

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - settings: The settings.
    ///   - text: The initial text, in any notation.
    public init(_ settings: SectionedFieldSettings, text: String = "") {
        self.settings = settings
        let format = settings.format
        raw = format.held(value: text) ?? format.parse(text)
        selection = raw.utf16Count..<raw.utf16Count
        isCompletionReported = format.isComplete(raw)
        opening = Animated(raw.isEmpty ? 0 : 1)
    }

    /// Handles an event and returns the effects for the host to perform.
    ///
    /// - Parameters:
    ///   - event: The event to handle.
    ///   - time: The time of the event, in seconds. A time that is earlier than the previous event's, or not finite,
    ///     counts as the previous event's time, which is 0 before the first event.
    /// - Complexity: O(*n*) in the length of the text.
    @discardableResult
    public mutating func send(_ event: SectionedFieldEvent, at time: Double = 0) -> [SectionedFieldEffect] {
        clock.advance(to: time)
        switch event {
        case .field(let event): return take(event)
        case .validityAnswered(let validity):
            let effects = show(validity)
            isRefused = validity == .incorrect
            return effects + (isRefused ? selectRefusedText() : []) + wakeEffect
        case .validityRestored(let validity):
            self.validity = validity
            isRefused = validity == .incorrect
            announcement.cancel()
            return []
        case .settingsChanged(let settings):
            let previous = format
            let hasNewFormat = !settings.format.isInterchangeable(with: format)
            self.settings = settings
            if settings.prefersReducedMotion { opening.snap(to: opening.target) }
            return hasNewFormat ? readAgain(from: previous) : []
        case .committed: return confirm()
        case .woke: return wake()
        }
    }

    /// The format of the field.
    var format: SectionedFormat { settings.format }

    var today: CalendarMonth? { settings.today }

    var prefersReducedMotion: Bool { settings.prefersReducedMotion }

    /// The text to which the format's rules apply. It excludes an unfinished composition.
    var committedText: RawText { isComposing ? textBefore : raw }

    /// The values a host needs to draw the field.
    public var presentation: SectionedFieldPresentation {
        let lengths = format.lengths(for: committedText)
        let error = error(format.verdict(on: committedText, today: today))
        var presentation = SectionedFieldPresentation(
            phase: phase,
            text: raw.string,
            sections: raw.sections(of: lengths),
            lengths: lengths,
            visibleSeparators: format.visibleSeparators(of: committedText, sections: lengths.count),
            selection: selection,
            activeSection: isFocused ? raw.section(at: selection.upperBound, of: lengths) : nil,
            isComplete: format.isComplete(committedText),
            validity: validity,
            validityMotion: Motion.curve(.easeInOut, duration: Motions.validityDuration)
                .reduced(prefersReducedMotion),
            brand: format.brand(of: committedText),
            opening: opening.target,
            openingMotion: MotionPath(
                start: opening.value(at: clock.now),
                velocity: opening.velocity(at: clock.now),
                motion: openingMotion.reduced(prefersReducedMotion)
            ),
            error: error,
            description: validity == .incorrect ? error : nil
        )
        #if !hasFeature(Embedded)
        if !isComposing { presentation.decorations = format.decorations(of: raw) }
        presentation.affixes = format.affixes(of: committedText, sections: lengths.count)
        #endif
        return presentation
    }
}

extension RawText {
    /// Returns the content of each section, in UTF-16 offsets. The last section contains surplus characters, which only
    /// a composition can create.
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

    /// Returns the section in which the next character would appear.
    func section(at offset: Int, of lengths: [Int]) -> Int {
        var left = characters(before: offset)
        for (section, length) in lengths.dropLast().enumerated() {
            left &-= length
            if left < 0 { return section }
        }
        return max(0, lengths.count &- 1)
    }
}
