import LiveMotion
import LiveText

/// One value that is entered in sections: a card's number, a telephone number, a code.
///
/// It is edited as if it were one text. The host's field holds the ``SectionedFieldPresentation/display``, with a
/// separator between sections; the model tells what each edit of it comes to.
///
/// ```swift
/// var field = SectionedFieldModel(.card)
/// field.send(.edit(.insert("4242-4242"), selection: 0..<0))  // [.replace(0..<0, with: "4242 4242 "), …]
/// field.presentation.text                                    // "42424242"
/// ```
///
/// All times are in seconds on one steady clock of the host's choice.
public struct SectionedFieldModel: Sendable {
    /// How long after a wrong text was left, or typed where that is shown, it is announced, in seconds.
    public static let announcementDelay = 1.0
    /// How much too early a wake-up may be, in seconds; timers and sums of floats are not exact to the last digit.
    static let timerTolerance = 0.001

    /// What the field is for.
    public internal(set) var format: SectionedFormat

    var raw: RawText
    var shown: DisplayedText
    /// What an input method is composing, with all around it.
    var marked: String?
    /// The selection in the raw text.
    var selection: Range<Int>
    var isFocused = false
    var validity = FieldValidity.neutral
    var showsValidityLive = false
    var today: CalendarMonth?
    /// Whether the program has been told of the text's completion, or need not be.
    var isCompletionTold: Bool
    var opening: Animated<Double>
    var prefersReducedMotion = false
    var announcementTime: Double?
    var lastTime = 0.0

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - format: What it is for.
    ///   - text: What it holds, in any writing.
    public init(_ format: SectionedFormat, text: String = "") {
        self.format = format
        raw = format.reading(text)
        shown = DisplayedText(raw, in: format)
        selection = raw.utf16Count..<raw.utf16Count
        isCompletionTold = format.isComplete(raw)
        opening = Animated(raw.isEmpty ? 0 : 1)
    }

    /// Takes in an event and tells what the host is to do about it.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - time: When, in seconds. A time before that of an earlier event counts as the earlier event's.
    /// - Complexity: O(*n*) in the length of the text.
    @discardableResult
    public mutating func send(_ event: SectionedFieldEvent, at time: Double = 0) -> [SectionedFieldEffect] {
        lastTime = time.isFinite ? max(time, lastTime) : lastTime
        switch event {
        case .edit(let edit, let selection): return take(edit, selection)
        case .textChanged(let text, let caret, let isMarked): return adopt(text, caret: caret, isMarked: isMarked)
        case .textSet(let text): return set(text)
        case .selectionChanged(let selection, let isPointed): return select(selection, isPointed: isPointed)
        case .focused: return focus()
        case .left: return leave()
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

    /// All that a host needs to draw the field.
    public var presentation: SectionedFieldPresentation {
        let caret = selection.upperBound
        let verdict = format.verdict(on: raw, today: today)
        return SectionedFieldPresentation(
            phase: phase,
            display: marked ?? shown.string,
            text: raw.string,
            lengths: shown.lengths,
            hasVisibleSeparator: format.separator != UInt8(ascii: " "),
            selection: shown.displayOffset(of: selection.lowerBound)..<shown.displayOffset(of: caret),
            activeSection: isFocused ? shown.section(at: caret) : nil,
            isComplete: format.isComplete(raw),
            validity: validity,
            validityMotion: prefersReducedMotion ? .none : .curve(.easeInOut, duration: Motions.validityDuration),
            brand: format.brand(of: raw),
            opening: opening.target,
            openingMotion: MotionPath(
                start: opening.value(at: lastTime),
                velocity: opening.velocity(at: lastTime),
                motion: prefersReducedMotion ? .none : openingMotion
            ),
            fault: fault(verdict),
            description: validity == .incorrect ? fault(verdict) : nil
        )
    }
}
