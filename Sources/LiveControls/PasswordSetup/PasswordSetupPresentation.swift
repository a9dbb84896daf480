import LiveCoding
import LivePasswords

/// The values a host needs to draw a password setup. They never include the password.
public struct PasswordSetupPresentation: Sendable, Hashable {
    /// The standing of a line in the checklist, or of the line about the confirmation.
    public enum Standing: UInt8, Sendable, Hashable, CaseIterable {
        /// There is nothing to indicate yet.
        case neutral
        /// The requirement is met. A checkmark indicates it.
        case met
        /// The requirement isn't met. A cross indicates it.
        case unmet
    }

    /// A line of the checklist.
    public struct Line: Sendable, Hashable {
        /// The rule that the line describes.
        public var rule: PasswordRule
        /// The message that describes the rule's requirement.
        public var message: ControlMessage
        /// The characters in the message, in the password-rules syntax, or an empty string if it names none.
        public var characters: String
        /// The standing of the rule.
        public var standing: Standing

        /// Creates the line for a rule.
        public init(_ rule: PasswordRule, standing: Standing = .neutral) {
            self.rule = rule
            message = rule.message
            characters = rule.characters
            self.standing = standing
        }
    }

    /// The validation error that prevents submission, and the field in which the person can correct it.
    public struct ValidationError: Sendable, Hashable {
        /// The field with the error: the entry until it meets every rule, then the confirmation.
        public var field: PasswordSetupField
        /// The message of the first rule that isn't met. If all rules are met, it states that the entry is required or
        /// that the two fields differ.
        public var message: ControlMessage
        /// The characters in the message, as in ``Line/characters``, or an empty string if it names none.
        public var characters = ""
    }

    /// A line for each rule, in the order of the policy.
    public var lines: [Line]
    /// The standing of the confirmation.
    public var match: Standing
    /// The text of the line about the confirmation, or `nil` if there is none.
    public var matchMessage: ControlMessage?
    /// A Boolean value that indicates whether the password meets all requirements and the form can be submitted.
    public var isValid: Bool
    /// A Boolean value that indicates whether the submit button is enabled.
    public var isSubmitEnabled: Bool
    /// The error that prevents submission, or `nil` if ``isValid`` is `true`.
    public var error: ValidationError?
    /// The field with the focus while Caps Lock is on, otherwise `nil`. The field shows the message
    /// `ControlMessage/Key/passwordCapsLock`.
    public var capsLockField: PasswordSetupField?
    /// The strength of the password, or `nil` if no strength is shown or there's no password.
    public var score: PasswordStrength.Score?
    /// The message that describes the strength.
    public var scoreMessage: ControlMessage?
    /// The reason why the password is easy to guess.
    public var warning: ControlMessage?
    /// The suggestion that helps most.
    public var suggestion: ControlMessage?
    /// The policy in the password-rules syntax, for password managers.
    public var passwordRules: String
}

#if !hasFeature(Embedded)
extension PasswordSetupPresentation: Codable {}

extension PasswordSetupPresentation.Standing: CaseNameCodable {}

extension PasswordSetupPresentation.Line: Codable {}

extension PasswordSetupPresentation.ValidationError: Codable {}
#endif
