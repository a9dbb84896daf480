/// Reads the index of a packed dictionary, in the format that `Tools/passwords/pack.py` documents, and validates every
/// number in it.
struct PackedDictionaryReader {
    private(set) var symbolCount = 0
    private(set) var characters: [UInt8] = [0]
    private(set) var symbols = [UInt8](repeating: 0, count: 128)
    private(set) var codes = PrefixCodes()
    private(set) var ranks = PackedRanks(areExact: false)
    private(set) var nodes: [PackedDictionary.Node] = []
    private(set) var groups: [PackedDictionary.Group] = []

    private enum Format {
        static let mark: [UInt8] = [0x4C, 0x50, 0x44, 0x31]
        /// The maximum number of symbols, which are bits of a 64-bit set.
        static let mostSymbols: UInt8 = 62
        static let noList: UInt8 = 255
        static let sharedCodes = 32
    }

    init?(_ bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard readSymbols(&reader), let nodeCount = reader.short(), let groupCount = reader.short(), readCodes(&reader),
            readNodes(nodeCount, &reader), groups.count == groupCount
        else { return nil }
    }

    private mutating func readSymbols(_ reader: inout ByteReader) -> Bool {
        for expected in Format.mark {
            guard reader.byte() == expected else { return false }
        }
        guard let flags = reader.byte(), flags <= 1, let count = reader.byte(), 1...Format.mostSymbols ~= count else {
            return false
        }
        ranks = PackedRanks(areExact: flags == 1)
        symbolCount = Int(count)
        for symbol in 1...count {
            guard let code = reader.byte(), code < 128 else { return false }
            symbols[Int(code)] = symbol
            characters.append(code)
        }
        return reader.byte().map(Int.init) == PasswordDictionary.List.allCases.count
    }

    private mutating func readCodes(_ reader: inout ByteReader) -> Bool {
        for _ in 0..<2 &* (symbolCount &+ 1) {
            guard let lengths = reader.bytes(symbolCount &+ 1), codes.append(lengths: lengths) else { return false }
        }
        guard let shared = reader.bytes(Format.sharedCodes), codes.append(lengths: shared),
            let ranks = reader.bytes(PackedRanks.perList &* PasswordDictionary.List.allCases.count)
        else { return false }
        return codes.append(lengths: ranks)
    }

    private mutating func readNodes(_ nodeCount: Int, _ reader: inout ByteReader) -> Bool {
        var bits = 0
        var nextNode = 1
        for number in 0..<nodeCount {
            guard number < nextNode, let list = reader.byte(), let rank = reader.short(), let count = reader.byte()
            else {
                return false
            }
            let first = groups.count
            var symbol: UInt8 = 1
            for _ in 0..<count {
                guard let last = reader.byte(), last >= symbol, last <= symbolCount, let words = reader.byte() else {
                    return false
                }
                let range = (2 &<< UInt64(last)) &- (1 &<< UInt64(words == 0 ? last : symbol))
                var group = PackedDictionary.Group(symbols: range, lastSymbol: last)
                if words == 0 {
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
            let entry = list == Format.noList ? nil : ranks.entry(list: Int(list), packedRank: rank)
            nodes.append(PackedDictionary.Node(entry: entry, groups: first..<groups.count))
        }
        // The bits begin after the end of the index.
        for index in groups.indices { groups[index].bitOffset &+= reader.offset &* 8 }
        return nodeCount > 0 && nextNode == nodeCount && reader.offset &+ (bits &+ 7) / 8 == reader.count
    }
}

/// Reads bytes, and never beyond the end.
private struct ByteReader {
    private let all: [UInt8]
    private(set) var offset = 0

    init(_ bytes: [UInt8]) {
        all = bytes
    }

    var count: Int { all.count }

    mutating func byte() -> UInt8? {
        bytes(1)?.first
    }

    mutating func short() -> Int? {
        guard let low = byte(), let high = byte() else { return nil }
        return Int(high) &<< 8 | Int(low)
    }

    mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
        guard offset &+ count <= all.count else { return nil }
        offset &+= count
        return all[(offset &- count)..<offset]
    }
}
