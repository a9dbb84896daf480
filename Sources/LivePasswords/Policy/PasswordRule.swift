import LiveCoding

/// A rule of a policy.
public enum PasswordRule: Sendable, Hashable {
    /// At least this many characters (code points of the canonical form).
    case minLength(Int)
    /// At most this many characters.
    case maxLength(Int)
    /// At least one character from the set.
    case required(PasswordCharacterSet)
    /// Only characters from the set.
    case allowed(PasswordCharacterSet)
    /// At most this many occurrences of a character in a row.
    case maxConsecutive(Int)
    /// None of the passwords that attackers try first.
    case notCommon
    /// None of the passwords of known data breaches. Only the app can check it, with ``BreachQuery``.
    case notBreached
    /// No personal words, such as the name, parts of the address, or the service.
    case notPersonal
    /// No control characters. This rule is part of every policy.
    case noControl
    /// A custom rule with a name.
    case custom(String)
}

extension PasswordRule {
    /// The rule's name in `livectl`, forms, and servers.
    ///
    /// For ``required(_:)``, it's `upper`, `lower`, `digit`, or `symbol` for one of these classes. For other sets, it's
    /// the property in the password-rules syntax, such as `required: upper, digit`.
    public var name: String {
        switch self {
        case .minLength: "minLength"
        case .maxLength: "maxLength"
        case .required(.upper): "upper"
        case .required(.lower): "lower"
        case .required(.digit): "digit"
        case .required(.symbol): "symbol"
        case .required(let set): "required: " + set.text
        case .allowed: "allowed"
        case .maxConsecutive: "maxConsecutive"
        case .notCommon: "notCommon"
        case .notBreached: "notBreached"
        case .notPersonal: "notPersonal"
        case .noControl: "noControl"
        case .custom(let name): name
        }
    }

    /// A Boolean value that indicates whether additional characters can make a password meet the rule.
    public var isMendedByMore: Bool {
        switch self {
        case .minLength, .required, .notCommon, .notBreached, .custom: true
        case .maxLength, .allowed, .maxConsecutive, .notPersonal, .noControl: false
        }
    }
}

#if !hasFeature(Embedded)
extension PasswordRule: CaseCodable {
    /// The encoded forms, such as `{"minLength": 8}`, `{"required": "upper, digit"}`, and `{"notCommon": {}}`.
    public static let codedCases: [CodedCase<Self>] = [
        CodedCase("minLength", Self.minLength) { if case .minLength(let value) = $0 { value } else { nil } },
        CodedCase("maxLength", Self.maxLength) { if case .maxLength(let value) = $0 { value } else { nil } },
        CodedCase("required", Self.required) { if case .required(let value) = $0 { value } else { nil } },
        CodedCase("allowed", Self.allowed) { if case .allowed(let value) = $0 { value } else { nil } },
        CodedCase("maxConsecutive", Self.maxConsecutive) {
            if case .maxConsecutive(let value) = $0 { value } else { nil }
        },
        CodedCase("notCommon", .notCommon),
        CodedCase("notBreached", .notBreached),
        CodedCase("notPersonal", .notPersonal),
        CodedCase("noControl", .noControl),
        CodedCase("custom", Self.custom) { if case .custom(let value) = $0 { value } else { nil } },
    ]
}
#endif
