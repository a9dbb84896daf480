/// All that a host needs to draw an animated number.
public struct NumberTextPresentation: Sendable, Hashable {
    /// What is to be seen at the time of the latest event. Hidden from assistive technology while it differs from
    /// ``finalText``.
    public var text: String
    /// The exact value in full: what assistive technology reads, and what is copied.
    public var finalText: String
    /// Whether ``text`` changes from frame to frame, so that the model needs ``NumberTextEvent/frame``.
    public var isCounting: Bool
    /// The wheels, while they roll; `nil` when there is nothing but text.
    public var roll: NumberRoll?
}

/// A number whose digits are wheels.
///
/// A host lays out what is present in the final state, lets each part start where it was, and moves it by `shift` from
/// there to its place.
public struct NumberRoll: Sendable, Hashable {
    /// Whether something belongs to the number that is shown in the end, and how visible it is, 0…1.
    public struct Presence: Sendable, Hashable {
        /// Whether it stays; if not, it fades and takes no room.
        public var isPresent: Bool
        /// How it comes or goes, from 0 (invisible) to 1 or back.
        public var motion: MotionPath
    }

    /// The digit of one power of ten.
    public struct Wheel: Sendable, Hashable {
        /// The power of ten: 0 for units, −1 for tenths.
        public var place: Int
        /// Where the wheel comes to rest. Position 12 shows the digit 2, as 2 and 22 do.
        public var position: Int
        /// How it gets there.
        public var motion: MotionPath
        /// Whether the place belongs to the number.
        public var presence: Presence
    }

    /// A separator.
    public struct Mark: Sendable, Hashable {
        /// The power of ten of the digit before it; 0 is the decimal separator, all others separate groups.
        public var place: Int
        /// What it looks like.
        public var text: String
        /// Whether it belongs to the number.
        public var presence: Presence
    }

    /// What stands before or after the digits: a sign, a currency, a unit.
    public struct Affix: Sendable, Hashable {
        /// What it looks like; may be empty.
        public var text: String
        /// How it appears.
        public var presence: Presence
    }

    /// The wheels, the highest power of ten first.
    public var wheels: [Wheel]
    /// The separators, in the order of their places, the highest first.
    public var marks: [Mark]
    /// Before the digits.
    public var prefix: Affix
    /// After the digits.
    public var suffix: Affix
    /// The ten digits, from zero to nine.
    public var digits: [String]
    /// Whether the digits are written from right to left, as N'Ko and Adlam are.
    public var isRightToLeft: Bool
    /// How parts move to another place when the number's width changes.
    public var shift: MotionPath
}
