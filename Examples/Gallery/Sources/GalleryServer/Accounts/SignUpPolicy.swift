/// The policies that the gallery shows, each with the rules that the form shows too.
enum SignUpPolicy: String, CaseIterable, Sendable {
    /// At least 8 characters of four kinds.
    case classic
    /// At least 15 characters and no words of the account (NIST SP 800-63B-4).
    case nist
    /// Rules of a site's own, in the password-rules syntax.
    case own

    /// What is asked for, in the order in which a checklist has it.
    var rules: [ChecklistRule] { verdicts(on: Password(""), for: "").map(\.rule) }
}

/// One line of a password's checklist.
struct ChecklistRule: Hashable, Sendable {
    /// A stable name for programs.
    var id: String
    /// What it asks for, for people.
    var words: String

    /// That the password was given twice alike.
    static let match = ChecklistRule(id: "match", words: "The two passwords are not the same.")
}

/// Whether a password meets a rule.
struct RuleVerdict: Sendable {
    var rule: ChecklistRule
    var isMet: Bool
}

extension SignUpPolicy {
    /// The rules in the password-rules syntax; `nil` where the policy is known by its name.
    var syntax: String? {
        switch self {
        case .classic, .nist: nil
        case .own: "minlength: 12; required: lower; required: upper, digit; allowed: ascii-printable; max-consecutive: 2"
        }
    }
}
