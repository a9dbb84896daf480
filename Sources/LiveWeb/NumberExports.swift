import LiveControls
import LiveText

nonisolated(unsafe) var numbers = HandleTable<NumberTextModel>()
nonisolated(unsafe) var numberFormats = HandleTable<NumberFormat>()
nonisolated(unsafe) private var frames = NumberFrames()
nonisolated(unsafe) private var rollRecord = NumberRollRecord()

/// Keeps the format in the inbox for the numbers that will use it; 0 when it makes no sense.
@c(live_number_format_create)
public func numberFormatCreate(_ length: Int32) -> UInt32 {
    guard let format = inbox.take(Int(length)).withUTF8Bytes({ NumberFormat(fields: $0) }) else { return 0 }
    return numberFormats.insert(format)
}

/// Forgets a format; numbers that use it keep it.
@c(live_number_format_destroy)
public func numberFormatDestroy(_ handle: UInt32) {
    numberFormats.remove(handle)
}

/// Creates a number that shows the value in the inbox, if there is one.
@c(live_number_create)
public func numberCreate(_ format: UInt32, _ notation: Int32, _ length: Int32) -> UInt32 {
    let value = DecimalNumber(inbox.take(Int(length)))
    return numbers.insert(
        NumberTextModel(value: value, format: keptFormat(format), notation: notation == 1 ? .roll : .count)
    )
}

/// Forgets a number.
@c(live_number_destroy)
public func numberDestroy(_ handle: UInt32) {
    numbers.remove(handle)
    if numbers.count == 0 {
        frames = NumberFrames()
        rollRecord = NumberRollRecord()
    }
}

/// The value in the inbox is the new one; what is no number is passed over.
@c(live_number_value)
public func numberValue(_ handle: UInt32, _ length: Int32, _ time: Double) -> UInt32 {
    send(DecimalNumber(inbox.take(Int(length))).map { .valueChanged($0) }, to: handle, at: time)
}

/// The number is written in another format.
@c(live_number_format)
public func numberFormat(_ handle: UInt32, _ format: UInt32, _ time: Double) -> UInt32 {
    send(.formatChanged(keptFormat(format)), to: handle, at: time)
}

/// The number counts (0) or rolls (1) from the next value on.
@c(live_number_notation)
public func numberNotation(_ handle: UInt32, _ notation: Int32, _ time: Double) -> UInt32 {
    send(.notationChanged(notation == 1 ? .roll : .count), to: handle, at: time)
}

/// The person's wish for less motion has changed.
@c(live_number_reduced_motion)
public func numberReducedMotion(_ handle: UInt32, _ isReduced: Bool, _ time: Double) -> UInt32 {
    send(.reducedMotionChanged(isReduced), to: handle, at: time)
}

/// The number can be seen, or no longer can.
@c(live_number_visibility)
public func numberVisibility(_ handle: UInt32, _ isVisible: Bool, _ time: Double) -> UInt32 {
    send(.visibilityChanged(isVisible), to: handle, at: time)
}

/// The time that the number asked for has come.
@c(live_number_wake)
public func numberWake(_ handle: UInt32, _ time: Double) -> UInt32 {
    send(.woke, to: handle, at: time)
}

/// The next frame of all numbers that count; see ``NumberFrames``.
@c(live_number_frame)
public func numberFrame(_ time: Double) -> UInt32 {
    frames.write(time)
}

/// The wheels of a number; see ``NumberRollRecord``.
@c(live_number_roll)
public func numberRoll(_ handle: UInt32) -> UInt32 {
    var address: UInt32 = 0
    numbers.update(handle) { number in
        if let roll = number.presentation.roll { address = rollRecord.write(roll) }
    }
    return address
}

private func keptFormat(_ handle: UInt32) -> NumberFormat {
    var found: NumberFormat?
    numberFormats.update(handle) { found = $0 }
    return found ?? NumberFormat()
}

private func send(_ event: NumberTextEvent?, to handle: UInt32, at time: Double) -> UInt32 {
    record.write { record in
        numbers.update(handle) { number in
            let effects = event.map { number.send($0, at: time) } ?? []
            record.append(number, effects)
        }
    }
}

extension Record {
    /// The fields of Web/number/live-number.js, in its order.
    fileprivate mutating func append(_ number: NumberTextModel, _ effects: [NumberTextEffect]) {
        let presentation = number.presentation
        append(presentation.isCounting ? 1 : 0)
        // Comparing with nil would bring in the comparison of the texts inside, 50 KB of it.
        if case .some = presentation.roll { append(1) } else { append(0) }
        append(presentation.text)
        append(presentation.finalText)
        var wake = Double.nan
        var hasSettled = false
        for effect in effects {
            switch effect {
            case .wake(let time): wake = time
            case .settled: hasSettled = true
            }
        }
        append(wake)
        append(hasSettled ? 1 : 0)
    }
}
