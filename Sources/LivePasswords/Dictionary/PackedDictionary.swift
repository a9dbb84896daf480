/// The parts of a packed dictionary.
///
/// This is a class so that searches share one reference to all parts.
final class PackedDictionary: Sendable {
    typealias Entry = PasswordDictionary.Entry

    /// Words with a common prefix: the word that ends there, and groups of longer words.
    struct Node: Sendable {
        var entry: Entry?
        var groups: Range<Int>
    }

    /// Words with the node's prefix whose next symbols are in a range.
    struct Group: Sendable {
        /// The range as bits.
        var symbols: UInt64
        var lastSymbol: UInt8
        /// The number of the node, for a group whose single symbol has its own node.
        var node: Int?
        /// The number of words in the group's bits, and the offset of those bits.
        var wordCount = 0
        var bitOffset = 0
    }

    let bytes: [UInt8]
    /// The ASCII code of each symbol. Symbol 0 is the end of a word.
    let characters: [UInt8]
    let nodes: [Node]
    let groups: [Group]
    private let symbolCount: Int
    private let symbols: [UInt8]
    /// The codes in this order: a word's first new symbol after each symbol, a later symbol after each symbol, the
    /// number of shared symbols, and the ranks.
    private let codes: PrefixCodes
    private let ranks: PackedRanks

    init?(_ bytes: [UInt8]) {
        guard let reader = PackedDictionaryReader(bytes) else { return nil }
        self.bytes = bytes
        characters = reader.characters
        nodes = reader.nodes
        groups = reader.groups
        symbolCount = reader.symbolCount
        symbols = reader.symbols
        codes = reader.codes
        ranks = reader.ranks
    }

    /// Returns the symbol of a lowercase scalar, or 0 if no word contains it.
    func symbol(of scalar: UInt32) -> UInt8 {
        scalar < 128 ? symbols[Int(scalar)] : 0
    }

    /// Returns the number of symbols that a word shares with the previous one, beyond those of its node.
    func nextShared(from reader: inout BitReader) -> Int? {
        codes.next(2 &* (symbolCount &+ 1), from: &reader)
    }

    /// Returns the next symbol of a word, or 0 at its end.
    func nextSymbol(after symbol: UInt8, isFirst: Bool, from reader: inout BitReader) -> Int? {
        codes.next((isFirst ? 0 : symbolCount &+ 1) &+ Int(symbol), from: &reader)
    }

    /// Returns a word's list and rank.
    func nextEntry(from reader: inout BitReader) -> Entry? {
        guard let symbol = codes.next(2 &* (symbolCount &+ 1) &+ 1, from: &reader) else { return nil }
        return ranks.entry(of: symbol, from: &reader)
    }
}

/// The packing of a word's list and rank: with ranks in half octaves, or with exact ranks.
struct PackedRanks: Sendable {
    static let perList = 32

    let areExact: Bool

    /// Returns the list and rank for the code's symbol and, with exact ranks, the bits after it.
    func entry(of symbol: Int, from reader: inout BitReader) -> PasswordDictionary.Entry? {
        var rank = symbol % Self.perList
        if areExact {
            let octaves = min(rank, 16)
            rank = 1 &<< octaves | (octaves == 0 ? 0 : Int(reader.peek(octaves)))
            reader.skip(octaves)
        }
        return entry(list: symbol / Self.perList, packedRank: rank)
    }

    func entry(list: Int, packedRank: Int) -> PasswordDictionary.Entry? {
        guard let list = PasswordDictionary.List(rawValue: UInt8(clamping: list)) else { return nil }
        return PasswordDictionary.Entry(list: list, rank: areExact ? Double(packedRank) : Self.rank(packedRank))
    }

    private static func rank(_ halfOctaves: Int) -> Double {
        let octaves = Double(1 &<< (min(halfOctaves, 62) / 2))
        return halfOctaves % 2 == 0 ? octaves : octaves * 2.0.squareRoot()
    }
}
