/// Words and passwords that people choose, each with its rank in the list in which it is most frequent.
///
/// Holds the bytes of a file that `Tools/passwords/pack.py` writes and describes, and searches them as they are, so that the
/// dictionary takes hardly more memory than its file. A host loads the file when it is needed and hands the bytes over.
///
/// ```swift
/// let dictionary = PasswordDictionary(bytes)!
/// dictionary.rank(of: "qwerty")  // 4
/// ```
public struct PasswordDictionary: Sendable {
    /// Where a word comes from.
    public enum List: UInt8, Sendable, Hashable, CaseIterable {
        /// Passwords from published leaks.
        case passwords
        /// Words of the English Wikipedia.
        case englishWikipedia
        /// First names of women, in the United States.
        case femaleNames
        /// Surnames, in the United States.
        case surnames
        /// Words of films and television series, in the United States.
        case usTVAndFilm
        /// First names of men, in the United States.
        case maleNames
    }

    /// A word's list and its rank there.
    struct Entry: Hashable {
        var list: List
        /// 1 for the most frequent of its list; not a whole number where ranks are kept to half octaves.
        var rank: Double
    }

    let packed: PackedDictionary

    /// Opens a packed dictionary; `nil` for other bytes.
    ///
    /// - Complexity: O(*i*) in the size of its index, which is a fiftieth of it.
    public init?(_ bytes: [UInt8]) {
        guard let packed = PackedDictionary(bytes) else { return nil }
        self.packed = packed
    }

    /// A word's rank, 1 for the most frequent of its list, or `nil`; the case of letters does not matter.
    ///
    /// - Complexity: O(*n*) in the word's length, and a group of a few dozen words is read.
    public func rank(of word: String) -> Double? {
        PasswordText(word).withScalars { entry(for: $0)?.rank }
    }

    /// Whether a whole text is a word of one of the lists, which attackers try early; the case of letters does not matter.
    public func isCommonPassword(_ password: PasswordText) -> Bool {
        password.withScalars { entry(for: $0) != nil }
    }

    /// The list and rank of a whole text, if it is a word; the case of letters does not matter.
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
