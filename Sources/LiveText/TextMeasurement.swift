/// The measurement of a text against a limit.
public struct TextMeasurement: Sendable, Hashable {
    /// The limit that the other values refer to. If there are several limits, it's the one that is nearest to being
    /// exceeded, or exceeded the most.
    public var limit: TextLimit
    /// The number of units in the text.
    public var count: Int
    /// The number of units that still fit, negative if the text is over the limit, or `nil` if there is no limit.
    public var remaining: Int?
    /// The position at which the limit cuts the text: the UTF-16 offset after the last grapheme cluster that fits as a
    /// whole.
    public var validEnd: Int
    /// The total length of the text in UTF-16 code units.
    public var length: Int

    /// The number of units by which the text is below the minimum.
    public var missing: Int

    init(_ limit: TextLimit, count: Int, validEnd: Int, length: Int) {
        self.limit = limit
        self.count = count
        remaining = limit.isUnlimited ? nil : limit.maximum &- count
        self.validEnd = validEnd
        self.length = length
        missing = limit.minimum > count ? limit.minimum &- count : 0
    }

    /// A Boolean value that indicates whether the text is over the limit.
    public var isOver: Bool { (remaining ?? 0) < 0 }

    /// The part of the text that is over the limit, in UTF-16 offsets, or `nil` if the whole text fits.
    public var overflow: Range<Int>? { isOver ? validEnd..<length : nil }
}
