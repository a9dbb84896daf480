import LiveUnicode

/// A sectioned field's text, which can be addressed by UTF-16 offsets and by characters.
struct RawText: Sendable {
    let bytes: [UInt8]
    /// Whether byte offsets, UTF-16 offsets, and character counts coincide, as they do in ASCII.
    private let isASCII: Bool
    let utf16Count: Int

    init(_ bytes: [UInt8] = []) {
        self.bytes = bytes
        isASCII = bytes.allSatisfy { $0 < 0x80 }
        utf16Count = bytes.utf16Count(in: 0..<bytes.count)
    }

    init(_ text: String) {
        self.init(text.utf8Bytes)
    }

    var string: String { String(utf8Bytes: bytes[...]) }

    var isEmpty: Bool { bytes.isEmpty }

    var characterCount: Int { isASCII ? bytes.count : string.clusterCount }

    /// Returns the UTF-16 offset after a number of characters, limited to the end of the text.
    ///
    /// - Complexity: O(1) in ASCII, otherwise O(*n*).
    func end(ofCharacters count: Int) -> Int {
        guard count > 0 else { return 0 }
        return isASCII ? min(count, bytes.count) : string.utf16Offset(afterClusters: count)
    }

    /// Returns the number of characters that begin before an offset.
    func characters(before offset: Int) -> Int {
        isASCII ? clamped(offset) : RawText(Array(bytes[..<byteOffset(of: offset)])).characterCount
    }

    /// Returns the offset limited to the text, and never between the halves of a surrogate pair.
    func clamped(_ offset: Int) -> Int {
        bytes.utf16Count(in: 0..<byteOffset(of: offset))
    }

    /// Returns the range limited to the text and expanded to whole surrogate pairs.
    func clamped(_ range: Range<Int>) -> Range<Int> {
        let taken = bytes.bytes(ofUTF16: range)
        let start = bytes.utf16Count(in: 0..<taken.lowerBound)
        return start..<start &+ bytes.utf16Count(in: taken)
    }

    func byteOffset(of offset: Int) -> Int {
        bytes.offset(ofUTF16: offset, roundingUp: false)
    }

    /// Returns the text between two offsets.
    func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
        bytes[byteOffset(of: range.lowerBound)..<byteOffset(of: range.upperBound)]
    }

    func replacing(_ range: Range<Int>, with replacement: ArraySlice<UInt8>) -> RawText {
        RawText(bytes.replacing(bytes.bytes(ofUTF16: range), with: Array(replacement)))
    }
}
