/// Words and passwords that people choose, each with its rank in the list that it is most frequent in.
///
/// Made of the bytes of a file that `Tools/passwords/pack.py` writes and describes; they are searched as they are, so that the
/// dictionary takes hardly more memory than its file. A host loads the file when it is needed and hands the bytes over.
///
/// ```swift
/// let dictionary = PasswordDictionary(bytes)!
/// dictionary.rank(of: "password")  // 2
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

    /// What is known of a word.
    struct Entry: Hashable {
        var list: List
        /// 1 for the most frequent of its list; not whole where ranks are kept by half octaves.
        var rank: Double
    }

    /// Words with a common beginning of which all but one are longer.
    struct Node: Sendable {
        var entry: Entry?
        var groups: Range<Int>
    }

    /// Words with the node's beginning whose next symbols are in a range.
    struct Group: Sendable {
        var symbols: ClosedRange<UInt8>
        /// The node, for a group of one symbol that has one.
        var node: Int?
        /// How many words the group's bits hold, and where these begin.
        var wordCount = 0
        var bitOffset = 0
    }

    let bytes: [UInt8]
    let hasExactRanks: Bool
    /// The symbol of each ASCII code, 0 for those that no word has.
    let symbols: [UInt8]
    let symbolCount: Int
    /// The ASCII code of each symbol; symbol 0 has none.
    let characters: [UInt8]
    /// The codes of a word's first own symbol after each symbol, then those of later ones.
    let letterCodes: [PrefixCode]
    let sharedCode: PrefixCode
    let rankCode: RankCode
    let nodes: [Node]
    let groups: [Group]

    /// Opens a packed dictionary; `nil` where the bytes are not one.
    ///
    /// - Complexity: O(1) in the number of words, beyond a copy of the bytes where they are shared.
    public init?(_ bytes: [UInt8]) {
        guard let parts = PackedDictionary(bytes) else { return nil }
        self.bytes = bytes
        hasExactRanks = parts.hasExactRanks
        symbols = parts.symbols
        symbolCount = parts.symbolCount
        characters = parts.characters
        letterCodes = parts.letterCodes
        sharedCode = parts.sharedCode
        rankCode = parts.rankCode
        nodes = parts.nodes
        groups = parts.groups
    }

    /// A word's rank, 1 for the most frequent of its list, or `nil`; the case of letters does not matter.
    ///
    /// - Complexity: O(*n*) in the word's length, and a group of fewer than fifty words is read.
    public func rank(of word: String) -> Double? {
        PasswordText(word).withScalars { entry(for: $0)?.rank }
    }

    /// Whether a text is a common password as a whole; the case of letters does not matter.
    public func isCommonPassword(_ password: PasswordText) -> Bool {
        password.withScalars { entry(for: $0)?.list == .passwords }
    }
}
