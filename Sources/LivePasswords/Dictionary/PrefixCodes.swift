/// Several canonical prefix codes with at most fifteen bits.
struct PrefixCodes: Sendable {
    static let longest = 15
    /// The maximum length of codes that are decoded in one step. It covers nearly all symbols.
    private static let quickBits = 7

    /// For each code and each prefix of `quickBits` bits, the symbol and, above it, the length. The value is 0 for
    /// longer codes.
    private var quick: [UInt16] = []
    /// For each code and each length, the end of the codes with that length, as the bits of a window of `longest` bits.
    private var limits: [UInt32] = []
    /// For each code and each length, the difference between a symbol's index in `symbols` and its bits.
    private var places: [Int32] = []
    private var symbols: [UInt8] = []

    /// Adds the code with these lengths, where 0 is for symbols without a code. Returns `false` if the lengths aren't a
    /// valid code.
    mutating func append(lengths: ArraySlice<UInt8>) -> Bool {
        guard lengths.count <= 256, lengths.allSatisfy({ $0 <= Self.longest }) else { return false }
        let first = quick.count
        for _ in 0..<1 &<< Self.quickBits { quick.append(0) }
        var code: UInt32 = 0
        for length in 0...Self.longest {
            places.append(Int32(truncatingIfNeeded: symbols.count) &- Int32(code))
            for (symbol, each) in lengths.enumerated() where length > 0 && each == length {
                guard code < 1 &<< UInt32(length) else { return false }
                symbols.append(UInt8(truncatingIfNeeded: symbol))
                if length <= Self.quickBits {
                    let free = Self.quickBits &- length
                    let start = first &+ Int(code) &<< free
                    for index in start..<(start &+ 1 &<< free) { quick[index] = UInt16(length &<< 8 | symbol) }
                }
                code &+= 1
            }
            limits.append(code &<< UInt32(Self.longest &- length))
            code &<<= 1
        }
        return true
    }

    /// Returns the next symbol of one of the codes, or `nil` if the bits aren't a symbol.
    func next(_ code: Int, from reader: inout BitReader) -> Int? {
        let window = reader.peek(Self.longest)
        let entry = quick[code &<< Self.quickBits | Int(window &>> UInt32(Self.longest &- Self.quickBits))]
        if entry != 0 {
            reader.skip(Int(entry &>> 8))
            return Int(entry & 0xFF)
        }
        let row = code &* (Self.longest &+ 1)
        for length in (Self.quickBits &+ 1)...Self.longest where window < limits[row &+ length] {
            reader.skip(length)
            let place = Int(window &>> UInt32(Self.longest &- length)) &+ Int(places[row &+ length])
            return symbols.indices.contains(place) ? Int(symbols[place]) : nil
        }
        return nil
    }
}
