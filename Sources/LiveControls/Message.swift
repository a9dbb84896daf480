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

        /// A rule: the password has so many characters at least.
        case passwordMinLength = 60
        /// A rule: the password has so many characters at most.
        case passwordMaxLength
        /// A rule: an upper-case letter.
        case passwordUpper
        /// A rule: a lower-case letter.
        case passwordLower
        /// A rule: a digit.
        case passwordDigit
        /// A rule: a symbol or a space.
        case passwordSymbol
        /// A rule: one of some characters, which the line names.
        case passwordRequired
        /// A rule: no other than some characters, which the line names.
        case passwordAllowed
        /// A rule: no character more often than so many times in a row.
        case passwordMaxConsecutive
        /// A rule: not a common password.
        case passwordNotCommon
        /// A rule: without the person's name or address.
        case passwordNotPersonal
        /// A rule: without control characters.
        case passwordNoControl
        /// A rule of a developer's own, whose name the line has.
        case passwordCustom
        /// A rule is met.
        case passwordRuleMet
        /// A rule is not met, and it is too early to say more.
        case passwordRuleOpen
        /// A rule is broken.
        case passwordRuleBroken
        /// The two passwords are the same.
        case passwordsMatch
        /// The two passwords are not the same.
        case passwordsDiffer
        /// So many rules are not met yet.
        case passwordRulesLeft
        /// All rules are met; the password is to be typed once more.
        case passwordRulesMet
        /// All rules are met and the passwords are the same.
        case passwordReady
        /// What a button does: show a password.
        case passwordShow
        /// What a button does: hide a password.
        case passwordHide
        /// The strength is not known yet.
        case passwordStrengthWaiting
        /// The strength, by its score.
        case passwordVeryWeak
        /// The strength, by its score.
        case passwordWeak
        /// The strength, by its score.
        case passwordFair
        /// The strength, by its score.
        case passwordGood
        /// The strength, by its score.
        case passwordStrong
        /// Why a password is weak: the number is the raw value of a `PasswordFeedback.Warning`.
        case passwordWarning
        /// What would help: the number is the raw value of a `PasswordFeedback.Suggestion`.
        case passwordSuggestion
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
