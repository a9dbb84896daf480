/// The parts of a packed dictionary, as `Tools/passwords/pack.py` describes them, read with distrust.
struct PackedDictionary {
    private var reader: ByteReader
    let hasExactRanks: Bool
    private(set) var symbols = [UInt8](repeating: 0, count: 128)
    let symbolCount: Int
    private(set) var characters: [UInt8] = [0]
    private(set) var letterCodes: [PrefixCode] = []
    let sharedCode: PrefixCode
    let rankCode: RankCode
    private(set) var nodes: [PasswordDictionary.Node] = []
    private(set) var groups: [PasswordDictionary.Group] = []

    private static let mark: [UInt8] = [0x4C, 0x50, 0x44, 0x31]
    /// Symbols are bits of a 64-bit set.
    private static let mostSymbols = 62
    private static let noList: UInt8 = 255

    init?(_ bytes: [UInt8]) {
        reader = ByteReader(bytes)
        for expected in Self.mark {
            guard reader.byte() == expected else { return nil }
        }
        guard let flags = reader.byte(), flags <= 1, let count = reader.byte(), count > 0, count <= Self.mostSymbols else {
            return nil
        }
        hasExactRanks = flags == 1
        symbolCount = Int(count)
        for symbol in 1...count {
            guard let code = reader.byte(), code < 128 else { return nil }
            symbols[Int(code)] = symbol
            characters.append(code)
        }
        let listCount = PasswordDictionary.List.allCases.count
        guard reader.byte().map(Int.init) == listCount, let nodeCount = reader.short(), let groupCount = reader.short()
        else { return nil }
        for _ in 0..<2 &* (symbolCount &+ 1) {
            guard let code = reader.code(symbols: symbolCount &+ 1) else { return nil }
            letterCodes.append(code)
        }
        guard let shared = reader.code(symbols: RankCode.perList),
            let ranks = reader.code(symbols: RankCode.perList &* listCount)
        else { return nil }
        sharedCode = shared
        rankCode = RankCode(code: ranks, isExact: hasExactRanks)
        guard readNodes(nodeCount), groups.count == groupCount else { return nil }
    }

    private mutating func readNodes(_ nodeCount: Int) -> Bool {
        var bits = 0
        var nextNode = 1
        for number in 0..<nodeCount {
            guard number < nextNode, let list = reader.byte(), let rank = reader.short(), let count = reader.byte() else {
                return false
            }
            let first = groups.count
            var symbol: UInt8 = 1
            for _ in 0..<count {
                guard let last = reader.byte(), last >= symbol, last <= symbolCount, let words = reader.byte() else {
                    return false
                }
                var group = PasswordDictionary.Group(symbols: symbol...last)
                if words == 0 {
                    group.symbols = last...last
                    group.node = nextNode
                    nextNode &+= 1
                } else {
                    guard let length = reader.short() else { return false }
                    group.wordCount = Int(words)
                    group.bitOffset = bits
                    bits &+= length
                }
                groups.append(group)
                symbol = last &+ 1
            }
            let entry = list == Self.noList ? nil : rankCode.entry(list: Int(list), packedRank: rank)
            nodes.append(PasswordDictionary.Node(entry: entry, groups: first..<groups.count))
        }
        // The bits begin where the index ends.
        for index in groups.indices { groups[index].bitOffset &+= reader.offset &* 8 }
        return nextNode == nodeCount && reader.offset &+ (bits &+ 7) / 8 == reader.count
    }
}

/// How the list and the rank of a word are packed.
struct RankCode: Sendable {
    static let perList = 32

    let code: PrefixCode
    let isExact: Bool

    func next(from reader: inout BitReader) -> PasswordDictionary.Entry? {
        guard let symbol = code.next(from: &reader) else { return nil }
        var rank = symbol % Self.perList
        if isExact {
            let octaves = min(rank, 16)
            rank = 1 &<< octaves | (octaves == 0 ? 0 : Int(reader.peek(octaves)))
            reader.skip(octaves)
        }
        return entry(list: symbol / Self.perList, packedRank: rank)
    }

    func entry(list: Int, packedRank: Int) -> PasswordDictionary.Entry? {
        guard let list = PasswordDictionary.List(rawValue: UInt8(clamping: list)) else { return nil }
        return PasswordDictionary.Entry(list: list, rank: isExact ? Double(packedRank) : Self.halfOctaves(packedRank))
    }

    private static func halfOctaves(_ count: Int) -> Double {
        let octaves = Double(1 &<< (min(count, 62) / 2))
        return count % 2 == 0 ? octaves : octaves * 2.0.squareRoot()
    }
}

private struct ByteReader {
    private let bytes: [UInt8]
    private(set) var offset = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    mutating func byte() -> UInt8? {
        guard offset < bytes.count else { return nil }
        offset &+= 1
        return bytes[offset &- 1]
    }

    mutating func short() -> Int? {
        guard let low = byte(), let high = byte() else { return nil }
        return Int(high) &<< 8 | Int(low)
    }

    mutating func code(symbols: Int) -> PrefixCode? {
        guard offset &+ symbols <= bytes.count else { return nil }
        offset &+= symbols
        return PrefixCode(lengths: bytes[(offset &- symbols)..<offset])
    }
}
