/// What can happen to a sample control.
public enum SampleControlEvent: Sendable, Hashable {
    /// The field's text has changed, for whatever reason: typing, paste, undo, dictation, reset, a set by the program.
    case textChanged(String)
    /// The person asks for less motion, or no longer does.
    case reducedMotionChanged(Bool)
}

/// What a host does for a sample control, in the order given.
public enum SampleControlEffect: Sendable, Hashable {
    /// Tell the page or the app that the field has been filled or emptied.
    case filled(Bool)
}
