import LiveMotion

/// A position, a distance, or a velocity in the plane, in the host's points. The *x* coordinate increases to the right
/// and *y* increases downward.
public struct GesturePoint: AnimatableVector, Hashable {
    /// The horizontal coordinate. It increases to the right in every writing direction, like a pointer's coordinate.
    public var x: Double
    /// The vertical coordinate, which increases downward.
    public var y: Double

    /// Creates a point with the given coordinates.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static var zero: Self { Self(x: 0, y: 0) }

    /// Returns the sum of two points.
    public static func + (left: Self, right: Self) -> Self { Self(x: left.x + right.x, y: left.y + right.y) }

    /// Returns the difference of two points.
    public static func - (left: Self, right: Self) -> Self { Self(x: left.x - right.x, y: left.y - right.y) }

    /// The number of components, which is 2.
    public static var componentCount: Int { 2 }

    /// The *x* coordinate for the index 0, and the *y* coordinate for any other index.
    public subscript(component index: Int) -> Double {
        get { index == 0 ? x : y }
        set { if index == 0 { x = newValue } else { y = newValue } }
    }

    /// A Boolean value that indicates whether both coordinates are finite.
    public var isFinite: Bool { x.isFinite && y.isFinite }

    /// The nearest point with coordinates in ±10¹⁰⁰. Sums and velocities of such points are finite.
    var bounded: Self {
        let coordinates = -1e100...1e100
        return Self(x: x.clamped(to: coordinates), y: y.clamped(to: coordinates))
    }
}

#if !hasFeature(Embedded)
extension GesturePoint: Codable {}
#endif
