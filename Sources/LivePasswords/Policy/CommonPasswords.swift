/// Passwords that are tried first.
///
/// As SP 800-63B-4 (section 3.1.1.2) asks, a password is compared as a whole, not by words that it contains.
struct CommonPasswords {
    private let dictionary: PasswordDictionary?

    init(_ dictionary: PasswordDictionary?) {
        self.dictionary = dictionary
    }

    /// Units up to this length count as repeated rather than as long passwords: `abcabcabcabcabc`.
    private static let longestUnit = 4

    /// Whether a password, whatever the case of its letters, is in the list, is another one repeated, or only counts or repeats.
    func contains(_ password: PasswordText) -> Bool {
        password.withScalars { scalars in
            guard scalars.count > 1 else { return false }
            let unit = UnsafeBufferPointer(rebasing: scalars[..<Self.period(of: scalars)])
            if unit.count < scalars.count, unit.count <= Self.longestUnit || isListed(unit) || Self.counts(unit) { return true }
            return Self.counts(scalars) || isListed(scalars)
        }
    }

    private func isListed(_ scalars: UnsafeBufferPointer<UInt32>) -> Bool {
        dictionary?.entry(for: scalars)?.list == .passwords
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

    /// The length of the shortest unit that makes the text when repeated, its own length where there is none.
    ///
    /// - Complexity: O(*n*), by the failure function of Knuth, Morris and Pratt.
    private static func period(of scalars: UnsafeBufferPointer<UInt32>) -> Int {
        var borders = [0]
        borders.reserveCapacity(scalars.count)
        var length = 0
        for index in scalars.indices.dropFirst() {
            while length > 0, LetterCase.lower(scalars[index]) != LetterCase.lower(scalars[length]) {
                length = borders[length &- 1]
            }
            if LetterCase.lower(scalars[index]) == LetterCase.lower(scalars[length]) { length &+= 1 }
            borders.append(length)
        }
        let period = scalars.count &- length
        return scalars.count % period == 0 ? period : scalars.count
    }
}

/// An account's own words.
struct PersonalWords {
    /// Shorter words occur by chance in many good passwords.
    static let shortest = 4
    /// So much of them is compared at most, in words and in scalars of each.
    static let mostWords = 32
    static let longest = 100

    /// In lower case: each whole, and the parts between what is no letter and no digit.
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
        password.withScalars { scalars in
            words.contains { word in
                scalars.indices.contains { start in
                    scalars.count &- start >= word.count
                        && word.indices.allSatisfy { LetterCase.lower(scalars[start &+ $0]) == word[$0] }
                }
            }
        }
    }
}
