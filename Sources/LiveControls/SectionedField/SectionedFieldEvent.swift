/// An event that a sectioned field handles.
public enum SectionedFieldEvent: TextFieldControlEvent, Hashable {
    /// An event of the native field occurred or is about to occur.
    case field(TextFieldEvent<String>)
    /// The program evaluated its own rules in response to ``SectionedFieldEffect/validate``.
    case validityAnswered(FieldValidity)
    /// The settings changed.
    case settingsChanged(SectionedFieldSettings)
    /// The time of the latest ``SectionedFieldEffect/wake(at:)`` was reached.
    case woke
}

/// An effect that a host performs for a sectioned field. Perform effects in the order given.
public enum SectionedFieldEffect: Sendable, Hashable {
    /// Perform this effect on the native field.
    case field(TextFieldEffect)
    /// Notify the program that the text became complete.
    case completed
    /// Ask the program to evaluate its own rules, if it has any; see ``SectionedFieldEvent/validityAnswered(_:)``.
    case validate
    /// Notify the program that the validity changed.
    case validityChanged(FieldValidity)
    /// Announce this message politely through assistive technology.
    case announce(ControlMessage)
    /// Send ``SectionedFieldEvent/woke`` at this time, in seconds on the clock of the events. Replaces any earlier
    /// wake-up.
    case wake(at: Double)
}
