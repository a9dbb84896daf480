import LivePasswords

/// The policies that a visitor can choose from, with the rules that the form shows.
enum SignUpPolicy: String, CaseIterable, Sendable {
    /// At least 8 characters of four kinds.
    case classic
    /// At least 15 characters, not common, and without the account's name (NIST SP 800-63B-4).
    case nist
    /// A site's own rules, in the password-rules syntax.
    case own

    /// The name that people see.
    var title: Message {
        switch self {
        case .classic: .own(.policyClassic)
        case .nist: "NIST"
        case .own: .own(.policyOwn)
        }
    }

    /// The rules in the password-rules syntax; `nil` for a policy with a name of its own.
    var syntax: String? {
        switch self {
        case .classic, .nist: nil
        case .own: "minlength: 12; required: lower; required: upper, digit; max-consecutive: 2"
        }
    }

    /// The policy that decides, in the browser and here alike.
    var policy: PasswordPolicy {
        switch self {
        case .classic: .classic
        case .nist: .nist
        case .own: syntax.flatMap { try? PasswordPolicy(PasswordRules($0)) } ?? .nist
        }
    }

    /// The words that no password may contain, besides the account's own name.
    static let serviceWords = ["LiveControls"]
}
