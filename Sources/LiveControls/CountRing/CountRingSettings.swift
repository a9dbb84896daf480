import LiveCoding
import LiveText

/// The settings of a count ring.
public struct CountRingSettings: Sendable, Hashable {
    /// The limit that the ring fills toward. Without a limit, there is no ring.
    public var limit: TextLimit
    /// The number of remaining units at or below which the number appears. With a value less than 1, the number doesn't
    /// appear before the limit.
    public var warnAt: Int
    /// The person's preference for reduced motion.
    public var prefersReducedMotion = false

    /// The default number of remaining units at which the number appears.
    public static let defaultWarnAt = 10

    /// Creates settings.
    public init(limit: TextLimit = TextLimit(0), warnAt: Int = defaultWarnAt) {
        self.limit = limit
        self.warnAt = warnAt
    }
}

#if !hasFeature(Embedded)
extension CountRingSettings: Codable {
    private enum CodingKeys: CodingKey, CaseIterable { case limit, warnAt, prefersReducedMotion }

    /// Decodes settings. Those that are missing have their default values.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases)
        self.init()
        try values.read(.limit, into: &limit)
        try values.read(.warnAt, into: &warnAt)
        try values.read(.prefersReducedMotion, into: &prefersReducedMotion)
    }
}
#endif
