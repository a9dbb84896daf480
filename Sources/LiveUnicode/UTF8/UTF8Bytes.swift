extension String {
    /// Calls `body` with the text's UTF-8 bytes, without a copy if the storage is native.
    package func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        #if hasFeature(Embedded)
        var result: Result?
        visitUTF8 { result = body($0) }
        return result.unsafelyUnwrapped
        #else
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var native = self
        return native.withUTF8(body)
        #endif
    }

    #if hasFeature(Embedded)
    /// Calls `visit` once. Each specialization of the called code would add 0.1 KB. Every string is native in this
    /// configuration, and code for other strings would add 4 KB.
    @inline(never) private func visitUTF8(_ visit: (UnsafeBufferPointer<UInt8>) -> Void) {
        if utf8.withContiguousStorageIfAvailable(visit) == nil { visit(UnsafeBufferPointer(start: nil, count: 0)) }
    }
    #endif
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the scalar that begins at a byte offset of well-formed UTF-8, and its length in bytes.
    package func scalar(at offset: Int) -> (value: UInt32, length: Int) {
        let lead = UInt32(self[offset])
        if lead < 0x80 { return (lead, 1) }
        let second = continuation(at: offset &+ 1)
        if lead < 0xE0 { return ((lead & 0x1F) &<< 6 | second, 2) }
        let third = continuation(at: offset &+ 2)
        if lead < 0xF0 { return ((lead & 0x0F) &<< 12 | second &<< 6 | third, 3) }
        return ((lead & 0x07) &<< 18 | second &<< 12 | third &<< 6 | continuation(at: offset &+ 3), 4)
    }

    private func continuation(at offset: Int) -> UInt32 {
        UInt32(self[offset] & 0x3F)
    }

    /// Returns the number of scalars that begin in a range of bytes.
    package func scalarCount(in range: Range<Int>) -> Int {
        sum(over: range, word: { $0.scalarCount }, byte: { $0.beginsScalar ? 1 : 0 })
    }

    /// Returns the number of UTF-16 code units in the scalars that begin in a range of bytes.
    @inline(never)
    package func utf16Count(in range: Range<Int>) -> Int {
        sum(
            over: range,
            word: { $0.scalarCount &+ $0.surrogatePairCount },
            byte: { ($0.beginsScalar ? 1 : 0) &+ ($0 >= 0xF0 ? 1 : 0) }
        )
    }

    private func sum(over range: Range<Int>, word: (UTF8Word) -> Int, byte: (UInt8) -> Int) -> Int {
        guard let base = UnsafeRawPointer(baseAddress) else { return 0 }
        var sum = 0
        var offset = range.lowerBound
        while range.upperBound &- offset >= UTF8Word.size {
            sum &+= word(UTF8Word(base, at: offset))
            offset &+= UTF8Word.size
        }
        while offset < range.upperBound {
            sum &+= byte(self[offset])
            offset &+= 1
        }
        return sum
    }
}
