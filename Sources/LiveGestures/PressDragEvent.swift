/// What a pointer, or what happens around it, tells a ``PressDragRecognizer``.
///
/// A pointer is known by a number of the host's choice. Places are in one frame of coordinates that does not move with
/// what is dragged.
public enum PressDragEvent: Sendable, Hashable {
    /// A finger, a pen or the main button of a mouse went down on the thing.
    case down(pointer: Int, at: GesturePoint)
    /// A pointer moved.
    case moved(pointer: Int, to: GesturePoint)
    /// A pointer went up; inside tells whether that was over the thing.
    case up(pointer: Int, at: GesturePoint, isInside: Bool)
    /// The system took the pointer away, for scrolling or for another view.
    case cancelled(pointer: Int)
    /// Something else ended whatever was going on: focus went elsewhere, Escape, the thing was disabled, hidden or removed.
    case interrupted
    /// Time has passed, as ``PressDragRecognizer/deadline`` asked.
    case woke
}

/// What a ``PressDragRecognizer`` has recognized.
public enum PressDragOutcome: Sendable, Hashable {
    /// The thing is held down.
    case pressed
    /// It was held for long enough, and can be dragged.
    case lifted
    /// It is dragged; how far the pointer has moved since the lift.
    case dragged(GesturePoint)
    /// A short press ended: the thing's action is due.
    case tapped
    /// It was lifted, and put down without having been dragged.
    case putDown
    /// It was dragged, and let go at a velocity, in points a second.
    case released(velocity: GesturePoint)
    /// Whatever was going on has come to nothing.
    case cancelled
}
