import LiveMath

/// How many guesses a password withstands, estimated as zxcvbn 4.4.2 does.
///
/// ```swift
/// let strength = PasswordStrength(of: PasswordText("Password1!"), year: 2026, dictionary: dictionary)
/// strength.score             // .weak
/// strength.feedback.warning  // .commonPasswordVariant
/// ```
///
/// The estimate is the cheapest way to put the password together from words, names, years, dates, keyboard walks, repeats, sequences
/// and guesses of single characters: D. Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", USENIX Security 2016.
public struct PasswordStrength: Sendable, Hashable {
    /// How many characters are analysed; of longer passwords, only their beginning counts.
    ///
    /// zxcvbn's documentation recommends this bound. The rest could only make a password stronger.
    public static let longestAnalysed = 100

    /// The kind of attack that a password withstands, in five steps.
    public enum Score: Int, Sendable, Hashable, CaseIterable {
        /// Fewer than 10³ guesses.
        case veryWeak
        /// Fewer than 10⁶ guesses: an attack on a server that slows it down.
        case weak
        /// Fewer than 10⁸ guesses: an attack on a server that does not.
        case fair
        /// Fewer than 10¹⁰ guesses: an attack on stolen hashes that are slow to compute.
        case good
        /// More.
        case strong
    }

    /// How many guesses are needed; 1 for an empty password.
    public var guesses: Double
    /// The step.
    public var score: Score
    /// Why the password is not stronger, and what would help.
    public var feedback: PasswordFeedback

    /// The guesses' logarithm to base 10.
    public var guessesLog10: Double { log(guesses) / log(10) }

    /// Estimates a password.
    ///
    /// - Parameters:
    ///   - password: The password.
    ///   - words: The account's own words, the likeliest first.
    ///   - year: The current year, near which years and dates are guessed first.
    ///   - dictionary: Common words and passwords.
    /// - Complexity: O(1): at most ``longestAnalysed`` characters are analysed, in time of the square of that number.
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
    /// zxcvbn adds this to each limit, so that a password of exactly 10³ guesses, give or take its rounding, is in the lower step.
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
