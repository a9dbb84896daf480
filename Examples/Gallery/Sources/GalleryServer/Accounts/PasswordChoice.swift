import LiveForms
import LivePasswords

/// A chosen password, not yet validated.
struct PasswordChoice: Sendable {
    var policy: SignUpPolicy
    var password: PasswordText
    /// The confirmation, if the form asks for one.
    var confirmation: PasswordText?

    /// Validates the password.
    ///
    /// - Parameters:
    ///   - account: The account's name. The password must not contain it.
    ///   - dictionary: The common passwords.
    /// - Throws: ``RequestError`` with the broken rules in ``RequestError/rules``.
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

/// A password that its policy accepts.
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
