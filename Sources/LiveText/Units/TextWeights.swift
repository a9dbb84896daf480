import LiveUnicode

/// Weights of characters for the unit ``TextUnit/weighted``, as data that apps, pages, and servers share.
///
/// ```swift
/// let weights = TextWeights("U+0-7F 0.5, U+1F300-1FAFF 2")
/// TextLimit(10, weights: weights ?? TextWeights()).count("abc 日本 👋")  // 7
/// ```
///
/// A character, which is a grapheme cluster, has the weight of its heaviest code point. A code point has the weight of
/// the last range that contains it, or else the default weight, 1. The count of a text is the sum of its characters'
/// weights, rounded up.
public struct TextWeights: Sendable, Hashable {
    /// The weight of a range of code points.
    struct Entry: Sendable, Hashable {
        var range: ClosedRange<UInt32>
        /// The weight, in hundredths.
        var weight: Int
    }

    private(set) var entries: [Entry] = []
    /// The weight of all other code points, in hundredths.
    private(set) var defaultWeight = UnitWeight.scale

    /// Creates weights of 1 for every character.
    public init() {}

    /// Reads weights, or returns `nil` if the text has an error.
    ///
    /// - Parameter text: Ranges in the syntax of CSS's `unicode-range`, such as `U+41` or `U+0-7F`, each with a weight
    ///   from 0 to 10,000 that has up to two decimals, separated by commas. `*` stands for all other code points.
    public init?(_ text: String) {
        var reader = UnitReader(text.utf8Bytes)
        self.init(from: &reader)
        guard reader.isAtEnd else { return nil }
    }

    init?(from reader: inout UnitReader) {
        repeat {
            let isDefault = reader.skip(UInt8(ascii: "*"))
            let range = isDefault ? nil : reader.range()
            guard isDefault || range != nil, let weight = reader.weight() else { return nil }
            if let range {
                entries.append(Entry(range: range, weight: weight))
            } else {
                defaultWeight = weight
            }
        } while reader.skip(UInt8(ascii: ","))
    }

    /// Returns the weight of a text in hundredths.
    func weight(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var weight = 0
        walk(bytes) { _, total in
            weight = total
            return true
        }
        return weight
    }

    /// Returns the byte offset after the last grapheme cluster up to which the text is within a limit in hundredths.
    func lastFittingEnd(in bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> Int {
        var fitting = 0
        walk(bytes) { end, total in
            if total <= limit { fitting = end }
            return total <= limit
        }
        return fitting
    }

    /// Visits the end of each cluster, with the weight of the text up to there.
    private func walk(_ bytes: UnsafeBufferPointer<UInt8>, _ visit: (Int, Int) -> Bool) {
        var scanner = ClusterScanner(bytes)
        var total = 0
        while scanner.position < bytes.count {
            var position = scanner.position
            scanner.advance(throughCluster: scanner.count &+ 1)
            var heaviest = 0
            while position < scanner.position {
                let (scalar, size) = bytes.scalar(at: position)
                heaviest = max(heaviest, weight(of: scalar))
                position &+= size
            }
            total &+= heaviest
            guard visit(scanner.position, total) else { return }
        }
    }

    private func weight(of scalar: UInt32) -> Int {
        var index = entries.count
        while index > 0 {
            index &-= 1
            if entries[index].range.contains(scalar) { return entries[index].weight }
        }
        return defaultWeight
    }
}

#if !hasFeature(Embedded)
extension TextWeights: Codable {
    /// Decodes weights from their text.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let weights = Self(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "weights are such as 'U+0-7F 0.5, * 1'")
            )
        }
        self = weights
    }

    /// Encodes the weights as their text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// The text from which the weights can be read again.
    public var text: String {
        let ranges = entries.map { entry in
            let (first, last) = (entry.range.lowerBound, entry.range.upperBound)
            let end = first == last ? "" : "-" + String(last, radix: 16, uppercase: true)
            return "U+\(String(first, radix: 16, uppercase: true))\(end) \(Self.decimal(entry.weight))"
        }
        return
            (ranges + (ranges.isEmpty || defaultWeight != UnitWeight.scale ? ["* \(Self.decimal(defaultWeight))"] : []))
            .joined(separator: ", ")
    }

    private static func decimal(_ weight: Int) -> String {
        let (whole, part) = weight.quotientAndRemainder(dividingBy: UnitWeight.scale)
        guard part > 0 else { return "\(whole)" }
        return part.isMultiple(of: 10) ? "\(whole).\(part / 10)" : "\(whole).\(part < 10 ? "0" : "")\(part)"
    }
}
#endif
