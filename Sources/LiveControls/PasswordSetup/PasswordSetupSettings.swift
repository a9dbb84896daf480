import LiveCoding
import LivePasswords

/// The settings of a password setup.
public struct PasswordSetupSettings: Sendable {
    /// The policy that the password must meet.
    public var policy: PasswordPolicy
    /// The personal words, such as a name or an address, that make a password easy to guess.
    public var words: [String]
    /// Whether the person repeats the password in a second field. Otherwise only the rules decide, and the setup ignores
    /// the confirmation.
    public var requiresConfirmation: Bool
    /// The treatment of a submission before all requirements are met.
    public var gate: PasswordSetupGate
    /// Whether the app looks up passwords in a list of breached ones; see ``PasswordSetupEffect/checkBreaches``.
    public var checksBreaches: Bool
    /// The inputs of the strength estimate, or `nil` to show no strength.
    public var strengthEstimator: PasswordSetupStrength?

    /// Creates settings.
    public init(
        policy: PasswordPolicy = .nist,
        words: [String] = [],
        requiresConfirmation: Bool = true,
        gate: PasswordSetupGate = .disable,
        checksBreaches: Bool = false,
        strengthEstimator: PasswordSetupStrength? = nil
    ) {
        self.policy = policy
        self.words = words
        self.requiresConfirmation = requiresConfirmation
        self.gate = gate
        self.checksBreaches = checksBreaches
        self.strengthEstimator = strengthEstimator
    }
}

/// The way in which a password setup prevents a submission before all requirements are met.
public enum PasswordSetupGate: UInt8, Sendable, Hashable, CaseIterable {
    /// The submit button is disabled.
    case disable
    /// The submit button stays enabled. Pressing it focuses the first field concerned, marks the rules that aren't met,
    /// and announces them.
    case report
}

/// The inputs of a strength estimate.
public struct PasswordSetupStrength: Sendable {
    /// The common words and passwords.
    public var dictionary: PasswordDictionary
    /// The current year.
    public var year: Int

    /// Creates the inputs of a strength estimate.
    public init(dictionary: PasswordDictionary, year: Int) {
        self.dictionary = dictionary
        self.year = year
    }
}

#if !hasFeature(Embedded)
extension PasswordSetupGate: CaseNameCodable {}

extension CodingUserInfoKey {
    /// The key of the `PasswordDictionary` for estimating strength, in the `userInfo` of a decoder. A dictionary isn't
    /// part of an encoded value.
    public static let passwordDictionary = CodingUserInfoKey(rawValue: "LiveControls.passwordDictionary")!
}

extension PasswordSetupSettings: Codable {
    private enum CodingKeys: CodingKey, CaseIterable {
        case policy, words, requiresConfirmation, gate, checksBreaches, strengthEstimator
    }

    /// Decodes settings. Those that are missing have their default values.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases, isSecret: true)
        self.init()
        try values.read(.policy, into: &policy)
        try values.read(.words, into: &words)
        try values.read(.requiresConfirmation, into: &requiresConfirmation)
        try values.read(.gate, into: &gate)
        try values.read(.checksBreaches, into: &checksBreaches)
        try values.read(.strengthEstimator, into: &strengthEstimator)
    }
}

extension PasswordSetupStrength: Codable {
    private enum CodingKeys: CodingKey, CaseIterable { case year }

    /// Decodes the year. The dictionary is that of `CodingUserInfoKey.passwordDictionary`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases, isSecret: true)
        guard let dictionary = decoder.userInfo[.passwordDictionary] as? PasswordDictionary else {
            throw decoder.error("needs a dictionary")
        }
        self.init(dictionary: dictionary, year: try values(.year))
    }

    /// Encodes the year.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(year, forKey: .year)
    }
}
#endif
