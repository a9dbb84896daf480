import LiveControls
import LiveMotion
import LiveText

nonisolated(unsafe) var sectionedFields = HandleTable<SectionedFieldModel>()

/// The model's response to an event.
public typealias SectionedFieldAnswer = RecordAddress<SectionedFieldPresentation, SectionedFieldEffect>

extension SectionedFieldPresentation {
    enum EncodingExclusions { case text, validityMotion }
}

/// Creates a sectioned field. The inbox holds the list of sections for formats that need one.
@c(live_sectioned_field_create)
public func sectionedFieldCreate(
    _ format: EnumCode<SectionedFormat>,
    _ accepts: EnumCode<AcceptedCharacters>,
    _ length: InboxLength
)
    -> Handle
{
    sectionedFields.insert(SectionedFieldModel(takeFormat(format, accepts, length)))
}

/// Adopts the text that the input had before the upgrade, from the inbox, without animation or a response.
@c(live_sectioned_field_begin)
public func sectionedFieldBegin(_ handle: Handle, _ length: InboxLength) {
    let text = inbox.take(length)
    sectionedFields.update(handle) { $0 = SectionedFieldModel($0.settings, text: text) }
}

/// Destroys a field.
@c(live_sectioned_field_destroy)
public func sectionedFieldDestroy(_ handle: Handle) {
    sectionedFields.remove(handle)
}

/// Updates the format.
@c(live_sectioned_field_format)
public func sectionedFieldFormat(
    _ handle: Handle,
    _ format: EnumCode<SectionedFormat>,
    _ accepts: EnumCode<AcceptedCharacters>,
    _ length: InboxLength,
    _ time: Double
) -> SectionedFieldAnswer {
    let format = takeFormat(format, accepts, length)
    return change(handle, at: time) { $0.format = format }
}

/// Handles an event of the native field. The inbox holds the event's text.
@c(live_sectioned_field_event)
public func sectionedFieldEvent(
    _ handle: Handle,
    _ kind: EnumCode<TextFieldEvent>,
    _ start: Int32,
    _ end: Int32,
    _ length: InboxLength,
    _ time: Double
) -> SectionedFieldAnswer {
    let text = inbox.take(length)
    guard let event = TextFieldEvent(kind, start: start, end: end, text: text) else { return 0 }
    return send(.field(event), to: handle, at: time)
}

/// Updates the current calendar month.
@c(live_sectioned_field_month)
public func sectionedFieldMonth(_ handle: Handle, _ year: Int32, _ month: Int32) {
    sectionedFields.update(handle) { $0.change { $0.today = CalendarMonth(year: Int(year), month: Int(month)) } }
}

/// Updates the validity with the result of the page's validator.
@c(live_sectioned_field_validity)
public func sectionedFieldValidity(_ handle: Handle, _ validity: EnumCode<FieldValidity>, _ time: Double)
    -> SectionedFieldAnswer
{
    send(.validityAnswered(FieldValidity(code: validity) ?? .neutral), to: handle, at: time)
}

/// Updates whether validity shows while the user types.
@c(live_sectioned_field_live)
public func sectionedFieldLive(_ handle: Handle, _ isLive: Bool, _ time: Double) -> SectionedFieldAnswer {
    change(handle, at: time) { $0.showsValidityLive = isLive }
}

/// Updates the user's reduced-motion preference.
@c(live_sectioned_field_reduced_motion)
public func sectionedFieldReducedMotion(_ handle: Handle, _ isReduced: Bool, _ time: Double) -> SectionedFieldAnswer {
    change(handle, at: time) { $0.prefersReducedMotion = isReduced }
}

/// Wakes the field at the time it requested.
@c(live_sectioned_field_wake)
public func sectionedFieldWake(_ handle: Handle, _ time: Double) -> SectionedFieldAnswer {
    send(.woke, to: handle, at: time)
}

/// Returns the format. The inbox holds its list of sections, if it needs one.
private func takeFormat(
    _ format: EnumCode<SectionedFormat>,
    _ accepts: EnumCode<AcceptedCharacters>,
    _ length: InboxLength
) -> SectionedFormat {
    let lengths = SectionedFormat.lengths(in: inbox.take(length))
    switch SectionedFormat.Kind(code: format) {
    case .card: return .card
    case .phoneUS: return .phoneUS
    case .code: return lengths.isEmpty ? .sixDigitCode : .code(lengths)
    case .iban: return .iban
    case .expiry: return .expiry
    case .sections, nil: return .sections(lengths, AcceptedCharacters(code: accepts) ?? .any)
    }
}

private func change(_ handle: Handle, at time: Double, _ change: (inout SectionedFieldSettings) -> Void)
    -> SectionedFieldAnswer
{
    var event: SectionedFieldEvent?
    sectionedFields.update(handle) { event = $0.changing(change) }
    return event.map { send($0, to: handle, at: time) } ?? 0
}

private func send(_ event: SectionedFieldEvent, to handle: Handle, at time: Double) -> SectionedFieldAnswer {
    record.write { record in
        sectionedFields.update(handle) { field in
            let effects = field.send(event, at: time)
            record.append(field.presentation)
            record.append(effects)
        }
    }
}
