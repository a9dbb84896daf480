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
