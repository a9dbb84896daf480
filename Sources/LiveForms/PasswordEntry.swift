import LiveControls
import LivePasswords

/// The texts of a password set-up, and what the password must be.
///
/// A rule costs O(*n*) in the password's length, and a strength as `PasswordStrength` says.
public struct PasswordEntry: Sendable {
    /// A strength that a password must have.
    public struct LeastStrength: Sendable {
        /// The least step.
        public var score: PasswordStrength.Score
        /// What the estimate is made with.
        public var means: PasswordSetupStrength

        /// Creates the least strength.
        public init(_ score: PasswordStrength.Score, by means: PasswordSetupStrength) {
            self.score = score
            self.means = means
        }
    }

    /// The password.
    public var password: PasswordText
    /// The password once more; `nil` where the form does not ask for it.
    public var confirmation: PasswordText?
    /// The rules.
    public var policy: PasswordPolicy
    /// The account's own words: its name, its address, the service.
    public var words: [String]
    /// The common passwords. Without it, only passwords that repeat or count up are common.
    public var dictionary: PasswordDictionary?
    /// The strength that is asked for; `nil` for any.
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

    /// The rules that are not met, in the policy's order, then what else is wrong.
    func faults(isRequired: Bool) -> [FieldFault] {
        var faults: [FieldFault] = []
        if isRequired || !password.isEmpty {
            faults = policy.evaluate(password, words: words, dictionary: dictionary).broken.map { FieldFault($0) }
            if password.isEmpty, faults.isEmpty { faults = [FieldFault(.required, ControlMessage(.required))] }
            if let fault = strengthFault { faults.append(fault) }
        }
        if let confirmation, confirmation != password {
            faults.append(FieldFault(.match, ControlMessage(.passwordMismatch)))
        }
        return faults
    }

    private var strengthFault: FieldFault? {
        guard let leastStrength, !password.isEmpty else { return nil }
        let means = leastStrength.means
        let strength = PasswordStrength(of: password, words: words, year: means.year, dictionary: means.dictionary)
        guard strength.score.rawValue < leastStrength.score.rawValue else { return nil }
        return FieldFault(.strength, ControlMessage(strength.score))
    }
}
