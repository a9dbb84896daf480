import LiveCoding

/// An edge or a corner at which an element rests, or any place.
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
    /// Any place inside the area.
    case anywhere

    /// A Boolean value that indicates whether the slot is an edge.
    public var isEdge: Bool { rawValue < SnapSlot.topLeading.rawValue }

    /// A Boolean value that indicates whether the slot is a corner.
    public var isCorner: Bool { !isEdge && self != .anywhere }
}

/// A resting place: an edge and a fraction of it, a corner, or two fractions of the area.
///
/// A place is independent of points, so it remains valid when the container is rotated or resized.
public struct RestingPlace: Sendable, Hashable {
    /// The edge or corner.
    public let slot: SnapSlot
    /// The fraction along the edge, 0…1, from top to bottom or from the leading to the trailing side. It's 0 in a
    /// corner. For ``SnapSlot/anywhere``, it's the fraction of the width from the leading side.
    public let fraction: Double
    /// The fraction of the height from the top, 0…1, for ``SnapSlot/anywhere``; otherwise 0.
    public let verticalFraction: Double

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - fraction: The fraction along an edge or from the leading side, clamped to 0…1. NaN counts as 0.
    ///   - verticalFraction: The fraction of the height for ``SnapSlot/anywhere``, clamped to 0…1. NaN counts as 0.
    public init(_ slot: SnapSlot, fraction: Double = 0, verticalFraction: Double = 0) {
        self.slot = slot
        self.fraction = slot.isCorner ? 0 : fraction.clamped(to: 0...1)
        self.verticalFraction = slot == .anywhere ? verticalFraction.clamped(to: 0...1) : 0
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
    private enum CodingKeys: CodingKey, CaseIterable { case slot, fraction, verticalFraction }

    /// Decodes a place.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError` if the slot is missing or doesn't exist, or a fraction isn't in 0…1. A fraction that is
    ///   missing is 0.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases)
        func fraction(_ key: CodingKeys) throws -> Double {
            var fraction = 0.0
            try values.read(key, into: &fraction)
            // No range contains NaN.
            guard (0...1).contains(fraction) else {
                throw DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: "must be in 0…1")
            }
            return fraction
        }
        let (along, down) = (try fraction(.fraction), try fraction(.verticalFraction))
        self.init(try values(.slot), fraction: along, verticalFraction: down)
    }

    /// Encodes a place.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(slot, forKey: .slot)
        try values.encode(fraction, forKey: .fraction)
        if slot == .anywhere { try values.encode(verticalFraction, forKey: .verticalFraction) }
    }
}
#endif
