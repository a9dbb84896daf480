/// An event of a pointer, or around it, for a ``PressDragRecognizer``.
///
/// The host chooses a number for each pointer. Places are in coordinates that do not move with the dragged thing.
public enum PressDragEvent: Sendable, Hashable {
    /// A finger, a pen or the main button of a mouse went down on the thing.
    case down(pointer: Int, at: GesturePoint)
    /// A pointer moved.
    case moved(pointer: Int, to: GesturePoint)
    /// A pointer went up; `isInside` says whether that was over the thing.
    case up(pointer: Int, at: GesturePoint, isInside: Bool)
    /// The system took the pointer away, for scrolling or for another view.
    case cancelled(pointer: Int)
    /// Something else ended the press or drag: a loss of focus, Escape, or the thing was disabled, hidden or removed.
    case interrupted
    /// Time has passed, as ``PressDragRecognizer/deadline`` asked.
    case woke
}

/// The result that a ``PressDragRecognizer`` has recognized.
public enum PressDragOutcome: Sendable, Hashable {
    /// The thing is held down.
    case pressed
    /// The thing was held long enough, and can be dragged.
    case lifted
    /// The thing is dragged; the value is the pointer's distance since the lift.
    case dragged(GesturePoint)
    /// A short press ended: the thing's action is due.
    case tapped
    /// The thing was lifted, and put down without a drag.
    case putDown
    /// The thing was dragged and released at a velocity, in points a second.
    case released(velocity: GesturePoint)
    /// The press or drag was cancelled.
    case cancelled
}
