import LiveControls
import LiveText
import LiveUnicode

nonisolated(unsafe) var numbers = HandleTable<NumberTextModel>()
nonisolated(unsafe) var numberFormats = HandleTable<NumberFormat>()
nonisolated(unsafe) private var frames = NumberFrames()

/// The model's response to an event.
public typealias NumberAnswer = RecordAddress<NumberTextPresentation, NumberTextEffect>

/// Stores the format in the inbox for later numbers, and returns its handle, or 0 for an invalid format.
@c(live_number_format_create)
public func numberFormatCreate(_ length: FieldsLength<NumberRounding.Precision, NumberRounding.Mode>) -> Handle {
    guard let format = inbox.take(length).withUTF8Bytes({ NumberFormat(fields: $0) }) else { return 0 }
    return numberFormats.insert(format)
}

/// Destroys a format. Numbers that use it keep their copy.
@c(live_number_format_destroy)
public func numberFormatDestroy(_ handle: Handle) {
    numberFormats.remove(handle)
}

/// Creates a number that shows the value in the inbox, if any.
@c(live_number_create)
public func numberCreate(_ format: Handle, _ transition: EnumCode<NumberTransition>, _ length: InboxLength) -> Handle {
    let value = DecimalNumber(inbox.take(length))
    return numbers.insert(
        NumberTextModel(
            value: value,
            format: keptFormat(format),
            transition: NumberTransition(code: transition) ?? .count
        )
    )
}

/// Destroys a number.
@c(live_number_destroy)
public func numberDestroy(_ handle: Handle) {
    numbers.remove(handle)
    if numbers.isEmpty { frames = NumberFrames() }
}

/// Updates the value from the inbox. Text that isn't a number is ignored.
@c(live_number_value)
public func numberValue(_ handle: Handle, _ length: InboxLength, _ time: Double) -> NumberAnswer {
    send(DecimalNumber(inbox.take(length)).map { .valueChanged($0) }, to: handle, at: time)
}

/// Updates the format.
@c(live_number_format)
public func numberFormat(_ handle: Handle, _ format: Handle, _ time: Double) -> NumberAnswer {
    change(handle, at: time) { $0.format = keptFormat(format) }
}

/// Updates the transition between values, starting with the next value.
@c(live_number_transition)
public func numberTransition(_ handle: Handle, _ transition: EnumCode<NumberTransition>, _ time: Double) -> NumberAnswer
{
    change(handle, at: time) { $0.transition = NumberTransition(code: transition) ?? .count }
}

/// Updates the user's reduced-motion preference.
@c(live_number_reduced_motion)
public func numberReducedMotion(_ handle: Handle, _ isReduced: Bool, _ time: Double) -> NumberAnswer {
    change(handle, at: time) { $0.prefersReducedMotion = isReduced }
}

/// Updates whether the number is visible.
@c(live_number_visibility)
public func numberVisibility(_ handle: Handle, _ isVisible: Bool, _ time: Double) -> NumberAnswer {
    change(handle, at: time) { $0.isVisible = isVisible }
}

/// Wakes the number at the time it requested.
@c(live_number_wake)
public func numberWake(_ handle: Handle, _ time: Double) -> NumberAnswer {
    send(.woke, to: handle, at: time)
}

/// Returns the next frame of all counting numbers; see ``NumberFrames``.
@c(live_number_frame)
public func numberFrame(_ time: Double) -> UInt32 {
    frames.write(time)
}

private func keptFormat(_ handle: Handle) -> NumberFormat {
    var found: NumberFormat?
    numberFormats.update(handle) { found = $0 }
    return found ?? NumberFormat()
}

private func change(_ handle: Handle, at time: Double, _ change: (inout NumberTextSettings) -> Void)
    -> NumberAnswer
{
    var event: NumberTextEvent?
    numbers.update(handle) { event = $0.changing(change) }
    return event.map { send($0, to: handle, at: time) } ?? 0
}

private func send(_ event: NumberTextEvent?, to handle: Handle, at time: Double) -> NumberAnswer {
    record.write { record in
        numbers.update(handle) { number in
            let effects = event.map { number.send($0, at: time) } ?? []
            record.append(number.presentation)
            record.append(effects)
        }
    }
}
