extension UInt8 {
    /// Whether the byte is the first byte of a scalar in UTF-8.
    package var beginsScalar: Bool { self & 0xC0 != 0x80 }
}

extension UInt32 {
    /// Calls `body` with each byte of the scalar in UTF-8, in order.
    @inline(__always)
    package func encodeUTF8(_ body: (UInt8) -> Void) {
        func put(_ byte: UInt32) { body(UInt8(truncatingIfNeeded: byte)) }
        if self < 0x80 { return put(self) }
        if self < 0x800 {
            put(0xC0 | self &>> 6)
        } else {
            if self < 0x1_0000 {
                put(0xE0 | self &>> 12)
            } else {
                put(0xF0 | self &>> 18)
                put(0x80 | self &>> 12 & 0x3F)
            }
            put(0x80 | self &>> 6 & 0x3F)
        }
        put(0x80 | self & 0x3F)
    }
}

extension [UInt8] {
    /// Appends a scalar in UTF-8.
    package mutating func append(utf8 scalar: UInt32) {
        scalar.encodeUTF8 { append($0) }
    }
}
