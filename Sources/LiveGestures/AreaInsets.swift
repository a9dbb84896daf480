import LiveCoding

/// Insets to keep clear at the sides of a container, such as safe areas, bars, or a keyboard, in the host's points.
///
/// Negative numbers, NaN, and infinities count as zero, and numbers above 10¹⁰⁰ count as 10¹⁰⁰.
public struct AreaInsets: Sendable, Hashable {
    /// The inset at the top.
    public let top: Double
    /// The inset at the leading side, which is the left in left-to-right text.
    public let leading: Double
    /// The inset at the bottom.
    public let bottom: Double
    /// The inset at the trailing side.
    public let trailing: Double

    /// Creates insets.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top.orZeroUnlessPositive
        self.leading = leading.orZeroUnlessPositive
        self.bottom = bottom.orZeroUnlessPositive
        self.trailing = trailing.orZeroUnlessPositive
    }

    /// Insets that are all zero.
    public static var zero: Self { Self() }
}

#if !hasFeature(Embedded)
extension AreaInsets: Codable {
    private enum CodingKeys: CodingKey, CaseIterable { case top, leading, bottom, trailing }

    /// Decodes insets. Those that are missing are 0.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases)
        var (top, leading, bottom, trailing) = (0.0, 0.0, 0.0, 0.0)
        try values.read(.top, into: &top)
        try values.read(.leading, into: &leading)
        try values.read(.bottom, into: &bottom)
        try values.read(.trailing, into: &trailing)
        self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}
#endif
