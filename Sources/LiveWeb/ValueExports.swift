import LiveControls

/// The value of a text.
public typealias SectionedFieldValue = RecordAddress<FieldValue>

/// The value that a form submits.
public struct FieldValue {
    /// The value: a plain decimal, or a date in the form of ISO 8601.
    var value: String
}

/// Returns the value of the text in the inbox, in the format of a sectioned field. Only parts of the core that a page loads on
/// demand have formats whose values aren't their texts.
@c(live_value_of)
public func valueOf(_ handle: Handle, _ text: InboxFields<String>) -> SectionedFieldValue {
    var reader = inbox.reader(text)
    let text: String = reader.value()
    inbox.wipe()
    return record.write { record in
        sectionedFields.update(handle) { record.append(FieldValue(value: $0.settings.format.value(of: text))) }
    }
}
