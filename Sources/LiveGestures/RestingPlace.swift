/// An edge or a corner at which an element rests.
///
/// Ties between equally near slots are resolved in the order of the cases: leading first, then top.
public enum SnapSlot: UInt8, Sendable, Hashable, CaseIterable {
    /// The leading edge.
    case leading
    /// The upper edge.
    case top
    /// The trailing edge.
    case trailing
    /// The lower edge.
    case bottom
    /// The upper leading corner.
    case topLeading
    /// The lower leading corner.
    case bottomLeading
    /// The upper trailing corner.
    case topTrailing
    /// The lower trailing corner.
    case bottomTrailing

    /// A Boolean value that indicates whether the slot is a corner.
    public var isCorner: Bool { rawValue >= SnapSlot.topLeading.rawValue }
}

/// A resting place: an edge and a fraction of it, or a corner.
///
/// A place is independent of points, so it remains valid when the container is rotated or resized.
public struct RestingPlace: Sendable, Hashable {
    /// The edge or corner.
    public let slot: SnapSlot
    /// The fraction along the edge, 0…1, from top to bottom or from the leading to the trailing side. It's 0 in a
    /// corner.
    public let fraction: Double

    /// Creates a place at an edge or in a corner.
    ///
    /// - Parameters:
    ///   - slot: The edge or corner.
    ///   - fraction: The fraction along an edge, clamped to 0…1. NaN counts as 0.
    public init(_ slot: SnapSlot, fraction: Double = 0) {
        self.slot = slot
        self.fraction = slot.isCorner ? 0 : fraction.clamped(to: 0...1)
    }
}
