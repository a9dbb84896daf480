import LiveControls
import LiveMotion
import LiveText

nonisolated(unsafe) var sectionedFields = HandleTable<SectionedFieldModel>()

/// Creates a sectioned field. The inbox holds its list of sections, for the formats that have one of their own.
@c(live_sectioned_create)
public func sectionedCreate(_ preset: Int32, _ accepts: Int32, _ length: Int32) -> UInt32 {
    sectionedFields.insert(SectionedFieldModel(format(preset, accepts, length)))
}

/// Takes the text, in the inbox, that the field held before it was one, without motion or answer.
@c(live_sectioned_begin)
public func sectionedBegin(_ handle: UInt32, _ length: Int32) {
    let text = inbox.take(Int(length))
    sectionedFields.update(handle) { $0 = SectionedFieldModel($0.format, text: text) }
}

/// Forgets a field.
@c(live_sectioned_destroy)
public func sectionedDestroy(_ handle: UInt32) {
    sectionedFields.remove(handle)
}

/// The format has changed.
@c(live_sectioned_format)
public func sectionedFormat(
    _ handle: UInt32,
    _ preset: Int32,
    _ accepts: Int32,
    _ length: Int32,
    _ time: Double
) -> UInt32 {
    send(.formatChanged(format(preset, accepts, length)), to: handle, at: time)
}

/// Something has happened to the native field, or is about to; the inbox holds the text of the event.
@c(live_sectioned_event)
public func sectionedEvent(
    _ handle: UInt32,
    _ kind: Int32,
    _ start: Int32,
    _ end: Int32,
    _ length: Int32,
    _ time: Double
) -> UInt32 {
    send(.field(TextFieldEvent(kind, start: start, end: end, text: inbox.take(Int(length)))), to: handle, at: time)
}

/// The calendar's month.
@c(live_sectioned_month)
public func sectionedMonth(_ handle: UInt32, _ year: Int32, _ month: Int32) {
    sectionedFields.update(handle) { $0.send(.monthChanged(CalendarMonth(year: Int(year), month: Int(month)))) }
}

/// The page's own rules have answered.
@c(live_sectioned_validity)
public func sectionedValidity(_ handle: UInt32, _ validity: Int32, _ time: Double) -> UInt32 {
    let answer = FieldValidity(rawValue: UInt8(truncatingIfNeeded: validity)) ?? .neutral
    return send(.validityAnswered(answer), to: handle, at: time)
}

/// Whether validity is shown while typing has changed.
@c(live_sectioned_live)
public func sectionedLive(_ handle: UInt32, _ isLive: Bool, _ time: Double) -> UInt32 {
    send(.liveValidityChanged(isLive), to: handle, at: time)
}

/// The person's wish for less motion has changed.
@c(live_sectioned_reduced_motion)
public func sectionedReducedMotion(_ handle: UInt32, _ isReduced: Bool, _ time: Double) -> UInt32 {
    send(.reducedMotionChanged(isReduced), to: handle, at: time)
}

/// The time that the field asked for has come.
@c(live_sectioned_wake)
public func sectionedWake(_ handle: UInt32, _ time: Double) -> UInt32 {
    send(.woke, to: handle, at: time)
}

/// Presets cross as their place in the list of Web/sectioned-field/attributes.js.
private func format(_ preset: Int32, _ accepts: Int32, _ length: Int32) -> SectionedFormat {
    let lengths = SectionedFormat.lengths(in: inbox.take(Int(length)))
    switch preset {
    case 1: return .card
    case 2: return .phoneUS
    case 3: return .code(lengths.isEmpty ? [1, 1, 1, 1, 1, 1] : lengths)
    case 4: return .iban
    case 5: return .expiry
    default: return .sections(lengths, AcceptedCharacters(rawValue: UInt8(truncatingIfNeeded: accepts)) ?? .any)
    }
}

private func send(_ event: SectionedFieldEvent, to handle: UInt32, at time: Double) -> UInt32 {
    record.write { record in
        sectionedFields.update(handle) { field in
            let effects = field.send(event, at: time)
            record.append(field.presentation, effects)
        }
    }
}

extension Record {
    /// The fields of Web/sectioned-field/answer.js, in its order.
    fileprivate mutating func append(_ field: SectionedFieldPresentation, _ effects: [SectionedFieldEffect]) {
        append(Int(field.phase.rawValue))
        append(SectionedFormat.list(of: field.lengths))
        append(SectionedFormat.list(of: field.sections.map { $0.upperBound }))
        append(field.visibleSeparator ?? "")
        append(field.selection)
        append(field.activeSection)
        append(field.isComplete ? 1 : 0)
        append(Int(field.validity.rawValue))
        append(field.brand.map { Int($0.rawValue) })
        append(field.opening, along: field.openingMotion)
        append(field.fault)
        append(field.description)
        append(effects)
    }

    private mutating func append(_ effects: [SectionedFieldEffect]) {
        var answer = TextFieldAnswer()
        var isCompleted = false
        var isAsked = false
        var validity: FieldValidity?
        var announcement: Message?
        var wake = Double.nan
        for effect in effects {
            switch effect {
            case .field(let effect): answer.take(effect)
            case .completed: isCompleted = true
            case .validate: isAsked = true
            case .validityChanged(let changed): validity = changed
            case .announce(let message): announcement = message
            case .wake(let time): wake = time
            }
        }
        append(answer)
        append(isCompleted ? 1 : 0)
        append(isAsked ? 1 : 0)
        append(validity.map { Int($0.rawValue) })
        append(announcement)
        append(wake)
    }
}
