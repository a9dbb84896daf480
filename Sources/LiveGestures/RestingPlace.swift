/// An edge or a corner at which a thing rests.
///
/// The cases are in the order in which ties between equally near slots are settled: leading first, then top.
public enum SnapSlot: UInt8, Sendable, Hashable, CaseIterable {
    /// The edge where lines begin.
    case leading
    /// The upper edge.
    case top
    /// The edge where lines end.
    case trailing
    /// The lower edge.
    case bottom
    /// The upper corner where lines begin.
    case topLeading
    /// The lower corner where lines begin.
    case bottomLeading
    /// The upper corner where lines end.
    case topTrailing
    /// The lower corner where lines end.
    case bottomTrailing

    /// Whether this is a corner and not an edge.
    public var isCorner: Bool { rawValue >= SnapSlot.topLeading.rawValue }
}

/// Where something rests: an edge and how far along it, or a corner.
///
/// It holds no points, so that it means the same after the container has turned or has another size.
public struct RestingPlace: Sendable, Hashable {
    /// Which edge or corner.
    public let slot: SnapSlot
    /// How far along the edge, 0…1: from the top to the bottom, or from where lines begin to where they end; 0 in a corner.
    public let fraction: Double

    /// A place at an edge or in a corner.
    ///
    /// - Parameters:
    ///   - slot: Which.
    ///   - fraction: How far along an edge; clamped to 0…1, NaN counts as 0.
    public init(_ slot: SnapSlot, fraction: Double = 0) {
        self.slot = slot
        self.fraction = slot.isCorner ? 0 : fraction.clamped(to: 0...1)
    }
}
