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

        /// The names of the places at which a button can rest, in the order of `PlaceName`.
        case topLeft = 50
        /// The middle of the upper edge.
        case top = 51
        /// The upper right corner.
        case topRight = 52
        /// The middle of the left edge.
        case left = 53
        /// The middle of the right edge.
        case right = 54
        /// The lower left corner.
        case bottomLeft = 55
        /// The middle of the lower edge.
        case bottom = 56
        /// The lower right corner.
        case bottomRight = 57
        /// The title of the menu of places.
        case moveTo = 58
        /// What a button that can be moved tells in its description.
        case movable = 59
        /// The text of a sectioned field is not right, for a reason that only the program knows.
        case incorrect = 30
        /// There is no such card number.
        case cardIncorrect = 31
        /// There is no such telephone number.
        case phoneIncorrect = 32
        /// There is no such bank account number.
        case ibanIncorrect = 33
        /// There is no such month.
        case expiryIncorrect = 34
        /// The card's last month is over.
        case expired = 35
        /// Characters are missing. The number is how many.
        case incomplete = 36
        /// The field must not stay empty.
        case required = 37
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
