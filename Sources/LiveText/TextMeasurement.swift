/// A text measured against a limit.
public struct TextMeasurement: Sendable, Hashable {
    /// The number of units in the text.
    public var count: Int
    /// How many more would fit, negative when the text is over the limit; `nil` when there is no limit.
    public var remaining: Int?
    /// Where the limit cuts: the UTF-16 offset after the last grapheme cluster that fits as a whole.
    public var validEnd: Int
    /// The text's whole length in UTF-16 code units.
    public var length: Int

    /// Whether the text is longer than the limit.
    public var isOver: Bool { (remaining ?? 0) < 0 }

    /// The part of the text that is over the limit, in UTF-16 offsets; `nil` when all of it fits.
    public var overflow: Range<Int>? { isOver ? validEnd..<length : nil }
}
