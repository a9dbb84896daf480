import LiveCoding

/// The values a host needs to draw an animated number.
public struct NumberTextPresentation: Sendable, Hashable {
    /// The number to show at the time of the latest event while it counts, or `nil` at the final text. It changes from frame
    /// to frame, so that the model needs ``NumberTextEvent/frame``. Hide its text from assistive technology.
    public var count: Double?
    /// The wheels while they roll, or `nil` if no wheel rolls.
    public var roll: NumberRoll?
}

/// A number whose digits are wheels.
///
/// A host lays out the parts that are present in the final state. Each part starts at its previous position and moves
/// to its new one with `shift`.
public struct NumberRoll: Sendable, Hashable {
    /// The presence of a part in the final number, and its visibility, 0…1.
    public struct Presence: Sendable, Hashable {
        /// A Boolean value that indicates whether the part stays. A part that doesn't stay fades out and takes up no
        /// space.
        public var isPresent: Bool
        /// The motion of the part's visibility, between 0 (invisible) and 1.
        public var motion: MotionPath
    }

    /// The digit of one power of ten.
    public struct Wheel: Sendable, Hashable {
        /// The power of ten: 0 for units, −1 for tenths.
        public var place: Int
        /// The position at which the wheel comes to rest. With ten digits, the wheel shows the last digit of the position,
        /// so 2, 12, and 22 all show 2.
        public var position: Int
        /// The motion of the wheel to its position.
        public var motion: MotionPath
        /// The number of digits on the wheel, from zero: 10, or fewer if the number starts again after a certain value.
        public var size: Int
        /// The presence of the place in the number.
        public var presence: Presence
    }

    /// A separator.
    public struct Mark: Sendable, Hashable {
        /// The power of ten of the digit before the separator. At 0 it's the decimal separator; all others are group
        /// separators.
        public var place: Int
        /// The separator's text.
        public var text: String
        /// The presence of the separator in the number.
        public var presence: Presence
    }

    /// Text before or after the digits: a sign, a currency, or a unit.
    public struct Affix: Sendable, Hashable {
        /// The text, which can be empty.
        public var text: String
        /// The visibility of the text.
        public var presence: Presence
    }

    /// The wheels, with the highest power of ten first.
    public var wheels: [Wheel]
    /// The separators in the order of their places, with the highest first.
    public var marks: [Mark]
    /// The text before the digits.
    public var prefix: Affix
    /// The text after the digits.
    public var suffix: Affix
    /// The ten digits, from zero to nine.
    public var digits: [String]
    /// A Boolean value that indicates whether the digits are written from right to left, as in N'Ko and Adlam.
    public var isRightToLeft: Bool
    /// The motion of the parts to new positions when the number's width changes.
    public var shift: MotionPath
}

#if !hasFeature(Embedded)
extension NumberTextPresentation: Codable {}

extension NumberRoll: Codable {}

extension NumberRoll.Presence: Codable {}

extension NumberRoll.Wheel: Codable {}

extension NumberRoll.Mark: Codable {}

extension NumberRoll.Affix: Codable {}
#endif
