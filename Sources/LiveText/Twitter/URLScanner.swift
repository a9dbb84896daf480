/// Finds the URLs in a text as twitter-text does, with and without a protocol.
///
/// The scanner searches from left to right. A URL consists of a character that can precede a URL, an optional `http://`
/// or `https://`, a domain, and an optional port, path, and query. Without a protocol, only domains in Latin letters
/// count. They end with their top-level domain, and the path belongs to the last of them.
struct URLScanner {
    /// The maximum length of a URL in characters. The protocol counts twice, and the domain counts in its ASCII form.
    private static let longestURL = 4096
    private static let longestShortenerSlug = 40

    private let scalars: UnsafeBufferPointer<UInt32>
    private let tables: TwitterTextTables
    private let needsProtocol: Bool
    private var domains: DomainScanner
    /// The starts of the URLs, in the order of the text.
    private(set) var starts: [Int] = []
    /// The ends of the URLs.
    private(set) var ends: [Int] = []

    /// Scans a text.
    ///
    /// - Parameter needsProtocol: Whether a URL without a protocol doesn't count.
    /// - Complexity: O(*n*).
    init(_ scalars: UnsafeBufferPointer<UInt32>, _ tables: TwitterTextTables, needsProtocol: Bool = false) {
        self.scalars = scalars
        self.tables = tables
        self.needsProtocol = needsProtocol
        domains = DomainScanner(scalars, tables)
        guard scalars.contains(URLCharacter.ascii(".")) else { return }
        var position = 0
        while position < scalars.count {
            if URLCharacter.mayPrecede(scalars[position]), let end = scanURL(at: position &+ 1, after: position) {
                position = end
            } else if position == 0, let end = scanURL(at: 0, after: nil) {
                position = end
            } else {
                position &+= 1
            }
        }
    }

    /// Adds the URLs that begin at an index.
    ///
    /// - Returns: The index at which the search continues, or `nil` if there is no URL.
    @inline(never)
    private mutating func scanURL(at start: Int, after preceding: Int?) -> Int? {
        let protocolEnd = protocolEnd(at: start)
        if needsProtocol, protocolEnd == nil { return nil }
        guard let domainEnd = domains.domainEnd(at: protocolEnd ?? start) else { return nil }
        let domain = (protocolEnd ?? start)..<domainEnd
        let portEnd = portEnd(at: domainEnd)
        let path = URLPath(scalars, at: portEnd)
        let end = queryEnd(at: path.end)
        guard isShort(start..<end, domain, hasProtocol: protocolEnd != nil) else { return end }
        if protocolEnd == nil {
            let joinsWord = preceding.map { URLCharacter.isOne(of: "-_./", scalars[$0]) } ?? false
            if tables.domains.areKnown, !joinsWord {
                appendBareDomains(in: domain, followedBy: path.isEmpty ? 0 : end &- domainEnd)
            }
        } else if let slugEnd = shortenerSlugEnd(domain, portEnd) {
            if slugEnd &- portEnd &- 1 <= Self.longestShortenerSlug { append(start, queryEnd(at: slugEnd)) }
        } else {
            append(start, end)
        }
        return end
    }

    private func isShort(_ url: Range<Int>, _ domain: Range<Int>, hasProtocol: Bool) -> Bool {
        let name = DomainName(scalars: scalars, tables: tables)
        guard let encoded = name.encodedLength(of: domain) else { return false }
        let protocolLength = hasProtocol ? domain.lowerBound &- url.lowerBound : 8
        return protocolLength &+ url.count &+ encoded &- domain.count <= Self.longestURL
    }

    /// Adds the domains without a protocol.
    ///
    /// - Parameter count: The number of scalars in the last URL's port, path, and query.
    private mutating func appendBareDomains(in domain: Range<Int>, followedBy count: Int) {
        var start = domain.lowerBound
        var last: Range<Int>?
        while let found = domains.bareDomain(in: start..<domain.upperBound) {
            if let last { append(last.lowerBound, last.upperBound) }
            last = found
            start = found.upperBound
        }
        if let last { append(last.lowerBound, last.upperBound &+ count) }
    }

    @inline(never)
    private mutating func append(_ start: Int, _ end: Int) {
        starts.append(start)
        ends.append(end)
    }

    // MARK: Parts of a URL

    private func holds(_ text: StaticString, at start: Int) -> Bool {
        guard text.utf8CodeUnitCount <= scalars.count &- start else { return false }
        for offset in 0..<text.utf8CodeUnitCount
        where scalars[start &+ offset].asciiLowercased != UInt32(text.utf8Start[offset]) { return false }
        return true
    }

    private func protocolEnd(at start: Int) -> Int? {
        if holds("http://", at: start) { return start &+ 7 }
        return holds("https://", at: start) ? start &+ 8 : nil
    }

    private func portEnd(at start: Int) -> Int {
        guard start < scalars.count, scalars[start] == URLCharacter.ascii(":") else { return start }
        var end = start &+ 1
        while end < scalars.count, URLCharacter.isDigit(scalars[end]) { end &+= 1 }
        return end > start &+ 1 ? end : start
    }

    @inline(never)
    private func queryEnd(at start: Int) -> Int {
        guard start < scalars.count, scalars[start] == URLCharacter.ascii("?") else { return start }
        var end = start
        var index = start &+ 1
        while index < scalars.count, URLCharacter.isInQuery(scalars[index]) {
            index &+= 1
            if URLCharacter.mayEndQuery(scalars[index &- 1]) { end = index }
        }
        return end
    }

    /// Returns the end of the single word that is the path of Twitter's own shortener.
    private func shortenerSlugEnd(_ domain: Range<Int>, _ portEnd: Int) -> Int? {
        guard domain.count == 4, holds("t.co/", at: domain.lowerBound) else { return nil }
        var end = portEnd &+ 1
        while end < scalars.count, URLCharacter.isAlphanumeric(scalars[end]) { end &+= 1 }
        return end > portEnd &+ 1 ? end : nil
    }
}

/// The end of a path, which consists of general characters and balanced parentheses and ends with a character that can
/// end it.
struct URLPath {
    let end: Int
    let isEmpty: Bool

    init(_ scalars: UnsafeBufferPointer<UInt32>, at start: Int) {
        guard start < scalars.count, scalars[start] == URLCharacter.ascii("/") else {
            end = start
            isEmpty = true
            return
        }
        var end = start &+ 1
        var index = start &+ 1
        /// The end of the parentheses that directly follow `end`.
        var parenthesesEnd = end
        while index < scalars.count {
            if URLCharacter.isInPath(scalars[index]) {
                index &+= 1
                if URLCharacter.mayEndPath(scalars[index &- 1]) {
                    end = index
                    parenthesesEnd = index
                }
            } else if let close = Self.parenthesesEnd(scalars, at: index) {
                if parenthesesEnd == index { parenthesesEnd = close }
                index = close
            } else {
                break
            }
        }
        self.end = parenthesesEnd
        isEmpty = false
    }

    /// Returns the end of the parentheses that begin at an index. They can contain one more pair.
    private static func parenthesesEnd(_ scalars: UnsafeBufferPointer<UInt32>, at start: Int) -> Int? {
        guard scalars[start] == URLCharacter.ascii("(") else { return nil }
        let first = generalEnd(scalars, at: start &+ 1)
        guard first < scalars.count else { return nil }
        if scalars[first] == URLCharacter.ascii(")") { return first > start &+ 1 ? first &+ 1 : nil }
        guard scalars[first] == URLCharacter.ascii("(") else { return nil }
        let inner = generalEnd(scalars, at: first &+ 1)
        guard inner > first &+ 1, inner < scalars.count, scalars[inner] == URLCharacter.ascii(")") else { return nil }
        let last = generalEnd(scalars, at: inner &+ 1)
        return last < scalars.count && scalars[last] == URLCharacter.ascii(")") ? last &+ 1 : nil
    }

    private static func generalEnd(_ scalars: UnsafeBufferPointer<UInt32>, at start: Int) -> Int {
        var end = start
        while end < scalars.count, URLCharacter.isInPath(scalars[end]) { end &+= 1 }
        return end
    }
}

extension UInt32 {
    fileprivate var asciiLowercased: UInt32 { 0x41...0x5A ~= self ? self | 0x20 : self }
}
