import LiveCoding

/// The slots at which a snapping element can come to rest.
public enum SnapArea: UInt8, Sendable, Hashable, CaseIterable {
    /// Anywhere along the trailing edge. This is the default.
    case trailing
    /// Anywhere along the leading edge.
    case leading
    /// Anywhere along the top.
    case top
    /// Anywhere along the bottom.
    case bottom
    /// Anywhere along the nearest of the four edges.
    case edges
    /// In the nearest of the four corners.
    case corners
    /// Anywhere, where a person puts it.
    case anywhere

    /// Returns a Boolean value that indicates whether an element can rest at a slot.
    public func holds(_ slot: SnapSlot) -> Bool {
        switch self {
        case .trailing: slot == .trailing
        case .leading: slot == .leading
        case .top: slot == .top
        case .bottom: slot == .bottom
        case .edges: slot.isEdge
        case .corners: slot.isCorner
        case .anywhere: slot == .anywhere
        }
    }

    /// The initial place of an element: at the bottom and the trailing side, within a thumb's reach.
    public var initialPlace: RestingPlace {
        switch self {
        case .trailing, .edges: RestingPlace(.trailing, fraction: 1)
        case .leading: RestingPlace(.leading, fraction: 1)
        case .top: RestingPlace(.top, fraction: 1)
        case .bottom: RestingPlace(.bottom, fraction: 1)
        case .corners: RestingPlace(.bottomTrailing)
        case .anywhere: RestingPlace(.anywhere, fraction: 1, verticalFraction: 1)
        }
    }
}

#if !hasFeature(Embedded)
extension SnapArea: CaseNameCodable {}
#endif
