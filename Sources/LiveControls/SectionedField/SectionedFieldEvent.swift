/// What can happen to a sectioned field.
public enum SectionedFieldEvent: Sendable, Hashable {
    /// Something has happened to the native field, or is about to.
    case field(TextFieldEvent)
    /// The program has asked its own rules, after ``SectionedFieldEffect/validate``.
    case validityAnswered(FieldValidity)
    /// The format has changed.
    case formatChanged(SectionedFormat)
    /// Whether validity is shown while typing has changed.
    case liveValidityChanged(Bool)
    /// The calendar's month has changed.
    case monthChanged(CalendarMonth)
    /// The person asks for less motion, or no longer does.
    case reducedMotionChanged(Bool)
    /// The time of the latest ``SectionedFieldEffect/wake(at:)`` has come.
    case woke
}

/// What a host does for a sectioned field, in the order given.
public enum SectionedFieldEffect: Sendable, Hashable {
    /// Do this to the native field.
    case field(TextFieldEffect)
    /// Tell the program that nothing is missing any more.
    case completed
    /// Ask the program's own rules, if it has any; see ``SectionedFieldEvent/validityAnswered(_:)``.
    case validate
    /// Tell the program that the validity has changed.
    case validityChanged(FieldValidity)
    /// Say this politely through assistive technology.
    case announce(ControlMessage)
    /// Send ``SectionedFieldEvent/woke`` at this time, in seconds on the clock of the events; replaces an earlier wish.
    case wake(at: Double)
}
