import LiveText

/// How a number goes from its old to its new value.
public enum NumberNotation: UInt8, Sendable, Hashable, CaseIterable {
    /// It runs through the values between.
    case count = 0
    /// Each of its digits is a wheel that rolls on.
    case roll
}

/// What can happen to an animated number.
public enum NumberTextEvent: Sendable, Hashable {
    /// The value has changed.
    case valueChanged(DecimalNumber)
    /// The format has changed: locale, currency or precision. The text changes at once.
    case formatChanged(NumberFormat)
    /// The notation has changed, from the next value on; a movement under way ends at once.
    case notationChanged(NumberNotation)
    /// The person asks for less motion, or no longer does. A movement under way ends at once.
    case reducedMotionChanged(Bool)
    /// The number can be seen, or no longer can. While it cannot, nothing moves and every value is shown at once.
    case visibilityChanged(Bool)
    /// The display is about to show another frame. Only a number that ``NumberTextPresentation/isCounting`` needs it.
    case frame
    /// The time of the latest ``NumberTextEffect/wake(at:)`` has come.
    case woke
}

/// What a host does for an animated number, in the order given.
public enum NumberTextEffect: Sendable, Hashable {
    /// Send ``NumberTextEvent/woke`` at this time, in seconds on the clock of the events; replaces an earlier wish.
    case wake(at: Double)
    /// The number rests at its latest value: tell the page or the app.
    case settled
}
