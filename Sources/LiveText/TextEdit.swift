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
        self = String(validating: utf8Bytes, as: UTF8.self) ?? ""
    }
}

extension [UInt8] {
    /// How many UTF-16 code units the scalars that begin in a range of bytes take.
    package func utf16Count(in range: Range<Int>) -> Int {
        withUnsafeBufferPointer { $0.utf16Count(in: range) }
    }

    /// Whether a scalar begins at a byte offset, or the text ends there.
    func beginsScalar(at offset: Int) -> Bool {
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

    /// The byte offsets of a range in UTF-16, which is clamped and takes in the whole of every scalar that it touches.
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
    func offset(ofUTF16 target: Int, roundingUp: Bool) -> Int {
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
