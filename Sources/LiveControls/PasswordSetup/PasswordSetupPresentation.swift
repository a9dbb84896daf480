import LivePasswords

/// All that a host needs to draw a password set-up. There is no password in it.
public struct PasswordSetupPresentation: Sendable, Hashable {
    /// How a line of the checklist stands.
    public enum Standing: UInt8, Sendable, Hashable, CaseIterable {
        /// Not met, and not wrong: there is nothing yet, or more may come.
        case open
        /// Met.
        case met
        /// Broken.
        case broken
    }

    /// A line of the checklist.
    public struct RuleLine: Sendable, Hashable {
        /// What is asked for.
        public var rule: PasswordRule
        /// The line's words.
        public var message: Message
        /// What the words leave open: the characters of a set (`A–Z`, `#$%`), or the name of a developer's own rule.
        public var detail: String
        /// How the line stands; a mark, a colour and ``standingMessage`` say so.
        public var standing: Standing
        /// The standing in words.
        public var standingMessage: Message
        /// Whether the line is shown. The one about control characters is only when it is broken.
        public var isShown: Bool
    }

    /// A field.
    public struct Field: Sendable, Hashable {
        /// Whether its text is shown.
        public var isRevealed: Bool
        /// What the button beside it does.
        public var revealLabel: Message
        /// Whether assistive technology is told that its text is wrong.
        public var isInvalid: Bool
    }

    /// The strength of the password.
    public struct Strength: Sendable, Hashable {
        /// The step, or `nil` while there is nothing to rate or the dictionary is not there.
        public var score: PasswordStrength.Score?
        /// The step in words; `nil` for an empty password.
        public var message: Message?
        /// Why it is not stronger.
        public var warning: Message?
        /// What would help.
        public var suggestions: [Message]
    }

    /// The checklist, in the policy's order.
    public var rules: [RuleLine]
    /// How the two passwords stand to each other.
    public var match: Standing
    /// The match in words; `nil` while it is open.
    public var matchMessage: Message?
    /// The strength; `nil` when it is not asked for, and then there is no meter.
    public var strength: Strength?
    /// The field where the password is typed.
    public var entry: Field
    /// The field where it is typed once more.
    public var confirmation: Field
    /// Whether all rules are met and the passwords are the same.
    public var canSubmit: Bool
    /// The first thing that is in the way of submitting, for the browser's own validation; `nil` when nothing is.
    public var problem: Message?
    /// The policy for password managers, in the syntax of the attribute `passwordrules`.
    public var passwordRules: String
}
