/// A part of a password that an attacker would guess as a whole.
struct StrengthMatch {
    /// Which part, in characters.
    var range: Range<Int>
    var pattern: Pattern
    /// How many guesses it takes to come to it.
    var guesses: Double

    enum Pattern {
        case word(Word)
        case spatial(turns: Int)
        /// A text repeated, with the number of characters in it.
        case repetition(unit: Int)
        case sequence
        case recentYear
        case date
        case bruteForce
    }

    struct Word {
        /// The list; `nil` for the account's own words.
        var list: PasswordDictionary.List?
        var rank: Double
        var isReversed = false
        var hasSubstitutions = false
        var capitals: Capitals
    }

    /// How capitals are spread, where that is a thing that many people do.
    enum Capitals {
        case none, first, last, all, other
    }

    /// A part of a longer password takes some guesses at least.
    static func fewestGuesses(for count: Int, of total: Int) -> Double {
        guard count < total else { return 1 }
        return count == 1 ? fewestForOne : fewestForMore
    }

    private static let fewestForOne = 10.0
    private static let fewestForMore = 50.0

    /// What characters of no pattern take: ten guesses each, and one more than any pattern in their place would take at least.
    static func bruteForceGuesses(_ count: Int) -> Double {
        if count == 1 { return fewestForOne + 1 }
        var guesses = 1.0
        for _ in 0..<count { guesses *= 10 }
        return max(guesses, fewestForMore + 1)
    }
}

/// The number of ways to choose some of several things.
func binomial(_ count: Int, _ chosen: Int) -> Double {
    guard chosen <= count else { return 0 }
    var ways = 1.0
    for index in 0..<max(chosen, 0) { ways = ways * Double(count &- index) / Double(index &+ 1) }
    return ways
}
