/// One thing that a policy asks of a password.
public enum PasswordRule: Sendable, Hashable {
    /// At least so many characters (code points of the canonical form).
    case minLength(Int)
    /// At most so many characters.
    case maxLength(Int)
    /// A character of the set at least.
    case required(PasswordCharacterSet)
    /// No characters but these.
    case allowed(PasswordCharacterSet)
    /// No character more often than this in a row.
    case maxConsecutive(Int)
    /// Not one of the passwords that are tried first.
    case notCommon
    /// Without the account's own words: the name, parts of the address, the service.
    case notPersonal
    /// Without control characters. Part of every policy.
    case noControl
    /// What a developer asks for, under a name of their own.
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

    /// Whether a password that breaks the rule is mended by typing on.
    public var isMendedByMore: Bool {
        switch self {
        case .minLength, .required, .notCommon, .custom: true
        case .maxLength, .allowed, .maxConsecutive, .notPersonal, .noControl: false
        }
    }
}
