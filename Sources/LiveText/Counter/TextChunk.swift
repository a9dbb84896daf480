import LiveUnicode

/// A part of a text that a ``TextCounter`` counts on its own, with what it adds to the whole.
struct TextChunk: Sendable {
    /// Well-formed UTF-8. Grapheme clusters may go over the ends.
    private(set) var bytes: [UInt8]
    /// The length in UTF-16 code units.
    let length: Int
    /// How many of the counter's unit the part adds; for ``TextUnit/twitter`` in hundredths; zero for `characters` and `sms`.
    let units: Int
    /// What a text message's length depends on.
    let tally: SMSTally

    /// The walk over the clusters with what stands before the part now.
    private(set) var walk: ClusterWalk
    /// The one with what stood there last, which a flag more or less in front brings back.
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

    /// Takes note of what stands before the part.
    ///
    /// - Complexity: O(1) when that is what stood there before or the time before that, else O(*n*).
    mutating func follow(_ breaker: GraphemeBreaker) {
        if walk.start == breaker { return }
        let next = formerWalk.start == breaker ? formerWalk : ClusterWalk(bytes, after: breaker)
        formerWalk = walk
        walk = next
    }
}

/// One way over a part of a text, from cluster to cluster.
struct ClusterWalk: Sendable {
    /// What stands before the part.
    let start: GraphemeBreaker
    /// What stands before the next.
    let end: GraphemeBreaker
    /// How many clusters begin in the part.
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
