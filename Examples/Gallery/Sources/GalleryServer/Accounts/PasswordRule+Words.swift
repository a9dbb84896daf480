import LivePasswords

extension PasswordRule {
    /// What the rule asks for, as a line of a checklist for people whose browser runs no script.
    var words: String {
        switch self {
        case .minLength(let length): "At least \(length) characters"
        case .maxLength(let length): "At most \(length) characters"
        case .required(.upper): "An upper-case letter (A–Z)"
        case .required(.lower): "A lower-case letter (a–z)"
        case .required(.digit): "A digit (0–9)"
        case .required(.symbol): "A symbol, such as ! or a space"
        case .required(let set): "One of these: \(set.text)"
        case .allowed(.asciiPrintable): "Letters without accents, digits and symbols only"
        case .allowed(let set): "Nothing but these: \(set.text)"
        case .maxConsecutive(let count): "No character more than \(count) times in a row"
        case .notCommon: "Not one that many people use"
        case .notPersonal: "Without your name"
        case .noControl: "Without control characters"
        case .custom(let name): name
        }
    }

    /// Whether a checklist has it while it is met: control characters are nothing that people would type.
    var isListed: Bool { self != .noControl }
}
