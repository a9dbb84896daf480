import LiveUnicode

/// The result of evaluating a password by the rules of a policy.
public struct PasswordEvaluation: Sendable, Hashable {
    /// A rule and whether it's met.
    public struct Result: Sendable, Hashable {
        /// The rule.
        public var rule: PasswordRule
        /// A Boolean value that indicates whether the password meets the rule.
        public var isMet: Bool
    }

    /// The results for all rules of the policy, in its order.
    public var results: [Result]

    /// A Boolean value that indicates whether all rules are met.
    public var isValid: Bool { results.allSatisfy { $0.isMet } }

    /// The rules that aren't met.
    public var broken: [PasswordRule] { results.filter { !$0.isMet }.map { $0.rule } }
}

extension PasswordPolicy {
    /// Evaluates a password by each rule.
    ///
    /// - Parameters:
    ///   - password: The password.
    ///   - words: The personal words: the account's name, its address, and the service. The parts of an address count
    ///     too.
    ///   - dictionary: The common passwords. Without it, only passwords that repeat or count up are common.
    /// - Complexity: O(*n*) in the length of the password and in that of the words.
    public func evaluate(
        _ password: PasswordText,
        words: [String] = [],
        dictionary: PasswordDictionary? = nil
    ) -> PasswordEvaluation {
        let traits = PasswordTraits(password)
        let results = rules.map { rule in
            PasswordEvaluation.Result(rule: rule, isMet: isMet(rule, password, traits, words, dictionary))
        }
        return PasswordEvaluation(results: results)
    }

    private func isMet(
        _ rule: PasswordRule,
        _ password: PasswordText,
        _ traits: PasswordTraits,
        _ words: [String],
        _ dictionary: PasswordDictionary?
    ) -> Bool {
        switch rule {
        case .minLength(let length): password.count >= length
        case .maxLength(let length): password.count <= length
        case .required(let set): traits.meets(set)
        case .allowed(let set): traits.consists(of: set)
        case .maxConsecutive(let count): traits.longestRun <= count
        case .notCommon: !CommonPasswords(dictionary).contains(password)
        case .notBreached: true
        case .notPersonal: !PersonalWords(words).occur(in: password)
        case .noControl: !traits.hasControl
        case .custom(let name): predicates.allSatisfy { !$0.isNamed(name) || $0.isMet(password) }
        }
    }
}

/// The traits of a password that the rules need, collected in one pass.
struct PasswordTraits {
    /// The ASCII characters in the password.
    private var used = PasswordCharacterSet()
    private(set) var longestRun = 0
    private(set) var hasControl = false
    private var hasOther = false

    init(_ password: PasswordText) {
        password.withScalars { scalars in
            var run = 0
            var before: UInt32?
            for scalar in scalars {
                run = scalar == before ? run &+ 1 : 1
                longestRun = max(longestRun, run)
                before = scalar
                if scalar.isControlCharacter {
                    hasControl = true
                } else if scalar < 0x7F {
                    used.insert(UInt8(truncatingIfNeeded: scalar))
                } else {
                    hasOther = true
                }
            }
        }
    }

    func meets(_ required: PasswordCharacterSet) -> Bool {
        required.isUnicode ? hasOther || !used.isEmpty : !used.subtracting(used.subtracting(required)).isEmpty
    }

    func consists(of allowed: PasswordCharacterSet) -> Bool {
        allowed.isUnicode || (!hasOther && !hasControl && allowed.contains(used))
    }
}
