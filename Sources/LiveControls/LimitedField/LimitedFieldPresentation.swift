/// All that a host needs to draw a limited field.
public struct LimitedFieldPresentation: Sendable, Hashable {
    /// How the text stands to its limit.
    public enum Stage: UInt8, Sendable, Hashable, CaseIterable {
        /// There is room.
        case within
        /// Exactly at the limit.
        case full
        /// Over the limit.
        case over
    }

    let content: MeasuredText
    /// Where the caret stands after the latest edit, as a UTF-16 offset; `nil` when the model did not move it.
    public var caret: Int?
    /// How the text stands to its limit; `nil` when there is no limit.
    public var stage: Stage?
    /// How many units the text holds.
    public var count: Int
    /// How many units remain, negative when over; `nil` when there is no limit.
    public var remaining: Int?
    /// The counter's text, such as `12/280`; empty when there is none. Hidden from assistive technology.
    public var counter: String
    /// A text of digits as wide as the counter will be while the text is within its limit. The counter's place is kept as
    /// wide as this, so that nothing shifts when a digit is added.
    public var widestCounter: String
    /// Whether the counter can be seen; its place is kept while it cannot.
    public var isCounterVisible: Bool
    /// The part of the text that is over the limit, in UTF-16 offsets, for a host to mark.
    public var overflow: Range<Int>?
    /// What describes the field to assistive technology; `nil` when there is no limit.
    public var description: ControlMessage?
    /// Why the text cannot be submitted, where going past the limit is allowed and it has.
    public var fault: ControlMessage?

    /// The field's text.
    ///
    /// - Complexity: O(*n*); all else is there already.
    public var text: String { content.text }
}
