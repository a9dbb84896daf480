import LiveControls

nonisolated(unsafe) var numbers = HandleTable<NumberTextModel>()
nonisolated(unsafe) private var frames = NumberFrames()

/// The model's response to an event.
public typealias NumberAnswer = RecordAddress<NumberTextPresentation, NumberTextEffect>

extension NumberTextSettings {
    enum EncodingExclusions { case motion }
}

/// Creates a number that shows a value, if any.
@c(live_number_create)
public func numberCreate(_ values: InboxFields<NumberTextSettings, FormattedNumber?>) -> Handle {
    numbers.create(values) { NumberTextModel($0.value(), number: $0.value()) }
}

/// Destroys a number.
@c(live_number_destroy)
public func numberDestroy(_ handle: Handle) {
    numbers.remove(handle)
    if numbers.isEmpty { frames = NumberFrames() }
}

/// Handles an event.
@c(live_number_event)
public func numberEvent(_ handle: Handle, _ event: InboxFields<NumberTextEvent>, _ time: Double) -> NumberAnswer {
    numbers.send(event, to: handle, at: time)
}

/// Returns the next frame of all counting numbers; see ``NumberFrames``.
@c(live_number_frame)
public func numberFrame(_ time: Double) -> UInt32 {
    frames.write(time)
}
