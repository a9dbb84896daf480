/// Numbers out of a fuzzer's bytes, one after another; past the end, all are zero.
struct ByteSource {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    mutating func integer() -> Int32 { Int32(truncatingIfNeeded: bits(4)) }

    /// Any `Double`, NaN and infinities among them.
    mutating func double() -> Double { Double(bitPattern: bits(8)) }

    /// The next bytes, as many as the next byte says.
    mutating func bytes() -> [UInt8] {
        let count = Int(byte())
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }

    private mutating func bits(_ count: Int) -> UInt64 {
        (0..<count).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) }
    }
}

extension ByteSource {
    /// A file as the bytes say: all that follows a zero, or, after another byte, a sound file with bytes of it changed.
    ///
    /// Each change is three bytes of a place and one of what stands there then.
    mutating func file(like sound: [UInt8]) -> [UInt8] {
        guard byte() != 0 else { return Array(rest) }
        var bytes = sound
        while !isAtEnd {
            let place = Int(bits(3)) % bytes.count
            bytes[place] = byte()
        }
        return bytes
    }
}
