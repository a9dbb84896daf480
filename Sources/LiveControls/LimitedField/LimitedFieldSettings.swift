import LiveText

/// The settings of a limited field.
public struct LimitedFieldSettings: Sendable, Hashable {
    /// The limit. A text that is too long for a new limit stays as it is.
    public var limit: TextLimit
    /// The handling of edits that exceed the limit.
    public var overflow: TextOverflow
    /// The visibility of the counter.
    public var counter: CounterDisplay
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
