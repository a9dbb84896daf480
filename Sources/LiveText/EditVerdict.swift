import LiveUnicode

/// The decision of a limit about an edit that hasn't been made yet.
public enum EditVerdict: Sendable, Hashable {
    /// The edit may be made.
    case accept
    /// Only this prefix of the insertion fits. It's never empty.
    case trim(to: String)
    /// No part of the insertion fits, not even its first character.
    case refuse
}

extension TextLimit {
    /// Returns the verdict on an edit, based on the count of the whole text after it. Characters that join with their
    /// neighbors are therefore counted correctly.
    ///
    /// ```swift
    /// let edit = TextEdit(4..<4, "12345")
    /// TextLimit(10).verdict(on: edit, in: "abcdefgh")  // .trim(to: "12")
    /// ```
    ///
    /// A deletion is always accepted. So is an edit that doesn't increase the count, because a person whose text is too
    /// long must be able to edit it. A trimmed insertion ends at the end of a grapheme cluster, and it's the longest
    /// prefix that would be accepted by itself.
    ///
    /// - Complexity: O(*n*) in the bytes of the text and the insertion, or O(*n* log *n*) if the insertion is trimmed.
    public func verdict(on edit: TextEdit, in text: String) -> EditVerdict {
        guard !isUnlimited, !edit.replacement.isEmpty else { return .accept }
        let (text, insertion) = (text.utf8Bytes, edit.replacement.utf8Bytes)
        let replaced = text.bytes(ofUTF16: edit.range)
        let edited = text.replacing(replaced, with: insertion)
        let count = count(edited)
        if count <= maximum { return .accept }
        let previous = self.count(text)
        if accepts(count, after: previous) { return .accept }
        let allowance = max(maximum, previous)
        let start = replaced.lowerBound
        let end = lastFittingEnd(of: start..<start &+ insertion.count, in: edited, allowance)
        return end > start ? .trim(to: String(utf8Bytes: edited[start..<end])) : .refuse
    }

    /// Returns whether an insertion is accepted unchanged, given the counts of the text after and before it.
    package func accepts(_ count: Int, after previous: Int) -> Bool {
        isUnlimited || count <= max(maximum, previous)
    }

    @inline(never)
    private func count(_ bytes: [UInt8]) -> Int {
        bytes.withUnsafeBufferPointer { UnitRules.shared.count(of: $0, in: self) }
    }

    /// Returns the end of the longest prefix of an insertion that keeps the text within an allowance.
    ///
    /// - Parameters:
    ///   - insertion: The bytes of the insertion in the text.
    ///   - bytes: The text with the whole insertion.
    ///   - allowance: The maximum count.
    /// - Returns: The end of a cluster, or the insertion's start if not even its first cluster fits.
    private func lastFittingEnd(of insertion: Range<Int>, in bytes: [UInt8], _ allowance: Int) -> Int {
        let ends = clusterEnds(in: insertion, of: bytes, atMost: min(allowance, Search.largestCount) &+ Search.reach)
        let fits = { (end: Int) in count(bytes.replacing(end..<insertion.upperBound, with: [])) <= allowance }
        // Counts increase with the insertion, unless its end joins with the text after it.
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low &+ high) &>> 1
            if fits(ends[middle]) {
                low = middle &+ 1
            } else {
                high = middle
            }
        }
        for index in (low..<min(low &+ Search.window, ends.count)).reversed() where fits(ends[index]) {
            return ends[index]
        }
        return low > 0 ? ends[low &- 1] : insertion.lowerBound
    }

    /// Returns the ends of the first clusters that end inside an insertion, as byte offsets.
    private func clusterEnds(in insertion: Range<Int>, of bytes: [UInt8], atMost count: Int) -> [Int] {
        bytes.withUnsafeBufferPointer { bytes in
            var scanner = ClusterScanner(bytes)
            var ends: [Int] = []
            while ends.count < count {
                scanner.advance(throughCluster: scanner.count &+ 1)
                guard scanner.position < insertion.upperBound else { break }
                if scanner.position > insertion.lowerBound { ends.append(scanner.position) }
            }
            return ends
        }
    }

    private enum Search {
        /// The number of clusters to try after the first one that doesn't fit. A cluster that joins with the text after
        /// it reduces the count by up to two. In units that weigh whole words, even a longer prefix can have a lower
        /// count.
        static let window = 64
        /// The number of clusters to examine beyond the allowance.
        static let reach = 4096
        static let largestCount = 1 << 30
    }
}
