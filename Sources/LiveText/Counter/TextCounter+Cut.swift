import LiveUnicode

extension TextCounter {
    /// Measures the text against a limit, as ``TextLimit/measure(_:)`` does.
    ///
    /// - Parameter maximum: The maximum count. Zero or less means no limit.
    /// - Complexity: The same as ``cut(at:)``.
    public func measure(_ maximum: Int) -> TextMeasurement {
        TextMeasurement(TextLimit(maximum, unit: unit), count: count, validEnd: cut(at: maximum), length: length)
    }

    /// Measures the text against the counter's limit and its further limits.
    package var measurement: TextMeasurement {
        @inline(never) get {
            let own = TextMeasurement(limit, count: count, validEnd: cut(at: limit.maximum), length: length)
            return UnitRules.shared.tightened(own, of: self)
        }
    }

    /// Returns the UTF-16 offset at which a limit cuts the text, after the last grapheme cluster that fits as a whole.
    ///
    /// - Parameter maximum: The maximum count. Zero or less means no limit.
    /// - Complexity: O(√*n*), unless there are long grapheme clusters or, in ``TextUnit/twitter``, long stretches
    ///   without spaces.
    public func cut(at maximum: Int) -> Int {
        guard maximum > 0, count > maximum else { return length }
        return switch unit {
        case .characters: clusterStart(maximum)
        case .utf16, .utf8, .scalars: lastClusterStart(within: maximum, CutMeasure(unit))
        case .sms: UnitRules.shared.messageCut(of: self, at: maximum)
        case .twitter, .words, .mastodon, .weighted: weightCut(at: UnitWeight.limit(maximum))
        }
    }

    /// Returns the start of the cluster with this index.
    private func clusterStart(_ number: Int) -> Int {
        var rest = number
        var offset = 0
        for chunk in chunks {
            if rest < chunk.walk.count { return offset &+ chunk.length(upTo: chunk.clusterStart(rest)) }
            rest &-= chunk.walk.count
            offset &+= chunk.length
        }
        return offset
    }

    /// Returns the last start of a cluster before which the text is within a limit, for a text that is over it.
    @inline(never)
    private func lastClusterStart(within maximum: Int, _ measure: CutMeasure) -> Int {
        var used = 0
        var offset = 0
        var latest = 0
        for chunk in chunks {
            let units = measure.units(of: chunk)
            guard used &+ units > maximum else {
                if chunk.walk.count > 0 {
                    latest = offset &+ chunk.length(upTo: chunk.clusterStart(chunk.walk.count &- 1))
                }
                used &+= units
                offset &+= chunk.length
                continue
            }
            let start = chunk.lastClusterStart(within: maximum &- used, measure)
            return start.map { offset &+ chunk.length(upTo: $0) } ?? latest
        }
        return offset
    }

    private func weightCut(at limit: Int) -> Int {
        var used = 0
        var offset = 0
        for chunk in chunks {
            if used &+ chunk.units > limit {
                let end = chunk.bytes.withUnsafeBufferPointer {
                    UnitRules.shared.lastFittingEnd(in: $0, of: self.limit, limit &- used)
                }
                return offset &+ chunk.length(upTo: end)
            }
            used &+= chunk.units
            offset &+= chunk.length
        }
        return offset
    }

    /// Returns the end of the longest prefix that fits. It either contains a character outside the GSM 7-bit alphabet
    /// and counts in code units, or it ends before the first such character and counts in septets.
    func messageCut(at maximum: Int) -> Int {
        let end = lastClusterStart(within: maximum, .codeUnits)
        return end > offsetOfFirstStranger ? end : lastClusterStart(within: maximum, .septets)
    }

    private var offsetOfFirstStranger: Int {
        var offset = 0
        for chunk in chunks {
            if chunk.tally.strangerCount > 0 { return offset &+ chunk.length(upTo: chunk.positionOfFirstStranger) }
            offset &+= chunk.length
        }
        return .max
    }
}

/// The measure that a cut adds up, from one grapheme cluster to the next.
private enum CutMeasure {
    case codeUnits
    case bytes
    case scalars
    /// Septets of the GSM 7-bit alphabet. A character outside the alphabet never fits.
    case septets

    /// Creates the measure of a unit that depends only on the bytes.
    init(_ unit: TextUnit) {
        self = unit == .utf8 ? .bytes : unit == .scalars ? .scalars : .codeUnits
    }

    /// A size that exceeds every limit. The sum of two such sizes doesn't overflow.
    private static let tooMuch = Int.max / 4

    func units(of chunk: TextChunk) -> Int {
        switch self {
        case .codeUnits: chunk.length
        case .bytes: chunk.bytes.count
        case .scalars: chunk.units
        case .septets: Self.septets(chunk.tally)
        }
    }

    func units(of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        switch self {
        case .codeUnits: bytes.utf16Count(in: range)
        case .bytes: range.count
        case .scalars: bytes.scalarCount(in: range)
        case .septets: Self.septets(SMSTally(UnsafeBufferPointer(rebasing: bytes[range])))
        }
    }

    private static func septets(_ tally: SMSTally) -> Int {
        tally.strangerCount == 0 ? tally.septetCount : tooMuch
    }
}

extension TextChunk {
    /// Returns the UTF-16 length of the part's first bytes.
    fileprivate func length(upTo position: Int) -> Int {
        bytes.withUnsafeBufferPointer { $0.utf16Count(in: 0..<position) }
    }

    /// Returns the start of the cluster with an index among those that begin in the part.
    fileprivate func clusterStart(_ number: Int) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var scanner = ClusterScanner(bytes, after: walk.start)
            scanner.advance(throughCluster: number)
            return scanner.position
        }
    }

    /// Returns the start of the last cluster before which the part is within a limit, or `nil` if there is none.
    fileprivate func lastClusterStart(within maximum: Int, _ measure: CutMeasure) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var scanner = ClusterScanner(bytes, after: walk.start)
            var used = 0
            var start: Int?
            for number in 0..<walk.count {
                let before = scanner.position
                scanner.advance(throughCluster: number)
                used &+= measure.units(of: before..<scanner.position, in: bytes)
                if used > maximum { break }
                start = scanner.position
            }
            return start
        }
    }

    fileprivate var positionOfFirstStranger: Int {
        bytes.withUnsafeBufferPointer { bytes in
            var position = 0
            while position < bytes.count {
                let (scalar, size) = bytes.scalar(at: position)
                if GSMAlphabet.septetCount(of: scalar) == nil { return position }
                position &+= size
            }
            return position
        }
    }
}
