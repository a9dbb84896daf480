import LiveCoding

/// The way in which a number moves to a new value.
public enum NumberTransition: UInt8, Sendable, Hashable, CaseIterable {
    /// The number counts through the values in between.
    case count = 0
    /// Each digit is a wheel that rolls to its new position.
    case roll
}

/// The way in which the wheels of a number turn to new digits.
public enum NumberTrend: UInt8, Sendable, Hashable, CaseIterable {
    /// Toward higher digits if the number moves away from zero, otherwise toward lower digits.
    case value = 0
    /// Toward higher digits.
    case up
    /// Toward lower digits.
    case down
    /// Each wheel takes its own shortest way.
    case shortest
}

/// An event that an animated number handles.
public enum NumberTextEvent: ControlEvent, Hashable {
    /// The value changed.
    case valueChanged(FormattedNumber)
    /// The text of the value changed with its format. It appears immediately.
    case formatChanged(FormattedNumber)
    /// The settings changed.
    indirect case settingsChanged(NumberTextSettings)
    /// The display is about to show another frame. The model needs this event only while
    /// ``NumberTextPresentation/count`` has a value.
    case frame
    /// The time of the latest ``NumberTextEffect/wake(at:)`` was reached.
    case woke
}

/// An effect that a host performs for an animated number. Perform effects in the order given.
public enum NumberTextEffect: Sendable, Hashable {
    /// Send ``NumberTextEvent/woke`` at this time, in seconds on the clock of the events. Replaces any earlier wake-up.
    case wake(at: Double)
    /// Notify the page or the app that the number settled at its latest value.
    case settled
}

#if !hasFeature(Embedded)
extension NumberTransition: CaseNameCodable {}

extension NumberTrend: CaseNameCodable {}

extension NumberTextEvent: CaseCodable {
    /// The encoded forms, such as `{"valueChanged": {"value": 12.5, "digits": "12.5", "decimals": 1}}` or `{"frame": {}}`.
    public static let codedCases: [CodedCase<Self>] = [
        CodedCase("valueChanged", Self.valueChanged) { if case .valueChanged(let value) = $0 { value } else { nil } },
        CodedCase("formatChanged", Self.formatChanged) {
            if case .formatChanged(let value) = $0 { value } else { nil }
        },
        CodedCase("settingsChanged", Self.settingsChanged) {
            if case .settingsChanged(let value) = $0 { value } else { nil }
        },
        CodedCase("frame", .frame),
        CodedCase("woke", .woke),
    ]
}

extension NumberTextEffect: CaseCodable {
    /// The encoded forms, such as `{"wake": {"at": 1}}`.
    public static let codedCases: [CodedCase<Self>] = [
        CodedCase("wake", { .wake(at: $0.at) }) { if case .wake(let time) = $0 { WakeTime(at: time) } else { nil } },
        CodedCase("settled", .settled),
    ]
}
#endif
