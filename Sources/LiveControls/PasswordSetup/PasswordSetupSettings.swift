import LivePasswords

/// The settings of a password setup.
public struct PasswordSetupSettings: Sendable {
    /// The policy that the password must meet.
    public var policy: PasswordPolicy
    /// The personal words, such as a name or an address, that make a password easy to guess.
    public var words: [String]
    /// The inputs of the strength estimate, or `nil` to show no strength.
    public var strengthEstimator: PasswordSetupStrength?

    /// Creates settings.
    public init(
        policy: PasswordPolicy = .nist,
        words: [String] = [],
        strengthEstimator: PasswordSetupStrength? = nil
    ) {
        self.policy = policy
        self.words = words
        self.strengthEstimator = strengthEstimator
    }
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
