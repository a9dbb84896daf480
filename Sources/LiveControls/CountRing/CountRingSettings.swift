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
