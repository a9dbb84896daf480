import LiveControls
import LiveForms
import LivePasswords
import LiveText

/// The rules of a form, in the order of their names.
struct FormRules: Decodable {
    var rules: [FormRule]

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: AnyName.self)
        let names = values.allKeys.sorted { $0.stringValue < $1.stringValue }
        rules = try names.map { try FormRule($0.stringValue, from: values.superDecoder(forKey: $0)) }
    }
}

/// A field of `livectl form` with its rule.
struct FormRule {
    /// What rules need in addition to the texts.
    struct Context {
        /// The current month, for expiry dates.
        var today: CalendarMonth?
        /// The estimator of strength, if there is a dictionary.
        var estimator: PasswordSetupStrength?
    }

    let name: String
    private let isRequired: Bool
    private let kind: Kind

    private enum Kind {
        case text(TextLimit)
        case sections(SectionedFormat)
        case number(NumberBounds)
        case password(PasswordDemand)
    }

    /// The requirements for a password, and the fields whose texts it must not contain.
    private struct PasswordDemand {
        var policy: PasswordPolicy
        var confirmation: String?
        var inputs: [String]
        var words: [String]
        var leastStrength: PasswordStrength.Score?
    }

    private enum KindName: String, CaseIterable { case text, sections, number, password }

    private enum CodingKeys: CodingKey {
        case kind, required, limit, format, minimum, maximum, policy, confirmation, inputs, words, strength
    }

    init(_ name: String, from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func optional<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
            try values.decodeIfPresent(Value.self, forKey: key)
        }
        func allow(_ keys: CodingKeys...) throws {
            try decoder.allow((([.kind, .required] as [CodingKeys]) + keys).map(\.stringValue))
        }
        self.name = name
        isRequired = try optional(.required) ?? true
        switch try values.decode(OneOf<KindName>.self, forKey: .kind).choice {
        case .text:
            try allow(.limit)
            kind = .text(try optional(.limit) ?? TextLimit(0))
        case .sections:
            try allow(.format)
            kind = .sections(try values.decode(SectionedFormat.self, forKey: .format))
        case .number:
            try allow(.minimum, .maximum)
            let bounds = NumberBounds(minimum: try optional(.minimum), maximum: try optional(.maximum))
            guard [bounds.minimum, bounds.maximum].allSatisfy({ $0?.isFinite ?? true }) else {
                throw decoder.error("'minimum' and 'maximum' must be finite")
            }
            kind = .number(bounds)
        case .password:
            try allow(.policy, .confirmation, .inputs, .words, .strength)
            kind = .password(
                PasswordDemand(
                    policy: try optional(.policy) ?? .classic,
                    confirmation: try optional(.confirmation),
                    inputs: try optional(.inputs) ?? [],
                    words: try optional(.words) ?? [],
                    leastStrength: try (optional(.strength) as Int?).map { rank in
                        guard let score = PasswordStrength.Score(rawValue: rank) else {
                            throw decoder.error("'strength' must be in 0…4")
                        }
                        return score
                    }
                )
            )
        }
    }

    /// The name of the field that repeats a password.
    var confirmation: String? {
        if case .password(let demand) = kind { demand.confirmation } else { nil }
    }

    /// Throws if the rule names a missing field, a confirmation that has a rule of its own, or a strength without a
    /// dictionary.
    func check(named names: [String], hasEstimator: Bool = true) throws(InputError) {
        guard case .password(let demand) = kind else { return }
        if let input = demand.inputs.first(where: { !names.contains($0) }) {
            throw InputError("'\(name)': 'inputs' names '\(input)', which is no field")
        }
        if let confirmation, names.contains(confirmation) {
            throw InputError("'\(name)': 'confirmation' names '\(confirmation)', which has a rule of its own")
        }
        if demand.leastStrength != nil, !hasEstimator {
            throw InputError("'\(name)': 'strength' needs the dictionary. Pass its file with --dictionary")
        }
    }

    /// Returns the field with its submitted text. A missing text is empty.
    func field(of texts: [String: String], in context: Context) -> FormField {
        let text = texts[name] ?? ""
        let entry: FieldEntry
        switch kind {
        case .text(let limit): entry = .text(text, limit)
        case .sections(let format): entry = .sections(text, format, today: context.today)
        case .number(let bounds): entry = .number(text, bounds)
        case .password(let demand):
            entry = .password(
                PasswordEntry(
                    PasswordText(text),
                    confirmation: confirmation.map { PasswordText(texts[$0] ?? "") },
                    policy: demand.policy,
                    words: demand.inputs.map { texts[$0] ?? "" } + demand.words,
                    dictionary: context.estimator?.dictionary,
                    leastStrength: demand.leastStrength.flatMap { score in
                        context.estimator.map { .init(score, by: $0) }
                    }
                )
            )
        }
        return FormField(name, entry, isRequired: isRequired)
    }
}
