import LiveText
import LiveUnicode

/// A sectioned field's text, addressed in UTF-16 offsets and in characters.
struct RawText: Sendable {
    let bytes: [UInt8]
    /// In ASCII, an offset in bytes, one in UTF-16 and a number of characters are the same.
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
        bytes.utf16Count(in: 0..<byteOffset(of: offset))
    }

    /// A range that is in the text and takes in the whole of every surrogate pair that it touches.
    func clamped(_ range: Range<Int>) -> Range<Int> {
        let taken = bytes.bytes(ofUTF16: range)
        let start = bytes.utf16Count(in: 0..<taken.lowerBound)
        return start..<start &+ bytes.utf16Count(in: taken)
    }

    func byteOffset(of offset: Int) -> Int {
        bytes.offset(ofUTF16: offset, roundingUp: false)
    }

    /// The text between two offsets.
    func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
        bytes[byteOffset(of: range.lowerBound)..<byteOffset(of: range.upperBound)]
    }

    func replacing(_ range: Range<Int>, with replacement: ArraySlice<UInt8>) -> RawText {
        RawText(bytes.replacing(bytes.bytes(ofUTF16: range), with: Array(replacement)))
    }
}
