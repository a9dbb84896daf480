/// Finds the parts of which a password is composed.
///
/// The algorithm, its constants, and the order of its steps are those of zxcvbn (version 4.4.2).
struct StrengthAnalysis {
    let words: [AccountWord]
    let year: Int
    let dictionary: PasswordDictionary

    /// The maximum number and length of personal words in an analysis, which limit its running time.
    private static let mostWords = 32
    private static let longestWord = 64

    init(words: [String], year: Int, dictionary: PasswordDictionary) {
        var kept: [AccountWord] = []
        for (index, word) in words.prefix(Self.mostWords).enumerated() {
            let letters = PasswordText(word).withScalars { $0.map(LetterCase.lower) }
            guard !letters.isEmpty, letters.count <= Self.longestWord else { continue }
            // For a repeated word, the last position counts, as in zxcvbn.
            kept.removeAll { $0.letters == letters }
            kept.append(AccountWord(letters: letters, rank: Double(index &+ 1)))
        }
        self.words = kept
        self.year = year
        self.dictionary = dictionary
    }

    /// Returns the parts that are cheapest to guess together, and their number of guesses.
    func cheapestSequence(for text: UnsafeBufferPointer<UInt32>) -> (guesses: Double, matches: [StrengthMatch]) {
        guard !text.isEmpty else { return (1, []) }
        var search = CheapestSequence(length: text.count)
        WordMatcher(self, text).findMatches { search.add($0) }
        SpatialMatcher(text).findMatches { search.add($0) }
        SpatialMatcher(text).findRows { search.add($0) }
        RepetitionMatcher(self, text).findMatches { search.add($0) }
        SequenceMatcher(text).findMatches { search.add($0) }
        YearMatcher(text, year: year).findMatches { search.add($0) }
        DateMatcher(text, year: year).findMatches { search.add($0) }
        return search.run()
    }
}
