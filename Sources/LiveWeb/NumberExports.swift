import LiveControls
import LiveText
import LiveUnicode

nonisolated(unsafe) var numbers = HandleTable<NumberTextModel>()
nonisolated(unsafe) var numberFormats = HandleTable<NumberFormat>()
nonisolated(unsafe) private var frames = NumberFrames()

/// The answer that the page gets after each event.
public typealias NumberAnswer = RecordAddress<NumberTextPresentation, NumberTextEffect>

/// Keeps the format in the inbox for the numbers that will use it; gives 0 for an invalid format.
@c(live_number_format_create)
public func numberFormatCreate(_ length: FieldsLength<NumberRounding.Precision, NumberRounding.Mode>) -> Handle {
    guard let format = inbox.take(length).withUTF8Bytes({ NumberFormat(fields: $0) }) else { return 0 }
    return numberFormats.insert(format)
}

/// Forgets a format; numbers that use it keep their copy.
@c(live_number_format_destroy)
public func numberFormatDestroy(_ handle: Handle) {
    numberFormats.remove(handle)
}

/// Creates a number that shows the value in the inbox, if there is one.
@c(live_number_create)
public func numberCreate(_ format: Handle, _ notation: EnumCode<NumberNotation>, _ length: InboxLength) -> Handle {
    let value = DecimalNumber(inbox.take(length))
    return numbers.insert(
        NumberTextModel(value: value, format: keptFormat(format), notation: NumberNotation(code: notation) ?? .count)
    )
}

/// Forgets a number.
@c(live_number_destroy)
public func numberDestroy(_ handle: Handle) {
    numbers.remove(handle)
    if numbers.isEmpty { frames = NumberFrames() }
}

/// The value has changed to the one in the inbox; a text that is not a number is ignored.
@c(live_number_value)
public func numberValue(_ handle: Handle, _ length: InboxLength, _ time: Double) -> NumberAnswer {
    send(DecimalNumber(inbox.take(length)).map { .valueChanged($0) }, to: handle, at: time)
}

/// The format has changed.
@c(live_number_format)
public func numberFormat(_ handle: Handle, _ format: Handle, _ time: Double) -> NumberAnswer {
    send(.formatChanged(keptFormat(format)), to: handle, at: time)
}

/// The way to new values has changed; it applies from the next value.
@c(live_number_notation)
public func numberNotation(_ handle: Handle, _ notation: EnumCode<NumberNotation>, _ time: Double) -> NumberAnswer {
    send(.notationChanged(NumberNotation(code: notation) ?? .count), to: handle, at: time)
}

/// The person's preference for reduced motion has changed.
@c(live_number_reduced_motion)
public func numberReducedMotion(_ handle: Handle, _ isReduced: Bool, _ time: Double) -> NumberAnswer {
    send(.reducedMotionChanged(isReduced), to: handle, at: time)
}

/// The number has come into view or left it.
@c(live_number_visibility)
public func numberVisibility(_ handle: Handle, _ isVisible: Bool, _ time: Double) -> NumberAnswer {
    send(.visibilityChanged(isVisible), to: handle, at: time)
}

/// The time that the number asked for has come.
@c(live_number_wake)
public func numberWake(_ handle: Handle, _ time: Double) -> NumberAnswer {
    send(.woke, to: handle, at: time)
}

/// The next frame of all counting numbers; see ``NumberFrames``.
@c(live_number_frame)
public func numberFrame(_ time: Double) -> UInt32 {
    frames.write(time)
}

private func keptFormat(_ handle: Handle) -> NumberFormat {
    var found: NumberFormat?
    numberFormats.update(handle) { found = $0 }
    return found ?? NumberFormat()
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
