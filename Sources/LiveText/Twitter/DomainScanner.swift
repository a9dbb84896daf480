/// Finds domains: labels, each followed by a dot, and a top-level domain.
///
/// A label begins and ends with a domain character. Inside, it can contain hyphens, and underscores if another label
/// follows. The domain is the longest sequence of labels that ends with a top-level domain.
struct DomainScanner {
    private let scalars: UnsafeBufferPointer<UInt32>
    private let tables: TwitterTextTables
    /// The label that was examined last. It prevents repeated scans of a long word from each of its letters.
    private var label = Label()
    /// The end of the range in which no sequence of labels ends with a top-level domain. A shortened label can lose its
    /// underscore and become part of a domain.
    private var barrenEnd = 0

    /// A run of characters that a label can contain.
    private struct Label {
        var range = 0..<0
        /// The index after the last underscore.
        var underscoreEnd = 0
        /// The end of the top-level domain after the label and its dot.
        var nameEnd: Int?
    }

    init(_ scalars: UnsafeBufferPointer<UInt32>, _ tables: TwitterTextTables) {
        self.scalars = scalars
        self.tables = tables
    }

    /// Returns the end of the domain that begins at an index, or `nil` if there is none.
    mutating func domainEnd(at start: Int) -> Int? {
        var best: Int?
        var index = start
        while index < scalars.count, URLCharacter.isInDomain(scalars[index]), findLabel(at: index) {
            if label.underscoreEnd <= index, let end = label.nameEnd { best = end }
            index = label.range.upperBound &+ 1
            if index <= barrenEnd { break }
        }
        if best == nil { barrenEnd = max(barrenEnd, index) }
        return best
    }

    /// Sets `label` to the label that contains an index.
    ///
    /// - Returns: Whether the label ends with a domain character and is followed by a dot.
    private mutating func findLabel(at index: Int) -> Bool {
        if !label.range.contains(index) {
            label = Label(range: index..<index, underscoreEnd: 0, nameEnd: nil)
            var end = index
            while end < scalars.count, Self.isInLabel(scalars[end]) {
                end &+= 1
                if scalars[end &- 1] == URLCharacter.ascii("_") { label.underscoreEnd = end }
            }
            label.range = index..<end
            if isDot(at: end), URLCharacter.isInDomain(scalars[end &- 1]) {
                label.nameEnd = topLevelDomainEnd(at: end &+ 1, upTo: scalars.count)
            }
        }
        let end = label.range.upperBound
        return isDot(at: end) && URLCharacter.isInDomain(scalars[end &- 1])
    }

    private static func isInLabel(_ scalar: UInt32) -> Bool {
        scalar == URLCharacter.ascii("-") || scalar == URLCharacter.ascii("_") || URLCharacter.isInDomain(scalar)
    }

    private func isDot(at index: Int) -> Bool {
        index < scalars.count && scalars[index] == URLCharacter.ascii(".")
    }

    /// Returns the next domain in Latin letters inside a longer domain.
    mutating func bareDomain(in domain: Range<Int>) -> Range<Int>? {
        var start = domain.lowerBound
        while start < domain.upperBound {
            guard URLCharacter.isInBareDomain(scalars[start]) else {
                start &+= 1
                continue
            }
            var best: Int?
            var index = start
            while true {
                var end = index
                while end < domain.upperBound, URLCharacter.isInBareDomain(scalars[end]) { end &+= 1 }
                guard end > index, end < domain.upperBound, isDot(at: end) else {
                    index = max(end, index)
                    break
                }
                if let found = topLevelDomainEnd(at: end &+ 1, upTo: domain.upperBound) { best = found }
                index = end &+ 1
            }
            if let best { return start..<best }
            start = max(index, start &+ 1)
        }
        return nil
    }

    private func topLevelDomainEnd(at start: Int, upTo end: Int) -> Int? {
        let length = tables.domains.length(at: start, in: scalars, upTo: end)
        if length > 0 { return start &+ length }
        return encodedNameEnd(at: start, upTo: end)
    }

    /// Returns the end of a top-level domain in Punycode: `xn--` and letters, digits, or hyphens, regardless of what
    /// follows.
    private func encodedNameEnd(at start: Int, upTo end: Int) -> Int? {
        guard end &- start > 4, scalars[start] | 0x20 == URLCharacter.ascii("x"),
            scalars[start &+ 1] | 0x20 == URLCharacter.ascii("n"), scalars[start &+ 2] == URLCharacter.ascii("-"),
            scalars[start &+ 3] == URLCharacter.ascii("-")
        else { return nil }
        var nameEnd = start &+ 4
        while nameEnd < end,
            scalars[nameEnd] == URLCharacter.ascii("-") || URLCharacter.isAlphanumeric(scalars[nameEnd])
        { nameEnd &+= 1 }
        return nameEnd > start &+ 4 ? nameEnd : nil
    }
}
