import LiveUnicode

/// A post as Mastodon counts it: in grapheme clusters, with 23 for each URL that has a protocol, and without the
/// domains of mentions such as `@name@example.social`.
struct MastodonPost {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The parts that have a weight of their own, as byte offsets in ascending order.
    private var spans: [(range: Range<Int>, weight: Int)] = []

    /// Finds the URLs and mentions of a post.
    ///
    /// - Complexity: O(*n*).
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        let urls = Self.urls(in: bytes)
        var next = 0
        var position = 0
        while position < bytes.count {
            if next < urls.count, urls[next].lowerBound <= position {
                spans.append((urls[next], TwitterWeight.url))
                position = max(position, urls[next].upperBound)
                next &+= 1
            } else if spans.last?.range.upperBound != position, let (name, end) = mention(at: position) {
                spans.append((name..<end, 0))
                position = end
            } else {
                position &+= 1
            }
        }
    }

    /// The weight, in hundredths.
    ///
    /// - Complexity: O(*n*).
    var weight: Int {
        var weight = 0
        walk { _, total in
            weight = total
            return true
        }
        return weight
    }

    /// Returns the byte offset after the last cluster up to which a post is within a limit in hundredths. A URL and a
    /// mention are kept or removed as a whole.
    ///
    /// - Complexity: O(*n*), or O(*n*²) if cuts create URLs.
    static func lastFittingEnd(in bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> Int {
        var ends: [Int] = []
        MastodonPost(bytes).walk { end, total in
            if total <= limit { ends.append(end) }
            return total <= limit
        }
        // A cut can shorten a domain to another that exists, or leave a mention without its domain.
        while let end = ends.last {
            if MastodonPost(UnsafeBufferPointer(rebasing: bytes[..<end])).weight <= limit { return end }
            ends.removeLast()
        }
        return 0
    }

    /// Visits the end of each cluster and of each part, with the weight of the text up to there.
    private func walk(_ visit: (Int, Int) -> Bool) {
        var scanner = ClusterScanner(bytes)
        var weight = 0
        var next = 0
        while scanner.position < bytes.count {
            while next < spans.count, spans[next].range.upperBound <= scanner.position { next &+= 1 }
            if next < spans.count, spans[next].range.lowerBound <= scanner.position {
                while scanner.position < spans[next].range.upperBound {
                    scanner.advance(throughCluster: scanner.count &+ 1)
                }
                weight &+= spans[next].weight
            } else {
                scanner.advance(throughCluster: scanner.count &+ 1)
                weight &+= UnitWeight.scale
            }
            guard visit(scanner.position, weight) else { return }
        }
    }

    /// Returns the byte ranges of the URLs with a protocol.
    private static func urls(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        let text = ComposedText(bytes)
        let urls = text.scalars.withUnsafeBufferPointer { URLScanner($0, .shared, needsProtocol: true) }
        // From offsets in UTF-16 to offsets in bytes.
        var ranges: [Range<Int>] = []
        var position = 0
        var offset = 0
        func advance(to target: Int) -> Int {
            while offset < target, position < bytes.count {
                let (scalar, size) = bytes.scalar(at: position)
                offset &+= scalar > 0xFFFF ? 2 : 1
                position &+= size
            }
            return position
        }
        for (start, end) in zip(urls.starts, urls.ends) {
            let lower = advance(to: start > 0 ? text.ends[start &- 1] : 0)
            ranges.append(lower..<advance(to: text.ends[end &- 1]))
        }
        return ranges
    }

    /// Returns the start and the end of the domain, with its at sign, of the mention at an offset.
    private func mention(at start: Int) -> (Int, Int)? {
        let at = UInt8(ascii: "@")
        guard bytes[start] == at, start == 0 || !isBeforeMention(bytes[start &- 1]) else { return nil }
        var nameEnd = start &+ 1
        while nameEnd < bytes.count, bytes[nameEnd].isWordByte { nameEnd &+= 1 }
        guard nameEnd > start &+ 1, nameEnd < bytes.count, bytes[nameEnd] == at else { return nil }
        var end = nameEnd &+ 1
        var index = end
        while index < bytes.count, bytes[index].isDomainByte {
            index &+= 1
            if bytes[index &- 1].isAlphanumericByte { end = index }
        }
        return end > nameEnd &+ 2 ? (nameEnd, end) : nil
    }

    private func isBeforeMention(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte.isWordByte }
}

extension UInt8 {
    fileprivate var isAlphanumericByte: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }

    fileprivate var isWordByte: Bool { isAlphanumericByte || self == UInt8(ascii: "_") }

    fileprivate var isDomainByte: Bool {
        isAlphanumericByte || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
    }
}
