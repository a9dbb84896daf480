import Foundation
import JSONLines
import LiveControls
import LivePasswords

/// Never prints a password's characters, or anything derived from them, in results or errors.
struct ReplayedPasswordSetup: ReplayedControl {
    static let help = """
        password-setup: --config {"policy": "classic", "rules": …, "inputs": [], "strength": false, "year": …, \
        "dictionary": …}, where rules in the password-rules syntax override the policy (classic, nist or \
        nist-second-factor) and inputs are texts of the account; events edited, composing, composed \
        and set (text, field: entry or confirmation), focused (field, isFocused), settingsChanged (the members of the \
        configuration that change), woke. The output never contains a password.
        """

    private var setup: PasswordSetupModel

    init(config: Fields) throws {
        try config.allow(["policy", "rules", "inputs", "strength", "year", "dictionary"])
        setup = PasswordSetupModel(try config.passwordSetup(otherwise: PasswordSetupSettings(policy: .classic)))
    }

    mutating func send(_ event: String, _ fields: Fields, at time: Double) throws -> JSON {
        let effects = setup.send(try self.event(event, fields), at: time)
        return ["presentation": JSON(setup.presentation), "effects": .array(effects.map { JSON($0) })]
    }

    private func event(_ name: String, _ fields: Fields) throws -> PasswordSetupEvent {
        switch name {
        case "edited": return .field(.edited(try fields.password), in: try fields.field)
        case "composing": return .field(.composing(try fields.password), in: try fields.field)
        case "composed": return .field(.composed(try fields.password), in: try fields.field)
        case "set": return .field(.set(try fields.password), in: try fields.field)
        case "focused": return .field(.focused(try fields.bool("isFocused")), in: try fields.field)
        case "settingsChanged": return .settingsChanged(try fields.passwordSetup(otherwise: setup.settings))
        case "woke": return .woke
        // The message does not repeat the name. If the members of a log are mixed up, the name may be the password.
        default: throw InputError("there is no such event of a password-setup; see livectl replay --help")
        }
    }
}

extension Fields {
    fileprivate func passwordSetup(otherwise settings: PasswordSetupSettings) throws -> PasswordSetupSettings {
        var settings = settings
        settings.policy = try policy ?? settings.policy
        settings.words = try optionalStrings("inputs") ?? settings.words
        if let showsStrength = try optionalBool("strength") {
            settings.strengthEstimator = showsStrength ? try strength : nil
        }
        return settings
    }

    fileprivate var password: PasswordText {
        get throws { PasswordText(try string("text")) }
    }

    fileprivate var field: PasswordSetupField {
        get throws {
            let name = try string("field")
            guard let field = PasswordSetupField.allCases.first(where: { "\($0)" == name }) else {
                throw InputError("'field' must be one of entry, confirmation")
            }
            return field
        }
    }

    /// Returns the policy with the given rules or name; `nil` if both are missing.
    var policy: PasswordPolicy? {
        get throws {
            if let rules = try optionalString("rules") {
                do {
                    return PasswordPolicy(try PasswordRules(rules))
                } catch {
                    throw InputError("'rules': \(error.explanation)")
                }
            }
            guard let name = try optionalString("policy") else { return nil }
            guard let named = PasswordCommand.NamedPolicy(rawValue: name) else {
                let names = PasswordCommand.NamedPolicy.allCases.map(\.rawValue)
                throw InputError("'policy' must be one of \(names.joined(separator: ", "))")
            }
            return named.policy
        }
    }

    fileprivate var strength: PasswordSetupStrength {
        get throws {
            guard let dictionary = try PasswordDictionary.load(from: optionalString("dictionary")) else {
                throw InputError("strength needs the dictionary. Pass its file with 'dictionary'")
            }
            return PasswordSetupStrength(
                dictionary: dictionary,
                year: try optionalInteger("year") ?? EstimateOptions.currentYear
            )
        }
    }
}

extension JSON {
    fileprivate init(_ setup: PasswordSetupPresentation) {
        self = [
            "lines": .array(setup.lines.map { JSON($0) }),
            "match": .string("\(setup.match)"),
            "matchMessage": setup.matchMessage.map { JSON($0) } ?? .null,
            "isValid": .bool(setup.isValid),
            "error": setup.error.map { JSON($0) } ?? .null,
            "score": JSON(setup.score?.rawValue),
            "scoreMessage": setup.scoreMessage.map { JSON($0) } ?? .null,
            "warning": setup.warning.map { JSON($0) } ?? .null,
            "suggestion": setup.suggestion.map { JSON($0) } ?? .null,
            "passwordRules": .string(setup.passwordRules),
        ]
    }

    private init(_ line: PasswordSetupPresentation.Line) {
        self = [
            "rule": .string(line.rule.name),
            "message": JSON(line.message),
            "characters": .string(line.characters),
            "standing": .string("\(line.standing)"),
        ]
    }

    private init(_ error: PasswordSetupPresentation.ValidationError) {
        self = [
            "field": .string("\(error.field)"),
            "message": JSON(error.message),
            "characters": .string(error.characters),
        ]
    }

    fileprivate init(_ effect: PasswordSetupEffect) {
        switch effect {
        case .announce(let message): self = ["effect": "announce", "message": JSON(message)]
        case .wake(let time): self = ["effect": "wake", "at": .number(time)]
        case .validityChanged(let isValid): self = ["effect": "validityChanged", "isValid": .bool(isValid)]
        }
    }
}
