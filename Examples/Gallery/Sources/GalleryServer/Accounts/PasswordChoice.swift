import LiveForms
import LivePasswords

/// A chosen password that the policy has not accepted yet.
struct PasswordChoice: Sendable {
    var policy: SignUpPolicy
    var password: PasswordText
    /// The confirmation, if the form asks for one.
    var confirmation: PasswordText?

    /// The password, if the policy accepts it.
    ///
    /// - Parameters:
    ///   - account: The account's name, which the password must not contain.
    ///   - dictionary: The passwords that many people use.
    /// - Throws: ``RequestError`` with each rule that is not met, in ``RequestError/rules``.
    func accepted(for account: String, dictionary: PasswordDictionary?) throws(RequestError) -> AcceptedPassword {
        let entry = PasswordEntry(
            password,
            confirmation: confirmation,
            policy: policy.policy,
            words: [account] + SignUpPolicy.serviceWords,
            dictionary: dictionary
        )
        let form = FormCheck([FormField("password", .password(entry))])
        guard form.isValid else {
            throw .passwordRejected(
                Dictionary(form.errors.map { ($0.reason.name, Message($0)) }) { first, _ in first }
            )
        }
        return AcceptedPassword(text: password)
    }
}

/// A password that the policy has accepted.
struct AcceptedPassword: Sendable {
    let text: PasswordText

    fileprivate init(text: PasswordText) {
        self.text = text
    }
}

extension RequestError {
    fileprivate static func passwordRejected(_ rules: [String: Message]) -> RequestError {
        RequestError(
            status: .unprocessableContent,
            code: "passwordRejected",
            message: .own(.passwordRejected),
            subject: .password(rules)
        )
    }
}
