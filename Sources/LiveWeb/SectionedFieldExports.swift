import LiveControls
import LiveMotion
import LiveText

nonisolated(unsafe) var sectionedFields = HandleTable<SectionedFieldModel>()

/// Creates a sectioned field. The inbox holds its list of sections, for the formats that have one of their own.
@c(live_sectioned_create)
public func sectionedCreate(_ preset: Int32, _ accepts: Int32, _ length: Int32) -> UInt32 {
    sectionedFields.insert(SectionedFieldModel(format(preset, accepts, length)))
}

/// The text, in the inbox, that the field held before it was one; nothing moves, and no record comes of it.
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

/// Another format holds.
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

/// A person is about to edit; the inbox holds what is inserted.
@c(live_sectioned_edit)
public func sectionedEdit(
    _ handle: UInt32,
    _ kind: Int32,
    _ start: Int32,
    _ end: Int32,
    _ length: Int32,
    _ time: Double
) -> UInt32 {
    let text = inbox.take(Int(length))
    let edit: SectionedFieldEdit =
        switch kind {
        case 1: .deleteBackward
        case 2: .deleteForward
        case 3: .deleteSectionBackward
        case 4: .deleteSectionForward
        case 5: .deleteToStart
        case 6: .deleteToEnd
        default: .insert(text)
        }
    return send(.edit(edit, selection: range(start, end)), to: handle, at: time)
}

/// A person has changed the display, in the inbox, in another way.
@c(live_sectioned_text)
public func sectionedText(
    _ handle: UInt32,
    _ length: Int32,
    _ caret: Int32,
    _ isMarked: Bool,
    _ time: Double
) -> UInt32 {
    send(.textChanged(inbox.take(Int(length)), caret: Int(caret), isMarked: isMarked), to: handle, at: time)
}

/// The page has set the text, in the inbox.
@c(live_sectioned_set)
public func sectionedSet(_ handle: UInt32, _ length: Int32, _ time: Double) -> UInt32 {
    send(.textSet(inbox.take(Int(length))), to: handle, at: time)
}

/// The selection in the display has changed, by a key or because it was pointed at.
@c(live_sectioned_selection)
public func sectionedSelection(
    _ handle: UInt32,
    _ start: Int32,
    _ end: Int32,
    _ isPointed: Bool,
    _ time: Double
) -> UInt32 {
    send(.selectionChanged(range(start, end), isPointed: isPointed), to: handle, at: time)
}

/// The control has got the focus or has lost it, in a month of a year.
@c(live_sectioned_focus)
public func sectionedFocus(
    _ handle: UInt32,
    _ isFocused: Bool,
    _ year: Int32,
    _ month: Int32,
    _ time: Double
) -> UInt32 {
    sectionedFields.update(handle) { field in
        field.send(.monthChanged(CalendarMonth(year: Int(year), month: Int(month))), at: time)
    }
    return send(isFocused ? .focused : .left, to: handle, at: time)
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

/// The raw text of a part of the display: a record with one text.
@c(live_sectioned_slice)
public func sectionedSlice(_ handle: UInt32, _ start: Int32, _ end: Int32) -> UInt32 {
    record.write { record in
        sectionedFields.update(handle) { record.append($0.text(in: range(start, end))) }
    }
}

private func range(_ start: Int32, _ end: Int32) -> Range<Int> {
    Int(start)..<Int(max(start, end))
}

/// Presets cross as their place in the list of Web/elements/live-sectioned-field.js.
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
    /// The fields of Web/elements/live-sectioned-field.js, in its order.
    fileprivate mutating func append(_ field: SectionedFieldPresentation, _ effects: [SectionedFieldEffect]) {
        append(Int(field.phase.rawValue))
        append(field.display)
        append(field.text)
        append(SectionedFormat.list(of: field.lengths))
        append(field.hasVisibleSeparator ? 1 : 0)
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
        var isAllowed = false
        var isCompleted = false
        var isAsked = false
        var validity: FieldValidity?
        var replacement: (range: Range<Int>, text: String)?
        var selection: Range<Int>?
        var announcement: Message?
        var wake = Double.nan
        for effect in effects {
            switch effect {
            case .allow: isAllowed = true
            case .replace(let range, let text): replacement = (range, text)
            case .select(let range): selection = range
            case .completed: isCompleted = true
            case .validate: isAsked = true
            case .validityChanged(let changed): validity = changed
            case .announce(let message): announcement = message
            case .wake(let time): wake = time
            }
        }
        append(isAllowed ? 1 : 0)
        append(replacement?.range.lowerBound)
        append(replacement?.range.upperBound)
        append(replacement?.text ?? "")
        append(selection?.lowerBound)
        append(selection?.upperBound)
        append(isCompleted ? 1 : 0)
        append(isAsked ? 1 : 0)
        append(validity.map { Int($0.rawValue) })
        append(announcement)
        append(wake)
    }
}
