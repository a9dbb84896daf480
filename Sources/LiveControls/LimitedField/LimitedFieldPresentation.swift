import LiveCoding

/// The values a host needs to draw a limited field.
public struct LimitedFieldPresentation: Sendable, Hashable {
    /// The length of the text relative to its limit.
    public enum Stage: UInt8, Sendable, Hashable, CaseIterable {
        /// The text is below the limit.
        case within
        /// The text is exactly at the limit.
        case full
        /// The text is over the limit.
        case over
        /// The text is below the minimum.
        case under
    }

    let content: MeasuredText
    /// The position of the caret after the latest edit, as a UTF-16 offset, or `nil` if the model didn't move it.
    public var caret: Int?
    /// The length of the text relative to its limit, or `nil` if there is no limit.
    public var stage: Stage?
    /// The number of units in the text.
    public var count: Int
    /// The number of units that remain, negative if the text is over the limit, or `nil` if there is no limit.
    public var remaining: Int?
    /// The counter's text, such as `12/280`, or an empty string if there is none. Hide it from assistive technology.
    public var counter: String
    /// The message that a counter can say instead: what is missing, what remains, or the surplus. It's `nil` without a
    /// limit. Hide it from assistive technology.
    public var counterMessage: ControlMessage?
    /// A text of digits as wide as the counter gets while the text is within its limit. Reserve this width for the
    /// counter, so that nothing shifts when it gains a digit.
    public var widestCounter: String
    /// A Boolean value that indicates whether the counter is visible. Reserve its space while it isn't.
    public var isCounterVisible: Bool
    /// The part of the text that is over the limit, in UTF-16 offsets, for the host to mark.
    public var overflow: Range<Int>?
    /// The field's description for assistive technology: the minimum until it is reached, then the limit, or `nil` if
    /// there is none.
    public var description: ControlMessage?
    /// The validation message of a text that exceeds the limit, in a field that allows it, or of a text below the
    /// minimum that isn't empty.
    public var error: ControlMessage?

    /// The field's text.
    ///
    /// - Complexity: O(*n*). All other properties are stored.
    public var text: String { content.text }
}

#if !hasFeature(Embedded)
extension LimitedFieldPresentation.Stage: CaseNameCodable {}

extension LimitedFieldPresentation: Codable {
    private enum CodingKeys: String, CodingKey {
        case content = "text"
        case caret, stage, count, remaining, counter, counterMessage, widestCounter
        case isCounterVisible, overflow, description, error
    }
}
#endif
