import LiveCoding
import LiveText

/// A localizable message for a person. The host supplies the localized text.
public struct ControlMessage: Sendable, Hashable {
    /// The kind of a message.
    public enum Key: UInt8, Sendable, Hashable, CaseIterable {
        /// The maximum length, as a field's description. The number is the limit.
        case limit
        /// The remaining length. The number is what remains.
        case remaining
        /// The text is exactly as long as allowed. The number is the limit.
        case full
        /// The text is too long. The number is the surplus, as a positive number.
        case over
        /// Part of an insertion didn't fit. The number is how much was dropped.
        case dropped
        /// The field is required.
        case required

        /// The text of a sectioned field is correct, as a screen reader says where others see a mark.
        case correct
        /// The text of a sectioned field is incorrect for a reason that only the program knows.
        case incorrect
        /// The card number is invalid.
        case cardIncorrect
        /// The card is of a brand that isn't accepted.
        case cardNotAccepted
        /// The telephone number is invalid.
        case phoneIncorrect
        /// The bank account number is invalid.
        case ibanIncorrect
        /// The expiry date is invalid.
        case expiryIncorrect
        /// The card has expired.
        case expired
        /// Characters are missing. The number is how many.
        case incomplete
        /// The date doesn't exist.
        case dateIncorrect
        /// The time doesn't exist.
        case timeIncorrect
        /// The date or the time is before the earliest one.
        case tooEarly
        /// The date or the time is after the latest one.
        case tooLate

        /// The upper-left corner. The names of the places at which a button can rest follow the order of `PlaceName`.
        case topLeft
        /// The middle of the upper edge.
        case top
        /// The upper-right corner.
        case topRight
        /// The middle of the left edge.
        case left
        /// The middle of the right edge.
        case right
        /// The lower-left corner.
        case bottomLeft
        /// The middle of the lower edge.
        case bottom
        /// The lower-right corner.
        case bottomRight
        /// The center.
        case center
        /// The title of the menu of places.
        case moveTo
        /// The button's description, which states that the button can be moved.
        case movable

        /// The minimum length of a password or a text. The number is the length.
        case passwordMinLength
        /// The password's maximum length. The number is the length in characters.
        case passwordMaxLength
        /// The password needs an uppercase letter.
        case passwordUpper
        /// The password needs a lowercase letter.
        case passwordLower
        /// The password needs a digit.
        case passwordDigit
        /// The password needs a symbol.
        case passwordSymbol
        /// The password needs a character from a set. The host inserts the set into the message.
        case passwordRequired
        /// The password may contain only characters from a set. The host inserts the set into the message.
        case passwordAllowed
        /// The password may contain only printable ASCII characters.
        case passwordAllowedASCII
        /// No character may occur in a row more often than the number allows.
        case passwordMaxConsecutive
        /// The password must not be a common one.
        case passwordNotCommon
        /// The password must not be in a list of breached passwords.
        case passwordNotBreached
        /// The password must not contain personal words, such as a name.
        case passwordNotPersonal
        /// The password must not contain control characters.
        case passwordNoControl
        /// A custom rule. The host inserts the rule's name into the message.
        case passwordCustom
        /// The confirmation matches the entry.
        case passwordMatch
        /// The confirmation doesn't match the entry.
        case passwordMismatch
        /// The password meets all rules, and the confirmation matches.
        case passwordReady
        /// The password meets all rules.
        case passwordAllMet
        /// The password doesn't meet some rules. The number is how many.
        case passwordRulesLeft
        /// The password is very weak.
        case passwordVeryWeak
        /// The password is weak.
        case passwordWeak
        /// The password's strength is fair.
        case passwordFair
        /// The password's strength is good.
        case passwordGood
        /// The password is strong.
        case passwordStrong
        /// The password is among the common ones.
        case passwordWarnsCommon
        /// The password resembles a common one.
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
        /// A suggestion to use a few unrelated words.
        case passwordSuggestsWords
        /// A suggestion to add another word or two.
        case passwordSuggestsMore
        /// The label of the button that shows a password's text.
        case passwordShow
        /// The accessible text for a rule that is met.
        case passwordRuleMet
        /// The accessible text for a rule that isn't met.
        case passwordRuleUnmet
        /// Caps Lock is on while a password field has the focus.
        case passwordCapsLock
        /// The label of the button that hides a password's text, where it's separate from the button that shows the
        /// text.
        case passwordHide
        /// How much remains, on a counter. The number is what remains.
        case counterRemaining
        /// How much is missing, on a counter. The number is what is missing from the minimum.
        case counterMissing
        /// How much is too much, on a counter. The number is the surplus.
        case counterSurplus
    }

    /// The kind of message.
    public var key: Key
    /// The number in the message. The host selects the plural form by it.
    public var number: Int
    /// The unit of the number.
    public var unit: TextUnit

    /// Creates a message.
    ///
    /// - Parameters:
    ///   - key: The kind of message.
    ///   - number: The number in the message, or 0 if the message has none.
    ///   - unit: The unit of the number.
    public init(_ key: Key, _ number: Int = 0, unit: TextUnit = .characters) {
        self.key = key
        self.number = number
        self.unit = unit
    }
}

#if !hasFeature(Embedded)
extension ControlMessage: Codable {}

extension ControlMessage.Key: CaseNameCodable {}
#endif
