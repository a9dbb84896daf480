/// Reads the numbers of `CanonicalData`.
struct PackedNumbers {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func nextByte() -> UInt8? {
        guard offset < bytes.count else { return nil }
        offset &+= 1
        return bytes[offset &- 1]
    }

    mutating func next() -> UInt32? {
        var value: UInt32 = 0
        var shift: UInt32 = 0
        while let byte = nextByte() {
            value |= UInt32(byte & 0x7F) &<< shift
            if byte < 0x80 { return value }
            shift &+= 7
        }
        return nil
    }

    /// The number, as a distance from another, of which the lowest bit is the sign.
    mutating func nextDistance(from base: UInt32) -> UInt32? {
        next().map { $0 & 1 == 0 ? base &+ $0 &>> 1 : base &- ($0 &+ 1) &>> 1 }
    }
}

/// Scalars that decompose into two.
struct PackedPairs {
    private var numbers = PackedNumbers(CanonicalData.pairs)
    private var scalar: UInt32 = 0
    private var first: UInt32 = 0

    /// A scalar, its first one, and the index of its second one.
    mutating func next() -> (scalar: UInt32, first: UInt32, second: Int, isComposedAgain: Bool)? {
        guard let step = numbers.next(), let first = numbers.nextDistance(from: first), let second = numbers.nextByte()
        else { return nil }
        scalar &+= step &>> 1
        self.first = first
        return (scalar, first, Int(second), step & 1 == 1)
    }
}

/// Scalars that decompose into one.
struct PackedSingles {
    private var numbers = PackedNumbers(CanonicalData.singles)
    private var scalar: UInt32 = 0
    private var target: UInt32 = 0

    mutating func next() -> (scalar: UInt32, target: UInt32)? {
        guard let step = numbers.next(), let target = numbers.nextDistance(from: target) else { return nil }
        scalar &+= step
        self.target = target
        return (scalar, target)
    }
}
