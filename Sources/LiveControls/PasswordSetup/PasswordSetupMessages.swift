import LivePasswords
import LiveText

extension Message {
    /// A message of the password set-up without a number.
    init(password key: Key) {
        self.init(key, 0, unit: .characters)
    }
}

extension PasswordRule {
    /// The rule in words.
    var message: Message {
        switch self {
        case .minLength(let length): Message(.passwordMinLength, length, unit: .characters)
        case .maxLength(let length): Message(.passwordMaxLength, length, unit: .characters)
        case .required(.upper): Message(password: .passwordUpper)
        case .required(.lower): Message(password: .passwordLower)
        case .required(.digit): Message(password: .passwordDigit)
        case .required(.symbol): Message(password: .passwordSymbol)
        case .required: Message(password: .passwordRequired)
        case .allowed: Message(password: .passwordAllowed)
        case .maxConsecutive(let count): Message(.passwordMaxConsecutive, count, unit: .characters)
        case .notCommon: Message(password: .passwordNotCommon)
        case .notPersonal: Message(password: .passwordNotPersonal)
        case .noControl: Message(password: .passwordNoControl)
        case .custom: Message(password: .passwordCustom)
        }
    }

    /// What the words leave open.
    var detail: String {
        switch self {
        case .required(let set), .allowed(let set): set.characterText
        case .custom(let name): name
        default: ""
        }
    }
}

extension PasswordSetupPresentation.Standing {
    var key: Message.Key {
        switch self {
        case .open: .passwordRuleOpen
        case .met: .passwordRuleMet
        case .broken: .passwordRuleBroken
        }
    }
}

extension PasswordStrength.Score {
    var key: Message.Key {
        switch self {
        case .veryWeak: .passwordVeryWeak
        case .weak: .passwordWeak
        case .fair: .passwordFair
        case .good: .passwordGood
        case .strong: .passwordStrong
        }
    }
}
