/// Reads numbers from a fuzzer's bytes. After the end, all numbers are zero.
struct ByteSource {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    /// Returns any `Double`, including NaN and infinities.
    mutating func double() -> Double { Double(bitPattern: bits(8)) }

    /// Returns a byte string whose length is the first byte.
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
    /// Returns a file. After a zero byte, it's the remaining input; otherwise, it's a valid file with some bytes changed.
    ///
    /// Each change consists of a three-byte offset and the new byte.
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
