import LiveCoding

/// An event that a sectioned field handles.
public enum SectionedFieldEvent: TextFieldControlEvent, Hashable {
    /// An event of the native field occurred or is about to occur.
    case field(TextFieldEvent<String>)
    /// The program evaluated its own rules in response to ``SectionedFieldEffect/validate``.
    case validityAnswered(FieldValidity)
    /// The program shows the validity that the field had before it was created again, as in another container. It's
    /// neither reported nor announced.
    case validityRestored(FieldValidity)
    /// The settings changed.
    case settingsChanged(SectionedFieldSettings)
    /// The person confirmed the text, as with the Return key. The field completes it as when they leave the field.
    case committed
    /// The time of the latest ``SectionedFieldEffect/wake(at:)`` was reached.
    case woke
}

/// An effect that a host performs for a sectioned field. Perform effects in the order given.
public enum SectionedFieldEffect: Sendable, Hashable {
    /// Perform this effect on the native field.
    case field(TextFieldEffect)
    /// Notify the program that the person completed the text.
    case completed
    /// Ask the program to evaluate its own rules, if it has any; see ``SectionedFieldEvent/validityAnswered(_:)``.
    case validate
    /// Notify the program that the validity changed, unless it has changed again since, by the program's answer to
    /// ``validate``.
    case validityChanged(FieldValidity)
    /// Show that nothing of a pasted or dictated text was accepted, as for a text that turns out to be incorrect.
    case refused
    /// Announce this message politely through assistive technology.
    case announce(ControlMessage)
    /// Send ``SectionedFieldEvent/woke`` at this time, in seconds on the clock of the events. Replaces any earlier
    /// wake-up.
    case wake(at: Double)
}

#if !hasFeature(Embedded)
extension SectionedFieldEvent: CaseCodable {
    /// The encoded forms, such as `{"field": {"set": "4242"}}` or
    /// `{"validityAnswered": "correct"}`.
    public static let codedCases: [CodedCase<Self>] = [
        CodedCase("field", Self.field) { if case .field(let value) = $0 { value } else { nil } },
        CodedCase("validityAnswered", Self.validityAnswered) {
            if case .validityAnswered(let value) = $0 { value } else { nil }
        },
        CodedCase("validityRestored", Self.validityRestored) {
            if case .validityRestored(let value) = $0 { value } else { nil }
        },
        CodedCase("settingsChanged", Self.settingsChanged) {
            if case .settingsChanged(let value) = $0 { value } else { nil }
        },
        CodedCase("committed", .committed),
        CodedCase("woke", .woke),
    ]
}

extension SectionedFieldEffect: CaseCodable {
    /// The encoded forms, such as `{"validityChanged": "correct"}`.
    public static let codedCases: [CodedCase<Self>] = [
        CodedCase("field", Self.field) { if case .field(let value) = $0 { value } else { nil } },
        CodedCase("completed", .completed),
        CodedCase("validate", .validate),
        CodedCase("validityChanged", Self.validityChanged) {
            if case .validityChanged(let value) = $0 { value } else { nil }
        },
        CodedCase("refused", .refused),
        CodedCase("announce", Self.announce) { if case .announce(let value) = $0 { value } else { nil } },
        CodedCase("wake", { .wake(at: $0.at) }) { if case .wake(let time) = $0 { WakeTime(at: time) } else { nil } },
    ]
}
#endif
