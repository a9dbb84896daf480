import LiveCoding

/// A width and a height, in the host's points. Negative numbers, NaN, and infinities count as zero, and numbers above
/// 10¹⁰⁰ count as 10¹⁰⁰.
public struct GestureSize: Sendable, Hashable {
    /// The width, at least 0.
    public let width: Double
    /// The height, at least 0.
    public let height: Double

    /// Creates a size with a width and a height.
    public init(width: Double, height: Double) {
        self.width = width.orZeroUnlessPositive
        self.height = height.orZeroUnlessPositive
    }

    /// The size with zero width and height.
    public static var zero: Self { Self(width: 0, height: 0) }
}

extension Double {
    /// This number, at most 10¹⁰⁰, if it's positive and finite; otherwise 0. Sums of such numbers are finite.
    var orZeroUnlessPositive: Double { self > 0 && isFinite ? min(self, 1e100) : 0 }

    /// Returns the nearest number in a range, or the range's lower bound for NaN.
    func clamped(to range: ClosedRange<Double>) -> Double {
        self > range.lowerBound ? (self < range.upperBound ? self : range.upperBound) : range.lowerBound
    }
}

#if !hasFeature(Embedded)
extension GestureSize: Codable {
    private enum CodingKeys: CodingKey, CaseIterable { case width, height }

    /// Decodes a size from `width` and `height`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases)
        self.init(width: try values(.width), height: try values(.height))
    }
}
#endif
