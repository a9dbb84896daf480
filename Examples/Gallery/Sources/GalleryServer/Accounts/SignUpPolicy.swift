import LivePasswords

/// The policies that the gallery shows, each with the rules that the form shows too.
enum SignUpPolicy: String, CaseIterable, Sendable {
    /// At least 8 characters of four kinds.
    case classic
    /// At least 15 characters, none that many people use or that hold the account's name (NIST SP 800-63B-4).
    case nist
    /// Rules of a site's own, in the password-rules syntax.
    case own

    /// Its name for people.
    var title: String {
        switch self {
        case .classic: "Classic"
        case .nist: "NIST"
        case .own: "The site’s own"
        }
    }

    /// The rules in the password-rules syntax; `nil` where the policy is known by its name.
    var syntax: String? {
        switch self {
        case .classic, .nist: nil
        case .own: "minlength: 12; required: lower; required: upper, digit; max-consecutive: 2"
        }
    }

    /// What decides, in the browser and here alike.
    var policy: PasswordPolicy {
        switch self {
        case .classic: .classic
        case .nist: .nist
        case .own: syntax.flatMap { try? PasswordPolicy(PasswordRules($0)) } ?? .nist
        }
    }

    /// What no password may hold besides the account's own name.
    static let serviceWords = ["LiveControls"]
}
