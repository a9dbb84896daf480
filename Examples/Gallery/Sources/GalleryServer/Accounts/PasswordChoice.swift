import LiveControls
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
        var rule = NewPassword(policy: policy.policy)
        rule.words = [account] + SignUpPolicy.serviceWords
        if confirmation != nil { rule.confirmation = .init("confirmation") }
        let texts = ["password": password, "confirmation": confirmation ?? PasswordText()]
        let form = FormCheck(
            FormDeclaration([FieldDeclaration("password", .newPassword(rule))]),
            texts.mapValues { $0.withUTF8 { String(decoding: $0, as: UTF8.self) } },
            in: FormContext(estimator: dictionary.map { PasswordSetupStrength(dictionary: $0, year: 0) })
        )
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
