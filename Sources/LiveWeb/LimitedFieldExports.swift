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

/// Creates a limited field with a text.
@c(live_limited_field_create)
public func limitedFieldCreate(_ values: InboxFields<LimitedFieldSettings, String>) -> Handle {
    limitedFields.create(values) { LimitedFieldModel($0.value(), text: $0.value()) }
}

/// Destroys a field.
@c(live_limited_field_destroy)
public func limitedFieldDestroy(_ handle: Handle) {
    limitedFields.remove(handle)
}

/// Handles an event.
@c(live_limited_field_event)
public func limitedFieldEvent(
    _ handle: Handle,
    _ event: InboxFields<LimitedFieldEvent>,
    _ time: Double
) -> LimitedFieldAnswer {
    limitedFields.send(event, to: handle, at: time)
}

/// Returns the SMS encoding and parts of a limited field's text.
@c(live_unit_text_message)
public func limitedFieldTextMessage(_ handle: Handle) -> LimitedFieldTextMessage {
    record.write { record in
        limitedFields.update(handle) { field in
            record.append(field.textMessage)
        }
    }
}
