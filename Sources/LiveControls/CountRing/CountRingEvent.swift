import LiveCoding

/// An event that a count ring handles.
public enum CountRingEvent: TextFieldControlEvent, Hashable {
    /// An event of the field whose text the ring counts. The ring counts marked text, but doesn't announce anything
    /// until the composition ends.
    case field(TextFieldEvent<String>)
    /// The settings changed.
    case settingsChanged(CountRingSettings)
    /// The time of the latest ``CountRingEffect/wake(at:)`` was reached.
    case woke
}

/// An effect that a host performs for a count ring. Perform effects in the order given.
public enum CountRingEffect: Sendable, Hashable {
    /// Announce this message politely through assistive technology.
    case announce(ControlMessage)
    /// Send ``CountRingEvent/woke`` at this time, in seconds on the clock of the events. Replaces any earlier wake-up.
    case wake(at: Double)
}

#if !hasFeature(Embedded)
extension CountRingEvent: CaseCodable {
    /// The encoded forms, such as `{"field": {"set": "Hello"}}` or `{"woke": {}}`.
    public static let codedCases: [CodedCase<Self>] = [
        CodedCase("field", Self.field) { if case .field(let value) = $0 { value } else { nil } },
        CodedCase("settingsChanged", Self.settingsChanged) {
            if case .settingsChanged(let value) = $0 { value } else { nil }
        },
        CodedCase("woke", .woke),
    ]
}

extension CountRingEffect: CaseCodable {
    /// The encoded forms, such as `{"wake": {"at": 1}}`.
    public static let codedCases: [CodedCase<Self>] = [
        CodedCase("announce", Self.announce) { if case .announce(let value) = $0 { value } else { nil } },
        CodedCase("wake", { .wake(at: $0.at) }) { if case .wake(let time) = $0 { WakeTime(at: time) } else { nil } },
    ]
}
#endif
