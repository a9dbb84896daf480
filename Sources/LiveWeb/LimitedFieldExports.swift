import LiveControls
import LiveText

nonisolated(unsafe) var limitedFields = HandleTable<LimitedFieldModel>()

/// Creates a limited field that holds the text in the inbox.
@c(live_limited_field_create)
public func limitedFieldCreate(
    _ limit: Int32,
    _ unit: Int32,
    _ overflow: Int32,
    _ counter: Int32,
    _ length: Int32
) -> UInt32 {
    limitedFields.insert(
        LimitedFieldModel(
            limit: TextLimit(Int(limit), unit: UnitCode.unit(of: unit)),
            overflow: textOverflow(of: overflow),
            counter: counterDisplay(of: counter),
            text: inbox.take(Int(length))
        )
    )
}

/// Forgets a field.
@c(live_limited_field_destroy)
public func limitedFieldDestroy(_ handle: UInt32) {
    limitedFields.remove(handle)
}

/// Something has happened to the native field, or is about to; the inbox holds the text of the event.
@c(live_limited_field_event)
public func limitedFieldEvent(
    _ handle: UInt32,
    _ kind: Int32,
    _ start: Int32,
    _ end: Int32,
    _ length: Int32,
    _ time: Double
) -> UInt32 {
    send(.field(TextFieldEvent(kind, start: start, end: end, text: inbox.take(Int(length)))), to: handle, at: time)
}

/// The limit has changed.
@c(live_limited_field_limit)
public func limitedFieldLimit(_ handle: UInt32, _ limit: Int32, _ unit: Int32, _ time: Double) -> UInt32 {
    send(.limitChanged(TextLimit(Int(limit), unit: UnitCode.unit(of: unit))), to: handle, at: time)
}

/// What happens to edits past the limit has changed.
@c(live_limited_field_overflow)
public func limitedFieldOverflow(_ handle: UInt32, _ overflow: Int32, _ time: Double) -> UInt32 {
    send(.overflowChanged(textOverflow(of: overflow)), to: handle, at: time)
}

/// When the counter is shown has changed.
@c(live_limited_field_counter)
public func limitedFieldCounter(_ handle: UInt32, _ counter: Int32, _ time: Double) -> UInt32 {
    send(.counterChanged(counterDisplay(of: counter)), to: handle, at: time)
}

/// The person's wish for less motion has changed.
@c(live_limited_field_reduced_motion)
public func limitedFieldReducedMotion(_ handle: UInt32, _ isReduced: Bool, _ time: Double) -> UInt32 {
    send(.reducedMotionChanged(isReduced), to: handle, at: time)
}

/// The time that the field asked for has come.
@c(live_limited_field_wake)
public func limitedFieldWake(_ handle: UInt32, _ time: Double) -> UInt32 {
    send(.woke, to: handle, at: time)
}

/// How the text goes out as a text message: whether in UCS-2, its parts, and what is left of the last; NaN in another unit.
@c(live_limited_field_text_message)
public func limitedFieldTextMessage(_ handle: UInt32) -> UInt32 {
    record.write { record in
        limitedFields.update(handle) { field in
            let message = field.textMessage
            record.append(message.map { $0.encoding == .ucs2 ? 1 : 0 })
            record.append(message?.partCount)
            record.append(message?.remainingInPart)
        }
    }
}

/// By its place in the list of Web/limited-field/live-limited-field.js.
private func textOverflow(of code: Int32) -> TextOverflow {
    let all: [TextOverflow] = [.refuse, .truncate, .allow]
    return all.indices.contains(Int(code)) ? all[Int(code)] : .refuse
}

/// By its place in the list of Web/limited-field/live-limited-field.js.
private func counterDisplay(of code: Int32) -> CounterDisplay {
    let all: [CounterDisplay] = [.always, .editing, .none]
    return all.indices.contains(Int(code)) ? all[Int(code)] : .always
}

private func send(_ event: LimitedFieldEvent, to handle: UInt32, at time: Double) -> UInt32 {
    record.write { record in
        limitedFields.update(handle) { field in
            let effects = field.send(event, at: time)
            record.append(field.presentation, effects)
        }
    }
}

extension Record {
    /// The fields of Web/limited-field/answer.js, in its order.
    fileprivate mutating func append(_ field: LimitedFieldPresentation, _ effects: [LimitedFieldEffect]) {
        append(field.stage.map { Int($0.rawValue) })
        append(field.count)
        append(field.counter)
        append(field.widestCounter)
        append(field.isCounterVisible ? 1 : 0)
        append(field.overflow)
        append(field.description)
        append(field.fault)
        append(effects)
    }

    private mutating func append(_ effects: [LimitedFieldEffect]) {
        var answer = TextFieldAnswer()
        var limited: (kept: Int, dropped: Int)?
        var pulse: CounterPulse?
        var announcement: Message?
        var wake = Double.nan
        for effect in effects {
            switch effect {
            case .field(let effect): answer.take(effect)
            case .limited(let kept, let dropped): limited = (kept, dropped)
            case .pulse(let counterPulse): pulse = counterPulse
            case .announce(let message): announcement = message
            case .wake(let time): wake = time
            }
        }
        append(answer)
        append(limited?.kept)
        append(limited?.dropped)
        append(pulse?.scale ?? .nan)
        append(pulse?.opacity ?? .nan)
        append(pulse?.duration ?? .nan)
        append(announcement)
        append(wake)
    }
}
