import LivePasswords
import LiveText

extension PasswordRule {
    /// The message that describes the rule's requirement.
    var message: ControlMessage {
        switch self {
        case .minLength(let length): ControlMessage(.passwordMinLength, length, unit: .characters)
        case .maxLength(let length): ControlMessage(.passwordMaxLength, length, unit: .characters)
        case .required(.upper): ControlMessage(.passwordUpper)
        case .required(.lower): ControlMessage(.passwordLower)
        case .required(.digit): ControlMessage(.passwordDigit)
        case .required(.symbol): ControlMessage(.passwordSymbol)
        case .required: ControlMessage(.passwordRequired)
        case .allowed(.asciiPrintable): ControlMessage(.passwordAllowedASCII)
        case .allowed: ControlMessage(.passwordAllowed)
        case .maxConsecutive(let count): ControlMessage(.passwordMaxConsecutive, count, unit: .characters)
        case .notCommon: ControlMessage(.passwordNotCommon)
        case .notBreached: ControlMessage(.passwordNotBreached)
        case .notPersonal: ControlMessage(.passwordNotPersonal)
        case .noControl: ControlMessage(.passwordNoControl)
        case .custom: ControlMessage(.passwordCustom)
        }
    }

    /// The characters that the message names, in the password-rules syntax, or the name of a custom rule.
    var characters: String {
        switch self {
        case .required(.upper), .required(.lower), .required(.digit), .required(.symbol), .allowed(.asciiPrintable): ""
        case .required(let set), .allowed(let set): set.text
        case .custom(let name): name
        case .minLength, .maxLength, .maxConsecutive, .notCommon, .notBreached, .notPersonal, .noControl: ""
        }
    }
}

extension ControlMessage {
    /// Creates the message that describes a password's strength.
    public init(_ score: PasswordStrength.Score) {
        self.init(ControlMessage.Key(score))
    }
}

extension ControlMessage.Key {
    /// Creates the key for a password's strength.
    init(_ score: PasswordStrength.Score) {
        self =
            switch score {
            case .veryWeak: .passwordVeryWeak
            case .weak: .passwordWeak
            case .fair: .passwordFair
            case .good: .passwordGood
            case .strong: .passwordStrong
            }
    }

    /// Creates the key for a warning. It groups zxcvbn's fourteen warnings by what a person can do about them.
    init(_ warning: PasswordFeedback.Warning) {
        self =
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

    /// Creates the key for a suggestion.
    init(_ suggestion: PasswordFeedback.Suggestion) {
        self =
            switch suggestion {
            case .useFewWords, .noNeedForSymbols: .passwordSuggestsWords
            case .addWords, .capitalsDoNotHelp, .allCapitalsDoNotHelp, .reversedDoesNotHelp, .substitutionsDoNotHelp,
                .longerKeyWalk, .avoidRepetition, .avoidSequences, .avoidRecentYears, .avoidOwnYears, .avoidOwnDates:
                .passwordSuggestsMore
            }
    }
}
