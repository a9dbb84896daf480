/// One rule of a policy.
public enum PasswordRule: Sendable, Hashable {
    /// At least this many characters (code points of the canonical form).
    case minLength(Int)
    /// At most this many characters.
    case maxLength(Int)
    /// At least one character of the set.
    case required(PasswordCharacterSet)
    /// No characters but these.
    case allowed(PasswordCharacterSet)
    /// No character repeated more often than this in a row.
    case maxConsecutive(Int)
    /// Not one of the passwords that attackers try first.
    case notCommon
    /// Without the account's own words: the name, parts of the address, the service.
    case notPersonal
    /// Without control characters. Part of every policy.
    case noControl
    /// A developer's own rule, by its name.
    case custom(String)
}

extension PasswordRule {
    /// The rule's name, as `livectl`, forms and servers use it.
    ///
    /// ``required(_:)`` is `upper`, `lower`, `digit` or `symbol` for one of these classes, and the property in the
    /// password-rules syntax for other sets, as `required: upper, digit`.
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
        case .notPersonal: "notPersonal"
        case .noControl: "noControl"
        case .custom(let name): name
        }
    }

    /// Whether more typing can make a password meet the rule.
    public var isMendedByMore: Bool {
        switch self {
        case .minLength, .required, .notCommon, .custom: true
        case .maxLength, .allowed, .maxConsecutive, .notPersonal, .noControl: false
        }
    }
}
