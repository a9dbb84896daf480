/// The measurement of a text against a limit.
public struct TextMeasurement: Sendable, Hashable {
    /// The number of units in the text.
    public var count: Int
    /// The number of units that still fit, negative if the text is over the limit, or `nil` if there is no limit.
    public var remaining: Int?
    /// The position at which the limit cuts the text: the UTF-16 offset after the last grapheme cluster that fits as a
    /// whole.
    public var validEnd: Int
    /// The total length of the text in UTF-16 code units.
    public var length: Int

    /// A Boolean value that indicates whether the text is over the limit.
    public var isOver: Bool { (remaining ?? 0) < 0 }

    /// The part of the text that is over the limit, in UTF-16 offsets, or `nil` if the whole text fits.
    public var overflow: Range<Int>? { isOver ? validEnd..<length : nil }
}
