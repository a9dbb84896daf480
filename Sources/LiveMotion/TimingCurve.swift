import LiveCoding

/// A cubic Bézier easing from (0, 0) to (1, 1), like CSS's `cubic-bezier()` and Core Animation's timing functions.
///
/// ```swift
/// TimingCurve.easeInOut.value(at: 0.25)  // 0.1291…
/// ```
public struct TimingCurve: Hashable, Sendable {
    /// The first control point's progress in time, 0…1.
    public let x1: Double

    /// The first control point's progress in value, −10⁶…10⁶.
    public let y1: Double

    /// The second control point's progress in time, 0…1.
    public let x2: Double

    /// The second control point's progress in value, −10⁶…10⁶.
    public let y2: Double

    /// Creates a curve with the control points (x1, y1) and (x2, y2).
    ///
    /// - Parameters:
    ///   - x1: The time of the first control point, clamped to 0…1 so that time never runs backward. NaN counts as 0.
    ///   - y1: The value of the first control point, clamped to −10⁶…10⁶. NaN counts as 0.
    ///   - x2: The time of the second control point, clamped to 0…1. NaN counts as 1.
    ///   - y2: The value of the second control point, clamped to −10⁶…10⁶. NaN counts as 1.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        let values = -1e6...1e6
        self.x1 = x1.clamped(to: 0...1, nan: 0)
        self.y1 = y1.clamped(to: values, nan: 0)
        self.x2 = x2.clamped(to: 0...1, nan: 1)
        self.y2 = y2.clamped(to: values, nan: 1)
    }

    /// Returns the curve's value at a progress in time.
    ///
    /// Outside 0…1, the curve continues along its tangents, as the CSS Easing Functions module specifies for
    /// `cubic-bezier()`. A tangent is the line to the nearest control point that differs from the endpoint. If that
    /// line is vertical, the curve continues horizontally.
    ///
    /// - Parameter progress: The elapsed fraction of the duration, usually 0…1. NaN counts as 0.
    /// - Returns: The completed fraction of the distance. It's within 10⁻⁹ of the true curve unless the curve is almost
    ///   vertical there.
    /// - Complexity: O(1), a few Newton steps.
    public func value(at progress: Double) -> Double {
        guard progress > 0 else {
            return progress < 0 ? (progress.clampedToFinite * startSlope).clampedToFinite : 0
        }
        guard progress < 1 else {
            return progress > 1 ? (1 + (progress.clampedToFinite - 1) * endSlope).clampedToFinite : 1
        }
        guard !isLinear else { return progress }
        return y(parameter(at: progress))
    }

    /// Returns the slope of the curve at a progress in time, in distances per duration.
    ///
    /// - Parameter progress: The progress, as in ``value(at:)``.
    /// - Returns: The slope, limited to ±10⁹ where the curve is vertical. Outside 0…1, it's the tangent's slope.
    public func slope(at progress: Double) -> Double {
        guard progress >= 0 else { return startSlope }
        guard progress <= 1 else { return endSlope }
        guard !isLinear else { return 1 }
        let parameter = parameter(at: progress)
        let across = dx(parameter)
        let up = dy(parameter)
        let steepest = 1e9
        // Where both derivatives vanish, the curve follows the line to its next control point.
        guard across > 0 || up != 0 else { return progress < 0.5 ? startSlope : endSlope }
        return (up / across).clamped(to: -steepest...steepest, nan: 0)
    }

    /// Whether the curve is the diagonal.
    var isLinear: Bool { x1 == y1 && x2 == y2 }

    /// The slope of the curve's continuation before its start.
    private var startSlope: Double {
        if x1 > 0 { return (y1 / x1).clampedToFinite }
        if y1 == 0, x2 > 0 { return (y2 / x2).clampedToFinite }
        return y1 == 0 && y2 == 0 ? 1 : 0
    }

    /// The slope of the curve's continuation after its end.
    private var endSlope: Double {
        if x2 < 1 { return ((1 - y2) / (1 - x2)).clampedToFinite }
        if y2 == 1, x1 < 1 { return ((1 - y1) / (1 - x1)).clampedToFinite }
        return y2 == 1 && y1 == 1 ? 1 : 0
    }
}

#if !hasFeature(Embedded)
extension TimingCurve: Codable {
    /// Decodes a curve from an array of its four coordinates, which are clamped.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.singleValueContainer().decode([Double].self)
        guard values.count == 4 else { throw decoder.error("must have four numbers") }
        self.init(values[0], values[1], values[2], values[3])
    }

    /// Encodes an array of the four coordinates.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode([x1, y1, x2, y2])
    }
}
#endif
