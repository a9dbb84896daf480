import LiveText

/// What can happen to a limited field.
public enum LimitedFieldEvent: Sendable, Hashable {
    /// Something has happened to the native field, or is about to.
    case field(TextFieldEvent)
    /// The limit has changed. A text that is too long for it stays as it is.
    case limitChanged(TextLimit)
    /// What happens to an edit past the limit has changed.
    case overflowChanged(TextOverflow)
    /// When the counter is shown has changed.
    case counterChanged(CounterDisplay)
    /// The person asks for less motion, or no longer does.
    case reducedMotionChanged(Bool)
    /// The time of the latest ``LimitedFieldEffect/wake(at:)`` has come.
    case woke
}

/// What a host does for a limited field, in the order given.
public enum LimitedFieldEffect: Sendable, Hashable {
    /// Do this to the native field.
    case field(TextFieldEffect)
    /// Tell the program that an edit was trimmed or refused, and how many units of its insertion were kept and dropped.
    case limited(kept: Int, dropped: Int)
    /// Let the counter pulse.
    case pulse(CounterPulse)
    /// Say this politely through assistive technology.
    case announce(ControlMessage)
    /// Send ``LimitedFieldEvent/woke`` at this time, in seconds on the clock of the events; replaces an earlier wish.
    case wake(at: Double)
}

/// When a field's counter is shown.
public enum CounterDisplay: UInt8, Sendable, Hashable, CaseIterable {
    /// Always.
    case always
    /// While the field has the focus.
    case editing
    /// Never.
    case none

    /// The name in attributes and on the command line.
    public var name: String {
        switch self {
        case .always: "always"
        case .editing: "editing"
        case .none: "none"
        }
    }
}

/// A short movement of the counter, there and back again, when an edit was not taken in whole.
public struct CounterPulse: Sendable, Hashable {
    /// The size at the turn, as a multiple of the size at rest.
    public var scale: Double
    /// The opacity at the turn, as a multiple of the opacity at rest.
    public var opacity: Double
    /// How long each of the two ways takes, in seconds.
    public var duration: Double

    /// The pulse, with or without movement.
    init(isReduced: Bool) {
        scale = isReduced ? 1 : 1.1
        opacity = isReduced ? 0.3 : 1
        duration = 0.1
    }
}
