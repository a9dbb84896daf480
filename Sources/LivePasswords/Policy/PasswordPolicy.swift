/// What a password must be like.
///
/// One value for the form and for the server, which decide alike:
///
/// ```swift
/// let policy = PasswordPolicy.classic
/// let evaluation = policy.evaluate(PasswordText("Password1"))
/// evaluation.isValid          // false
/// evaluation.broken.first     // .required(.symbol)
/// ```
///
/// A password is never trimmed and never cut. Its length is that of its canonical form (NFC), in code points.
public struct PasswordPolicy: Sendable {
    /// The least length; zero or less for none.
    public var minLength: Int
    /// The largest length, or `nil`; zero or less for none.
    public var maxLength: Int?
    /// From each of these sets a password has a character at least.
    public var required: [PasswordCharacterSet]
    /// What a password may consist of, or `nil` for all but control characters.
    public var allowed: PasswordCharacterSet?
    /// How often a character may be repeated in a row, or `nil`; zero or less for any number.
    public var maxConsecutive: Int?
    /// Whether common passwords are refused.
    public var refusesCommon: Bool
    /// Whether passwords with the account's own words are refused.
    public var refusesPersonal: Bool
    /// What a developer asks for besides.
    public var predicates: [PasswordPredicate]

    /// Creates a policy.
    public init(
        minLength: Int = 0,
        maxLength: Int? = nil,
        required: [PasswordCharacterSet] = [],
        allowed: PasswordCharacterSet? = nil,
        maxConsecutive: Int? = nil,
        refusesCommon: Bool = false,
        refusesPersonal: Bool = false,
        predicates: [PasswordPredicate] = []
    ) {
        self.minLength = minLength
        self.maxLength = maxLength
        self.required = required
        self.allowed = allowed
        self.maxConsecutive = maxConsecutive
        self.refusesCommon = refusesCommon
        self.refusesPersonal = refusesPersonal
        self.predicates = predicates
    }

    /// At least 8 characters, of these an upper-case letter, a lower-case letter, a digit and a symbol.
    public static let classic = PasswordPolicy(minLength: 8, required: [.upper, .lower, .digit, .symbol])

    /// NIST SP 800-63B-4, section 3.1.1.2: at least 15 characters, none of them asked for; not common, not personal.
    public static let nist = nist(withSecondFactor: false)

    /// As ``nist``, with the least length of 8 for a password that is one of two factors.
    public static func nist(withSecondFactor: Bool) -> PasswordPolicy {
        PasswordPolicy(minLength: withSecondFactor ? 8 : 15, refusesCommon: true, refusesPersonal: true)
    }

    /// The policy that says what rules say.
    public init(_ rules: PasswordRules) {
        self.init(
            minLength: rules.minLength ?? 0,
            maxLength: rules.maxLength,
            required: rules.required,
            allowed: rules.allowed.isUnicode ? nil : rules.allowed,
            maxConsecutive: rules.maxConsecutive
        )
    }

    /// What the policy says, as far as the password-rules syntax can: for the attribute `passwordrules`, from which password
    /// managers make their suggestions.
    ///
    /// Where nothing is said of what is allowed it is printable ASCII, which every system can type.
    public var passwordRules: PasswordRules {
        PasswordRules(
            minLength: minLength > 0 ? minLength : nil,
            maxLength: maxLength,
            required: required,
            allowed: allowed ?? (required.contains { !$0.isEmpty } ? .asciiPrintable : nil),
            maxConsecutive: maxConsecutive
        )
    }

    /// All that the policy asks for, in the order in which it is shown: first what every password needs, last what few break.
    public var rules: [PasswordRule] {
        var rules: [PasswordRule] = []
        if minLength > 0 { rules.append(.minLength(minLength)) }
        if let maxLength, maxLength > 0 { rules.append(.maxLength(maxLength)) }
        for set in required where !set.isEmpty { rules.append(.required(set)) }
        if let allowed { rules.append(.allowed(allowed)) }
        if let maxConsecutive, maxConsecutive > 0 { rules.append(.maxConsecutive(maxConsecutive)) }
        if refusesCommon { rules.append(.notCommon) }
        if refusesPersonal { rules.append(.notPersonal) }
        for predicate in predicates { rules.append(.custom(predicate.name)) }
        rules.append(.noControl)
        return rules
    }
}

/// A rule of a developer's own.
///
/// ```swift
/// PasswordPredicate("noSpaceAtEnds") { $0.withScalars { $0.first != 0x20 && $0.last != 0x20 } }
/// ```
public struct PasswordPredicate: Sendable {
    /// The rule's name; a form shows what belongs to it.
    public var name: String
    /// Whether a password meets the rule.
    public var isMet: @Sendable (PasswordText) -> Bool

    /// Creates a rule.
    public init(_ name: String, isMet: @escaping @Sendable (PasswordText) -> Bool) {
        self.name = name
        self.isMet = isMet
    }
}
