/// Why a password is weak, and what would help; zxcvbn's, without its words.
public struct PasswordFeedback: Sendable, Hashable {
    /// What makes the password easy to guess.
    public enum Warning: UInt8, Sendable, Hashable, CaseIterable {
        /// One of the ten most common passwords.
        case topTenPassword
        /// One of the hundred most common passwords.
        case topHundredPassword
        /// A common password.
        case commonPassword
        /// Like a common password.
        case commonPasswordVariant
        /// A word by itself.
        case singleWord
        /// A name by itself.
        case singleName
        /// Common names.
        case commonName
        /// A row of keys.
        case keyRow
        /// A short walk over the keys.
        case keyWalk
        /// One character repeated.
        case repeatedCharacter
        /// A text repeated.
        case repeatedText
        /// A sequence of characters.
        case sequence
        /// A year of our time.
        case recentYear
        /// A date.
        case date
    }

    /// What would help.
    public enum Suggestion: UInt8, Sendable, Hashable, CaseIterable {
        /// Use a few words that do not go together.
        case useFewWords
        /// Symbols, digits and capitals are not needed.
        case noNeedForSymbols
        /// Add a word or two.
        case addWords
        /// A capital at the beginning does not help much.
        case capitalsDoNotHelp
        /// All capitals do not help much.
        case allCapitalsDoNotHelp
        /// Reversed words do not help much.
        case reversedDoesNotHelp
        /// Look-alikes in place of letters do not help much.
        case substitutionsDoNotHelp
        /// Take a longer walk over the keys, with more turns.
        case longerKeyWalk
        /// Avoid repetition.
        case avoidRepetition
        /// Avoid sequences.
        case avoidSequences
        /// Avoid years of our time.
        case avoidRecentYears
        /// Avoid years that have to do with the person.
        case avoidOwnYears
        /// Avoid dates and years that have to do with the person.
        case avoidOwnDates
    }

    /// The reason, if one stands out.
    public var warning: Warning?
    /// What would help, the most useful first; nothing for a strong password.
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
