import LiveCoding

/// A rectangle around a center, in the host's points.
public struct GestureFrame: Sendable, Hashable {
    /// The center, relative to the container's upper-left corner. An obstacle whose center isn't finite is ignored.
    public var center: GesturePoint
    /// The size. An obstacle without a width or a height is ignored.
    public var size: GestureSize

    /// Creates a frame.
    public init(center: GesturePoint, size: GestureSize) {
        self.center = center
        self.size = size
    }

    var isVisible: Bool { size.width > 0 && size.height > 0 }
}

#if !hasFeature(Embedded)
extension GestureFrame: Codable {}
#endif
