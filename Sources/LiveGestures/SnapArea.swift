/// The slots at which a snapping thing may come to rest.
public enum SnapArea: UInt8, Sendable, Hashable, CaseIterable {
    /// Anywhere along the edge where lines end; the default.
    case trailing
    /// Anywhere along the edge where lines begin.
    case leading
    /// Anywhere along the top.
    case top
    /// Anywhere along the bottom.
    case bottom
    /// Anywhere along the nearest of the four edges.
    case edges
    /// In the nearest of the four corners.
    case corners

    /// Whether a thing may rest at a slot.
    public func holds(_ slot: SnapSlot) -> Bool {
        switch self {
        case .trailing: slot == .trailing
        case .leading: slot == .leading
        case .top: slot == .top
        case .bottom: slot == .bottom
        case .edges: !slot.isCorner
        case .corners: slot.isCorner
        }
    }

    /// The place of a thing that nobody has moved yet: at the bottom and where lines end, within reach of a thumb.
    public var initialPlace: RestingPlace {
        switch self {
        case .trailing, .edges: RestingPlace(.trailing, fraction: 1)
        case .leading: RestingPlace(.leading, fraction: 1)
        case .top: RestingPlace(.top, fraction: 1)
        case .bottom: RestingPlace(.bottom, fraction: 1)
        case .corners: RestingPlace(.bottomTrailing)
        }
    }
}
