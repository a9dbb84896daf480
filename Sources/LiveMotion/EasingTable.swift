/// An easing as the fewest straight pieces that stay within a tolerance of it, for CSS's `linear()`.
///
/// ```swift
/// let table = EasingTable(spring: Spring(response: 0.5, dampingRatio: 0.825))
/// table.points.count  // 23
/// table.duration      // 0.72…
/// table.cssText       // "linear(0, 0.0041 1.0184%, …, 1)"
/// ```
///
/// The points lie on the curve. Values are rounded to 4 decimals and offsets to 6, which is what ``cssText`` writes;
/// the tolerance holds for the rounded points, and between them.
public struct EasingTable: Equatable, Sendable {
    /// A corner of the polyline.
    public struct Point: Hashable, Sendable {
        /// The share of the duration that has passed, 0…1.
        public let offset: Double

        /// The share of the way that has been covered; above 1 where the spring overshoots.
        public let value: Double

        /// A corner at an offset, with a value.
        public init(offset: Double, value: Double) {
            self.offset = offset
            self.value = value
        }
    }

    /// How long the easing takes, in seconds.
    public let duration: Double

    /// The corners, at least two, in order of their offsets, from offset 0 to offset 1.
    ///
    /// The last value is 1. Two points share the offset 1 where an easing had to be cut short.
    public let points: [Point]

    /// What tolerances are clamped to: below it the rounding of the values leaves no room for the chords, above it
    /// a spring would be no more than a line.
    static var tolerances: ClosedRange<Double> { 0.0001...0.25 }

    /// The tolerance that is used in place of NaN.
    static var usualTolerance: Double { 0.001 }

    package init(duration: Double, points: [Point]) {
        self.duration = duration
        self.points = points
    }
}
