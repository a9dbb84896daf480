/// An easing as the fewest straight segments that stay within a tolerance of it, for CSS's `linear()`.
///
/// ```swift
/// let table = EasingTable(spring: Spring(response: 0.5, dampingRatio: 0.825))
/// table.points.count  // 23
/// table.duration      // 0.72…
/// table.cssText       // "linear(0, 0.0041 1.018%, …, 1)"
/// ```
///
/// The points lie on the curve. Values are rounded to 4 decimals and offsets to 6, as ``cssText`` writes them. The
/// tolerance holds for the rounded points and between them.
public struct EasingTable: Equatable, Sendable {
    /// A corner of the polyline.
    public struct Point: Hashable, Sendable {
        /// The elapsed fraction of the duration, 0…1.
        public let offset: Double

        /// The completed fraction of the distance, which exceeds 1 where the spring overshoots.
        public let value: Double

        /// Creates a corner with an offset and a value.
        public init(offset: Double, value: Double) {
            self.offset = offset
            self.value = value
        }
    }

    /// The duration of the easing, in seconds.
    public let duration: Double

    /// The corners, at least two, ordered by their offsets from 0 to 1.
    ///
    /// The last value is 1. Two points share the offset 1 if the easing was cut short.
    public let points: [Point]

    /// The range of tolerances. A smaller tolerance leaves no room for chords after values are rounded. A larger
    /// tolerance reduces a spring to a line.
    static var tolerances: ClosedRange<Double> { 0.0001...0.25 }

    /// The tolerance that replaces NaN.
    static var usualTolerance: Double { 0.001 }

    package init(duration: Double, points: [Point]) {
        self.duration = duration
        self.points = points
    }
}
