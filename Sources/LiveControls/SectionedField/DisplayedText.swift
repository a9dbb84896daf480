/// A raw text with its separators: what the native field holds.
///
/// A full section leads on to the next at once: its separator stands there before the next character is typed, so that
/// the caret is where that will appear. Each caret position of the raw text has one in the display, behind a separator
/// rather than before it.
struct DisplayedText: Sendable {
    /// How many characters each section has room for; empty for a plain field.
    let lengths: [Int]
    /// What each section holds, in UTF-16 offsets of the raw text.
    let sections: [Range<Int>]
    /// The offsets in the raw text before which a separator stands.
    private let separators: [Int]
    /// The display as UTF-8.
    let bytes: [UInt8]
    let utf16Count: Int

    init(_ raw: RawText, in format: SectionedFormat) {
        let lengths = format.lengths(for: raw)
        var sections: [Range<Int>] = []
        var separators: [Int] = []
        var bytes: [UInt8] = []
        var start = 0
        var characters = 0
        for index in lengths.indices {
            characters &+= lengths[index]
            let isLast = index == lengths.count &- 1
            // What is over, after an edit that is never refused, stands in the last section.
            let end = isLast ? raw.utf16Count : raw.end(ofCharacters: characters)
            let range = start..<max(start, end)
            sections.append(range)
            bytes.append(contentsOf: raw.slice(range))
            if !isLast, range.upperBound < raw.utf16Count || raw.characters(before: range.upperBound) == characters {
                separators.append(range.upperBound)
                bytes.append(format.separator)
            }
            start = range.upperBound
        }
        self.lengths = lengths
        self.sections = lengths.isEmpty ? [0..<raw.utf16Count] : sections
        self.separators = separators
        self.bytes = lengths.isEmpty ? raw.bytes : bytes
        utf16Count = raw.utf16Count &+ separators.count
    }

    var string: String { String(validating: bytes, as: UTF8.self) ?? "" }

    /// Where a place in the raw text is shown.
    func displayOffset(of offset: Int) -> Int {
        offset &+ separators.count { $0 <= offset }
    }

    /// Which place in the raw text is shown here; both sides of a separator are the same place.
    func rawOffset(of offset: Int) -> Int {
        var passed = 0
        for index in separators.indices where separators[index] &+ index < offset { passed &+= 1 }
        return offset &- passed
    }

    /// The section where the next character would appear; the last one when the caret is at the end.
    func section(at offset: Int) -> Int {
        var section = 0
        for index in sections.indices where index > 0 && separators.count >= index && separators[index &- 1] <= offset {
            section = index
        }
        return section
    }
}
