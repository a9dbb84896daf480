import LiveUnicode

/// The rules that a password must meet.
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
    /// The characters that a password may consist of, or `nil` for all but control characters.
    public var allowed: PasswordCharacterSet?
    /// How often a character may be repeated in a row, or `nil`; zero or less for any number.
    public var maxConsecutive: Int?
    /// Whether common passwords are refused.
    public var refusesCommon: Bool
    /// Whether passwords with the account's own words are refused.
    public var refusesPersonal: Bool
    /// Further rules of the developer's own.
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

    /// At least 8 characters, among them an upper-case letter, a lower-case letter, a digit and a symbol.
    public static let classic = PasswordPolicy(minLength: 8, required: [.upper, .lower, .digit, .symbol])

    /// NIST SP 800-63B-4, section 3.1.1.2: at least 15 characters of any kinds; not common, not personal.
    public static let nist = nist(withSecondFactor: false)

    /// ``nist`` with a least length of 8, for a password that is one of two factors.
    public static func nist(withSecondFactor: Bool) -> PasswordPolicy {
        PasswordPolicy(minLength: withSecondFactor ? 8 : 15, refusesCommon: true, refusesPersonal: true)
    }

    /// The policy that rules describe.
    public init(_ rules: PasswordRules) {
        self.init(
            minLength: rules.minLength ?? 0,
            maxLength: rules.maxLength,
            required: rules.required,
            allowed: rules.allowed.isUnicode ? nil : rules.allowed,
            maxConsecutive: rules.maxConsecutive
        )
    }

    /// The policy in the password-rules syntax, as far as that can express it: for the attribute `passwordrules`, from which
    /// password managers make their suggestions.
    ///
    /// Without ``allowed``, printable ASCII is allowed, which every system can type.
    public var passwordRules: PasswordRules {
        PasswordRules(
            minLength: minLength > 0 ? minLength : nil,
            maxLength: maxLength,
            required: required,
            allowed: allowed ?? (required.contains { !$0.isEmpty } ? .asciiPrintable : nil),
            maxConsecutive: maxConsecutive
        )
    }

    /// All rules of the policy, in the order in which they are shown: those that matter for every password first, those that
    /// few passwords break last.
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
    /// The rule's name, by which a form finds the words to show.
    public var name: String
    /// Whether a password meets the rule.
    public var isMet: @Sendable (PasswordText) -> Bool

    /// Creates a rule.
    public init(_ name: String, isMet: @escaping @Sendable (PasswordText) -> Bool) {
        self.name = name
        self.isMet = isMet
    }

    /// Whether the name is this one, code point for code point.
    func isNamed(_ other: String) -> Bool {
        name.withUTF8Bytes { mine in other.withUTF8Bytes { mine.elementsEqual($0) } }
    }
}
