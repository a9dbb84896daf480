/// The ends of a line.
public enum CGLineCap: Int32, Sendable {
    /// Ends at the endpoint.
    case butt
    /// Ends in a half circle around the endpoint.
    case round
    /// Ends in a half square around the endpoint.
    case square
}

/// The join of two lines.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner.
    case miter
    /// A rounded corner.
    case round
    /// A corner that is cut off.
    case bevel
}
