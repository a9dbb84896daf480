import LiveCoding
import LiveText

/// The settings of a limited field.
public struct LimitedFieldSettings: Sendable, Hashable {
    /// The limit. A text that is too long for a new limit stays as it is.
    public var limit: TextLimit
    /// The handling of edits that exceed the limit.
    public var overflow: TextOverflow
    /// The visibility of the counter.
    public var counter: CounterDisplay
    /// The number of remaining units at which the text is near its limit, for ``CounterDisplay/near``.
    public var warnAt = CountRingSettings.defaultWarnAt
    /// The person's preference for reduced motion.
    public var prefersReducedMotion = false

    /// Creates settings.
    public init(
        limit: TextLimit = TextLimit(0),
        overflow: TextOverflow = .refuse,
        counter: CounterDisplay = .always
    ) {
        self.limit = limit
        self.overflow = overflow
        self.counter = counter
    }
}

#if !hasFeature(Embedded)
extension LimitedFieldSettings: Codable {
    private enum CodingKeys: CodingKey, CaseIterable { case limit, overflow, counter, warnAt, prefersReducedMotion }

    /// Decodes settings. Those that are missing have their default values.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases)
        self.init()
        try values.read(.limit, into: &limit)
        try values.read(.overflow, into: &overflow)
        try values.read(.counter, into: &counter)
        try values.read(.warnAt, into: &warnAt)
        try values.read(.prefersReducedMotion, into: &prefersReducedMotion)
    }
}
#endif
