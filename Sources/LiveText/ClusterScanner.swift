/// Walks over UTF-8 text, one grapheme cluster after another, and counts them.
///
/// The bytes must be well-formed UTF-8, as those of a `String` always are.
struct ClusterScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The byte offset of the scalar that comes next.
    private(set) var position = 0
    /// How many grapheme clusters begin before `position`.
    private(set) var count = 0

    private let table = GraphemeBreakTable.shared
    private var breaker = GraphemeBreaker()

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Moves on to the end of cluster number `limit`, counted from the start of the text, or to the end of the text.
    ///
    /// - Complexity: O(*n*) in the bytes passed over; eight bytes of ASCII cost one step.
    mutating func advance(throughCluster limit: Int) {
        while position < bytes.count {
            if bytes[position] < 0x80 {
                skipPlainASCII(throughCluster: limit)
                if position == bytes.count { return }
            }
            let (scalar, length) = bytes.scalar(at: position)
            let breakClass =
                scalar < 0x80
                ? GraphemeBreakClass(ascii: UInt8(truncatingIfNeeded: scalar)) : table.breakClass(of: scalar)
            if !breaker.joins(breakClass) {
                if count >= limit { return }
                count &+= 1
            }
            breaker.consume(breakClass)
            position &+= length
        }
    }

    /// Passes over whole words of ASCII without a carriage return: each byte of theirs is a cluster,
    /// as long as the byte before the word cannot join with it.
    private mutating func skipPlainASCII(throughCluster limit: Int) {
        guard breaker.letsASCIIBeginClusters, let base = UnsafeRawPointer(bytes.baseAddress) else { return }
        let start = position
        while bytes.count &- position >= ASCIIWord.size && limit &- count >= ASCIIWord.size {
            let word = ASCIIWord(base.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            guard word.isASCII && !word.hasCarriageReturn else { break }
            position &+= ASCIIWord.size
            count &+= ASCIIWord.size
        }
        if position > start {
            breaker.skipASCII(endingWith: bytes[position &- 1])
        }
    }
}

/// Eight bytes of text, looked at in one step.
struct ASCIIWord {
    static let size = 8

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    private let bits: UInt64

    init(_ bits: UInt64) {
        self.bits = bits
    }

    var isASCII: Bool { bits & Self.highBits == 0 }

    /// Whether one of the bytes is a carriage return; only asked when all of them are ASCII.
    var hasCarriageReturn: Bool {
        let difference = bits ^ (Self.ones &* 0x0D)
        return (difference &- Self.ones) & Self.highBits != 0
    }
}
