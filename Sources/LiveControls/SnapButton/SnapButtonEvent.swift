import LiveGestures

/// What can happen to a snapping button.
public enum SnapButtonEvent: Sendable, Hashable {
    /// A pointer has gone down, moved or come up, or something has ended a press; see `PressDragEvent`. A wake-up is ``woke``.
    case pointer(PressDragEvent)
    /// The container, the button, the insets, the area or the writing direction have changed.
    case layoutChanged(SnapLayout)
    /// The time that a press lasts before it lifts has changed, in seconds.
    case holdChanged(Double)
    /// An arrow key was pressed while the button had the focus.
    case arrowPressed(ArrowDirection)
    /// The person, or the page, has chosen a place.
    case placeChosen(RestingPlace)
    /// The person asks for the menu of places: a context menu, a key, a custom action.
    case menuRequested
    /// The button can be used, or no longer can.
    case enabledChanged(Bool)
    /// The person asks for less motion, or no longer does.
    case reducedMotionChanged(Bool)
    /// The time of the latest ``SnapButtonEffect/wake(at:)`` has come.
    case woke
}

/// What a host does for a snapping button, in the order given.
public enum SnapButtonEffect: Sendable, Hashable {
    /// The button's action is due. A host whose own button acts lets it, and keeps it from acting without this effect.
    case act
    /// Let the person feel that the button was lifted: a medium impact.
    case impact
    /// Show the menu of places.
    case openMenu
    /// The button has come to rest where the person, or the page, has sent it.
    case rested(RestingPlace)
    /// Say this politely through assistive technology: where the button has come to rest. At most once a second; the last place
    /// is always said.
    case announce(ControlMessage)
    /// Send ``SnapButtonEvent/woke`` at this time, in seconds on the clock of the events; replaces an earlier wish.
    case wake(at: Double)
}
