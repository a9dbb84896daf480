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

/// A resting place: an edge and a fraction of it, or a corner.
///
/// Independent of points, so that it stays valid when the container is turned or resized.
public struct RestingPlace: Sendable, Hashable {
    /// The edge or corner.
    public let slot: SnapSlot
    /// The fraction along the edge, 0…1: from the top to the bottom, or from where lines begin to where they end; 0 in a
    /// corner.
    public let fraction: Double

    /// A place at an edge or in a corner.
    ///
    /// - Parameters:
    ///   - slot: The edge or corner.
    ///   - fraction: The fraction along an edge; clamped to 0…1, NaN counts as 0.
    public init(_ slot: SnapSlot, fraction: Double = 0) {
        self.slot = slot
        self.fraction = slot.isCorner ? 0 : fraction.clamped(to: 0...1)
    }
}
