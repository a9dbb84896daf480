import LiveMath

/// An estimate of the number of guesses that a password withstands, calculated as in zxcvbn 4.4.2.
///
/// ```swift
/// let strength = PasswordStrength(of: PasswordText("Password1!"), year: 2026, dictionary: dictionary)
/// strength.score             // .weak
/// strength.feedback.warning  // .commonPasswordVariant
/// ```
///
/// The estimate is the cheapest way to compose the password from words, names, years, dates, keyboard walks,
/// repetitions, sequences, and guesses of single characters. See D. Wheeler, "zxcvbn: Low-Budget Password Strength
/// Estimation", USENIX Security 2016.
public struct PasswordStrength: Sendable, Hashable {
    /// The maximum number of characters that are analyzed. For longer passwords, only this prefix counts.
    ///
    /// zxcvbn's documentation recommends this limit. The rest could only make a password stronger.
    public static let longestAnalysed = 100

    /// The kind of attack that a password withstands, in five steps.
    public enum Score: Int, Sendable, Hashable, CaseIterable {
        /// Fewer than 10³ guesses.
        case veryWeak
        /// Fewer than 10⁶ guesses, for an attack on a server that limits the rate.
        case weak
        /// Fewer than 10⁸ guesses, for an attack on a server that doesn't limit the rate.
        case fair
        /// Fewer than 10¹⁰ guesses, for an attack on stolen hashes that are slow to compute.
        case good
        /// More guesses.
        case strong
    }

    /// The number of guesses, which is 1 for an empty password.
    public var guesses: Double
    /// The score for the number of guesses.
    public var score: Score
    /// The reason why the password isn't stronger, and suggestions.
    public var feedback: PasswordFeedback

    /// The base-10 logarithm of the number of guesses.
    public var guessesLog10: Double { log(guesses) / log(10) }

    /// Estimates the strength of a password.
    ///
    /// - Parameters:
    ///   - password: The password.
    ///   - words: The personal words, with the most likely first.
    ///   - year: The current year. Attackers guess years and dates near it first.
    ///   - dictionary: The common words and passwords.
    /// - Complexity: O(1). At most ``longestAnalysed`` characters are analyzed, in quadratic time.
    public init(of password: PasswordText, words: [String] = [], year: Int, dictionary: PasswordDictionary) {
        let analysis = StrengthAnalysis(words: words, year: year, dictionary: dictionary)
        let result = password.withScalars { scalars in
            analysis.cheapestSequence(for: UnsafeBufferPointer(rebasing: scalars.prefix(Self.longestAnalysed)))
        }
        guesses = result.guesses
        let score = Score(guesses: guesses)
        self.score = score
        feedback = PasswordFeedback(score: score, sequence: result.matches)
    }
}

extension PasswordStrength.Score {
    /// The margin that zxcvbn adds to each limit, so that a password of exactly 10³ guesses, subject to rounding, has
    /// the lower score.
    private static let delta = 5.0

    init(guesses: Double) {
        switch guesses - Self.delta {
        case ..<1e3: self = .veryWeak
        case ..<1e6: self = .weak
        case ..<1e8: self = .fair
        case ..<1e10: self = .good
        default: self = .strong
        }
    }
}

#if !hasFeature(Embedded)
extension PasswordStrength.Score: Codable {}
#endif
