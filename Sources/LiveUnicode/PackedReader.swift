/// Reads the numbers of a packed table in sequence. Past the end, all numbers are zero.
package struct PackedReader {
    private let bytes: [UInt8]
    private var position = 0
    /// Whether a number was requested that isn't in the table.
    package private(set) var isBroken = false

    /// Creates a reader before the first byte of a table.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether the whole table was read.
    package var isAtEnd: Bool { position == bytes.count }

    /// Returns the next byte.
    package mutating func byte() -> UInt8 {
        guard position < bytes.count else {
            isBroken = true
            return 0
        }
        defer { position &+= 1 }
        return bytes[position]
    }

    /// Returns the next number, in LEB128, with at most 28 bits.
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

    /// Returns the next number, which is stored as a signed distance from another. The lowest bit is the sign.
    package mutating func number(from base: UInt32) -> UInt32 {
        let distance = number()
        return distance & 1 == 0 ? base &+ distance &>> 1 : base &- (distance &+ 1) &>> 1
    }

    /// Returns the number of entries that follow. Each has at least one byte, so a damaged table can't request
    /// unlimited memory.
    package mutating func count() -> Int {
        let count = Int(number())
        if count <= bytes.count &- position { return count }
        isBroken = true
        return 0
    }
}
