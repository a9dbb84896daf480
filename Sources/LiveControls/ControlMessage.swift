import LiveText

/// Something to say to a person, without its words: the host has those, in the person's language.
public struct ControlMessage: Sendable, Hashable {
    /// What is said.
    public enum Key: UInt8, Sendable, Hashable, CaseIterable {
        /// How long the text may be, as a field's description. The number is the limit.
        case limit
        /// How much may still be typed. The number is what remains.
        case remaining
        /// The text is exactly as long as allowed. The number is the limit.
        case full
        /// The text is too long. The number is how much is over, as a positive number.
        case over
        /// A part of what was inserted did not fit. The number is how much was left out.
        case dropped
        /// The field must not stay empty.
        case required

        /// The text of a sectioned field is not right, for a reason that only the program knows.
        case incorrect
        /// There is no such card number.
        case cardIncorrect
        /// There is no such telephone number.
        case phoneIncorrect
        /// There is no such bank account number.
        case ibanIncorrect
        /// There is no such month.
        case expiryIncorrect
        /// The card's last month is over.
        case expired
        /// Characters are missing. The number is how many.
        case incomplete

        /// The names of the places at which a button can rest, in the order of `PlaceName`.
        case topLeft
        /// The middle of the upper edge.
        case top
        /// The upper right corner.
        case topRight
        /// The middle of the left edge.
        case left
        /// The middle of the right edge.
        case right
        /// The lower left corner.
        case bottomLeft
        /// The middle of the lower edge.
        case bottom
        /// The lower right corner.
        case bottomRight
        /// The title of the menu of places.
        case moveTo
        /// Says, in the button's description, that it can be moved.
        case movable

        /// The least length of the password. The number is how many characters.
        case passwordMinLength
        /// The greatest length of the password. The number is how many characters.
        case passwordMaxLength
        /// The password needs an upper-case letter.
        case passwordUpper
        /// The password needs a lower-case letter.
        case passwordLower
        /// The password needs a digit.
        case passwordDigit
        /// The password needs a symbol.
        case passwordSymbol
        /// The password needs one of some characters, which the host puts into the sentence.
        case passwordRequired
        /// The password must consist of some characters alone, which the host puts into the sentence.
        case passwordAllowed
        /// The password must consist of printable ASCII alone.
        case passwordAllowedASCII
        /// No character may stand in a row more often than the number says.
        case passwordMaxConsecutive
        /// The password must not be a common one.
        case passwordNotCommon
        /// The password must not hold the account's own words.
        case passwordNotPersonal
        /// The password must not hold control characters.
        case passwordNoControl
        /// A rule of a developer's own, whose name the host puts into the sentence.
        case passwordCustom
        /// The confirmation is the same as the entry.
        case passwordMatch
        /// The confirmation differs from the entry.
        case passwordMismatch
        /// All rules are met, and the confirmation is the same.
        case passwordReady
        /// All rules are met.
        case passwordAllMet
        /// Some rules are not met. The number is how many.
        case passwordRulesLeft
        /// The password is guessed at once.
        case passwordVeryWeak
        /// The password is guessed soon.
        case passwordWeak
        /// The password withstands guessing for some time.
        case passwordFair
        /// The password withstands guessing.
        case passwordGood
        /// The password withstands guessing for very long.
        case passwordStrong
        /// The password is among the common ones.
        case passwordWarnsCommon
        /// The password is like a common one.
        case passwordWarnsVariant
        /// A single word is easy to guess.
        case passwordWarnsWord
        /// Names are easy to guess.
        case passwordWarnsName
        /// Rows of keys are easy to guess.
        case passwordWarnsKeys
        /// Repetitions are easy to guess.
        case passwordWarnsRepeat
        /// Sequences are easy to guess.
        case passwordWarnsSequence
        /// Years and dates are easy to guess.
        case passwordWarnsDate
        /// A few words that do not go together would help.
        case passwordSuggestsWords
        /// Another word or two would help.
        case passwordSuggestsMore
        /// The name of the button that shows a password's text.
        case passwordShow
        /// A rule is met, in words for those who do not see its mark.
        case passwordRuleMet
        /// A rule is not met.
        case passwordRuleUnmet
        /// The name of what hides a password's text again, where it is not the button that shows it.
        case passwordHide
    }

    /// What is said.
    public var key: Key
    /// The number in the sentence; the host picks the plural form by it.
    public var number: Int
    /// What the number counts.
    public var unit: TextUnit

    /// Creates a message.
    ///
    /// - Parameters:
    ///   - key: What is said.
    ///   - number: The number in the sentence; 0 where nothing is counted.
    ///   - unit: What the number counts.
    public init(_ key: Key, _ number: Int = 0, unit: TextUnit = .characters) {
        self.key = key
        self.number = number
        self.unit = unit
    }
}
