import HTTPTypes
import LiveControls
import LiveForms

/// The data for the template of the sign-up form.
struct SignUpView {
    var policy: String
    var policies: [PolicyChoice]
    /// The rules in the password-rules syntax, or an empty string for a built-in policy.
    var syntax: String
    var hasSyntax: Bool
    var name: String
    /// The validation message for the name, or an empty string.
    var nameError: String
    var nameHasError: Bool
    /// A message about the form as a whole, or an empty string.
    var error: String
    /// The message that the two passwords don't match, or an empty string.
    var matchError: String
    var matchHasError: Bool
    var passwordHasError: Bool
    /// Whether the password is the first field with an error, and so gets the focus.
    var isFirstWithError = true
    var rules: [RuleLine]
    /// The label of a broken rule.
    var unmet: String
    var messages: [String: String]
    var query: String

    /// A rule in the list of rules.
    struct RuleLine {
        var id: String
        var text: String
        /// Whether the submitted password breaks the rule.
        var isUnmet: Bool
    }

    /// A radio button for a policy.
    struct PolicyChoice {
        var id: String
        var title: String
        /// The rules in the password-rules syntax, or an empty string for a built-in policy.
        var syntax: String
        var isChosen: Bool
    }

    /// Creates an empty form, or one that shows an error and keeps the submitted values except the password.
    init(_ settings: PageSettings, policy: SignUpPolicy, name: String = "", error: RequestError? = nil) {
        let messages = settings.messages
        self.messages = messages.own
        query = settings.query
        self.policy = policy.rawValue
        policies = SignUpPolicy.allCases.map { choice in
            PolicyChoice(
                id: choice.rawValue,
                title: messages.text(choice.title),
                syntax: choice.syntax ?? "",
                isChosen: choice == policy
            )
        }
        syntax = policy.syntax ?? ""
        hasSyntax = policy.syntax != nil
        self.name = name
        let broken = error?.rules ?? [:]
        unmet = messages.text(.control(ControlMessage(.passwordRuleUnmet)))
        nameError = error?.fields["name"].map(messages.text) ?? ""
        nameHasError = !nameError.isEmpty
        self.error = broken.isEmpty && !nameHasError ? error.map { messages.text($0.message) } ?? "" : ""
        matchError = broken[FieldError.Reason.match.name].map(messages.text) ?? ""
        matchHasError = !matchError.isEmpty
        passwordHasError = !broken.isEmpty
        // People rarely type control characters. As in the browser, this rule appears only when it's broken.
        rules = policy.policy.rules.filter { $0 != .noControl || broken[$0.name] != nil }.map { rule in
            RuleLine(id: rule.name, text: messages.text(Message(FieldError(rule))), isUnmet: broken[rule.name] != nil)
        }
    }

    /// Whether the form can show an error. Other errors get a separate page.
    static func canShow(_ error: RequestError) -> Bool {
        [.unprocessableContent, .conflict, .tooManyRequests, .serviceUnavailable].contains(error.status)
    }
}

/// The data for the template of the sign-up page.
struct SignUpPageView {
    var lang: String
    var dir: String
    var messages: [String: String]
    var signUp: SignUpView

    init(_ settings: PageSettings, _ signUp: SignUpView) {
        lang = settings.language
        dir = settings.direction
        messages = settings.messages.own
        self.signUp = signUp
    }
}

/// The data for the template of the account page.
struct AccountPageView {
    var lang: String
    var dir: String
    var name: String
    var messages: [String: String]

    init(_ settings: PageSettings, _ account: Account) {
        lang = settings.language
        dir = settings.direction
        name = account.name
        messages = settings.messages.own
    }
}
