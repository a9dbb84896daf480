import LiveControls
import LiveText

nonisolated(unsafe) var limitedFields = HandleTable<LimitedFieldModel>()

/// The model's response to an event.
public typealias LimitedFieldAnswer = RecordAddress<LimitedFieldPresentation, LimitedFieldEffect>

extension LimitedFieldPresentation {
    enum EncodingExclusions { case caret, remaining }
}

/// The SMS encoding and parts of the text; absent for other units.
public typealias LimitedFieldTextMessage = RecordAddress<SMSMeasurement?>

extension SMSMeasurement {
    enum EncodingExclusions { case unitCount }
}

/// Creates a limited field whose text is in the inbox.
@c(live_limited_field_create)
public func limitedFieldCreate(
    _ limit: Int32,
    _ unit: EnumCode<TextUnit>,
    _ overflow: EnumCode<TextOverflow>,
    _ counter: EnumCode<CounterDisplay>,
    _ length: InboxLength
) -> Handle {
    limitedFields.insert(
        LimitedFieldModel(
            limit: TextLimit(limit, unit),
            overflow: TextOverflow(code: overflow) ?? .refuse,
            counter: CounterDisplay(code: counter) ?? .always,
            text: inbox.take(length)
        )
    )
}

/// Destroys a field.
@c(live_limited_field_destroy)
public func limitedFieldDestroy(_ handle: Handle) {
    limitedFields.remove(handle)
}

/// Handles an event of the native field. The inbox holds the event's text.
@c(live_limited_field_event)
public func limitedFieldEvent(
    _ handle: Handle,
    _ kind: EnumCode<TextFieldEvent>,
    _ start: Int32,
    _ end: Int32,
    _ length: InboxLength,
    _ time: Double
) -> LimitedFieldAnswer {
    let text = inbox.take(length)
    guard let event = TextFieldEvent(kind, start: start, end: end, text: text) else { return 0 }
    return send(.field(event), to: handle, at: time)
}

/// Updates the limit.
@c(live_limited_field_limit)
public func limitedFieldLimit(_ handle: Handle, _ limit: Int32, _ unit: EnumCode<TextUnit>, _ time: Double)
    -> LimitedFieldAnswer
{
    change(handle, at: time) { $0.limit = TextLimit(limit, unit) }
}

/// Updates how the field handles edits past the limit.
@c(live_limited_field_overflow)
public func limitedFieldOverflow(_ handle: Handle, _ overflow: EnumCode<TextOverflow>, _ time: Double)
    -> LimitedFieldAnswer
{
    change(handle, at: time) { $0.overflow = TextOverflow(code: overflow) ?? .refuse }
}

/// Updates when the counter is visible.
@c(live_limited_field_counter)
public func limitedFieldCounter(_ handle: Handle, _ counter: EnumCode<CounterDisplay>, _ time: Double)
    -> LimitedFieldAnswer
{
    change(handle, at: time) { $0.counter = CounterDisplay(code: counter) ?? .always }
}

/// Updates the user's reduced-motion preference.
@c(live_limited_field_reduced_motion)
public func limitedFieldReducedMotion(_ handle: Handle, _ isReduced: Bool, _ time: Double) -> LimitedFieldAnswer {
    change(handle, at: time) { $0.prefersReducedMotion = isReduced }
}

/// Wakes the field at the time it requested.
@c(live_limited_field_wake)
public func limitedFieldWake(_ handle: Handle, _ time: Double) -> LimitedFieldAnswer {
    send(.woke, to: handle, at: time)
}

/// Returns the SMS encoding and parts of the text.
@c(live_limited_field_text_message)
public func limitedFieldTextMessage(_ handle: Handle) -> LimitedFieldTextMessage {
    record.write { record in
        limitedFields.update(handle) { field in
            record.append(field.textMessage)
        }
    }
}

private func change(_ handle: Handle, at time: Double, _ change: (inout LimitedFieldSettings) -> Void)
    -> LimitedFieldAnswer
{
    var event: LimitedFieldEvent?
    limitedFields.update(handle) { event = $0.changing(change) }
    return event.map { send($0, to: handle, at: time) } ?? 0
}

private func send(_ event: LimitedFieldEvent, to handle: Handle, at time: Double) -> LimitedFieldAnswer {
    record.write { record in
        limitedFields.update(handle) { field in
            let effects = field.send(event, at: time)
            record.append(field.presentation)
            record.append(effects)
        }
    }
}
