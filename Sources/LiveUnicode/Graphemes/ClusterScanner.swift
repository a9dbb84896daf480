extension String {
    /// The number of grapheme clusters.
    ///
    /// - Complexity: O(*n*) in the bytes.
    package var clusterCount: Int {
        withUTF8Bytes { bytes in
            var scanner = ClusterScanner(bytes)
            scanner.advance(throughCluster: .max)
            return scanner.count
        }
    }

    /// Returns the UTF-16 offset after the first grapheme clusters.
    ///
    /// - Complexity: O(*n*) in the bytes of the clusters.
    package func utf16Offset(afterClusters count: Int) -> Int {
        withUTF8Bytes { bytes in
            var scanner = ClusterScanner(bytes)
            scanner.advance(throughCluster: count)
            return bytes.utf16Count(in: 0..<scanner.position)
        }
    }
}

/// Iterates over the grapheme clusters of UTF-8 text and counts them.
///
/// The bytes must be well-formed UTF-8, like those of a `String`.
package struct ClusterScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The byte offset of the next scalar.
    package private(set) var position = 0
    /// The number of grapheme clusters that begin before `position`.
    package private(set) var count = 0

    private let table = GraphemeBreakTable.shared
    /// The state of the rules after the scalars before `position`.
    package private(set) var breaker: GraphemeBreaker

    /// Creates a scanner before the first cluster.
    ///
    /// - Parameters:
    ///   - bytes: The bytes to scan.
    ///   - breaker: The state after the text before the bytes. By default, the bytes are the beginning of the text.
    package init(_ bytes: UnsafeBufferPointer<UInt8>, after breaker: GraphemeBreaker = GraphemeBreaker()) {
        self.bytes = bytes
        self.breaker = breaker
    }

    /// Advances to the end of the cluster with the number `limit`, counted from the start of the text, or to the end of
    /// the text.
    ///
    /// - Complexity: O(*n*) in the number of bytes passed. Eight bytes of ASCII take one step.
    package mutating func advance(throughCluster limit: Int) {
        while position < bytes.count {
            if bytes[position] < 0x80, breaker.letsASCIIBeginClusters {
                guard skipASCII(throughCluster: limit) else { return }
                continue
            }
            let (scalar, length) = bytes.scalar(at: position)
            let breakClass = table.breakClass(of: scalar)
            if !breaker.joins(breakClass) {
                if count >= limit { return }
                count &+= 1
            }
            breaker.consume(breakClass)
            position &+= length
        }
    }

    /// Skips the ASCII that begins here. Each byte is a cluster, except a line feed after a carriage return.
    ///
    /// - Returns: Whether it stopped before the limit.
    private mutating func skipASCII(throughCluster limit: Int) -> Bool {
        let start = position
        defer {
            if position > start { breaker.skipASCII(endingWith: bytes[position &- 1]) }
        }
        while true {
            skipWords(throughCluster: limit)
            for _ in 0..<UTF8Word.size {
                guard position < bytes.count, bytes[position] < 0x80 else { return true }
                guard count < limit else { return false }
                count &+= 1
                position &+= isCarriageReturnAndLineFeed(at: position) ? 2 : 1
            }
        }
    }

    private func isCarriageReturnAndLineFeed(at offset: Int) -> Bool {
        bytes[offset] == UInt8(ascii: "\r") && offset &+ 1 < bytes.count && bytes[offset &+ 1] == UInt8(ascii: "\n")
    }

    /// Skips whole words of ASCII without a carriage return, as long as all their bytes are within the limit.
    private mutating func skipWords(throughCluster limit: Int) {
        guard let base = UnsafeRawPointer(bytes.baseAddress) else { return }
        while bytes.count &- position >= UTF8Word.size, limit &- count >= UTF8Word.size {
            let word = UTF8Word(base, at: position)
            guard word.isASCII, !word.hasCarriageReturn else { return }
            position &+= UTF8Word.size
            count &+= UTF8Word.size
        }
    }
}
