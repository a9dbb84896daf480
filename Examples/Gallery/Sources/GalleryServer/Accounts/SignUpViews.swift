import HTTPTypes
import LiveControls
import LiveForms

/// The form that creates an account, by the names that its template uses.
struct SignUpView {
    var policy: String
    var policies: [PolicyChoice]
    /// Rules in the password-rules syntax, if the policy has no name of its own.
    var syntax: String
    var hasSyntax: Bool
    var name: String
    /// The error of the name, if any.
    var nameError: String
    var nameHasError: Bool
    /// An error that belongs to no field, if any.
    var error: String
    /// The message that the two passwords differ, if they do.
    var matchError: String
    var matchHasError: Bool
    var passwordHasError: Bool
    /// Whether no field before the password is at error, which gets the focus then.
    var isFirstWithError = true
    var rules: [RuleLine]
    /// What is said of a line whose rule is broken.
    var unmet: String
    var messages: [String: String]
    var query: String

    /// A line of the checklist.
    struct RuleLine {
        var id: String
        var text: String
        /// Whether the password that was sent breaks the rule.
        var isUnmet: Bool
    }

    /// A policy that may be chosen.
    struct PolicyChoice {
        var id: String
        var title: String
        /// Rules in the password-rules syntax, if the policy has no name of its own.
        var syntax: String
        var isChosen: Bool
    }

    /// An empty form, or one that keeps what was sent, except the password, and says why it was refused.
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
        // People rarely type control characters: as in the browser, their line appears only when the rule is broken.
        rules = policy.policy.rules.filter { $0 != .noControl || broken[$0.name] != nil }.map { rule in
            RuleLine(id: rule.name, text: messages.text(Message(FieldError(rule))), isUnmet: broken[rule.name] != nil)
        }
    }

    /// Whether the form has a place for an error; other errors get a page of their own.
    static func canShow(_ error: RequestError) -> Bool {
        [.unprocessableContent, .conflict, .tooManyRequests, .serviceUnavailable].contains(error.status)
    }
}

/// The page with the form.
struct SignUpPageView {
    var lang: String
    var dir: String
    var messages: [String: String]
    var usesPreloads: Bool
    var signUp: SignUpView

    init(_ settings: PageSettings, _ signUp: SignUpView) {
        lang = settings.language
        dir = settings.direction
        messages = settings.messages.own
        usesPreloads = settings.usesPreloads
        self.signUp = signUp
    }
}

/// The page of a person who is signed in.
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
