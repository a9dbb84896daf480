/// A password that somebody wants to have, before it is known to be one that the policy accepts.
struct PasswordChoice: Sendable {
    var policy: SignUpPolicy
    var password: Password
    /// The same again, where it was asked for twice.
    var confirmation: Password?

    /// - Throws: ``RequestFault`` with each rule that is not met, in ``RequestFault/rules``.
    func check(for account: String) throws(RequestFault) {
        var rules: [String: String] = [:]
        for verdict in policy.verdicts(on: password, for: account) where !verdict.isMet {
            rules[verdict.rule.id] = verdict.rule.words
        }
        if let confirmation, !Password.matches(password, confirmation) {
            rules[ChecklistRule.match.id] = ChecklistRule.match.words
        }
        guard rules.isEmpty else { throw .passwordRejected(rules) }
    }
}

extension RequestFault {
    private static let passwordRejectedCode = "passwordRejected"

    fileprivate static func passwordRejected(_ rules: [String: String]) -> RequestFault {
        RequestFault(
            status: .unprocessableContent,
            code: passwordRejectedCode,
            message: "This password cannot be accepted.",
            field: "password",
            rules: rules
        )
    }
}
