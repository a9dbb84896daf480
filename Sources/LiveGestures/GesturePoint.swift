import LiveMotion

/// A place, a distance or a velocity in the plane, in a host's points; *x* grows to the right and *y* downwards.
public struct GesturePoint: AnimatableVector, Hashable {
    /// The horizontal part; it grows to the right in every writing direction, as a finger's does.
    public var x: Double
    /// The vertical part; it grows downwards.
    public var y: Double

    /// A point with the given parts.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static var zero: Self { Self(x: 0, y: 0) }

    /// The sum, part by part.
    public static func + (left: Self, right: Self) -> Self { Self(x: left.x + right.x, y: left.y + right.y) }

    /// The difference, part by part.
    public static func - (left: Self, right: Self) -> Self { Self(x: left.x - right.x, y: left.y - right.y) }

    /// Both parts.
    public static var componentCount: Int { 2 }

    /// *x* at 0, *y* at any other index.
    public subscript(component index: Int) -> Double {
        get { index == 0 ? x : y }
        set { if index == 0 { x = newValue } else { y = newValue } }
    }

    /// Whether neither part is NaN or infinite.
    public var isFinite: Bool { x.isFinite && y.isFinite }
}
