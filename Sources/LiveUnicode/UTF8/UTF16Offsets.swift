// Arrays and functions that are not inlined: each closure over a string's own bytes weighs 0.7 KB in a WebAssembly module.

extension String {
    /// The text in UTF-8.
    @inline(never)
    package var utf8Bytes: [UInt8] {
        withUTF8Bytes { [UInt8]($0) }
    }

    /// The text of well-formed UTF-8.
    @inline(never)
    package init(utf8Bytes: ArraySlice<UInt8>) {
        self = utf8Bytes.withUnsafeBufferPointer { String(wellFormed: $0) ?? "" }
    }
}

extension [UInt8] {
    /// The number of UTF-16 code units in the scalars that begin in a range of bytes.
    package func utf16Count(in range: Range<Int>) -> Int {
        withUnsafeBufferPointer { $0.utf16Count(in: range) }
    }

    /// Whether a scalar begins at a byte offset, or the text ends there.
    package func beginsScalar(at offset: Int) -> Bool {
        offset >= count || self[offset].beginsScalar
    }

    /// The bytes with some of them replaced.
    @inline(never)
    package func replacing(_ range: Range<Int>, with replacement: [UInt8]) -> [UInt8] {
        var edited: [UInt8] = []
        edited.reserveCapacity(count &- range.count &+ replacement.count)
        edited.append(contentsOf: self[..<range.lowerBound])
        edited.append(contentsOf: replacement)
        edited.append(contentsOf: self[range.upperBound...])
        return edited
    }

    /// The byte offsets of a range in UTF-16, clamped, and widened to the whole of every scalar that it touches.
    @inline(never)
    package func bytes(ofUTF16 range: Range<Int>) -> Range<Int> {
        let start = offset(ofUTF16: range.lowerBound, roundingUp: false)
        let end = range.isEmpty ? start : offset(ofUTF16: range.upperBound, roundingUp: true)
        return start..<Swift.max(start, end)
    }

    /// The byte offset of a UTF-16 offset, clamped; one inside a surrogate pair is rounded to the pair's start or end.
    @inline(never)
    package func offset(ofUTF16 target: Int, roundingUp: Bool) -> Int {
        withUnsafeBufferPointer { $0.offset(ofUTF16: target, roundingUp: roundingUp) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The byte offset of a UTF-16 offset; one inside a surrogate pair is rounded to the pair's start or end.
    ///
    /// - Complexity: O(*n*) in the bytes before it, eight of them in a step.
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
