import LiveControls
import LiveForms
import LivePasswords
import LiveText

/// The form for a new account, with each of the policies that people can try.
enum SignUp: LiveForm {
    /// The password policies of the form.
    enum Policy: String, CaseIterable {
        /// At least 8 characters of four kinds: lowercase, uppercase, digit and symbol.
        case classic
        /// At least 15 characters, not a common password, and without the account's name (NIST SP 800-63B-4).
        case nist
        /// Custom rules in the password-rules syntax.
        case own

        /// The policy that the server and the page apply.
        var policy: PasswordPolicy {
            switch self {
            case .classic: .classic
            case .nist: .nist
            case .own: (try? PasswordPolicy(PasswordRules(SignUp.ownRules))) ?? .nist
            }
        }
    }

    static let ownRules = "minlength: 12; required: lower; required: upper, digit; max-consecutive: 2"

    static let form: FormDeclaration = form(with: .nist)

    static func form(with policy: Policy) -> FormDeclaration {
        FormDeclaration([
            .choice(
                "policy",
                label: "policy",
                [FormOption("classic", "policyClassic"), FormOption("nist", "NIST"), FormOption("own", "policyOwn")]
            ),
            name,
            password(policy.policy),
        ])
    }

    static let name: FieldDeclaration = .text(
        "name",
        label: "name",
        FormText(LimitedFieldSettings(limit: TextLimit(AccountName.longest, unit: .scalars), counter: .editing)),
        content: .username
    )

    static func password(_ policy: PasswordPolicy, excluding name: String? = nil) -> FieldDeclaration {
        var password = NewPassword(policy: policy)
        password.confirmation = .init("confirmation", "passwordAgain")
        password.words = ["LiveControls"] + [name].compactMap(\.self)
        return FieldDeclaration("password", label: "password", .newPassword(password))
    }

    /// The form to sign in.
    static let signIn = FormDeclaration([.text("name", content: .username), .text("password")])
}
