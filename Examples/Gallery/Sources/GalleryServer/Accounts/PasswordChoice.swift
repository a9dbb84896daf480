import LiveControls
import LivePasswords

/// A chosen password that the policy has not accepted yet.
struct PasswordChoice: Sendable {
    /// The name of the rule that both passwords must be the same.
    static let match = "match"

    var policy: SignUpPolicy
    var password: PasswordText
    /// The confirmation, if the form asks for one.
    var confirmation: PasswordText?

    /// - Parameters:
    ///   - account: The account's name, which the password must not contain.
    ///   - dictionary: The passwords that many people use.
    /// - Throws: ``RequestFault`` with each rule that is not met, in ``RequestFault/rules``.
    func check(for account: String, dictionary: PasswordDictionary?) throws(RequestFault) {
        let words = [account] + SignUpPolicy.serviceWords
        let evaluation = policy.policy.evaluate(password, words: words, dictionary: dictionary)
        let broken = evaluation.broken.map { ($0.name, Sentence(PasswordSetupPresentation.Line($0))) }
        var rules = Dictionary(broken) { first, _ in first }
        if let confirmation, confirmation != password {
            rules[Self.match] = .control(ControlMessage(.passwordMismatch))
        }
        guard rules.isEmpty else { throw .passwordRejected(rules) }
    }
}

extension RequestFault {
    fileprivate static func passwordRejected(_ rules: [String: Sentence]) -> RequestFault {
        RequestFault(
            status: .unprocessableContent,
            code: "passwordRejected",
            message: .own(.passwordRejected),
            field: "password",
            rules: rules
        )
    }
}
