// These are arrays and functions that aren't inlined. Each closure over a string's own bytes adds 0.7 KB to a
// WebAssembly module.

extension String {
    /// The text in UTF-8.
    @inline(never)
    package var utf8Bytes: [UInt8] {
        withUTF8Bytes { [UInt8]($0) }
    }

    /// Creates a text from well-formed UTF-8.
    @inline(never)
    package init(utf8Bytes: ArraySlice<UInt8>) {
        self = utf8Bytes.withUnsafeBufferPointer { String(wellFormed: $0) ?? "" }
    }
}

extension [UInt8] {
    /// Returns the number of UTF-16 code units in the scalars that begin in a range of bytes.
    package func utf16Count(in range: Range<Int>) -> Int {
        withUnsafeBufferPointer { $0.utf16Count(in: range) }
    }

    /// Returns whether a scalar begins at a byte offset or the text ends there.
    package func beginsScalar(at offset: Int) -> Bool {
        offset >= count || self[offset].beginsScalar
    }

    /// Returns the bytes with a range of them replaced.
    @inline(never)
    package func replacing(_ range: Range<Int>, with replacement: [UInt8]) -> [UInt8] {
        var edited: [UInt8] = []
        edited.reserveCapacity(count &- range.count &+ replacement.count)
        edited.append(contentsOf: self[..<range.lowerBound])
        edited.append(contentsOf: replacement)
        edited.append(contentsOf: self[range.upperBound...])
        return edited
    }

    /// Returns the byte offsets of a range in UTF-16, clamped and expanded to whole scalars.
    @inline(never)
    package func bytes(ofUTF16 range: Range<Int>) -> Range<Int> {
        let start = offset(ofUTF16: range.lowerBound, roundingUp: false)
        let end = range.isEmpty ? start : offset(ofUTF16: range.upperBound, roundingUp: true)
        return start..<Swift.max(start, end)
    }

    /// Returns the byte offset of a UTF-16 offset, clamped. An offset inside a surrogate pair is rounded to the start
    /// or end of the pair.
    @inline(never)
    package func offset(ofUTF16 target: Int, roundingUp: Bool) -> Int {
        withUnsafeBufferPointer { $0.offset(ofUTF16: target, roundingUp: roundingUp) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the byte offset of a UTF-16 offset. An offset inside a surrogate pair is rounded to the start or end of
    /// the pair.
    ///
    /// - Complexity: O(*n*) in the number of bytes before it, with eight bytes in each step.
    package func offset(ofUTF16 target: Int, roundingUp: Bool) -> Int {
        guard let base = UnsafeRawPointer(baseAddress) else { return 0 }
        var units = 0
        var offset = 0
        while count &- offset >= UTF8Word.size {
            let word = UTF8Word(base, at: offset)
            let ahead = units &+ word.scalarCount &+ word.surrogatePairCount
            guard ahead <= target else { break }
            units = ahead
            offset &+= UTF8Word.size
        }
        while offset < count {
            let byte = self[offset]
            if byte.beginsScalar {
                if units >= target { return offset }
                units &+= byte >= 0xF0 ? 2 : 1
                if units > target { return roundingUp ? offset &+ 4 : offset }
            }
            offset &+= 1
        }
        return count
    }
}
