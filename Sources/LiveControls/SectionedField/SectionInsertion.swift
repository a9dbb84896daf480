import LiveUnicode

/// An insertion that is about to be made in a sectioned field.
public struct SectionInsertion: Sendable {
    /// The text before the insertion, as UTF-8.
    public let text: [UInt8]
    /// The inserted text as it was typed or pasted, with the characters that aren't accepted.
    public let typed: String
    /// The part of the text that is replaced, in bytes.
    public private(set) var range: Range<Int>
    /// The accepted characters of the inserted text, as UTF-8.
    public var inserted: [UInt8]
    /// What was typed since the latest change of the text and isn't accepted; see ``WrittenNumbers/ignorable``.
    let ignored: UInt32
    /// What the next insertion receives as ``ignored`` if the text doesn't change before it.
    var kept: UInt32 = 0
    /// Whether the insertion is empty and replaces the whole text.
    private(set) var isRemoval = false

    init(_ inserted: [UInt8], typed: String, over range: Range<Int>, of text: [UInt8], after ignored: UInt32) {
        self.text = text
        self.typed = typed
        self.range = range
        self.inserted = inserted
        self.ignored = ignored
    }

    /// The text after the insertion, as UTF-8, which can be longer than the field's capacity.
    public var result: [UInt8] { text.replacing(range, with: inserted) }

    /// A Boolean value that indicates whether the insertion is at the end of the text.
    public var isAtEnd: Bool { range.upperBound == text.count }

    /// Whether the person has ended the text, as with the Return key; see ``SectionedFieldEvent/committed``.
    var isCommitted: Bool { isAtEnd && inserted.isEmpty && typed.utf8Bytes == [UInt8(ascii: "/")] }

    /// Makes the insertion over another part of the text, in bytes.
    public mutating func move(to range: Range<Int>) {
        self.range = range.clamped(to: 0..<text.count)
    }

    /// Replaces the whole text instead, and puts the caret at its end.
    public mutating func replaceText(with replacement: [UInt8]) {
        range = 0..<text.count
        inserted = replacement
        isRemoval = replacement.isEmpty
    }
}
