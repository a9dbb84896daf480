import LiveGestures

/// All that a host needs to draw a snapping button.
public struct SnapButtonPresentation: Sendable, Hashable {
    /// What the button is doing.
    public enum Phase: UInt8, Sendable, Hashable, CaseIterable {
        /// At rest.
        case idle
        /// Held down; a running snap has stopped.
        case pressing
        /// Held for long enough to be dragged.
        case lifted
        /// Follows the pointer.
        case dragging
        /// On its way to a place.
        case snapping
    }

    /// What the button is doing.
    public var phase: Phase
    /// Where the button's centre is, or is on its way to, from the container's upper left corner.
    public var center: GesturePoint
    /// How the centre moves to `center.x`.
    public var horizontalMotion: MotionPath
    /// How the centre moves to `center.y`.
    public var verticalMotion: MotionPath
    /// The button's size as a multiple of its size at rest.
    public var scale: Double
    /// How the button grows or shrinks to `scale`.
    public var scaleMotion: MotionPath
    /// Where the button rests, or rested before it was lifted.
    public var place: RestingPlace
    /// What a person calls that place.
    public var placeName: ControlMessage
    /// How fast the pointer drags the button, or did when it let go, in points a second.
    public var velocity: GesturePoint
    /// Where the button would run on to if it were let go; after that, where it would have run on to.
    public var projection: GesturePoint
}
