/// Reads bits, starting with the highest of each byte. Bits beyond the end are 0.
struct BitReader {
    private let bytes: UnsafeRawBufferPointer
    private(set) var position: Int

    init(_ bytes: UnsafeRawBufferPointer, at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    /// Returns the next bits, at most 24, without advancing.
    func peek(_ count: Int) -> UInt32 {
        let byte = position &>> 3
        let word: UInt32
        if byte >= 0, byte &+ 4 <= bytes.count {
            word = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: byte, as: UInt32.self))
        } else {
            var last: UInt32 = 0
            for index in byte..<(byte &+ 4) {
                last = last &<< 8 | (bytes.indices.contains(index) ? UInt32(bytes[index]) : 0)
            }
            word = last
        }
        return (word &<< UInt32(position & 7)) &>> UInt32(32 &- count)
    }

    mutating func skip(_ count: Int) {
        position &+= count
    }
}
