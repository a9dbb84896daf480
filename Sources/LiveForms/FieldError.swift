import LiveControls
import LivePasswords
import LiveText

/// A validation error of a field, with the message that its control shows.
public struct FieldError: Sendable, Hashable {
    /// The kind of validation error.
    public enum Reason: Sendable, Hashable {
        /// A required field is empty.
        case required
        /// The text is over its limit, or longer than its format.
        case limit
        /// The text isn't a valid number, code, or date in the field's format, or characters are missing.
        case format
        /// The text isn't a number.
        case number
        /// The number has a fraction, but must be whole.
        case whole
        /// The number is smaller than this minimum.
        case minimum(DecimalNumber)
        /// The number is greater than this maximum.
        case maximum(DecimalNumber)
        /// The text isn't one of the options.
        case choice
        /// The password breaks this rule.
        case rule(PasswordRule)
        /// The password can be guessed too easily.
        case strength
        /// The confirmation differs from the password.
        case match
        /// An error of the server's own. The value is a key of the ``Localization``, or the text itself.
        case own(String)

        /// The name of the reason in forms, servers, and `livectl`: the case's name, or the rule's name.
        public var name: String {
            switch self {
            case .required: "required"
            case .limit: "limit"
            case .format: "format"
            case .number: "number"
            case .whole: "whole"
            case .minimum: "minimum"
            case .maximum: "maximum"
            case .choice: "choice"
            case .rule(let rule): rule.name
            case .strength: "strength"
            case .match: "match"
            case .own: "own"
            }
        }

        /// The key of a message that says more than that of the error, and the number in it. It isn't among those of controls.
        package var detail: (key: String, bound: DecimalNumber?)? {
            switch self {
            case .whole: ("numberWhole", nil)
            case .minimum(let bound): ("numberMinimum", bound)
            case .maximum(let bound): ("numberMaximum", bound)
            default: nil
            }
        }
    }

    /// The kind of validation error.
    public var reason: Reason
    /// The message to show.
    public var message: ControlMessage
    /// The characters that the message mentions, in password-rules syntax, or the name of a custom rule; otherwise
    /// empty.
    public var characters: String

    /// Creates a validation error.
    public init(_ reason: Reason, _ message: ControlMessage, characters: String = "") {
        self.reason = reason
        self.message = message
        self.characters = characters
    }

    /// Creates the validation error for a broken password rule.
    public init(_ rule: PasswordRule) {
        let line = PasswordSetupPresentation.Line(rule)
        self.init(.rule(rule), line.message, characters: line.characters)
    }

    /// Creates an error of the server's own.
    ///
    /// - Parameter message: A key of the ``Localization``, or else the text itself.
    public init(own message: String) {
        self.init(.own(message), ControlMessage(.passwordCustom), characters: message)
    }

    /// The message in English, identical to the text in browsers.
    public var englishText: String { LocalizedMessages.english.text(self) }
}
