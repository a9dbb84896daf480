import LiveText

/// A sectioned field's text, addressed in UTF-16 offsets and in characters.
struct RawText: Sendable {
    private(set) var bytes: [UInt8]
    /// In ASCII, an offset in bytes, one in UTF-16 and a number of characters are the same.
    private var isASCII: Bool
    private(set) var utf16Count: Int

    init(_ bytes: [UInt8] = []) {
        self.bytes = bytes
        isASCII = bytes.allSatisfy { $0 < 0x80 }
        utf16Count = UTF8Scalar.utf16Count(of: bytes, in: 0..<bytes.count)
    }

    init(_ text: String) {
        self.init(text.withUTF8Bytes { Array($0) })
    }

    var string: String { String(validating: bytes, as: UTF8.self) ?? "" }

    var isEmpty: Bool { bytes.isEmpty }

    var characterCount: Int { isASCII ? bytes.count : TextUnit.characters.count(string) }

    /// Where a number of characters ends, in UTF-16; at most the text's end.
    ///
    /// - Complexity: O(1) in ASCII, else O(*n*).
    func end(ofCharacters count: Int) -> Int {
        guard count > 0 else { return 0 }
        return isASCII ? min(count, bytes.count) : TextLimit(count, unit: .characters).measure(string).validEnd
    }

    /// How many characters begin before an offset.
    func characters(before offset: Int) -> Int {
        isASCII ? clamped(offset) : RawText(Array(bytes[..<byteOffset(of: offset)])).characterCount
    }

    /// An offset that is in the text, and not between the halves of a surrogate pair.
    func clamped(_ offset: Int) -> Int {
        guard !isASCII else { return max(0, min(offset, bytes.count)) }
        return UTF8Scalar.utf16Count(of: bytes, in: 0..<byteOffset(of: offset))
    }

    /// A range that is in the text and takes in the whole of every surrogate pair that it touches.
    func clamped(_ range: Range<Int>) -> Range<Int> {
        let start = clamped(range.lowerBound)
        guard !range.isEmpty else { return start..<start }
        let end = clamped(range.upperBound)
        let isInsidePair = end < range.upperBound && end < utf16Count
        return start..<max(start, isInsidePair ? end &+ 2 : end)
    }

    func byteOffset(of offset: Int) -> Int {
        guard !isASCII else { return max(0, min(offset, bytes.count)) }
        return UTF8Scalar.byteOffset(in: bytes, utf16: offset)
    }

    /// The bytes between two offsets.
    func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
        bytes[byteOffset(of: range.lowerBound)..<byteOffset(of: range.upperBound)]
    }

    func replacing(_ range: Range<Int>, with replacement: ArraySlice<UInt8>) -> RawText {
        var result = Array(bytes[..<byteOffset(of: range.lowerBound)])
        result.append(contentsOf: replacement)
        result.append(contentsOf: bytes[byteOffset(of: range.upperBound)...])
        return RawText(result)
    }
}

/// Reads UTF-8 scalar by scalar.
enum UTF8Scalar {
    /// The scalar at a byte offset of well-formed UTF-8, and how many bytes it takes.
    static func read(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> (value: UInt32, length: Int) {
        let lead = UInt32(text[index])
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard length > 1, index &+ length <= text.count else { return (lead, 1) }
        var value = lead & (0xFF &>> UInt32(length &+ 1))
        for offset in 1..<length { value = value &<< 6 | UInt32(text[index &+ offset] & 0x3F) }
        return (value, length)
    }

    static func isStart(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

    /// How many UTF-16 code units the scalars that begin in a range of bytes take.
    static func utf16Count(of bytes: [UInt8], in range: Range<Int>) -> Int {
        var count = 0
        for index in range {
            let byte = bytes[index]
            count &+= (isStart(byte) ? 1 : 0) &+ (byte >= 0xF0 ? 1 : 0)
        }
        return count
    }

    /// The byte offset of a UTF-16 offset, clamped; that of the whole scalar where it is between two surrogates.
    static func byteOffset(in bytes: [UInt8], utf16 offset: Int) -> Int {
        var units = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            units &+= byte >= 0xF0 ? 2 : 1
            if units > offset { return index }
            index &+= byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        }
        return bytes.count
    }
}
