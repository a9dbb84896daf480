/// Insets to keep clear at the sides of a container, for safe areas, bars, a keyboard. In a host's points.
///
/// Negative numbers, NaN and infinities count as zero.
public struct AreaInsets: Sendable, Hashable {
    /// At the top.
    public let top: Double
    /// Where lines begin: the left where people write from left to right.
    public let leading: Double
    /// At the bottom.
    public let bottom: Double
    /// Where lines end.
    public let trailing: Double

    /// Insets of the given widths.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top.orZeroUnlessPositive
        self.leading = leading.orZeroUnlessPositive
        self.bottom = bottom.orZeroUnlessPositive
        self.trailing = trailing.orZeroUnlessPositive
    }

    /// None.
    public static var zero: Self { Self() }
}
