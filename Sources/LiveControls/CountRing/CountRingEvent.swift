import LiveText

/// What can happen to a counting ring.
public enum CountRingEvent: Sendable, Hashable {
    /// The field's text has changed, for whatever reason: typing, paste, undo, dictation, reset, a set by the program.
    ///
    /// `isMarked` says that an input method is still composing a part of it: the text counts, provisionally,
    /// and nothing is announced before the composition has ended.
    case textChanged(String, isMarked: Bool = false)
    /// The limit has changed.
    case limitChanged(TextLimit)
    /// How many units remain when the number appears has changed.
    case warnAtChanged(Int)
    /// The person asks for less motion, or no longer does.
    case reducedMotionChanged(Bool)
    /// The time of the latest ``CountRingEffect/wake(at:)`` has come.
    case woke
}

/// What a host does for a counting ring, in the order given.
public enum CountRingEffect: Sendable, Hashable {
    /// Say this politely through assistive technology.
    case announce(ControlMessage)
    /// Send ``CountRingEvent/woke`` at this time, in seconds on the clock of the events; replaces an earlier wish.
    case wake(at: Double)
}
