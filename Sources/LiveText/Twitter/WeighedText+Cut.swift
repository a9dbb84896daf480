extension WeighedText {
    /// The byte offset after the last grapheme cluster up to which a text is within a limit that it is over as a whole.
    ///
    /// A URL is kept or left out as a whole. What is kept is weighed once more, because a cut can make a URL: "example.comb"
    /// is none, and weighs less than "example.com".
    ///
    /// - Parameter limit: In hundredths.
    /// - Complexity: O(*n*); O(*n* log *n*) where cuts make URLs.
    static func lastFittingEnd(
        in bytes: UnsafeBufferPointer<UInt8>,
        limit: Int,
        parsesEmoji: Bool = true
    ) -> Int {
        let weighed = WeighedText(bytes, limit: limit, parsesEmoji: parsesEmoji)
        let ends = clusterEnds(in: bytes, upTo: weighed.fittingEnd)
        var index = ends.count &- 1
        var step = 1
        var attempts = 0
        while index >= 0 {
            let end = ends[index]
            if !weighed.isInsideWhole(end.utf16) {
                let prefix = UnsafeBufferPointer(rebasing: bytes[..<end.byte])
                if WeighedText(prefix, parsesEmoji: parsesEmoji).weight <= limit { return end.byte }
                attempts &+= 1
                // A top-level domain has at most 18 letters; beyond them, haste matters more than the last letter.
                if attempts > 32 { step &*= 2 }
                index &-= step
            } else {
                index &-= 1
            }
        }
        return 0
    }

    private func isInsideWhole(_ offset: Int) -> Bool {
        var low = 0
        var high = wholes.count
        while low < high {
            let middle = (low &+ high) &>> 1
            if wholes[middle].upperBound <= offset {
                low = middle &+ 1
            } else {
                high = middle
            }
        }
        return low < wholes.count && wholes[low].lowerBound < offset
    }

    private static func clusterEnds(
        in bytes: UnsafeBufferPointer<UInt8>,
        upTo end: Int
    ) -> [(byte: Int, utf16: Int)] {
        var scanner = ClusterScanner(bytes)
        var ends: [(byte: Int, utf16: Int)] = []
        var offset = 0
        while scanner.position < bytes.count {
            let start = scanner.position
            scanner.advance(throughCluster: scanner.count &+ 1)
            offset &+= bytes.utf16Count(in: start..<scanner.position)
            guard offset <= end else { break }
            ends.append((scanner.position, offset))
        }
        return ends
    }
}
