import LiveCoding

/// A container, the element that snaps in it, and the area in which that element can rest.
///
/// All points are positions of the element's center, relative to the container's upper-left corner.
///
/// ```swift
/// let layout = SnapLayout(size: GestureSize(width: 390, height: 844), itemSize: GestureSize(width: 64, height: 64))
/// layout.landing(from: GesturePoint(x: 100, y: 300)).center  // (338, 300)
/// ```
public struct SnapLayout: Sendable, Hashable {
    /// The default distance of an element from the container's sides, in points.
    public static let defaultInset = 20.0
    /// The minimum distance from the bottom of an element at the leading or trailing edge, in points. It leaves room
    /// for bars and other targets for the thumb.
    public static let stripBottomInset = 80.0

    /// The area in which the element can rest.
    public var area: SnapArea
    /// The directions in which the element can be moved.
    public var axis: DragAxis
    /// The size of the container.
    public var size: GestureSize
    /// The size of the element that snaps.
    public var itemSize: GestureSize
    /// The insets to keep clear.
    public var insets: AreaInsets
    /// The distance of the element from the insets, in points. Negative numbers, NaN, and infinities count as 0, and
    /// numbers above 10¹⁰⁰ count as 10¹⁰⁰.
    public let inset: Double
    /// A Boolean value that indicates whether the writing direction is right to left.
    public var isRightToLeft: Bool
    /// A Boolean value that indicates whether the element rests half out of sight: its center is on the side of the
    /// container, or on the inset to keep clear there. In a corner, it's the leading or trailing side.
    public var isDocked = false

    /// Creates a layout.
    public init(
        area: SnapArea = .trailing,
        axis: DragAxis = .both,
        size: GestureSize,
        itemSize: GestureSize,
        insets: AreaInsets = .zero,
        inset: Double = defaultInset,
        isRightToLeft: Bool = false
    ) {
        self.area = area
        self.axis = axis
        self.size = size
        self.itemSize = itemSize
        self.insets = insets
        self.inset = inset.orZeroUnlessPositive
        self.isRightToLeft = isRightToLeft
    }

    /// The horizontal range of the center. If there isn't enough room, the distances from the insets shrink in proportion,
    /// and then it's the single value in the middle, inside the container.
    public var horizontalRange: ClosedRange<Double> {
        Self.range(
            insets: isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing),
            distances: (inset, inset),
            of: itemSize.width,
            in: size.width
        )
    }

    /// The vertical range of the center, with as little room as in ``horizontalRange``.
    public var verticalRange: ClosedRange<Double> {
        let isStrip = area == .trailing || area == .leading
        let bottom = isStrip ? max(inset, Self.stripBottomInset) : inset
        return Self.range(
            insets: (insets.top, insets.bottom),
            distances: (inset, bottom),
            of: itemSize.height,
            in: size.height
        )
    }

    /// Returns the nearest position for the center inside the area. A coordinate that is NaN becomes the start of the
    /// range.
    public func clamped(_ center: GesturePoint) -> GesturePoint {
        GesturePoint(x: center.x.clamped(to: horizontalRange), y: center.y.clamped(to: verticalRange))
    }

    private static func range(
        insets: (start: Double, end: Double),
        distances: (start: Double, end: Double),
        of length: Double,
        in size: Double
    ) -> ClosedRange<Double> {
        let low = insets.start + length / 2
        let high = size - insets.end - length / 2
        let (start, end) = (low + distances.start, high - distances.end)
        if start <= end { return start...end }
        let single =
            low <= high
            ? low + (high - low) * (distances.start / (distances.start + distances.end))
            : length > size ? size / 2 : min(max((low + high) / 2, length / 2), size - length / 2)
        return single...single
    }
}

#if !hasFeature(Embedded)
extension SnapLayout: Codable {
    private enum CodingKeys: CodingKey, CaseIterable {
        case area, axis, size, itemSize, insets, inset, isRightToLeft, isDocked
    }

    /// Decodes a layout. Only `size` and `itemSize` are required.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases)
        var inset = Self.defaultInset
        try values.read(.inset, into: &inset)
        self.init(size: try values(.size), itemSize: try values(.itemSize), inset: inset)
        try values.read(.area, into: &area)
        try values.read(.axis, into: &axis)
        try values.read(.insets, into: &insets)
        try values.read(.isRightToLeft, into: &isRightToLeft)
        try values.read(.isDocked, into: &isDocked)
    }
}
#endif
