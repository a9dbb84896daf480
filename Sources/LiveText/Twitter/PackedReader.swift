/// Reads the numbers of a packed table one after another; past its end all of them are zero.
struct PackedReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// Whether something was asked for that the table does not hold.
    private(set) var isBroken = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Whether all of the table has been read, and no more than that.
    var isComplete: Bool { !isBroken && position == bytes.count }

    mutating func byte() -> UInt8 {
        guard position < bytes.count else {
            isBroken = true
            return 0
        }
        defer { position &+= 1 }
        return bytes[position]
    }

    /// A number in LEB128, of at most 28 bits.
    mutating func number() -> Int {
        var number = 0
        for shift in 0..<4 {
            let byte = byte()
            number |= Int(byte & 0x7F) &<< (7 &* shift)
            if byte < 0x80 { return number }
        }
        isBroken = true
        return 0
    }

    /// How many things follow that take at least a byte each, so that a broken table cannot ask for endless room.
    mutating func count() -> Int {
        let count = number()
        if count <= bytes.count &- position { return count }
        isBroken = true
        return 0
    }
}
