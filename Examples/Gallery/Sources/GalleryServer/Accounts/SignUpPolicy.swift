import LivePasswords

/// The password policies of the sign-up form.
enum SignUpPolicy: String, CaseIterable, Sendable {
    /// At least 8 characters of four kinds: lowercase, uppercase, digit and symbol.
    case classic
    /// At least 15 characters, not a common password, and without the account's name (NIST SP 800-63B-4).
    case nist
    /// Custom rules in the password-rules syntax.
    case own

    /// The policy's display name.
    var title: Message {
        switch self {
        case .classic: .own(.policyClassic)
        case .nist: "NIST"
        case .own: .own(.policyOwn)
        }
    }

    /// The rules in the password-rules syntax, or `nil` for a built-in policy.
    var syntax: String? {
        switch self {
        case .classic, .nist: nil
        case .own: "minlength: 12; required: lower; required: upper, digit; max-consecutive: 2"
        }
    }

    /// The policy that the server applies. The browser applies the same one.
    var policy: PasswordPolicy {
        switch self {
        case .classic: .classic
        case .nist: .nist
        case .own: syntax.flatMap { try? PasswordPolicy(PasswordRules($0)) } ?? .nist
        }
    }

    /// The words that a password must not contain, in addition to the account's name.
    static let serviceWords = ["LiveControls"]
}
