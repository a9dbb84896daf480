/// How a thing would run on after its release, losing the same share of its speed every millisecond.
///
/// ```swift
/// Deceleration().distance(after: 1000)  // 99
/// ```
///
/// With the rate *d*, a speed of *v* a second covers (*v*/1000)·*d*/(1 − *d*), the sum of the geometric series. The
/// formula is the one that Apple showed for scroll views (WWDC 2018, “Designing Fluid Interfaces”).
public struct Deceleration: Sendable, Hashable {
    /// The rate of a list that stops quickly.
    public static let defaultRate = 0.99
    /// With a higher rate, nothing would come to rest on any screen.
    private static let rates = 0.0...0.9999

    /// The share of the speed that is left after a millisecond, 0…0.9999.
    public let rate: Double

    /// A deceleration with a rate, which is clamped; NaN counts as 0, which stops at once.
    public init(rate: Double = defaultRate) {
        self.rate = rate.clamped(to: Self.rates)
    }

    /// The distance that a thing runs on.
    ///
    /// - Parameter velocity: In points a second. NaN and infinities count as 0.
    /// - Returns: Points, with the velocity's sign.
    public func distance(after velocity: Double) -> Double {
        guard velocity.isFinite else { return 0 }
        // In thousandths, where the usual rates are whole numbers, so that 0.99 gives 99 and not 98.99999999999991.
        let kept = rate * 1000
        return velocity * (kept / (1000 - kept)) / 1000
    }

    /// The point at which a thing comes to rest.
    ///
    /// - Parameters:
    ///   - point: Where it is released.
    ///   - velocity: Its velocity at the release, in points a second.
    public func projection(from point: GesturePoint, velocity: GesturePoint) -> GesturePoint {
        GesturePoint(x: point.x + distance(after: velocity.x), y: point.y + distance(after: velocity.y))
    }
}
