import LiveControls
import LiveText
import LiveUnicode

nonisolated(unsafe) var numbers = HandleTable<NumberTextModel>()
nonisolated(unsafe) var numberFormats = HandleTable<NumberFormat>()
nonisolated(unsafe) private var frames = NumberFrames()

/// The model's response to an event.
public typealias NumberAnswer = RecordAddress<NumberTextPresentation, NumberTextEffect>

extension NumberTextSettings {
    enum EncodingExclusions { case motion }
}

extension NumberFormat: InboxDecodable {
    typealias InboxForm = Int

    /// Reads the handle of a stored format. An unknown one is the default format.
    init(from inbox: inout InboxReader) {
        var found: NumberFormat?
        numberFormats.update(Handle(truncatingIfNeeded: inbox.integer())) { found = $0 }
        self = found ?? NumberFormat()
    }
}

extension DecimalNumber: InboxDecodable {
    typealias InboxForm = String

    init(from inbox: inout InboxReader) {
        guard let number = DecimalNumber(inbox.value()) else {
            inbox.fail()
            self = .zero
            return
        }
        self = number
    }
}

/// Stores a format for later numbers, and returns its handle, or 0 for an invalid format.
@c(live_number_format_create)
public func numberFormatCreate(_ format: InboxFields<StoredNumberFormat>) -> Handle {
    var reader = inbox.reader(format)
    let stored: StoredNumberFormat = reader.value()
    inbox.wipe()
    guard reader.isValid, let format = stored.format else { return 0 }
    return numberFormats.insert(format)
}

/// Destroys a format. Numbers that use it keep their copy.
@c(live_number_format_destroy)
public func numberFormatDestroy(_ handle: Handle) {
    numberFormats.remove(handle)
}

/// Creates a number that shows a value, if any.
@c(live_number_create)
public func numberCreate(_ values: InboxFields<NumberTextSettings, DecimalNumber?>) -> Handle {
    numbers.create(values) { NumberTextModel($0.value(), value: $0.value()) }
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
