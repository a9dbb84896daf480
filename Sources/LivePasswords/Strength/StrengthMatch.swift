/// A part of a password that an attacker would guess as a whole.
struct StrengthMatch {
    /// The range of the part, in characters.
    var range: Range<Int>
    var pattern: Pattern
    /// The number of guesses for the part.
    var guesses: Double

    enum Pattern {
        case word(Word)
        case spatial(turns: Int)
        /// A repeated text, with its number of characters.
        case repetition(unit: Int)
        case sequence
        case recentYear
        case date
        case bruteForce
    }

    struct Word {
        /// The list, or `nil` for personal words.
        var list: PasswordDictionary.List?
        var rank: Double
        var isReversed = false
        var hasSubstitutions = false
        var capitals: Capitals
    }

    /// The pattern of the capital letters, if it's a common one.
    enum Capitals {
        case none, first, last, all, other
    }

    /// Returns the minimum number of guesses for a part of a longer password.
    static func fewestGuesses(for count: Int, of total: Int) -> Double {
        guard count < total else { return 1 }
        return count == 1 ? fewestForOne : fewestForMore
    }

    private static let fewestForOne = 10.0
    private static let fewestForMore = 50.0

    /// Returns the number of guesses for characters without a pattern. It's ten for each, and at least one more than
    /// any pattern in their place.
    static func bruteForceGuesses(_ count: Int) -> Double {
        if count == 1 { return fewestForOne + 1 }
        var guesses = 1.0
        for _ in 0..<count { guesses *= 10 }
        return max(guesses, fewestForMore + 1)
    }
}

/// Returns the number of ways to choose some of several items.
func binomial(_ count: Int, _ chosen: Int) -> Double {
    guard chosen <= count else { return 0 }
    var ways = 1.0
    for index in 0..<max(chosen, 0) { ways = ways * Double(count &- index) / Double(index &+ 1) }
    return ways
}
