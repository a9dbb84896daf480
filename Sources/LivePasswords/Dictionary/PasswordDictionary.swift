/// Words and passwords that people choose, each with its rank in the list in which it's most frequent.
///
/// The dictionary contains the bytes of a file that `Tools/passwords/pack.py` writes and documents. It searches them
/// without unpacking, so it needs hardly more memory than its file. A host loads the file on demand and passes the
/// bytes.
///
/// ```swift
/// let dictionary = PasswordDictionary(bytes)!
/// dictionary.rank(of: "qwerty")  // 4
/// ```
public struct PasswordDictionary: Sendable {
    /// The source of a word.
    public enum List: UInt8, Sendable, Hashable, CaseIterable {
        /// Passwords from published leaks.
        case passwords
        /// Words from the English Wikipedia.
        case englishWikipedia
        /// Female first names in the United States.
        case femaleNames
        /// Surnames in the United States.
        case surnames
        /// Words from films and television series in the United States.
        case usTVAndFilm
        /// Male first names in the United States.
        case maleNames
    }

    /// A word's list and its rank in that list.
    struct Entry: Hashable {
        var list: List
        /// The rank, where 1 is the most frequent word of its list. It isn't a whole number if ranks are stored in half
        /// octaves.
        var rank: Double
    }

    let packed: PackedDictionary

    /// Opens a packed dictionary. The result is `nil` for any other bytes.
    ///
    /// - Complexity: O(*i*) in the size of the index, which is a fiftieth of the dictionary.
    public init?(_ bytes: [UInt8]) {
        guard let packed = PackedDictionary(bytes) else { return nil }
        self.packed = packed
    }

    /// Returns a word's rank, where 1 is the most frequent word of its list, or `nil`. The case of letters is ignored.
    ///
    /// - Complexity: O(*n*) in the word's length, plus the time to read a group of a few dozen words.
    public func rank(of word: String) -> Double? {
        PasswordText(word).withScalars { entry(for: $0)?.rank }
    }

    /// Returns a Boolean value that indicates whether a whole text is a word of one of the lists, which attackers try
    /// early. The case of letters is ignored.
    public func isCommonPassword(_ password: PasswordText) -> Bool {
        password.withScalars { entry(for: $0) != nil }
    }

    /// Returns whether a whole text is a word, or one whose letters have accents, fullwidth forms, or look-alikes.
    func hasWord(like scalars: UnsafeBufferPointer<UInt32>) -> Bool {
        var places: [UInt64] = []
        for scalar in scalars where !CharacterFolding.isAccent(scalar) {
            let base = CharacterFolding.base(scalar)
            let (letter, other) = CharacterFolding.letters(like: base)
            // A character that no word has is number 0.
            let place = (bit(of: base) | bit(of: letter) | bit(of: other)) & ~1
            guard place != 0, places.count < DictionarySearch.longestWord else { return false }
            places.append(place)
        }
        var isFound = false
        DictionarySearch(self).find(in: places, at: 0) { length, _ in if length == places.count { isFound = true } }
        return isFound
    }

    private func bit(of scalar: UInt32) -> UInt64 { 1 &<< UInt64(packed.symbol(of: scalar)) }

    /// Returns the list and rank of a whole text, if it's a word. The case of letters is ignored.
    func entry(for scalars: UnsafeBufferPointer<UInt32>) -> Entry? {
        guard scalars.count <= DictionarySearch.longestWord else { return nil }
        var places: [UInt64] = []
        for scalar in scalars {
            let symbol = packed.symbol(of: LetterCase.lower(scalar))
            guard symbol > 0 else { return nil }
            places.append(1 &<< UInt64(symbol))
        }
        let search = DictionarySearch(self)
        var found: Entry?
        search.find(in: places, at: 0) { length, entry in
            if length == scalars.count { found = entry }
        }
        return found
    }
}
