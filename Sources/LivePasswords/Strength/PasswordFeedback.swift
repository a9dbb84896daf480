/// The reason why a password is weak, and suggestions for a stronger one. They correspond to those of zxcvbn, without
/// its texts.
public struct PasswordFeedback: Sendable, Hashable {
    /// The reason why the password is easy to guess.
    public enum Warning: UInt8, Sendable, Hashable, CaseIterable {
        /// One of the ten most common passwords.
        case topTenPassword
        /// One of the hundred most common passwords.
        case topHundredPassword
        /// A common password.
        case commonPassword
        /// Similar to a common password.
        case commonPasswordVariant
        /// A single word.
        case singleWord
        /// A single name.
        case singleName
        /// Common names.
        case commonName
        /// A row of keys.
        case keyRow
        /// A short keyboard walk.
        case keyWalk
        /// A repeated character.
        case repeatedCharacter
        /// A repeated text.
        case repeatedText
        /// A sequence of characters.
        case sequence
        /// A recent year.
        case recentYear
        /// A date.
        case date
    }

    /// A suggestion for a stronger password.
    public enum Suggestion: UInt8, Sendable, Hashable, CaseIterable {
        /// Use a few unrelated words.
        case useFewWords
        /// Symbols, digits, and capital letters aren't required.
        case noNeedForSymbols
        /// Add a word or two.
        case addWords
        /// A capital letter at the beginning doesn't help much.
        case capitalsDoNotHelp
        /// All capital letters don't help much.
        case allCapitalsDoNotHelp
        /// Reversed words don't help much.
        case reversedDoesNotHelp
        /// Look-alikes in place of letters don't help much.
        case substitutionsDoNotHelp
        /// Use a longer keyboard walk with more turns.
        case longerKeyWalk
        /// Avoid repetition.
        case avoidRepetition
        /// Avoid sequences.
        case avoidSequences
        /// Avoid recent years.
        case avoidRecentYears
        /// Avoid years that are associated with the person.
        case avoidOwnYears
        /// Avoid dates and years that are associated with the person.
        case avoidOwnDates
    }

    /// The main reason, if there is one.
    public var warning: Warning?
    /// The suggestions, with the most useful one first. The array is empty for a strong password.
    public var suggestions: [Suggestion]

    /// Creates feedback.
    public init(warning: Warning? = nil, suggestions: [Suggestion] = []) {
        self.warning = warning
        self.suggestions = suggestions
    }

    init(score: PasswordStrength.Score, sequence: [StrengthMatch]) {
        guard let first = sequence.first else {
            self.init(suggestions: [.useFewWords, .noNeedForSymbols])
            return
        }
        self.init()
        guard score.rawValue < PasswordStrength.Score.good.rawValue else { return }
        let longest = sequence.reduce(first) { $1.range.count > $0.range.count ? $1 : $0 }
        suggestions = [.addWords]
        explain(longest, isSole: sequence.count == 1)
    }

    private mutating func explain(_ match: StrengthMatch, isSole: Bool) {
        switch match.pattern {
        case .word(let word):
            warning = Self.warning(for: word, guesses: match.guesses, isSole: isSole)
            suggest(for: word, length: match.range.count)
        case .spatial(let turns):
            warning = turns == 1 ? .keyRow : .keyWalk
            suggestions.append(.longerKeyWalk)
        case .repetition(let unit):
            warning = unit == 1 ? .repeatedCharacter : .repeatedText
            suggestions.append(.avoidRepetition)
        case .sequence:
            warning = .sequence
            suggestions.append(.avoidSequences)
        case .recentYear:
            warning = .recentYear
            suggestions += [.avoidRecentYears, .avoidOwnYears]
        case .date:
            warning = .date
            suggestions.append(.avoidOwnDates)
        case .bruteForce: break
        }
    }

    private static func warning(for word: StrengthMatch.Word, guesses: Double, isSole: Bool) -> Warning? {
        switch word.list {
        case .passwords:
            if isSole, !word.hasSubstitutions, !word.isReversed {
                return word.rank <= 10 ? .topTenPassword : word.rank <= 100 ? .topHundredPassword : .commonPassword
            }
            return guesses <= 1e4 ? .commonPasswordVariant : nil
        case .englishWikipedia: return isSole ? .singleWord : nil
        case .surnames, .maleNames, .femaleNames: return isSole ? .singleName : .commonName
        case .usTVAndFilm, nil: return nil
        }
    }

    private mutating func suggest(for word: StrengthMatch.Word, length: Int) {
        switch word.capitals {
        case .first: suggestions.append(.capitalsDoNotHelp)
        case .all: suggestions.append(.allCapitalsDoNotHelp)
        case .none, .last, .other: break
        }
        if word.isReversed, length >= 4 { suggestions.append(.reversedDoesNotHelp) }
        if word.hasSubstitutions { suggestions.append(.substitutionsDoNotHelp) }
    }
}
