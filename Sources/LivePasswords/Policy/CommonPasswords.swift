/// Passwords that attackers try first.
///
/// As SP 800-63B-4 (section 3.1.1.2) asks, a password is compared as a whole, not by the words in it.
struct CommonPasswords {
    private let dictionary: PasswordDictionary?

    init(_ dictionary: PasswordDictionary?) {
        self.dictionary = dictionary
    }

    /// Units up to this length count as repeated rather than as long passwords: `abcabcabcabcabc`.
    private static let longestUnit = 4

    /// Whether a password is in the list, is one of the list repeated, or only counts or repeats; the case of letters does
    /// not matter.
    func contains(_ password: PasswordText) -> Bool {
        password.withScalars { scalars in
            guard scalars.count > 1 else { return false }
            if isListed(scalars) || Self.counts(scalars) { return true }
            guard let unit = Self.unit(of: scalars) else { return false }
            return unit.count <= Self.longestUnit || isListed(unit) || Self.counts(unit)
        }
    }

    /// In any of the lists: each word is only in the list in which it is most frequent, so that `jennifer` is a name there and
    /// not a password.
    private func isListed(_ scalars: UnsafeBufferPointer<UInt32>) -> Bool {
        dictionary?.entry(for: scalars) != nil
    }

    /// Whether each scalar is the one after, or the one before, its neighbour; 0 comes after 9 and z before a.
    private static func counts(_ scalars: UnsafeBufferPointer<UInt32>) -> Bool {
        isRising(scalars) || isRising(scalars.lazy.reversed())
    }

    private static func isRising(_ scalars: some Collection<UInt32>) -> Bool {
        zip(scalars, scalars.dropFirst()).allSatisfy { before, scalar in
            let follows = LetterCase.lower(scalar) == LetterCase.lower(before) &+ 1
            return follows || (before == 0x39 && scalar == 0x30) || (before | 0x20 == 0x7A && scalar | 0x20 == 0x61)
        }
    }

    private static func isSameLetter(_ one: UInt32, _ other: UInt32) -> Bool {
        one == other || LetterCase.lower(one) == LetterCase.lower(other)
    }

    /// The shortest unit of which a text is a repetition, if it is no longer than a word of the dictionary.
    ///
    /// - Complexity: O(*n*).
    private static func unit(of scalars: UnsafeBufferPointer<UInt32>) -> UnsafeBufferPointer<UInt32>? {
        let longest = min(DictionarySearch.longestWord, scalars.count / 2)
        guard longest > 0 else { return nil }
        for length in 1...longest where scalars.count % length == 0 {
            var index = length
            while index < scalars.count, isSameLetter(scalars[index], scalars[index &- length]) { index &+= 1 }
            if index == scalars.count { return UnsafeBufferPointer(rebasing: scalars[..<length]) }
        }
        return nil
    }
}

/// An account's own words.
struct PersonalWords {
    /// Shorter words occur by chance in many good passwords.
    static let shortest = 4
    /// How many words are compared at most, and how many scalars of each.
    static let mostWords = 32
    static let longest = 100

    /// In lower case: each as a whole, and its parts between characters that are neither letters nor digits.
    private(set) var words: [[UInt32]] = []

    init(_ texts: [String]) {
        for text in texts.prefix(Self.mostWords) {
            let whole = PasswordText(text).withScalars { $0.prefix(Self.longest).map(LetterCase.lower) }
            insert(whole)
            for part in whole.split(whereSeparator: { !Self.isWordCharacter($0) }) { insert(Array(part)) }
        }
    }

    private mutating func insert(_ word: [UInt32]) {
        if word.count >= Self.shortest, words.count < Self.mostWords, !words.contains(word) { words.append(word) }
    }

    private static func isWordCharacter(_ scalar: UInt32) -> Bool {
        scalar >= 0x80 || scalar &- 0x30 < 10 || (scalar | 0x20) &- 0x61 < 26
    }

    /// Whether one of the words is in a password, whatever the case of its letters.
    func occur(in password: PasswordText) -> Bool {
        guard !words.isEmpty else { return false }
        let search = WordSearch(words)
        return password.withScalars { search.findsWord(in: $0) }
    }
}
