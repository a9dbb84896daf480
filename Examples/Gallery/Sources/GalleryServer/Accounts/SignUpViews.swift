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
    /// The fault of the name, if any.
    var nameFault: String
    var isNameAtFault: Bool
    /// A fault that belongs to no field, if any.
    var fault: String
    /// The sentence that the two passwords differ, if they do.
    var matchFault: String
    var isMatchAtFault: Bool
    var isPasswordAtFault: Bool
    /// Whether no field before the password is at fault, which gets the focus then.
    var isFirstAtFault = true
    var rules: [RuleLine]
    /// What is said of a line whose rule is broken.
    var unmet: String
    var words: [String: String]
    var query: String

    /// A line of the checklist.
    struct RuleLine {
        var id: String
        var words: String
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
    init(_ settings: PageSettings, policy: SignUpPolicy, name: String = "", fault: RequestFault? = nil) {
        let words = settings.words
        self.words = words.own
        query = settings.query
        self.policy = policy.rawValue
        policies = SignUpPolicy.allCases.map { choice in
            PolicyChoice(
                id: choice.rawValue,
                title: words.text(choice.title),
                syntax: choice.syntax ?? "",
                isChosen: choice == policy
            )
        }
        syntax = policy.syntax ?? ""
        hasSyntax = policy.syntax != nil
        self.name = name
        let broken = fault?.rules ?? [:]
        unmet = words.text(.control(ControlMessage(.passwordRuleUnmet)))
        nameFault = fault?.fields["name"].map(words.text) ?? ""
        isNameAtFault = !nameFault.isEmpty
        self.fault = broken.isEmpty && !isNameAtFault ? fault.map { words.text($0.message) } ?? "" : ""
        matchFault = broken[FieldFault.Reason.match.name].map(words.text) ?? ""
        isMatchAtFault = !matchFault.isEmpty
        isPasswordAtFault = !broken.isEmpty
        // People rarely type control characters: as in the browser, their line appears only when the rule is broken.
        rules = policy.policy.rules.filter { $0 != .noControl || broken[$0.name] != nil }.map { rule in
            RuleLine(id: rule.name, words: words.text(Sentence(FieldFault(rule))), isUnmet: broken[rule.name] != nil)
        }
    }

    /// Whether the form has a place for a fault; other faults get a page of their own.
    static func canShow(_ fault: RequestFault) -> Bool {
        [.unprocessableContent, .conflict, .tooManyRequests, .serviceUnavailable].contains(fault.status)
    }
}

/// The page with the form.
struct SignUpPageView {
    var lang: String
    var dir: String
    var words: [String: String]
    var usesPreloads: Bool
    var signUp: SignUpView

    init(_ settings: PageSettings, _ signUp: SignUpView) {
        lang = settings.language
        dir = settings.direction
        words = settings.words.own
        usesPreloads = settings.usesPreloads
        self.signUp = signUp
    }
}

/// The page of a person who is signed in.
struct AccountPageView {
    var lang: String
    var dir: String
    var name: String
    var words: [String: String]

    init(_ settings: PageSettings, _ account: Account) {
        lang = settings.language
        dir = settings.direction
        name = account.name
        words = settings.words.own
    }
}
