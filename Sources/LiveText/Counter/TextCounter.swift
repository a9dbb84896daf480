import LiveUnicode

/// Keeps count of a text while it is edited, at the cost of the edit and not of the text.
///
/// ```swift
/// var counter = TextCounter("👨‍👩‍👧‍👦é", unit: .characters)
/// counter.count                        // 2
/// counter.replace(11..<12, with: "!?")
/// counter.count                        // 3
/// counter.cut(at: 1)                   // 11
/// ```
///
/// The text is kept in parts of some hundred bytes. An edit recounts the parts that it touches, and those behind them as long
/// as it changes where their grapheme clusters begin: mostly none, but all of them in a row of flags, where the second recount
/// of each is free. Every answer equals that of a full count.
///
/// In ``TextUnit/twitter`` parts begin at spaces and line ends only, since a URL never spans one; there an edit costs as much
/// as the stretch without them is long.
///
/// Offsets are in UTF-16. An offset inside a surrogate pair divides it, and each half counts as U+FFFD, as in a browser.
public struct TextCounter: Sendable {
    /// What is counted.
    public let unit: TextUnit
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
        self.unit = unit
        replace(0..<0, with: text)
    }

    /// The number of units in the text, equal to ``TextUnit/count(_:)``.
    ///
    /// - Complexity: O(1).
    public var count: Int {
        switch unit {
        case .characters, .utf16, .utf8, .scalars: total
        case .twitter: total / TwitterWeight.scale
        case .sms: tally.unitCount
        }
    }

    /// The present text.
    ///
    /// - Complexity: O(*n*).
    public var text: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(byteCount)
        for chunk in chunks { bytes.append(contentsOf: chunk.bytes) }
        return String(utf8Bytes: bytes[...])
    }

    /// Whether another counter holds the same text, code point by code point.
    ///
    /// - Complexity: O(*n*).
    package func hasSameText(as other: TextCounter) -> Bool {
        chunks.lazy.flatMap { $0.bytes }.elementsEqual(other.chunks.lazy.flatMap { $0.bytes })
    }

    /// Replaces a part of the text.
    ///
    /// - Parameters:
    ///   - range: The replaced range, in UTF-16 offsets; its parts outside the text are ignored.
    ///   - replacement: The text in its place.
    /// - Complexity: O(√*n* + *m*) in the lengths of the text and the replacement, where no row of flags and, in
    ///   ``TextUnit/twitter``, no long stretch without spaces follows.
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

    /// A range that divides no surrogate pair: the smallest around a range, or before the pair that an empty one stands in.
    package func wholeScalars(_ range: Range<Int>) -> Range<Int> {
        let lower = range.lowerBound &- (place(of: range.lowerBound).1.isInsidePair ? 1 : 0)
        guard !range.isEmpty else { return lower..<lower }
        return lower..<range.upperBound &+ (place(of: range.upperBound).1.isInsidePair ? 1 : 0)
    }

    private static let replacementCharacter: [UInt8] = [0xEF, 0xBF, 0xBD]

    /// The scalar of the first half of one surrogate pair and the second half of another: the second half has the lowest ten
    /// bits, which are four of the third byte and all of the fourth.
    private static func joined(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> [UInt8] {
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

    /// The usual size of a part in bytes: large enough that there are no more parts than bytes in each.
    private var targetSize: Int {
        var size = Self.smallestTarget
        while size < byteCount / size { size &*= 2 }
        return size
    }

    /// A place in a part, in bytes.
    private struct Place {
        var position: Int
        var isInsidePair = false

        /// The length in bytes of the scalar that the place is inside of.
        var restOfPair: Int { isInsidePair ? 4 : 0 }
    }

    /// The part that contains an offset, or ends there.
    private func place(of offset: Int) -> (chunk: Int, Place) {
        var rest = offset
        for (index, chunk) in chunks.enumerated() {
            if rest <= chunk.length { return (index, Self.place(of: rest, in: chunk.bytes)) }
            rest &-= chunk.length
        }
        return (max(0, chunks.count &- 1), Place(position: chunks.last?.bytes.count ?? 0))
    }

    private static func place(of offset: Int, in bytes: [UInt8]) -> Place {
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

    /// Replaces parts by bytes, divided where there are too many, and joined with a neighbour where there are too few.
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
            let chunk = TextChunk(Array(bytes[start..<end]), unit: unit, after: breaker)
            add(chunk)
            parts.append(chunk)
            breaker = chunk.walk.end
            start = end
        }
        chunks.replaceSubrange(replaced, with: parts)
        resynchronise(from: replaced.lowerBound &+ parts.count, breaker)
    }

    /// Updates the parts behind an edit with what precedes them, until one is unchanged.
    private mutating func resynchronise(from start: Int, _ breaker: GraphemeBreaker) {
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

    private mutating func add(_ chunk: TextChunk) {
        total &+= unit == .characters ? chunk.walk.count : chunk.units
        tally += chunk.tally
        length &+= chunk.length
        byteCount &+= chunk.bytes.count
    }

    private mutating func remove(_ chunk: TextChunk) {
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

    /// Whether one part may end and the next begin here.
    private func mayPart<Bytes: RandomAccessCollection<UInt8>>(_ before: Bytes, _ after: Bytes) -> Bool {
        guard unit == .twitter, let next = after.first, !before.isEmpty else { return true }
        return Self.mayPart(before, before: next)
    }
}

extension TextCounter {
    /// Whether a text weighs as much as its two sides together: so before a space or a line feed that begins a grapheme
    /// cluster.
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
