/// An event for a ``PressDragRecognizer``.
///
/// The host assigns a number to each pointer. Positions are in a coordinate system that doesn't move with the dragged
/// element.
public enum PressDragEvent: Sendable, Hashable {
    /// A finger, a pen, or a mouse's primary button went down on the element.
    case down(pointer: Int, at: GesturePoint)
    /// A pointer moved.
    case moved(pointer: Int, to: GesturePoint)
    /// A pointer went up. `isInside` indicates whether it was over the element.
    case up(pointer: Int, at: GesturePoint, isInside: Bool)
    /// The system canceled the pointer, for scrolling or for another view.
    case cancelled(pointer: Int)
    /// The press or drag was interrupted: the focus was lost, Escape was pressed, or the element was disabled, hidden,
    /// or removed.
    case interrupted
    /// The time of ``PressDragRecognizer/deadline`` was reached.
    case woke
}

/// An outcome that a ``PressDragRecognizer`` recognized.
public enum PressDragOutcome: Sendable, Hashable {
    /// The element is held down.
    case pressed
    /// The element was held long enough to be dragged.
    case lifted
    /// The element is dragged. The value is the pointer's distance since the lift.
    case dragged(GesturePoint)
    /// A short press ended. Perform the element's action.
    case tapped
    /// The element was lifted and put down without a drag.
    case heldWithoutDrag
    /// The element was dragged and released with a velocity, in points per second.
    case released(velocity: GesturePoint)
    /// The press or drag was canceled.
    case cancelled
}

#if !hasFeature(Embedded)
extension PressDragEvent: Codable {}
#endif
