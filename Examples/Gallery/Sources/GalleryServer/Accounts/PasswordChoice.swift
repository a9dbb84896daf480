import LiveForms
import LivePasswords

/// A chosen password that the policy has not accepted yet.
struct PasswordChoice: Sendable {
    var policy: SignUpPolicy
    var password: PasswordText
    /// The confirmation, if the form asks for one.
    var confirmation: PasswordText?

    /// - Parameters:
    ///   - account: The account's name, which the password must not contain.
    ///   - dictionary: The passwords that many people use.
    /// - Throws: ``RequestFault`` with each rule that is not met, in ``RequestFault/rules``.
    func check(for account: String, dictionary: PasswordDictionary?) throws(RequestFault) {
        let entry = PasswordEntry(
            password,
            confirmation: confirmation,
            policy: policy.policy,
            words: [account] + SignUpPolicy.serviceWords,
            dictionary: dictionary
        )
        let form = FormCheck([FormField("password", .password(entry))])
        guard !form.isValid else { return }
        throw .passwordRejected(Dictionary(form.faults.map { ($0.reason.name, Sentence($0)) }) { first, _ in first })
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
