import LiveUnicode

/// A part of a text that a ``TextCounter`` counts on its own, with its share of the whole count.
struct TextChunk: Sendable {
    /// Well-formed UTF-8. Grapheme clusters may go over the ends.
    private(set) var bytes: [UInt8]
    /// The length in UTF-16 code units.
    let length: Int
    /// How many of the counter's unit the part adds; for ``TextUnit/twitter`` in hundredths; zero for `characters` and `sms`.
    let units: Int
    /// The values that decide a text message's length.
    let tally: SMSTally

    /// The walk over the clusters, given the text that precedes the part now.
    private(set) var walk: ClusterWalk
    /// The previous walk, given what preceded the part before: inserting or deleting a flag in front restores it.
    private var formerWalk: ClusterWalk

    /// - Complexity: O(*n*).
    init(_ bytes: [UInt8], unit: TextUnit, after breaker: GraphemeBreaker) {
        self.bytes = bytes
        walk = ClusterWalk(bytes, after: breaker)
        formerWalk = walk
        (length, units, tally) = bytes.withUnsafeBufferPointer { bytes in
            let length = bytes.utf16Count(in: bytes.indices)
            switch unit {
            case .characters: return (length, 0, SMSTally())
            case .utf16: return (length, length, SMSTally())
            case .utf8: return (length, bytes.count, SMSTally())
            case .scalars: return (length, bytes.scalarCount(in: bytes.indices), SMSTally())
            case .twitter: return (length, TwitterRules.weight(of: bytes), SMSTally())
            case .sms: return (length, 0, SMSTally(bytes))
            }
        }
    }

    /// Counts again for what precedes the part.
    ///
    /// - Complexity: O(1) when that preceded it before, or the time before that, else O(*n*).
    mutating func follow(_ breaker: GraphemeBreaker) {
        if walk.start == breaker { return }
        let next = formerWalk.start == breaker ? formerWalk : ClusterWalk(bytes, after: breaker)
        formerWalk = walk
        walk = next
    }
}

/// The result of one walk over a part of a text, from cluster to cluster.
struct ClusterWalk: Sendable {
    /// The state of the breaker before the part.
    let start: GraphemeBreaker
    /// The state of the breaker behind the part.
    let end: GraphemeBreaker
    /// The number of clusters that begin in the part.
    let count: Int

    init(_ bytes: [UInt8], after breaker: GraphemeBreaker) {
        start = breaker
        (end, count) = bytes.withUnsafeBufferPointer { bytes in
            var scanner = ClusterScanner(bytes, after: breaker)
            scanner.advance(throughCluster: .max)
            return (scanner.breaker, scanner.count)
        }
    }
}
