/// Eight bytes of UTF-8, examined in one step.
struct UTF8Word {
    static let size = 8

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    private let bits: UInt64

    init(_ base: UnsafeRawPointer, at offset: Int) {
        bits = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    var isASCII: Bool { bits & Self.highBits == 0 }

    /// Whether one of the bytes is a carriage return. The result is valid only if all bytes are ASCII.
    var hasCarriageReturn: Bool {
        let difference = bits ^ (Self.ones &* 0x0D)
        return (difference &- Self.ones) & Self.highBits != 0
    }

    /// The number of bytes that begin a scalar, which are all except 10xxxxxx.
    var scalarCount: Int {
        Self.size &- (bits &>> 7 & ~(bits &>> 6) & Self.ones).nonzeroBitCount
    }

    /// The number of bytes that begin a scalar of two UTF-16 code units, which are 1111xxxx.
    var surrogatePairCount: Int {
        (bits &>> 7 & bits &>> 6 & bits &>> 5 & bits &>> 4 & Self.ones).nonzeroBitCount
    }
}
