import JSONLines
import LiveControls
import LiveForms
import LivePasswords
import LiveText

/// A field of `livectl form` with its rule.
struct FormRule {
    let name: String
    /// The name of the field that repeats a password.
    private(set) var confirmation: String?
    private let isRequired: Bool
    private let kind: Kind

    private enum Kind {
        case text(TextLimit)
        case sections(SectionedFormat, today: CalendarMonth?)
        case number(NumberBounds)
        case password(PasswordDemand)
    }

    /// The requirements for a password, and the fields whose texts it must not contain.
    private struct PasswordDemand {
        var policy: PasswordPolicy
        var inputs: [String]
        var words: [String]
        var dictionary: PasswordDictionary?
        var leastStrength: PasswordEntry.LeastStrength?
    }

    /// - Parameters:
    ///   - rule: The members of the rule.
    ///   - today: The current month, for expiry dates.
    ///   - estimator: The estimator of strength, if there is a dictionary.
    init(_ name: String, _ rule: Fields, today: CalendarMonth?, estimator: PasswordSetupStrength?) throws {
        self.name = name
        isRequired = try rule.optionalBool("required") ?? true
        switch try rule.string("kind") {
        case "text":
            try rule.allow(Self.members(["limit", "unit"]))
            kind = .text(TextLimit(try rule.optionalInteger("limit") ?? 0, unit: try rule.unit ?? .characters))
        case "sections":
            try rule.allow(Self.members(["preset", "sections", "accepts"]))
            kind = .sections(try rule.sectionedFormat, today: today)
        case "number":
            try rule.allow(Self.members(["minimum", "maximum"]))
            kind = .number(NumberBounds(minimum: try rule.bound("minimum"), maximum: try rule.bound("maximum")))
        case "password":
            try rule.allow(Self.members(["policy", "rules", "confirmation", "inputs", "words", "strength"]))
            confirmation = try rule.optionalString("confirmation")
            kind = .password(
                PasswordDemand(
                    policy: try rule.policy ?? .classic,
                    inputs: try rule.optionalStrings("inputs") ?? [],
                    words: try rule.optionalStrings("words") ?? [],
                    dictionary: estimator?.dictionary,
                    leastStrength: try rule.leastStrength(by: estimator)
                )
            )
        default: throw InputError("'kind' must be one of text, sections, number, password")
        }
    }

    private static func members(_ own: [String]) -> [String] { ["kind", "required"] + own }

    /// Throws if the rule names a missing field, or a confirmation that has a rule of its own.
    func check(named names: [String]) throws {
        guard case .password(let demand) = kind else { return }
        if let input = demand.inputs.first(where: { !names.contains($0) }) {
            throw InputError("'\(name)': 'inputs' names '\(input)', which is no field")
        }
        if let confirmation, names.contains(confirmation) {
            throw InputError("'\(name)': 'confirmation' names '\(confirmation)', which has a rule of its own")
        }
    }

    /// Returns the field with its submitted text.
    func field(of texts: Fields) throws -> FormField {
        let text = try texts.optionalText(name)
        let entry: FieldEntry
        switch kind {
        case .text(let limit): entry = .text(text, limit)
        case .sections(let format, let today): entry = .sections(text, format, today: today)
        case .number(let bounds): entry = .number(text, bounds)
        case .password(let demand):
            entry = .password(
                PasswordEntry(
                    PasswordText(text),
                    confirmation: try confirmation.map { PasswordText(try texts.optionalText($0)) },
                    policy: demand.policy,
                    words: try demand.inputs.map { try texts.optionalText($0) } + demand.words,
                    dictionary: demand.dictionary,
                    leastStrength: demand.leastStrength
                )
            )
        }
        return FormField(name, entry, isRequired: isRequired)
    }
}

extension Fields {
    /// Returns a text; empty if it is missing.
    fileprivate func optionalText(_ name: String) throws -> String { try optionalString(name) ?? "" }

    fileprivate func bound(_ name: String) throws -> DecimalNumber? {
        guard has(name) else { return nil }
        guard let number = DecimalNumber(try decimalText(name)), number.isFinite else {
            throw InputError("'\(name)' must be a number")
        }
        return number
    }

    fileprivate func leastStrength(by estimator: PasswordSetupStrength?) throws -> PasswordEntry.LeastStrength? {
        guard let rank = try optionalInteger("strength") else { return nil }
        guard let score = PasswordStrength.Score(rawValue: rank) else { throw InputError("'strength' must be in 0…4") }
        guard let estimator else {
            throw InputError("'strength' needs the dictionary. Pass its file with --dictionary")
        }
        return .init(score, by: estimator)
    }
}
