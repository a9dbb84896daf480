import LiveControls
import LivePasswords

/// The texts of a password setup, and the requirements for the password.
///
/// Each rule takes O(*n*) time in the password's length. For a strength estimate, see `PasswordStrength`.
public struct PasswordEntry: Sendable {
    /// The minimum strength of a password.
    public struct LeastStrength: Sendable {
        /// The lowest accepted score.
        public var score: PasswordStrength.Score
        /// The dictionary and year for the estimate.
        public var estimator: PasswordSetupStrength

        /// Creates a minimum strength.
        public init(_ score: PasswordStrength.Score, by estimator: PasswordSetupStrength) {
            self.score = score
            self.estimator = estimator
        }
    }

    /// The password.
    public var password: PasswordText
    /// The repeated password, or `nil` if the form doesn't ask for it.
    public var confirmation: PasswordText?
    /// The rules.
    public var policy: PasswordPolicy
    /// Words that belong to the account, such as the user's name, their email address, and the service.
    public var words: [String]
    /// The common passwords. Without a dictionary, only repetitions and sequences count as common.
    public var dictionary: PasswordDictionary?
    /// The required strength, or `nil` to accept any.
    public var leastStrength: LeastStrength?

    /// Creates an entry.
    public init(
        _ password: PasswordText,
        confirmation: PasswordText? = nil,
        policy: PasswordPolicy,
        words: [String] = [],
        dictionary: PasswordDictionary? = nil,
        leastStrength: LeastStrength? = nil
    ) {
        self.password = password
        self.confirmation = confirmation
        self.policy = policy
        self.words = words
        self.dictionary = dictionary
        self.leastStrength = leastStrength
    }

    /// Returns the broken rules in policy order, followed by all other validation errors.
    func errors(isRequired: Bool) -> [FieldError] {
        var errors: [FieldError] = []
        if isRequired || !password.isEmpty {
            errors = policy.evaluate(password, words: words, dictionary: dictionary).broken.map { FieldError($0) }
            if password.isEmpty, errors.isEmpty { errors = [FieldError(.required, ControlMessage(.required))] }
            if let error = strengthError { errors.append(error) }
        }
        if let confirmation, confirmation != password {
            errors.append(FieldError(.match, ControlMessage(.passwordMismatch)))
        }
        return errors
    }

    private var strengthError: FieldError? {
        guard let leastStrength, !password.isEmpty else { return nil }
        let estimator = leastStrength.estimator
        let strength = PasswordStrength(
            of: password,
            words: words,
            year: estimator.year,
            dictionary: estimator.dictionary
        )
        guard strength.score.rawValue < leastStrength.score.rawValue else { return nil }
        return FieldError(.strength, ControlMessage(strength.score))
    }
}
