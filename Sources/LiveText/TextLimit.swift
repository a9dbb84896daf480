import LiveCoding
import LiveUnicode

/// A limit on the length of a text, in a unit of your choice.
///
/// ```swift
/// let limit = TextLimit(5, unit: .utf16)
/// limit.measure("ab👨‍👩‍👧‍👦").validEnd  // 2: the family does not fit, and is not cut in two
/// ```
public struct TextLimit: Sendable, Hashable {
    /// The maximum count. Zero or less means no limit. Further limits then measure the text, but refuse no edit.
    public var maximum: Int
    /// The unit of the count.
    public var unit: TextUnit
    /// The minimum count. A shorter text is accepted while a person types, but isn't valid.
    public var minimum = 0
    /// Weights and further limits; none by default.
    public var rules = TextRules()

    /// Creates a limit.
    ///
    /// - Parameters:
    ///   - maximum: The maximum count. Zero or less means no limit.
    ///   - unit: The unit of the count.
    public init(_ maximum: Int, unit: TextUnit = .characters) {
        self.maximum = maximum
        self.unit = unit
    }

    /// A Boolean value that indicates whether there is no limit.
    public var isUnlimited: Bool { maximum <= 0 }

    /// Counts a text and finds the position at which the limit cuts it.
    ///
    /// - Complexity: O(*n*) in the text's bytes.
    public func measure(_ text: String) -> TextMeasurement {
        text.withUTF8Bytes(measure)
    }

    func measure(_ bytes: UnsafeBufferPointer<UInt8>) -> TextMeasurement {
        let count: Int
        let cut: Int
        if unit == .characters, !isUnlimited {
            var scanner = ClusterScanner(bytes)
            scanner.advance(throughCluster: maximum)
            cut = scanner.position
            scanner.advance(throughCluster: .max)
            count = scanner.count
        } else {
            count = self.count(bytes)
            cut = isUnlimited || count <= maximum ? bytes.count : lastFittingEnd(in: bytes)
        }
        let validEnd = bytes.utf16Count(in: 0..<cut)
        let length = validEnd &+ bytes.utf16Count(in: cut..<bytes.count)
        let measurement = TextMeasurement(self, count: count, validEnd: validEnd, length: length)
        return UnitRules.shared.tightened(measurement, of: bytes)
    }

    /// Returns the byte offset after the last grapheme cluster that fits, in a text that is over the limit.
    private func lastFittingEnd(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        switch unit {
        case .sms, .twitter, .words, .mastodon, .weighted:
            UnitRules.shared.lastFittingEnd(in: bytes, of: self, UnitWeight.limit(maximum))
        case .characters, .utf16, .utf8, .scalars: lastSummedEnd(in: bytes)
        }
    }

    /// Returns the same offset for a unit in which the counts of a text's parts add up to the count of the text.
    ///
    /// The search starts with strides of many clusters and halves them when one is too long.
    private func lastSummedEnd(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var scanner = ClusterScanner(bytes)
        var room = maximum
        var stride = 1024
        while stride > 0 {
            var ahead = scanner
            ahead.advance(throughCluster: scanner.count &+ stride)
            let needed = unit.count(UnsafeBufferPointer(rebasing: bytes[scanner.position..<ahead.position]))
            if needed <= room {
                room &-= needed
                scanner = ahead
            } else {
                stride /= 2
            }
        }
        return scanner.position
    }
}

#if !hasFeature(Embedded)
extension TextLimit {
    /// Creates a limit in ``TextUnit/weighted``.
    public init(_ maximum: Int, weights: TextWeights) {
        self.init(maximum, unit: .weighted)
        rules = TextRules(weights: weights)
    }

    /// Returns the limit with a minimum.
    public func atLeast(_ minimum: Int) -> TextLimit {
        var limit = self
        limit.minimum = minimum
        return limit
    }

    /// Returns the limit with another one that applies at the same time.
    ///
    /// ```swift
    /// TextLimit(300).and(3000, unit: .utf8).measure(String(repeating: "👨‍👩‍👧‍👦", count: 150)).limit.unit  // .utf8
    /// ```
    public func and(_ maximum: Int, unit: TextUnit) -> TextLimit {
        var limit = self
        limit.rules = TextRules(weights: rules.weights, further: rules.further + [TextLimit(maximum, unit: unit)])
        return limit
    }
}

extension TextLimit: Codable {
    private enum CodingKeys: CodingKey, CaseIterable { case maximum, unit, minimum, weights, also }

    /// Decodes a limit from `maximum`, `unit`, `minimum`, `weights` (their text), and `also` (further limits), or from a
    /// number of characters. With weights, the unit is ``TextUnit/weighted``.
    public init(from decoder: any Decoder) throws {
        guard (try? decoder.container(keyedBy: CodingKeys.self)) != nil else {
            guard let maximum = try? decoder.singleValueContainer().decode(Int.self) else {
                throw decoder.error("must be a whole number or an object")
            }
            self.init(maximum)
            return
        }
        let values = try decoder.members(CodingKeys.allCases)
        var (weights, further): (TextWeights?, [TextLimit]) = (nil, [])
        self.init(0)
        try values.read(.maximum, into: &maximum)
        try values.read(.unit, into: &unit)
        try values.read(.minimum, into: &minimum)
        try values.read(.weights, into: &weights)
        try values.read(.also, into: &further)
        if weights != nil { unit = .weighted }
        rules = TextRules(weights: weights, further: further)
    }

    /// Encodes the maximum and the unit, and what else is set.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(maximum, forKey: .maximum)
        try container.encode(unit, forKey: .unit)
        if minimum != 0 { try container.encode(minimum, forKey: .minimum) }
        try container.encodeIfPresent(rules.weights, forKey: .weights)
        if !rules.further.isEmpty { try container.encode(rules.further, forKey: .also) }
    }
}
#endif
