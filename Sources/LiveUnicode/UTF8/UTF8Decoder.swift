/// Decodes scalars from UTF-8 as a browser does, with each maximal part of an invalid sequence replaced by U+FFFD.
///
/// See The Unicode Standard, section 3.9, "U+FFFD Substitution of Maximal Subparts".
package struct UTF8Decoder {
    private static let replacement: UInt32 = 0xFFFD

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0

    /// Creates a decoder before the first byte. The bytes can be any.
    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Returns the next scalar, or `nil` at the end.
    package mutating func next() -> UInt32? {
        guard offset < bytes.count else { return nil }
        let lead = bytes[offset]
        offset &+= 1
        if lead < 0x80 { return UInt32(lead) }
        switch lead {
        case 0xC2...0xDF: return tail(UInt32(lead & 0x1F), 1, 0x80, 0xBF)
        case 0xE0: return tail(0, 2, 0xA0, 0xBF)
        case 0xED: return tail(0x0D, 2, 0x80, 0x9F)
        case 0xE1...0xEF: return tail(UInt32(lead & 0x0F), 2, 0x80, 0xBF)
        case 0xF0: return tail(0, 3, 0x90, 0xBF)
        case 0xF4: return tail(4, 3, 0x80, 0x8F)
        case 0xF1...0xF3: return tail(UInt32(lead & 0x07), 3, 0x80, 0xBF)
        default: return Self.replacement
        }
    }

    /// Returns the scalar with a number of further bytes, of which the first must be in a given range.
    private mutating func tail(_ head: UInt32, _ length: Int, _ lowest: UInt8, _ highest: UInt8) -> UInt32 {
        var value = head
        for position in 0..<length {
            guard offset < bytes.count else { return Self.replacement }
            let byte = bytes[offset]
            guard position == 0 ? byte >= lowest && byte <= highest : byte & 0xC0 == 0x80 else {
                return Self.replacement
            }
            value = value &<< 6 | UInt32(byte & 0x3F)
            offset &+= 1
        }
        return value
    }
}
