import LiveCoding

/// An event that a limited field handles.
public enum LimitedFieldEvent: TextFieldControlEvent, Hashable {
    /// An event of the native field occurred or is about to occur.
    case field(TextFieldEvent<String>)
    /// The settings changed.
    case settingsChanged(LimitedFieldSettings)
    /// The time of the latest ``LimitedFieldEffect/wake(at:)`` was reached.
    case woke
}

/// An effect that a host performs for a limited field. Perform effects in the order given.
public enum LimitedFieldEffect: Sendable, Hashable {
    /// Perform this effect on the native field.
    case field(TextFieldEffect)
    /// Notify the program that an edit was trimmed or rejected. The values are how many units of the insertion were
    /// kept and dropped.
    case limited(kept: Int, dropped: Int)
    /// Pulse the counter.
    case pulse(CounterPulse)
    /// Announce this message politely through assistive technology.
    case announce(ControlMessage)
    /// Send ``LimitedFieldEvent/woke`` at this time, in seconds on the clock of the events. Replaces any earlier
    /// wake-up.
    case wake(at: Double)
}

/// The visibility of a field's counter.
public enum CounterDisplay: UInt8, Sendable, Hashable, CaseIterable {
    /// The counter is always visible.
    case always
    /// The counter is visible while the field has the focus.
    case editing
    /// The counter is never visible.
    case none
    /// The counter is visible near the limit, over it, and below the minimum of a text that isn't empty.
    case near

    /// The name in attributes and on the command line.
    public var name: String {
        switch self {
        case .always: "always"
        case .editing: "editing"
        case .none: "none"
        case .near: "near"
        }
    }
}

/// What a host's counter says.
public enum CounterWording: Sendable, Hashable, CaseIterable {
    /// ``LimitedFieldPresentation/counter``, such as `12/160`.
    case count
    /// ``LimitedFieldPresentation/counterMessage``, such as `148 left`, `3 more`, or `2 too many`.
    case remaining
}

/// A short animation of the counter to a turning point and back, for an edit that was trimmed or rejected.
public struct CounterPulse: Sendable, Hashable {
    /// The size at the turning point, as a multiple of the size at rest.
    public var scale: Double
    /// The opacity at the turning point, as a multiple of the opacity at rest.
    public var opacity: Double
    /// The duration of each of the two directions, in seconds.
    public var duration: Double

    /// Creates a pulse, with or without motion.
    init(isReduced: Bool) {
        scale = isReduced ? 1 : 1.1
        opacity = isReduced ? 0.3 : 1
        duration = 0.1
    }
}

#if !hasFeature(Embedded)
extension CounterDisplay: CaseNameCodable {}

extension LimitedFieldEvent: CaseCodable {
    /// The encoded forms, such as `{"field": {"set": "Hello"}}` or `{"woke": {}}`.
    public static let codedCases: [CodedCase<Self>] = [
        CodedCase("field", Self.field) { if case .field(let value) = $0 { value } else { nil } },
        CodedCase("settingsChanged", Self.settingsChanged) {
            if case .settingsChanged(let value) = $0 { value } else { nil }
        },
        CodedCase("woke", .woke),
    ]
}

extension LimitedFieldEffect: CaseCodable {
    private struct Limited: Codable {
        var kept: Int
        var dropped: Int
    }

    /// The encoded forms, such as `{"limited": {"kept": 2, "dropped": 3}}`.
    public static let codedCases: [CodedCase<Self>] = [
        CodedCase("field", Self.field) { if case .field(let value) = $0 { value } else { nil } },
        CodedCase("limited", { .limited(kept: $0.kept, dropped: $0.dropped) }) {
            if case .limited(let kept, let dropped) = $0 { Limited(kept: kept, dropped: dropped) } else { nil }
        },
        CodedCase("pulse", Self.pulse) { if case .pulse(let value) = $0 { value } else { nil } },
        CodedCase("announce", Self.announce) { if case .announce(let value) = $0 { value } else { nil } },
        CodedCase("wake", { .wake(at: $0.at) }) { if case .wake(let time) = $0 { WakeTime(at: time) } else { nil } },
    ]
}

extension CounterPulse: Codable {}
#endif
