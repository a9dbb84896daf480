import LiveCoding

/// The directions in which an element can be dragged.
public enum DragAxis: UInt8, Sendable, Hashable, CaseIterable {
    /// In all directions. This is the default.
    case both
    /// To the left and right.
    case horizontal
    /// Up and down.
    case vertical

    /// Returns the part of a movement along the axis.
    public func component(of way: GesturePoint) -> GesturePoint {
        GesturePoint(x: self == .vertical ? 0 : way.x, y: self == .horizontal ? 0 : way.y)
    }
}

#if !hasFeature(Embedded)
extension DragAxis: CaseNameCodable {}
#endif
