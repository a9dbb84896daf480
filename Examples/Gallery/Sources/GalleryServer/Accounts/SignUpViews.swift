import HTTPTypes
import LiveControls

/// The form that creates an account, by the names that its template uses.
struct SignUpView {
    var policy: String
    var policies: [PolicyChoice]
    /// Rules in the password-rules syntax, where the policy has no name of its own.
    var syntax: String
    var hasSyntax: Bool
    var name: String
    /// What is wrong with the name, or nothing.
    var nameFault: String
    var isNameAtFault: Bool
    /// What is wrong that has no place of its own, or nothing.
    var fault: String
    /// That the two passwords differ, or nothing.
    var matchFault: String
    var isMatchAtFault: Bool
    var isPasswordAtFault: Bool
    var rules: [RuleLine]

    /// A line of the checklist.
    struct RuleLine {
        var id: String
        var words: String
        /// Whether the password that was sent does not meet it.
        var isUnmet: Bool
    }

    /// A policy that may be chosen.
    struct PolicyChoice {
        var id: String
        var title: String
        /// Rules in the password-rules syntax, where the policy has no name of its own.
        var syntax: String
        var isChosen: Bool
    }

    /// An empty form, or one that keeps what was sent, but for the password, and says why it was refused.
    init(policy: SignUpPolicy, name: String = "", fault: RequestFault? = nil) {
        self.policy = policy.rawValue
        policies = SignUpPolicy.allCases.map { choice in
            PolicyChoice(
                id: choice.rawValue,
                title: choice.title,
                syntax: choice.syntax ?? "",
                isChosen: choice == policy
            )
        }
        syntax = policy.syntax ?? ""
        hasSyntax = policy.syntax != nil
        self.name = name
        let unmet = fault?.rules ?? [:]
        nameFault = fault?.field == "name" ? fault?.message ?? "" : ""
        isNameAtFault = !nameFault.isEmpty
        self.fault = !unmet.isEmpty || isNameAtFault ? "" : fault?.message ?? ""
        matchFault = unmet[PasswordChoice.match] ?? ""
        isMatchAtFault = !matchFault.isEmpty
        isPasswordAtFault = !unmet.isEmpty
        // Control characters are nothing that people would type: as in the browser, their line is there once it is not met.
        rules = policy.policy.rules.filter { $0 != .noControl || unmet[$0.name] != nil }.map { rule in
            let line = PasswordSetupPresentation.Line(rule)
            return RuleLine(id: rule.name, words: line.words, isUnmet: unmet[rule.name] != nil)
        }
    }

    /// Whether a fault is one that the form has a place for; others are a page of their own.
    static func canShow(_ fault: RequestFault) -> Bool {
        [.unprocessableContent, .conflict, .tooManyRequests, .serviceUnavailable].contains(fault.status)
    }
}

/// The page with the form.
struct SignUpPageView {
    var lang: String
    var dir: String
    var signUp: SignUpView

    init(_ settings: PageSettings, _ signUp: SignUpView) {
        lang = settings.language
        dir = settings.direction
        self.signUp = signUp
    }
}

/// The page of somebody who is signed in.
struct AccountPageView {
    var lang: String
    var dir: String
    var name: String

    init(_ settings: PageSettings, _ account: Account) {
        lang = settings.language
        dir = settings.direction
        name = account.name
    }
}
