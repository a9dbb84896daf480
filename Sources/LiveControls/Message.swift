import LiveText

/// Something to say to a person, without its words: the host has those, in the person's language.
public struct Message: Sendable, Hashable {
    /// What is said. The raw values cross to the browser; each control has a range of its own.
    public enum Key: UInt8, Sendable, Hashable, CaseIterable {
        /// How long the text may be, as a field's description. The number is the limit.
        case limit = 0
        /// How much may still be typed. The number is what remains.
        case remaining
        /// The text is exactly as long as allowed. The number is the limit.
        case full
        /// The text is too long. The number is how much is over, as a positive number.
        case over
        /// A part of what was inserted did not fit. The number is how much was left out.
        case dropped = 20
    }

    /// What is said.
    public var key: Key
    /// The number in the sentence; the host picks the plural form by it.
    public var number: Int
    /// What the number counts.
    public var unit: TextUnit

    /// Creates a message.
    public init(_ key: Key, _ number: Int, unit: TextUnit) {
        self.key = key
        self.number = number
        self.unit = unit
    }
}
