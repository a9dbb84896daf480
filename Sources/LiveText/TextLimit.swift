import LiveCoding
import LiveUnicode

/// A limit on the length of a text, in a unit of your choice.
///
/// ```swift
/// let limit = TextLimit(5, unit: .utf16)
/// limit.measure("ab👨‍👩‍👧‍👦").validEnd  // 2: the family does not fit, and is not cut in two
/// ```
public struct TextLimit: Sendable, Hashable {
    /// The maximum count. Zero or less means no limit.
    public var maximum: Int
    /// The unit of the count.
    public var unit: TextUnit

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
            count = unit.count(bytes)
            cut = isUnlimited || count <= maximum ? bytes.count : lastFittingEnd(in: bytes)
        }
        let validEnd = bytes.utf16Count(in: 0..<cut)
        return TextMeasurement(
            count: count,
            remaining: isUnlimited ? nil : maximum &- count,
            validEnd: validEnd,
            length: validEnd &+ bytes.utf16Count(in: cut..<bytes.count)
        )
    }

    /// Returns the byte offset after the last grapheme cluster that fits, in a text that is over the limit.
    private func lastFittingEnd(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        switch unit {
        case .twitter: TwitterRules.lastFittingEnd(in: bytes, limit: TwitterWeight.limit(maximum))
        case .sms: SMSTally.lastFittingEnd(in: bytes, limit: maximum)
        default: lastSummedEnd(in: bytes)
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
extension TextLimit: Codable {
    private enum CodingKeys: CodingKey, CaseIterable { case maximum, unit }

    /// Decodes a limit from `maximum` and `unit`, or from a number of characters.
    public init(from decoder: any Decoder) throws {
        if let maximum = try? decoder.singleValueContainer().decode(Int.self) {
            self.init(maximum)
        } else {
            let values = try decoder.members(CodingKeys.allCases)
            self.init(try values(.maximum))
            try values.read(.unit, into: &unit)
        }
    }
}
#endif
