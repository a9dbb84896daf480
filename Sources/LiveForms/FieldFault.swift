import LiveControls
import LivePasswords

/// Why a field is refused, with the message that its control shows.
public struct FieldFault: Sendable, Hashable {
    /// What is wrong.
    public enum Reason: Sendable, Hashable {
        /// The field must not stay empty.
        case required
        /// The text is over its limit.
        case limit
        /// The text is no such number, code or date as its format asks for, or characters are missing.
        case format
        /// The text is no number, or outside of what is allowed.
        case number
        /// The password breaks this rule.
        case rule(PasswordRule)
        /// The password withstands too few guesses.
        case strength
        /// The confirmation is another text than the password.
        case match

        /// The reason's name, as forms, servers and `livectl` use it: that of the case, or of the rule.
        public var name: String {
            switch self {
            case .required: "required"
            case .limit: "limit"
            case .format: "format"
            case .number: "number"
            case .rule(let rule): rule.name
            case .strength: "strength"
            case .match: "match"
            }
        }
    }

    /// What is wrong.
    public var reason: Reason
    /// What to say.
    public var message: ControlMessage
    /// The characters that the message names, in the password-rules syntax, or the name of a developer's own rule; else empty.
    public var characters: String

    /// Creates a fault.
    public init(_ reason: Reason, _ message: ControlMessage, characters: String = "") {
        self.reason = reason
        self.message = message
        self.characters = characters
    }

    /// The fault of a password that breaks a rule.
    public init(_ rule: PasswordRule) {
        let line = PasswordSetupPresentation.Line(rule)
        self.init(.rule(rule), line.message, characters: line.characters)
    }

    /// The message in English, as browsers have it.
    public var englishText: String { message.englishText(naming: characters) }
}
