/// How a line ends.
public enum CGLineCap: Int32, Sendable {
    /// At its end.
    case butt
    /// With a half circle around its end.
    case round
    /// With a half square around its end.
    case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// In a point.
    case miter
    /// In a circle.
    case round
    /// With the point cut off.
    case bevel
}
