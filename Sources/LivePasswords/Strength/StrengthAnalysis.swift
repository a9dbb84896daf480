/// Finds what a password is put together from.
///
/// The algorithm, its constants and its order of trying are zxcvbn's (version 4.4.2).
struct StrengthAnalysis {
    let words: [[UInt32]]
    let year: Int
    let dictionary: PasswordDictionary

    /// More of the account's words than this are not looked at, nor longer ones: the time of an analysis is bounded.
    private static let mostWords = 32
    private static let longestWord = 64

    init(words: [String], year: Int, dictionary: PasswordDictionary) {
        self.words = words.prefix(Self.mostWords).map { word in
            PasswordText(word).withScalars { $0.count > Self.longestWord ? [] : $0.map(LetterCase.lower) }
        }
        self.year = year
        self.dictionary = dictionary
    }

    /// The parts that are together the cheapest to guess, and how many guesses they take.
    func cheapestSequence(for text: UnsafeBufferPointer<UInt32>) -> (guesses: Double, matches: [StrengthMatch]) {
        guard !text.isEmpty else { return (1, []) }
        var search = CheapestSequence(length: text.count)
        WordMatcher(self, text).findMatches { search.add($0) }
        SpatialMatcher(text).findMatches { search.add($0) }
        RepetitionMatcher(self, text).findMatches { search.add($0) }
        SequenceMatcher(text).findMatches { search.add($0) }
        YearMatcher(text, year: year).findMatches { search.add($0) }
        DateMatcher(text, year: year).findMatches { search.add($0) }
        return search.run()
    }
}
