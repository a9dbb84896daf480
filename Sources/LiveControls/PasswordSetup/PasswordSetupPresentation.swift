import LivePasswords

/// All that a host needs to draw a password set-up. It never holds the password.
public struct PasswordSetupPresentation: Sendable, Hashable {
    /// How a line of the checklist, or the one about the confirmation, stands.
    public enum Standing: UInt8, Sendable, Hashable, CaseIterable {
        /// Nothing to say yet.
        case neutral
        /// Met, with a tick.
        case met
        /// Not met, with a cross.
        case unmet
    }

    /// A line of the checklist.
    public struct Line: Sendable, Hashable {
        /// The rule that it is about.
        public var rule: PasswordRule
        /// What the rule asks for.
        public var message: ControlMessage
        /// The characters in the message, in the password-rules syntax, where it names some; else empty.
        public var characters: String
        /// How the password stands to it.
        public var standing: Standing

        /// The line about a rule.
        public init(_ rule: PasswordRule, standing: Standing = .neutral) {
            self.rule = rule
            message = rule.message
            characters = rule.characters
            self.standing = standing
        }
    }

    /// Why the form may not be sent, and where the person puts it right.
    public struct Fault: Sendable, Hashable {
        /// The field to blame: the entry until it meets every rule, then the confirmation.
        public var field: PasswordSetupField
        /// What the first rule that is not met asks for; else that the entry must not stay empty, or that the two differ.
        public var message: ControlMessage
        /// The characters in the message, as in ``Line/characters``; empty where it names none.
        public var characters = ""
    }

    /// A line for each rule, in the order of the policy.
    public var lines: [Line]
    /// How the confirmation stands to the entry.
    public var match: Standing
    /// What the line about the confirmation says; `nil` for nothing.
    public var matchMessage: ControlMessage?
    /// Whether all is met, so that the form may be sent.
    public var isValid: Bool
    /// Why the form may not be sent; `nil` where it may, which is where ``isValid`` holds.
    public var fault: Fault?
    /// How strong the password is; `nil` where no strength is shown, or there is no password.
    public var score: PasswordStrength.Score?
    /// The strength in words.
    public var scoreMessage: ControlMessage?
    /// What makes the password easy to guess.
    public var warning: ControlMessage?
    /// What would help most.
    public var suggestion: ControlMessage?
    /// The policy in the password-rules syntax, for password managers.
    public var passwordRules: String
}
