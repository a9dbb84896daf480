import LiveText

/// An event that a count ring handles.
public enum CountRingEvent: Sendable, Hashable {
    /// The field's text changed for any reason: typing, paste, undo, dictation, a reset, or a change by the program.
    ///
    /// `isMarked` indicates that an input method is still composing part of the text. The ring counts marked text, but
    /// doesn't announce anything until the composition ends.
    case textChanged(String, isMarked: Bool = false)
    /// The limit changed.
    case limitChanged(TextLimit)
    /// The number of remaining units at which the number appears changed.
    case warnAtChanged(Int)
    /// The person's preference for reduced motion changed.
    case reducedMotionChanged(Bool)
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
