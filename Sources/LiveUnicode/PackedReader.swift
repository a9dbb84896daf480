/// Reads the numbers of a packed table one after another; past the end, all numbers are zero.
package struct PackedReader {
    private let bytes: [UInt8]
    private var position = 0
    /// Whether a number was requested that the table does not hold.
    package private(set) var isBroken = false

    /// Begins before the first of a table's bytes.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether all of the table has been read.
    package var isAtEnd: Bool { position == bytes.count }

    /// The next byte.
    package mutating func byte() -> UInt8 {
        guard position < bytes.count else {
            isBroken = true
            return 0
        }
        defer { position &+= 1 }
        return bytes[position]
    }

    /// The next number, in LEB128, of at most 28 bits.
    @inline(never)
    package mutating func number() -> UInt32 {
        var number: UInt32 = 0
        var shift: UInt32 = 0
        while shift < 28 {
            let byte = byte()
            number |= UInt32(byte & 0x7F) &<< shift
            if byte < 0x80 { return number }
            shift &+= 7
        }
        isBroken = true
        return 0
    }

    /// The next number, read as a signed distance from another; its lowest bit is the sign.
    package mutating func number(from base: UInt32) -> UInt32 {
        let distance = number()
        return distance & 1 == 0 ? base &+ distance &>> 1 : base &- (distance &+ 1) &>> 1
    }

    /// The number of entries that follow, each of at least a byte, so that a broken table cannot ask for endless room.
    package mutating func count() -> Int {
        let count = Int(number())
        if count <= bytes.count &- position { return count }
        isBroken = true
        return 0
    }
}
