import LiveCoding
import LiveUnicode

/// A change of a text that replaces a part of it.
///
/// ```swift
/// TextEdit(4..<4, "12").applied(to: "abcdefgh")  // "abcd12efgh"
/// ```
///
/// Offsets are in UTF-16 and can be any numbers. They are clamped to the text, and a range that would split a surrogate
/// pair is expanded to the whole pair.
public struct TextEdit: Sendable, Hashable {
    /// The replaced range, in UTF-16 offsets of the text before the edit.
    public var range: Range<Int>
    /// The text that replaces the range.
    public var replacement: String

    /// Creates an edit.
    ///
    /// - Parameters:
    ///   - range: The replaced range, in UTF-16 offsets. It's empty for an insertion.
    ///   - replacement: The text that replaces the range. It's empty for a deletion.
    public init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// Creates an edit from a selection, whose ends can be in any order.
    public init(from start: Int, to end: Int, _ replacement: String) {
        self.init(min(start, end)..<max(start, end), replacement)
    }

    /// Creates the edit that turns one text into another.
    ///
    /// There can be several such edits: from `aa` to `aaa`, any `a` could be the typed one. The caret resolves this,
    /// because it's after the insertion.
    ///
    /// - Parameters:
    ///   - old: The text before the edit.
    ///   - new: The text after the edit.
    ///   - caret: The position of the caret in the text after the edit, as a UTF-16 offset.
    /// - Complexity: O(*n*) in the bytes of both texts.
    public init(from old: String, to new: String, caret: Int) {
        let (old, new) = (old.utf8Bytes, new.utf8Bytes)
        let shorter = min(old.count, new.count)
        let tail = new.count &- new.offset(ofUTF16: caret, roundingUp: false)
        var suffix = 0
        while suffix < min(tail, shorter), old[old.count &- suffix &- 1] == new[new.count &- suffix &- 1] {
            suffix &+= 1
        }
        var prefix = 0
        while prefix < shorter &- suffix, old[prefix] == new[prefix] { prefix &+= 1 }
        // Different scalars can share bytes.
        while prefix > 0, !(old.beginsScalar(at: prefix) && new.beginsScalar(at: prefix)) { prefix &-= 1 }
        while suffix > 0, !old.beginsScalar(at: old.count &- suffix) || !new.beginsScalar(at: new.count &- suffix) {
            suffix &-= 1
        }
        let start = old.utf16Count(in: 0..<prefix)
        self.init(
            start..<start &+ old.utf16Count(in: prefix..<old.count &- suffix),
            String(utf8Bytes: new[prefix..<new.count &- suffix])
        )
    }

    /// Returns the text after the edit.
    ///
    /// - Complexity: O(*n*) in the bytes of the text and the replacement.
    public func applied(to text: String) -> String {
        let text = text.utf8Bytes
        return String(utf8Bytes: text.replacing(text.bytes(ofUTF16: range), with: replacement.utf8Bytes)[...])
    }

    /// Returns the edit that reverts this one after it was made.
    ///
    /// - Parameter text: The text before the edit.
    /// - Complexity: O(*n*) in the bytes of the text.
    public func inverse(in text: String) -> TextEdit {
        let text = text.utf8Bytes
        let replaced = text.bytes(ofUTF16: range)
        let start = text.utf16Count(in: 0..<replaced.lowerBound)
        return TextEdit(start..<start &+ TextUnit.utf16.count(replacement), String(utf8Bytes: text[replaced]))
    }

    /// Whether the edit changes nothing because it neither removes nor inserts anything.
    public var isEmpty: Bool { range.isEmpty && replacement.isEmpty }

    /// The position of the caret after the edit, which is the end of the insertion, as a UTF-16 offset. The start of the range
    /// isn't clamped.
    public var caret: Int {
        range.lowerBound &+ TextUnit.utf16.count(replacement)
    }
}

#if !hasFeature(Embedded)
extension TextEdit: Codable {
    private enum CodingKeys: CodingKey, CaseIterable { case start, end, replacement }

    /// Decodes an edit from `start`, `end`, which by default is the start, and `replacement`, which by default is empty.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases)
        let start: Int = try values(.start)
        var (end, replacement) = (start, "")
        try values.read(.end, into: &end)
        try values.read(.replacement, into: &replacement)
        guard start <= end else { throw decoder.error("the start must not be after the end") }
        self.init(start..<end, replacement)
    }

    /// Encodes the edit.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(range.lowerBound, forKey: .start)
        try values.encode(range.upperBound, forKey: .end)
        try values.encode(replacement, forKey: .replacement)
    }
}
#endif
