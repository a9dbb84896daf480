import LiveCoding

/// The deceleration of an element after its release, which loses a constant fraction of its velocity every millisecond.
///
/// ```swift
/// Deceleration().distance(after: 1000)  // 99
/// ```
///
/// With the rate *d*, a velocity of *v* per second covers (*v*/1000)·*d*/(1 − *d*), the sum of the geometric series.
/// Apple presented this formula for scroll views (WWDC 2018, “Designing Fluid Interfaces”).
public struct Deceleration: Sendable, Hashable {
    /// The rate of a list that stops quickly.
    public static let defaultRate = 0.99
    /// The range of rates. With a higher rate, nothing would come to rest on any screen.
    public static let rates = 0.0...0.9999

    /// The fraction of the velocity that remains after a millisecond, 0…0.9999.
    public let rate: Double

    /// Creates a deceleration with a rate, which is clamped. NaN counts as 0, which stops at once.
    public init(rate: Double = defaultRate) {
        self.rate = rate.clamped(to: Self.rates)
    }

    /// Returns the distance that an element covers after its release.
    ///
    /// - Parameter velocity: The velocity, in points per second. NaN and infinities count as 0.
    /// - Returns: The distance in points, with the sign of the velocity.
    public func distance(after velocity: Double) -> Double {
        guard velocity.isFinite else { return 0 }
        // The usual rates are whole numbers of thousandths, so that 0.99 results in 99 instead of 98.99999999999991.
        let kept = rate * 1000
        return velocity * (kept / (1000 - kept)) / 1000
    }

    /// Returns the point at which an element comes to rest.
    ///
    /// - Parameters:
    ///   - point: The point of the release.
    ///   - velocity: The velocity at the release, in points per second.
    public func projection(from point: GesturePoint, velocity: GesturePoint) -> GesturePoint {
        GesturePoint(x: point.x + distance(after: velocity.x), y: point.y + distance(after: velocity.y))
    }
}

#if !hasFeature(Embedded)
extension Deceleration: Codable {
    /// Decodes the rate.
    public init(from decoder: any Decoder) throws {
        self.init(rate: try decoder.singleValueContainer().decode(Double.self))
    }

    /// Encodes the rate.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rate)
    }
}
#endif
