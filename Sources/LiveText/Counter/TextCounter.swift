import LiveUnicode

/// Counts a text during editing, at a cost that depends on the edit rather than on the text.
///
/// ```swift
/// var counter = TextCounter("👨‍👩‍👧‍👦é", unit: .characters)
/// counter.count                        // 2
/// counter.replace(11..<12, with: "!?")
/// counter.count                        // 3
/// counter.cut(at: 1)                   // 11
/// ```
///
/// The text is stored in parts of some hundred bytes. An edit recounts the parts that it touches. It also recounts the
/// parts after them as long as the starts of their grapheme clusters change. Usually there are none. In a row of flags,
/// all parts change, but the second recount of each is free. Every result equals that of a full count.
///
/// In units such as ``TextUnit/twitter`` and ``TextUnit/words``, parts begin only at spaces and line endings, because
/// no URL or word contains them. The cost of an edit is proportional to the stretch without them.
///
/// Offsets are in UTF-16. An offset inside a surrogate pair splits it, and each half counts as U+FFFD, as in a browser.
public struct TextCounter: Sendable {
    /// The unit of the count.
    public var unit: TextUnit { limit.unit }
    /// The limit whose unit and weights count. Its maximum has no effect on the count.
    private(set) var limit: TextLimit
    /// The text's length in UTF-16 code units.
    public private(set) var length = 0
    private(set) var chunks: [TextChunk] = []
    private var total = 0
    private var tally = SMSTally()
    private var byteCount = 0

    /// Counts a text.
    ///
    /// - Complexity: O(*n*).
    public init(_ text: String = "", unit: TextUnit = .characters) {
        self.init(text, TextLimit(0, unit: unit))
    }

    /// Counts a text by the unit and the weights of a limit.
    package init(_ text: String, _ limit: TextLimit) {
        self.limit = limit
        replace(0..<0, with: text)
    }

    /// The number of units in the text, equal to ``TextUnit/count(_:)``.
    ///
    /// - Complexity: O(1).
    public var count: Int {
        switch unit {
        case .characters, .utf16, .utf8, .scalars: total
        case .sms: tally.unitCount
        case .twitter, .words, .mastodon, .weighted: UnitWeight.count(total)
        }
    }

    /// The current text.
    ///
    /// - Complexity: O(*n*).
    public var text: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(byteCount)
        for chunk in chunks { bytes.append(contentsOf: chunk.bytes) }
        return String(utf8Bytes: bytes[...])
    }

    /// Returns whether another counter contains the same text, code point by code point.
    ///
    /// - Complexity: O(*n*).
    package func hasSameText(as other: TextCounter) -> Bool {
        chunks.lazy.flatMap { $0.bytes }.elementsEqual(other.chunks.lazy.flatMap { $0.bytes })
    }

    /// Replaces a part of the text.
    ///
    /// - Parameters:
    ///   - range: The replaced range, in UTF-16 offsets. Parts of the range outside the text are ignored.
    ///   - replacement: The text that replaces the range.
    /// - Complexity: O(√*n* + *m*) in the lengths of the text and the replacement, unless a row of flags or, in
    ///   units such as ``TextUnit/twitter``, a long stretch without spaces follows.
    public mutating func replace(_ range: Range<Int>, with replacement: String) {
        let lower = max(0, min(length, range.lowerBound))
        let upper = max(lower, min(length, range.upperBound))
        let (first, head) = place(of: lower)
        let (last, tail) = place(of: upper)
        var bytes: [UInt8] = []
        if first < chunks.count { bytes.append(contentsOf: chunks[first].bytes[..<head.position]) }
        let count = bytes.count
        replacement.withUTF8Bytes { bytes.append(contentsOf: $0) }
        if head.isInsidePair, tail.isInsidePair, bytes.count == count {
            bytes.append(
                contentsOf: Self.joined(chunks[first].bytes[head.position...], chunks[last].bytes[tail.position...])
            )
        } else {
            if head.isInsidePair { bytes.insert(contentsOf: Self.replacementCharacter, at: count) }
            if tail.isInsidePair { bytes.append(contentsOf: Self.replacementCharacter) }
        }
        if last < chunks.count { bytes.append(contentsOf: chunks[last].bytes[(tail.position + tail.restOfPair)...]) }
        install(bytes, at: first..<min(last + 1, chunks.count))
    }

    /// Returns a range that doesn't split a surrogate pair: the smallest range that contains the given one. An empty
    /// range inside a pair moves before the pair.
    package func wholeScalars(_ range: Range<Int>) -> Range<Int> {
        let lower = range.lowerBound &- (place(of: range.lowerBound).1.isInsidePair ? 1 : 0)
        guard !range.isEmpty else { return lower..<lower }
        return lower..<range.upperBound &+ (place(of: range.upperBound).1.isInsidePair ? 1 : 0)
    }

    private static let replacementCharacter: [UInt8] = [0xEF, 0xBF, 0xBD]

    /// Returns the scalar of the first half of one surrogate pair and the second half of another. The second half has
    /// the lowest ten bits, which are four bits of the third byte and all bits of the fourth.
    @inline(never) private static func joined(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> [UInt8] {
        var bytes = Array(first.prefix(4))
        let other = Array(second.prefix(4))
        bytes[2] = bytes[2] & 0xF0 | other[2] & 0x0F
        bytes[3] = other[3]
        return bytes
    }
}

// MARK: Parts

extension TextCounter {
    private static let smallestTarget = 256

    /// The usual size of a part in bytes, chosen so that the number of parts doesn't exceed the number of bytes in
    /// each.
    private var targetSize: Int {
        var size = Self.smallestTarget
        while size < byteCount / size { size &*= 2 }
        return size
    }

    /// A position in a part, in bytes.
    private struct Place {
        var position: Int
        var isInsidePair = false

        /// The length in bytes of the scalar that contains the position.
        var restOfPair: Int { isInsidePair ? 4 : 0 }
    }

    /// Returns the part that contains an offset or ends there.
    private func place(of offset: Int) -> (chunk: Int, Place) {
        var rest = offset
        for (index, chunk) in chunks.enumerated() {
            if rest <= chunk.length { return (index, Self.place(of: rest, in: chunk.bytes)) }
            rest &-= chunk.length
        }
        return (max(0, chunks.count &- 1), Place(position: chunks.last?.bytes.count ?? 0))
    }

    @inline(never) private static func place(of offset: Int, in bytes: [UInt8]) -> Place {
        var rest = offset
        var position = 0
        while rest > 0, position < bytes.count {
            let lead = bytes[position]
            if lead >= 0xF0, rest == 1 { return Place(position: position, isInsidePair: true) }
            rest &-= lead >= 0xF0 ? 2 : 1
            position &+= lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        }
        return Place(position: position)
    }

    /// Replaces parts with bytes. Too many bytes are divided into parts, and too few are joined with a neighboring
    /// part.
    private mutating func install(_ bytes: [UInt8], at replaced: Range<Int>) {
        var bytes = bytes
        var replaced = replaced
        for chunk in chunks[replaced] { remove(chunk) }
        let target = targetSize
        while replaced.upperBound < chunks.count,
            bytes.count < target / 2 || !mayPart(bytes, chunks[replaced.upperBound].bytes)
        {
            remove(chunks[replaced.upperBound])
            bytes.append(contentsOf: chunks[replaced.upperBound].bytes)
            replaced = replaced.lowerBound..<replaced.upperBound &+ 1
        }
        var breaker = replaced.lowerBound > 0 ? chunks[replaced.lowerBound &- 1].walk.end : GraphemeBreaker()
        var parts: [TextChunk] = []
        var start = 0
        while start < bytes.count {
            let end = partEnd(in: bytes, from: start, target: target)
            let chunk = TextChunk(Array(bytes[start..<end]), limit, after: breaker)
            add(chunk)
            parts.append(chunk)
            breaker = chunk.walk.end
            start = end
        }
        chunks.replaceSubrange(replaced, with: parts)
        resynchronise(from: replaced.lowerBound &+ parts.count, breaker)
    }

    /// Updates the parts after an edit for their new preceding text, until one is unchanged.
    @inline(never) private mutating func resynchronise(from start: Int, _ breaker: GraphemeBreaker) {
        var breaker = breaker
        var index = start
        while index < chunks.count, chunks[index].walk.start != breaker {
            let former = chunks[index].walk
            chunks[index].follow(breaker)
            if unit == .characters { total &+= chunks[index].walk.count &- former.count }
            breaker = chunks[index].walk.end
            index &+= 1
        }
    }

    @inline(never) private mutating func add(_ chunk: TextChunk) {
        total &+= unit == .characters ? chunk.walk.count : chunk.units
        tally += chunk.tally
        length &+= chunk.length
        byteCount &+= chunk.bytes.count
    }

    @inline(never) private mutating func remove(_ chunk: TextChunk) {
        total &-= unit == .characters ? chunk.walk.count : chunk.units
        tally -= chunk.tally
        length &-= chunk.length
        byteCount &-= chunk.bytes.count
    }

    private func partEnd(in bytes: [UInt8], from start: Int, target: Int) -> Int {
        guard bytes.count &- start > 2 &* target else { return bytes.count }
        var end = start &+ target
        while end < bytes.count, !bytes[end].beginsScalar || !mayPart(bytes[start..<end], bytes[end...]) { end &+= 1 }
        return end
    }

    /// Returns whether a part can end and the next one can begin here.
    private func mayPart<Bytes: RandomAccessCollection<UInt8>>(_ before: Bytes, _ after: Bytes) -> Bool {
        guard unit.hasRules, let next = after.first, !before.isEmpty else { return true }
        return Self.mayPart(before, before: next)
    }
}

extension TextCounter {
    /// Returns whether a text weighs as much as its two sides together. This is the case before a space or a line feed
    /// that begins a grapheme cluster.
    fileprivate static func mayPart<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes, before next: UInt8) -> Bool {
        guard next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") else { return false }
        let tail = Array(bytes.suffix(4))
        let start = tail.lastIndex { $0.beginsScalar } ?? 0
        return tail.withUnsafeBufferPointer { tail in
            var breaker = GraphemeBreaker()
            breaker.consume(tail.scalar(at: start).value)
            return breaker.letsASCIIBeginClusters
        }
    }
}
