import LivePasswords
import LiveText

extension PasswordRule {
    /// What the rule asks for.
    var message: Message {
        switch self {
        case .minLength(let length): Message(.passwordMinLength, length, unit: .characters)
        case .maxLength(let length): Message(.passwordMaxLength, length, unit: .characters)
        case .required(.upper): Message(password: .upper)
        case .required(.lower): Message(password: .lower)
        case .required(.digit): Message(password: .digit)
        case .required(.symbol): Message(password: .symbol)
        case .required: Message(password: .required)
        case .allowed(.asciiPrintable): Message(password: .allowedASCII)
        case .allowed: Message(password: .allowed)
        case .maxConsecutive(let count): Message(.passwordMaxConsecutive, count, unit: .characters)
        case .notCommon: Message(password: .notCommon)
        case .notPersonal: Message(password: .notPersonal)
        case .noControl: Message(password: .noControl)
        case .custom: Message(password: .custom)
        }
    }

    /// The characters that the message names, in the password-rules syntax, or the name of a developer's own rule.
    var characters: String {
        switch self {
        case .required(.upper), .required(.lower), .required(.digit), .required(.symbol), .allowed(.asciiPrintable): ""
        case .required(let set), .allowed(let set): set.text
        case .custom(let name): name
        case .minLength, .maxLength, .maxConsecutive, .notCommon, .notPersonal, .noControl: ""
        }
    }
}

extension Message {
    /// What is said of a password without a number.
    enum PasswordWords {
        case upper, lower, digit, symbol, required, allowed, allowedASCII, notCommon, notPersonal, noControl, custom
        case match, mismatch, ready, allMet
        case scored(PasswordStrength.Score)
        case warning(PasswordFeedback.Warning)
        case suggestion(PasswordFeedback.Suggestion)
    }

    init(password words: PasswordWords) {
        let key: Key =
            switch words {
            case .upper: .passwordUpper
            case .lower: .passwordLower
            case .digit: .passwordDigit
            case .symbol: .passwordSymbol
            case .required: .passwordRequired
            case .allowed: .passwordAllowed
            case .allowedASCII: .passwordAllowedASCII
            case .notCommon: .passwordNotCommon
            case .notPersonal: .passwordNotPersonal
            case .noControl: .passwordNoControl
            case .custom: .passwordCustom
            case .match: .passwordMatch
            case .mismatch: .passwordMismatch
            case .ready: .passwordReady
            case .allMet: .passwordAllMet
            case .scored(let score): Self.key(of: score)
            case .warning(let warning): Self.key(of: warning)
            case .suggestion(let suggestion): Self.key(of: suggestion)
            }
        self.init(key, 0, unit: .characters)
    }

    private static func key(of score: PasswordStrength.Score) -> Key {
        switch score {
        case .veryWeak: .passwordVeryWeak
        case .weak: .passwordWeak
        case .fair: .passwordFair
        case .good: .passwordGood
        case .strong: .passwordStrong
        }
    }

    /// zxcvbn's fourteen reasons, by what a person can do about them.
    private static func key(of warning: PasswordFeedback.Warning) -> Key {
        switch warning {
        case .topTenPassword, .topHundredPassword, .commonPassword: .passwordWarnsCommon
        case .commonPasswordVariant: .passwordWarnsVariant
        case .singleWord: .passwordWarnsWord
        case .singleName, .commonName: .passwordWarnsName
        case .keyRow, .keyWalk: .passwordWarnsKeys
        case .repeatedCharacter, .repeatedText: .passwordWarnsRepeat
        case .sequence: .passwordWarnsSequence
        case .recentYear, .date: .passwordWarnsDate
        }
    }

    private static func key(of suggestion: PasswordFeedback.Suggestion) -> Key {
        switch suggestion {
        case .useFewWords, .noNeedForSymbols: .passwordSuggestsWords
        case .addWords: .passwordSuggestsMore
        case .capitalsDoNotHelp, .allCapitalsDoNotHelp, .reversedDoesNotHelp: .passwordSuggestsMore
        case .substitutionsDoNotHelp: .passwordSuggestsMore
        case .longerKeyWalk, .avoidRepetition, .avoidSequences: .passwordSuggestsMore
        case .avoidRecentYears, .avoidOwnYears, .avoidOwnDates: .passwordSuggestsMore
        }
    }
}
