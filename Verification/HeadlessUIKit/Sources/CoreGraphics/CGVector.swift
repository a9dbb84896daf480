/// A direction with a length.
public struct CGVector: Hashable, Sendable {
    /// Along the horizontal axis.
    public var dx: CGFloat
    /// Along the vertical axis.
    public var dy: CGFloat

    /// No length.
    public static let zero = CGVector()

    /// Makes one without a length.
    public init() { self.init(dx: 0, dy: 0) }

    /// Makes one of its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
