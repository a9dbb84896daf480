import LiveCoding

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

#if !hasFeature(Embedded)
extension SnapSlot: CaseNameCodable {
    /// The name in attributes, such as `top-leading`.
    public var codedName: String {
        "\(self)".replacing("Leading", with: "-leading").replacing("Trailing", with: "-trailing")
    }
}

/// You can save a place and restore it as a button's initial place. The encoded form is an object such as
/// `{"slot": "trailing", "fraction": 0.25}`.
///
/// The encoded form is stable. Later versions can decode places from earlier versions.
extension RestingPlace: Codable {
    private enum CodingKeys: CodingKey, CaseIterable { case slot, fraction }

    /// Decodes a place.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError` if the slot is missing or doesn't exist, or the fraction isn't in 0…1. Without a
    ///   fraction, it's 0.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases)
        var fraction = 0.0
        try values.read(.fraction, into: &fraction)
        // No range contains NaN.
        guard (0...1).contains(fraction) else {
            throw DecodingError.dataCorruptedError(forKey: .fraction, in: values, debugDescription: "must be in 0…1")
        }
        self.init(try values(.slot), fraction: fraction)
    }
}
#endif
