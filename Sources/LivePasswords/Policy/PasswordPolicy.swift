import LiveCoding
import LiveUnicode

/// The rules that a password must meet.
///
/// The form and the server share the same value and therefore reach the same result:
///
/// ```swift
/// let policy = PasswordPolicy.classic
/// let evaluation = policy.evaluate(PasswordText("Password1"))
/// evaluation.isValid          // false
/// evaluation.broken.first     // .required(.symbol)
/// ```
///
/// A password is never trimmed or truncated. Its length is that of its canonical form (NFC), in code points.
public struct PasswordPolicy: Sendable {
    /// The minimum length. Zero or less means no minimum.
    public var minLength: Int
    /// The maximum length, or `nil`. Zero or less means no maximum.
    public var maxLength: Int?
    /// The required sets. A password needs at least one character from each of them.
    public var required: [PasswordCharacterSet]
    /// The characters that a password may contain, or `nil` for all except control characters. Include all characters of
    /// ``required``, as the password-rules syntax does. Otherwise, the policy can't be encoded.
    public var allowed: PasswordCharacterSet?
    /// The maximum number of times that a character may occur in a row, or `nil`. Zero or less means no
    /// limit.
    public var maxConsecutive: Int?
    /// A Boolean value that indicates whether common passwords are rejected.
    public var refusesCommon: Bool
    /// A Boolean value that indicates whether passwords that contain personal words are rejected.
    public var refusesPersonal: Bool
    /// Additional custom rules.
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

    /// At least 8 characters, including an uppercase letter, a lowercase letter, a digit, and a symbol.
    public static let classic = PasswordPolicy(minLength: 8, required: [.upper, .lower, .digit, .symbol])

    /// NIST SP 800-63B-4, section 3.1.1.2: at least 15 characters of any kind, not common and not personal.
    public static let nist = nist(withSecondFactor: false)

    /// Returns ``nist`` with a minimum length of 8 for a password that is one of two factors.
    public static func nist(withSecondFactor: Bool) -> PasswordPolicy {
        PasswordPolicy(minLength: withSecondFactor ? 8 : 15, refusesCommon: true, refusesPersonal: true)
    }

    /// Creates the policy that rules describe.
    public init(_ rules: PasswordRules) {
        self.init(
            minLength: rules.minLength ?? 0,
            maxLength: rules.maxLength,
            required: rules.required,
            allowed: rules.allowed.isUnicode ? nil : rules.allowed,
            maxConsecutive: rules.maxConsecutive
        )
    }

    /// The policy in the password-rules syntax, to the extent that it can express it. Use it for the attribute
    /// `passwordrules`, from which password managers derive their suggestions.
    ///
    /// Without ``allowed``, the result allows printable ASCII, which every system can type.
    public var passwordRules: PasswordRules {
        PasswordRules(
            minLength: minLength > 0 ? minLength : nil,
            maxLength: maxLength,
            required: required,
            allowed: allowed ?? (required.contains { !$0.isEmpty } ? .asciiPrintable : nil),
            maxConsecutive: maxConsecutive
        )
    }

    /// All rules of the policy, in display order. Rules that matter for every password come first, and rules that few
    /// passwords break come last.
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

/// A custom rule.
///
/// ```swift
/// PasswordPredicate("noSpaceAtEnds") { $0.withScalars { $0.first != 0x20 && $0.last != 0x20 } }
/// ```
public struct PasswordPredicate: Sendable {
    /// The rule's name, by which a form finds the text to show. Rules with the same name are met only together.
    public var name: String
    /// A closure that returns whether a password meets the rule.
    public var isMet: @Sendable (PasswordText) -> Bool

    /// Creates a rule.
    public init(_ name: String, isMet: @escaping @Sendable (PasswordText) -> Bool) {
        self.name = name
        self.isMet = isMet
    }

    /// Returns whether the name is this one, compared by code points.
    func isNamed(_ other: String) -> Bool {
        name.withUTF8Bytes { mine in other.withUTF8Bytes { mine.elementsEqual($0) } }
    }
}

#if !hasFeature(Embedded)
extension PasswordPolicy: Codable {
    /// The names of the policies that have one.
    public static let names = ["classic", "nist", "nist-second-factor"]

    /// Creates the policy with a name, or returns `nil` if there is no such policy.
    public init?(named name: String) {
        switch name {
        case "classic": self = .classic
        case "nist": self = .nist
        case "nist-second-factor": self = .nist(withSecondFactor: true)
        default: return nil
        }
    }

    private enum CodingKeys: CodingKey, CaseIterable { case rules, refusesCommon, refusesPersonal }

    /// Decodes one of ``names``, rules in the password-rules syntax, or both kinds of rules:
    /// `{"rules": "minlength: 12", "refusesCommon": true, "refusesPersonal": true}`.
    public init(from decoder: any Decoder) throws {
        if let text = try decoder.textInPlaceOfObject() {
            self = try Self(named: text) ?? Self.reading(text, from: decoder)
        } else {
            let values = try decoder.members(CodingKeys.allCases, isSecret: true)
            self = try Self.reading(try values(.rules), from: try values.superDecoder(forKey: .rules))
            try values.read(.refusesCommon, into: &refusesCommon)
            try values.read(.refusesPersonal, into: &refusesPersonal)
        }
    }

    private static func reading(_ text: String, from decoder: any Decoder) throws -> Self {
        do {
            return PasswordPolicy(try PasswordRules(text))
        } catch {
            let names = names.joined(separator: ", ")
            throw decoder.error("must be one of \(names), or password rules; \(error)")
        }
    }

    /// The policy in the password-rules syntax, from which the same policy can be read again, except for rules about
    /// common and personal passwords and predicates.
    package var exactRules: PasswordRules {
        PasswordRules(
            minLength: minLength,
            maxLength: maxLength,
            required: required,
            allowed: allowed ?? .unicode,
            maxConsecutive: maxConsecutive
        )
    }

    /// Encodes the policy.
    ///
    /// - Throws: `EncodingError` if the policy has ``predicates``, which are functions, or doesn't allow what it requires.
    public func encode(to encoder: any Encoder) throws {
        func error(_ message: String) -> EncodingError {
            .invalidValue(self, .init(codingPath: encoder.codingPath, debugDescription: message))
        }
        guard predicates.isEmpty else { throw error("a policy with predicates can't be encoded") }
        // The password-rules syntax would allow it.
        guard exactRules.allowed == allowed ?? .unicode else {
            throw error("a policy that doesn't allow what it requires can't be encoded")
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(exactRules.text, forKey: .rules)
        try container.encode(refusesCommon, forKey: .refusesCommon)
        try container.encode(refusesPersonal, forKey: .refusesPersonal)
    }
}
#endif
