import LiveText

/// A text field with a limit that never loses or corrupts what a person wrote.
///
/// ```swift
/// import LiveControls
/// import LiveText
///
/// var field = LimitedFieldModel(limit: TextLimit(10), overflow: .truncate, text: "abcdefgh")
/// field.send(.willEdit(TextEdit(4..<4, "12345")))  // [.field(.perform(TextEdit(4..<4, "12"))), …]
/// field.presentation.text                          // "abcd12efgh"
/// field.presentation.caret                         // 6
/// ```
///
/// The model accepts an edit, trims its insertion, or rejects it. The text around the edit never changes. Offsets are
/// in UTF-16. All times are in seconds on one monotonic clock that the host provides.
public struct LimitedFieldModel: ControlModel {
    /// The settings.
    public private(set) var settings: LimitedFieldSettings

    private(set) var content: MeasuredText
    private var caret: Int?
    /// The text before the current composition, or else before the latest edit that was allowed.
    private var textBefore: MeasuredText?
    /// Whether an input method is composing a part of the text.
    public private(set) var isComposing = false
    private var isFocused = false
    private var clock = EventClock()
    private var pulseEnd = -Double.infinity
    private var announcement = Announcement()
    /// The latest announcement, made or pending.
    private var announced: ControlMessage?

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - settings: The settings.
    ///   - text: The text that the field already contains. It can be too long and isn't truncated.
    public init(_ settings: LimitedFieldSettings, text: String = "") {
        self.settings = settings
        content = MeasuredText(text, limit: settings.limit)
    }

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - limit: The limit.
    ///   - overflow: The handling of edits that exceed the limit.
    ///   - counter: The visibility of the counter.
    ///   - text: The text that the field already contains. It can be too long and isn't truncated.
    public init(
        limit: TextLimit,
        overflow: TextOverflow = .refuse,
        counter: CounterDisplay = .always,
        text: String = ""
    ) {
        self.init(LimitedFieldSettings(limit: limit, overflow: overflow, counter: counter), text: text)
    }

    /// Handles an event and returns the effects for the host to perform.
    ///
    /// - Parameters:
    ///   - event: The event to handle.
    ///   - time: The time of the event, in seconds. A time that is earlier than the previous event's, or not finite,
    ///     counts as the previous event's time, which is 0 before the first event.
    /// - Returns: The effects to perform. The array is usually empty.
    @discardableResult
    public mutating func send(_ event: LimitedFieldEvent, at time: Double = 0) -> [LimitedFieldEffect] {
        clock.advance(to: time)
        switch event {
        case .field(let event): return take(event)
        case .settingsChanged(let settings):
            let hasNewLimit = settings.limit != limit
            self.settings = settings
            // On a page, the tables of some units arrive after the first measurement.
            guard hasNewLimit || limit.unit.hasRules else { return [] }
            content.measure(against: settings.limit)
            textBefore?.measure(against: settings.limit)
            return []
        case .woke: return announceIfDue()
        }
    }
}

extension LimitedFieldModel {
    private var limit: TextLimit { settings.limit }

    private var overflow: TextOverflow { settings.overflow }

    private mutating func take(_ event: TextFieldEvent<String>) -> [LimitedFieldEffect] {
        switch event {
        case .willEdit(let edit): return judge(edit)
        case .willDrop(let text): return judge(TextEdit(.max..<(.max), text), isDrop: true)
        case .edited(let text, let caret): return take(text, caret: caret)
        case .composing(let text):
            if !isComposing { textBefore = content }
            isComposing = true
            change(to: text)
        case .filled(let text, _):
            isComposing = false
            change(to: text)
            return announceSurplus()
        case .set(let text):
            isComposing = false
            change(to: text)
        case .withdrawn: take(textBefore ?? content, caret: nil)
        case .selected, .settled: break
        case .focused(let isFocused):
            self.isFocused = isFocused
            if !isFocused, isComposing { return take(content.text, caret: 0) }
        }
        return []
    }

    private mutating func change(to text: String) {
        caret = nil
        content = MeasuredText(text, limit: limit)
    }

    /// Judges an edit, or a drop as if its text were appended. A drop that is accepted at least in part changes nothing.
    private mutating func judge(_ edit: TextEdit, isDrop: Bool = false) -> [LimitedFieldEffect] {
        let edit = content.wholeScalars(edit)
        let (verdict, edited) = content.judge(edit, limit: limit)
        switch isComposing || overflow == .allow ? .accept : verdict {
        case .accept where isDrop, .trim where isDrop && overflow == .truncate: return [.field(.allow)]
        case .accept:
            if !isComposing { textBefore = content }
            take(edited, caret: edit.caret)
            return [.field(.allow)] + announceSurplus()
        case .trim(let kept) where overflow == .truncate:
            let trimmed = TextEdit(edit.range, kept)
            take(content.applying(trimmed), caret: trimmed.caret)
            return [.field(.perform(trimmed))] + report(of: edit, kept: kept, by: edited)
        case .trim, .refuse:
            return report(of: edit, kept: "", by: edited)
        }
    }

    /// Takes over an edit that was already made, and reverts the surplus.
    private mutating func take(_ text: String, caret: Int) -> [LimitedFieldEffect] {
        // A composed phrase is trimmed rather than rejected, even in a field that rejects pastes, because composing it
        // can take a minute.
        let mayTrim = isComposing || overflow == .truncate
        if isComposing, let textBefore { content = textBefore }
        isComposing = false
        let edit = TextEdit(from: content.text, to: text, caret: caret)
        let (verdict, edited) = content.judge(edit, limit: limit)
        switch overflow == .allow ? .accept : verdict {
        case .accept:
            take(edited, caret: nil)
            return edit.isEmpty ? [] : announceSurplus()
        case .trim(let kept) where mayTrim:
            let trimmed = TextEdit(edit.range, kept)
            let surplus = TextEdit(from: trimmed.caret, to: edit.caret, "")
            take(content.applying(trimmed), caret: trimmed.caret)
            return [.field(.perform(surplus))] + report(of: edit, kept: kept, by: edited)
        case .trim, .refuse:
            let inverse = edit.inverse(in: content.text)
            self.caret = inverse.caret
            return [.field(.perform(inverse))] + report(of: edit, kept: "", by: edited)
        }
    }

    private mutating func take(_ content: MeasuredText, caret: Int?) {
        self.content = content
        self.caret = caret
    }

    /// Reports an edit that wasn't made in full.
    ///
    /// - Parameter exceeding: The text as it would be, which exceeds the limit that the message is about.
    private mutating func report(
        of edit: TextEdit,
        kept: String,
        by exceeding: MeasuredText
    ) -> [LimitedFieldEffect] {
        let keptCount = limit.count(kept)
        let dropped = max(0, limit.count(edit.replacement) &- keptCount)
        let exceeded = exceeding.measurement.limit
        announced =
            kept.isEmpty
            ? ControlMessage(.full, exceeded.maximum, unit: exceeded.unit)
            : ControlMessage(.dropped, dropped, unit: limit.unit)
        let due = announcement.schedule(at: clock)
        var effects: [LimitedFieldEffect] = [.limited(kept: keptCount, dropped: dropped), .wake(at: due)]
        // A held key is rejected about 30 times per second. A pulse doesn't restart before it ends.
        if clock.now >= pulseEnd {
            let pulse = CounterPulse(isReduced: settings.prefersReducedMotion)
            pulseEnd = clock.now + 2 * pulse.duration
            effects.insert(.pulse(pulse), at: 1)
        }
        return effects
    }

    /// Announces the surplus of a text that was accepted in full, which the counter shows only visually.
    private mutating func announceSurplus() -> [LimitedFieldEffect] {
        guard !isComposing else { return [] }
        if let error, error.key == .over {
            announced = error
            return [.wake(at: announcement.schedule(at: clock))]
        }
        if announced?.key == .over { announcement.cancel() }
        return []
    }

    private mutating func announceIfDue() -> [LimitedFieldEffect] {
        guard announcement.consumeIfDue(at: clock) else { return announcement.due.map { [.wake(at: $0)] } ?? [] }
        return announced.map { [.announce($0)] } ?? []
    }
}

extension LimitedFieldModel {
    /// The values a host needs to draw the field.
    public var presentation: LimitedFieldPresentation {
        let measurement = content.measurement
        let counted = self.counted
        return LimitedFieldPresentation(
            content: content,
            caret: caret,
            stage: stage,
            count: measurement.count,
            remaining: measurement.remaining,
            counter: counted.map { CounterText.text(measurement.count, of: $0) } ?? "",
            counterMessage: counterMessage,
            widestCounter: counted.map { CounterText.widest(measurement.count, of: $0) } ?? "",
            isCounterVisible: counted != nil && isCounterVisible,
            overflow: measurement.overflow,
            description: description,
            error: error
        )
    }

    /// The number that the counter counts to, or `nil` if there is no counter: the maximum, or else the minimum.
    private var counted: Int? {
        let maximum = content.measurement.limit.maximum
        let counted = maximum > 0 ? maximum : limit.minimum
        return counted > 0 && settings.counter != .none ? counted : nil
    }

    private var isCounterVisible: Bool {
        switch settings.counter {
        case .always: true
        case .editing: isFocused
        case .none: false
        case .near:
            content.measurement.missing > 0
                ? content.measurement.length > 0 : (content.measurement.remaining ?? .max) <= settings.warnAt
        }
    }

    /// What is missing, remains, or is too much.
    private var counterMessage: ControlMessage? {
        let measurement = content.measurement
        if measurement.missing > 0 { return ControlMessage(.counterMissing, measurement.missing, unit: limit.unit) }
        guard let remaining = measurement.remaining else { return nil }
        return ControlMessage(
            remaining < 0 ? .counterSurplus : .counterRemaining,
            abs(remaining),
            unit: measurement.limit.unit
        )
    }

    private var description: ControlMessage? {
        if content.measurement.missing > 0 {
            return ControlMessage(.passwordMinLength, limit.minimum, unit: limit.unit)
        }
        return limit.isUnlimited ? nil : ControlMessage(.limit, limit.maximum, unit: limit.unit)
    }

    /// The measurement of the text as a text message, or `nil` if the limit's unit isn't `TextUnit.sms`.
    ///
    /// - Complexity: O(*n*).
    public var textMessage: SMSMeasurement? {
        limit.unit == .sms ? SMSMeasurement(content.text) : nil
    }

    private var error: ControlMessage? {
        let measurement = content.measurement
        // Another field trims what is composed.
        if measurement.isOver {
            guard overflow == .allow || !isComposing else { return nil }
            return ControlMessage(.over, 0 &- (measurement.remaining ?? 0), unit: measurement.limit.unit)
        }
        // As for HTML's minlength, an empty text is the concern of `required`.
        guard measurement.missing > 0, measurement.length > 0 else { return nil }
        return ControlMessage(.incomplete, measurement.missing, unit: limit.unit)
    }

    private var stage: LimitedFieldPresentation.Stage? {
        let measurement = content.measurement
        if measurement.isOver { return .over }
        if measurement.missing > 0 { return .under }
        if measurement.remaining == 0 { return .full }
        return limit.isUnlimited && limit.minimum <= 0 ? nil : .within
    }
}
