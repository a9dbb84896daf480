import LiveUnicode

extension WeighedText {
    /// Returns the byte offset after the last grapheme cluster up to which the text is within a limit, for a text that
    /// is over it.
    ///
    /// A URL is kept or removed as a whole. The kept text is weighed again, because a cut can create a URL:
    /// "example.comb" isn't a URL, and weighs less than "example.com".
    ///
    /// - Parameter limit: The limit, in hundredths.
    /// - Complexity: O(*n*), or O(*n* log *n*) if cuts create URLs.
    static func lastFittingEnd(
        in bytes: UnsafeBufferPointer<UInt8>,
        limit: Int,
        parsesEmoji: Bool = true
    ) -> Int {
        let weighed = WeighedText(bytes, limit: limit, parsesEmoji: parsesEmoji)
        var scanner = ClusterScanner(bytes)
        // The ends of clusters, in bytes and in UTF-16.
        var ends: [Int] = []
        var offsets: [Int] = []
        var offset = 0
        while scanner.position < bytes.count {
            let start = scanner.position
            scanner.advance(throughCluster: scanner.count &+ 1)
            offset &+= bytes.utf16Count(in: start..<scanner.position)
            if offset > weighed.fittingEnd { break }
            ends.append(scanner.position)
            offsets.append(offset)
        }
        var index = ends.count &- 1
        var attempts = 0
        while index >= 0 {
            if weighed.isInsideWhole(offsets[index]) {
                index &-= 1
                continue
            }
            let prefix = UnsafeBufferPointer(rebasing: bytes[..<ends[index]])
            if WeighedText(prefix, parsesEmoji: parsesEmoji).weight <= limit { return ends[index] }
            attempts &+= 1
            // A top-level domain has at most 18 letters. After that many attempts, speed matters more than the last
            // letter.
            index &-= attempts > 32 ? attempts &- 31 : 1
        }
        return 0
    }

    private func isInsideWhole(_ offset: Int) -> Bool {
        var index = wholeStarts.count &- 1
        while index >= 0, wholeStarts[index] >= offset { index &-= 1 }
        return index >= 0 && wholeEnds[index] > offset
    }
}
