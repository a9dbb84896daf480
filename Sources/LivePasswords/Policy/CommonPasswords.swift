/// The passwords that attackers try first.
///
/// As SP 800-63B-4 (section 3.1.1.2) requires, a password is compared as a whole, not by the words in it.
struct CommonPasswords {
    private let dictionary: PasswordDictionary?

    init(_ dictionary: PasswordDictionary?) {
        self.dictionary = dictionary
    }

    /// The maximum length of a unit that makes a repetition too weak: `abcabcabcabcabc`. A repetition of a longer unit
    /// counts as a long password.
    private static let longestUnit = 4

    /// Returns whether a password is in the list, repeats one in the list, or only counts, repeats, or follows the rows of
    /// a keyboard. The case of letters is ignored. Accents, fullwidth forms and look-alikes don't hide a word of the list.
    func contains(_ password: PasswordText) -> Bool {
        password.withScalars { scalars in
            guard scalars.count > 1 else { return false }
            if isListed(scalars) || Self.counts(scalars) { return true }
            guard let unit = Self.unit(of: scalars) else { return false }
            return unit.count <= Self.longestUnit || isListed(unit) || Self.counts(unit)
        }
    }

    /// Returns whether a password is in any of the lists. Each word is only in the list in which it's most frequent, so
    /// `jennifer` is in the list of names and not in that of passwords.
    private func isListed(_ scalars: UnsafeBufferPointer<UInt32>) -> Bool {
        dictionary?.hasWord(like: scalars) ?? false
    }

    /// Returns whether each scalar directly follows or precedes its neighbor, in order or on a keyboard. After 9 comes 0,
    /// and after z comes a.
    private static func counts(_ scalars: UnsafeBufferPointer<UInt32>) -> Bool {
        isRising(scalars) || isRising(scalars.lazy.reversed()) || KeyboardRows.contain(scalars)
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

    /// Returns the shortest unit that a text repeats, if it isn't longer than a word of the dictionary.
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

/// The personal words of an account.
struct PersonalWords {
    /// The minimum length of a word. Shorter words occur by chance in many good passwords.
    static let shortest = 4
    /// The maximum number of words, and the maximum number of scalars in each.
    static let mostWords = 32
    static let longest = 100

    /// The words with one character for all that look alike: each as a whole, and its parts between characters that are neither letters nor digits.
    private(set) var words: [[UInt32]] = []

    init(_ texts: [String]) {
        for text in texts.prefix(Self.mostWords) {
            let whole = PasswordText(text).withScalars { $0.prefix(Self.longest).map(LetterCase.lower) }
            insert(whole)
            for part in whole.split(whereSeparator: { !Self.isWordCharacter($0) }) { insert(Array(part)) }
        }
    }

    private mutating func insert(_ text: [UInt32]) {
        var word: [UInt32] = []
        for scalar in text where !CharacterFolding.isAccent(scalar) {
            word.append(CharacterFolding.representative(scalar))
        }
        if word.count >= Self.shortest, words.count < Self.mostWords, !words.contains(word) { words.append(word) }
    }

    private static func isWordCharacter(_ scalar: UInt32) -> Bool {
        scalar >= 0x80 || scalar &- 0x30 < 10 || (scalar | 0x20) &- 0x61 < 26
    }

    /// Returns whether a password contains one of the words, ignoring case, accents, fullwidth forms and look-alikes.
    func occur(in password: PasswordText) -> Bool {
        guard !words.isEmpty else { return false }
        let search = WordSearch(words)
        return password.withScalars { search.findsWord(in: $0) }
    }
}
