/// A canonical prefix code of at most fifteen bits.
struct PrefixCode: Sendable {
    static let longest = 15
    /// Codes up to this length, which are nearly all, are found in one step.
    private static let quickBits = 7

    /// For each beginning of `quickBits` bits: the symbol and, in the upper byte, the length of its code; 0 for longer ones.
    private var quick: [UInt16]
    /// For each length: where its codes end, as the bits of a window of `longest` bits.
    private var limits: [UInt32] = []
    /// What to add to a code of each length for its place in `symbols`.
    private var places: [Int] = []
    private var symbols: [UInt8] = []

    /// The code of these lengths, 0 standing for symbols that have none; `nil` where there is no such code.
    init?(lengths: ArraySlice<UInt8>) {
        quick = Array(repeating: 0, count: 1 &<< Self.quickBits)
        var code: UInt32 = 0
        for length in 0...Self.longest {
            let start = code
            places.append(symbols.count &- Int(start))
            if length > 0 {
                for (symbol, each) in lengths.enumerated() where each == length {
                    guard symbol < 256, code < 1 &<< UInt32(length) else { return nil }
                    symbols.append(UInt8(truncatingIfNeeded: symbol))
                    fillQuick(code, length, symbol)
                    code &+= 1
                }
            }
            limits.append(code &<< UInt32(Self.longest &- length))
            code &<<= 1
        }
        guard lengths.allSatisfy({ $0 <= Self.longest }) else { return nil }
    }

    private mutating func fillQuick(_ code: UInt32, _ length: Int, _ symbol: Int) {
        guard length <= Self.quickBits else { return }
        let free = Self.quickBits &- length
        let first = Int(code) &<< free
        for index in first..<(first &+ 1 &<< free) { quick[index] = UInt16(length &<< 8 | symbol) }
    }

    /// The next symbol, or `nil` where the bits are no code.
    func next(from reader: inout BitReader) -> Int? {
        let window = reader.peek(Self.longest)
        let entry = quick[Int(window &>> UInt32(Self.longest &- Self.quickBits))]
        if entry != 0 {
            reader.skip(Int(entry &>> 8))
            return Int(entry & 0xFF)
        }
        for length in (Self.quickBits &+ 1)...Self.longest where window < limits[length] {
            reader.skip(length)
            let place = Int(window &>> UInt32(Self.longest &- length)) &+ places[length]
            return symbols.indices.contains(place) ? Int(symbols[place]) : nil
        }
        return nil
    }
}

/// Reads bits, the highest of each byte first; those beyond the end are 0.
struct BitReader {
    private let bytes: UnsafeRawBufferPointer
    private(set) var position: Int

    init(_ bytes: UnsafeRawBufferPointer, at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    /// The next bits, at most 24, which stay where they are.
    func peek(_ count: Int) -> UInt32 {
        let byte = position &>> 3
        let word: UInt32
        if byte >= 0, byte &+ 4 <= bytes.count {
            word = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: byte, as: UInt32.self))
        } else {
            var last: UInt32 = 0
            for index in byte..<(byte &+ 4) { last = last &<< 8 | (bytes.indices.contains(index) ? UInt32(bytes[index]) : 0) }
            word = last
        }
        return (word &<< UInt32(position & 7)) &>> UInt32(32 &- count)
    }

    mutating func skip(_ count: Int) {
        position &+= count
    }
}
