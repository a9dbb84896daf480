import LiveUnicode

/// A change of a text: a part of it is replaced.
///
/// ```swift
/// TextEdit(4..<4, "12").applied(to: "abcdefgh")  // "abcd12efgh"
/// ```
///
/// Offsets are in UTF-16 and may be any numbers: they are clamped to the text, and a range that would cut a surrogate
/// pair in two takes the whole pair.
public struct TextEdit: Sendable, Hashable {
    /// What is replaced, in UTF-16 offsets of the text before the edit.
    public var range: Range<Int>
    /// What takes its place.
    public var replacement: String

    /// Creates an edit.
    ///
    /// - Parameters:
    ///   - range: What is replaced, in UTF-16 offsets; empty for an insertion.
    ///   - replacement: What takes its place; empty for a deletion.
    public init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// Creates an edit from a selection, whose ends may be given in any order.
    public init(from start: Int, to end: Int, _ replacement: String) {
        self.init(min(start, end)..<max(start, end), replacement)
    }

    /// Finds the edit that lies between two texts.
    ///
    /// There can be several: of `aa` and `aaa`, nobody knows which `a` was typed. The caret tells, as it stands behind
    /// what was inserted.
    ///
    /// - Parameters:
    ///   - old: The text before.
    ///   - new: The text after.
    ///   - caret: Where the caret stands in the text after, as a UTF-16 offset.
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
        // Bytes may agree within scalars that do not.
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

    /// The text after the edit.
    ///
    /// - Complexity: O(*n*) in the bytes of the text and the replacement.
    public func applied(to text: String) -> String {
        let text = text.utf8Bytes
        return String(utf8Bytes: text.replacing(text.bytes(ofUTF16: range), with: replacement.utf8Bytes)[...])
    }

    /// The edit that takes this one back, once it has been made.
    ///
    /// - Parameter text: The text before the edit.
    /// - Complexity: O(*n*) in the bytes of the text.
    public func inverse(in text: String) -> TextEdit {
        let text = text.utf8Bytes
        let replaced = text.bytes(ofUTF16: range)
        let start = text.utf16Count(in: 0..<replaced.lowerBound)
        return TextEdit(start..<start &+ TextUnit.utf16.count(replacement), String(utf8Bytes: text[replaced]))
    }

    /// Where the caret stands after the edit: behind what was inserted, as a UTF-16 offset.
    public var caret: Int {
        range.lowerBound &+ TextUnit.utf16.count(replacement)
    }
}
