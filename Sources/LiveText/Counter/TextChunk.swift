import LiveUnicode

/// A part of a text that a ``TextCounter`` counts separately, with its share of the total count.
struct TextChunk: Sendable {
    /// The part's text in well-formed UTF-8. Grapheme clusters can extend over its ends.
    private(set) var bytes: [UInt8]
    /// The length in UTF-16 code units.
    let length: Int
    /// The number of the counter's units in the part. It's in hundredths for the units that have
    /// rules, and zero for `characters` and `sms`.
    let units: Int
    /// The counts that determine a text message's length.
    let tally: SMSTally

    /// The walk over the clusters, based on the current preceding text.
    private(set) var walk: ClusterWalk
    /// The previous walk, based on the earlier preceding text. Inserting or deleting a flag before the part restores
    /// it.
    private var formerWalk: ClusterWalk

    /// Counts a part.
    ///
    /// - Complexity: O(*n*).
    init(_ bytes: [UInt8], _ limit: TextLimit, after breaker: GraphemeBreaker) {
        self.bytes = bytes
        walk = ClusterWalk(bytes, after: breaker)
        formerWalk = walk
        (length, units, tally) = bytes.withUnsafeBufferPointer { bytes in
            let length = bytes.utf16Count(in: bytes.indices)
            switch limit.unit {
            case .characters: return (length, 0, SMSTally())
            case .utf16: return (length, length, SMSTally())
            case .utf8: return (length, bytes.count, SMSTally())
            case .scalars: return (length, bytes.scalarCount(in: bytes.indices), SMSTally())
            case .sms: return (length, 0, UnitRules.shared.tally(of: bytes))
            case .twitter, .words, .mastodon, .weighted:
                return (length, UnitRules.shared.weight(of: bytes, in: limit), SMSTally())
            }
        }
    }

    /// Updates the count for a new preceding text.
    ///
    /// - Complexity: O(1) if the preceding text is the current or the previous one, otherwise O(*n*).
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
    /// The state of the breaker after the part.
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
