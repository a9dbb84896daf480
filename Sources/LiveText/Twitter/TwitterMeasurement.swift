import LiveUnicode

/// The measurement of a text by Twitter's rules. Offsets are in UTF-16, relative to the original text.
public struct TwitterMeasurement: Sendable, Hashable {
    /// The weight of the text, for comparison with the maximum of 280.
    public var weightedLength: Int
    /// The length as thousandths of the maximum, rounded down, or zero if there is no maximum.
    public var permillage: Int
    /// A Boolean value that indicates whether the text can be posted. It must not be empty, too long, or contain the
    /// characters U+FFFE, U+FEFF, or U+FFFF.
    public var isValid: Bool
    /// The range of the whole text.
    public var displayRange: Range<Int>
    /// The range of the longest prefix that fits and contains no invalid character.
    public var validRange: Range<Int>
}

extension TwitterConfiguration {
    /// Weighs a text.
    ///
    /// - Complexity: O(*n*) in the text's bytes.
    public func measure(_ text: String) -> TwitterMeasurement {
        let weighed = text.withUTF8Bytes {
            WeighedText($0, limit: UnitWeight.limit(maximum), parsesEmoji: parsesEmoji)
        }
        let length = weighed.weight / UnitWeight.scale
        let fits = maximum <= 0 || length <= maximum
        return TwitterMeasurement(
            weightedLength: length,
            // The calculation uses floating point, as in twitter-text: 2261 of 280 are 8074 thousandths.
            permillage: maximum > 0 ? Int(Double(length) / Double(maximum) * 1000) : 0,
            isValid: weighed.isValid && length > 0 && fits,
            displayRange: 0..<weighed.length,
            validRange: 0..<weighed.validEnd
        )
    }

    /// Weighs a text and finds the position at which the maximum cuts it, as ``TextLimit`` does in
    /// ``TextUnit/twitter``.
    ///
    /// The cut doesn't split grapheme clusters and URLs, unlike ``TwitterMeasurement/validRange``.
    ///
    /// - Complexity: O(*n*) in the text's bytes.
    public func textMeasurement(of text: String) -> TextMeasurement {
        text.withUTF8Bytes { bytes in
            let weighed = WeighedText(bytes, parsesEmoji: parsesEmoji)
            let limit = UnitWeight.limit(maximum)
            let count = weighed.weight / UnitWeight.scale
            let cut =
                weighed.weight <= limit
                ? bytes.count
                : WeighedText.lastFittingEnd(in: bytes, limit: limit, parsesEmoji: parsesEmoji)
            return TextMeasurement(
                TextLimit(maximum, unit: .twitter),
                count: count,
                validEnd: bytes.utf16Count(in: 0..<cut),
                length: weighed.length
            )
        }
    }
}
