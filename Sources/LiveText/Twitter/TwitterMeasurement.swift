import LiveUnicode

/// A text as Twitter measures it. Offsets are in UTF-16, of the text as it was given.
public struct TwitterMeasurement: Sendable, Hashable {
    /// The weight of the text, to compare with the maximum of 280.
    public var weightedLength: Int
    /// The share of the maximum, in thousandths, rounded down; zero without a maximum.
    public var permillage: Int
    /// Whether the text can be posted: it is not empty, not too long, and without the characters U+FFFE, U+FEFF and U+FFFF.
    public var isValid: Bool
    /// The whole text.
    public var displayRange: Range<Int>
    /// The longest part from the start that fits and has no invalid character.
    public var validRange: Range<Int>
}

extension TwitterConfiguration {
    /// Weighs a text.
    ///
    /// - Complexity: O(*n*) in the text's bytes.
    public func measure(_ text: String) -> TwitterMeasurement {
        let weighed = text.withUTF8Bytes {
            WeighedText($0, limit: TwitterWeight.limit(maximum), parsesEmoji: parsesEmoji)
        }
        let length = weighed.weight / TwitterWeight.scale
        let fits = maximum <= 0 || length <= maximum
        return TwitterMeasurement(
            weightedLength: length,
            // In floating point, as twitter-text does: 2261 of 280 are 8074 thousandths.
            permillage: maximum > 0 ? Int(Double(length) / Double(maximum) * 1000) : 0,
            isValid: weighed.isValid && length > 0 && fits,
            displayRange: 0..<weighed.length,
            validRange: 0..<weighed.validEnd
        )
    }

    /// Weighs a text and finds where the maximum cuts it, as a ``TextLimit`` in ``TextUnit/twitter`` does.
    ///
    /// A cut leaves grapheme clusters and URLs whole, where ``TwitterMeasurement/validRange`` may divide them.
    ///
    /// - Complexity: O(*n*) in the text's bytes.
    public func textMeasurement(of text: String) -> TextMeasurement {
        text.withUTF8Bytes { bytes in
            let weighed = WeighedText(bytes, parsesEmoji: parsesEmoji)
            let limit = TwitterWeight.limit(maximum)
            let count = weighed.weight / TwitterWeight.scale
            let cut =
                weighed.weight <= limit
                ? bytes.count
                : WeighedText.lastFittingEnd(in: bytes, limit: limit, parsesEmoji: parsesEmoji)
            return TextMeasurement(
                count: count,
                remaining: maximum > 0 ? maximum &- count : nil,
                validEnd: bytes.utf16Count(in: 0..<cut),
                length: weighed.length
            )
        }
    }
}
