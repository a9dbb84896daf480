extension String {
    /// Creates a text from UTF-8, or returns `nil` if it isn't well-formed.
    ///
    /// The standard library's validation adds 0.6 KB to a WebAssembly module.
    @inline(never)
    package init?(wellFormed bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.isWellFormed else { return nil }
        #if hasFeature(Embedded)
        self.init(copying: UTF8Span(unchecked: bytes.span))
        #else
        // `init(validating:as:)` requires iOS 18.
        self.init(decoding: bytes, as: UTF8.self)
        #endif
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes are well-formed UTF-8 (The Unicode Standard, table 3-7).
    ///
    /// - Complexity: O(*n*), with eight bytes of ASCII in each step.
    package var isWellFormed: Bool {
        guard let base = UnsafeRawPointer(baseAddress) else { return true }
        var offset = 0
        while offset < count {
            while count &- offset >= UTF8Word.size, UTF8Word(base, at: offset).isASCII { offset &+= UTF8Word.size }
            guard offset < count else { break }
            let length = lengthOfScalar(at: offset)
            guard length > 0 else { return false }
            offset &+= length
        }
        return true
    }

    /// Returns the number of bytes of the scalar that begins at an offset, or 0 if no scalar begins there.
    private func lengthOfScalar(at offset: Int) -> Int {
        let lead = self[offset]
        if lead < 0x80 { return 1 }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard (0xC2..<0xF5).contains(lead), count &- offset >= length else { return 0 }
        for place in 1..<length where self[offset &+ place] & 0xC0 != 0x80 { return 0 }
        let value = scalar(at: offset).value
        let isShortest = length == 2 || value >= (length == 3 ? 0x800 : 0x10000)
        return isShortest && value &>> 11 != 0xD800 &>> 11 && value <= 0x10FFFF ? length : 0
    }
}
