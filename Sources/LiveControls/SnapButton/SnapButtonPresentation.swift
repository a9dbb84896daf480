import LiveCoding
import LiveGestures

/// The values a host needs to draw a snap button.
public struct SnapButtonPresentation: Sendable, Hashable {
    /// The state of the button's interaction.
    public enum Phase: UInt8, Sendable, Hashable, CaseIterable {
        /// The button is at rest.
        case idle
        /// The button is held down. A snap in progress has stopped.
        case pressing
        /// The button was held long enough to be dragged.
        case lifted
        /// The button follows the pointer.
        case dragging
        /// The button is moving to a place.
        case snapping
    }

    /// The state of the button's interaction.
    public var phase: Phase
    /// The position of the button's center, or the position it's moving to, relative to the container's upper-left
    /// corner.
    public var center: GesturePoint
    /// The motion of the center to `center.x`.
    public var horizontalMotion: MotionPath
    /// The motion of the center to `center.y`.
    public var verticalMotion: MotionPath
    /// The button's size as a multiple of its size at rest.
    public var scale: Double
    /// The motion of the button's size to `scale`.
    public var scaleMotion: MotionPath
    /// The place where the button rests, or rested before it was lifted.
    public var place: RestingPlace
    /// The name of that place.
    public var placeName: ControlMessage
    /// The velocity with which the pointer drags the button, or released it, in points per second.
    public var velocity: GesturePoint
    /// The position that the button would reach by deceleration alone, if released now or from its latest release.
    public var projection: GesturePoint
}

#if !hasFeature(Embedded)
extension SnapButtonPresentation: Codable {}

extension SnapButtonPresentation.Phase: CaseNameCodable {}
#endif
