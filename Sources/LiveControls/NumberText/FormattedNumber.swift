import LiveCoding
import LiveUnicode

/// A number and its text, which a host's own formatter writes: `Intl.NumberFormat`, or a `FormatStyle` of Foundation.
///
/// The core has no locale data. It moves the digits of the text, and leaves the text itself to the host.
///
/// ```swift
/// import LiveControls
///
/// FormattedNumber(prefix: "-$", digits: "1,234.50", decimals: 2, value: -1234.5).text  // "-$1,234.50"
/// ```
public struct FormattedNumber: Hashable, Sendable {
    /// The text before the digits: a sign, a currency, or a directional mark.
    public var prefix: String
    /// The digits and the separators between them. It's empty if the text has none, as for NaN.
    public var digits: String
    /// The text after the digits: a unit, or the exponent of scientific notation.
    public var suffix: String
    /// The number of digits after the decimal separator.
    public var decimals: Int
    /// The number, as close as a `Double` can be. If it isn't finite, the text appears immediately.
    public var value: Double
    /// The difference between two numbers whose last digits are adjacent: 0.01 with two decimals, and 0.0001 for a
    /// percentage with two decimals. It's 0 if the decimals aren't fixed, as in compact notation.
    public var step: Double

    /// Creates a number.
    ///
    /// - Parameters:
    ///   - prefix: The text before the digits.
    ///   - digits: The digits and the separators between them.
    ///   - suffix: The text after the digits.
    ///   - decimals: The number of digits after the decimal separator.
    ///   - value: The number. If it isn't finite, the text appears immediately.
    ///   - step: The difference between two numbers whose last digits are adjacent, or 0 if the decimals aren't fixed.
    public init(
        prefix: String = "",
        digits: String,
        suffix: String = "",
        decimals: Int = 0,
        value: Double,
        step: Double = 0
    ) {
        self.prefix = prefix
        self.digits = digits
        self.suffix = suffix
        self.decimals = decimals
        self.value = value
        self.step = step
    }

    /// The text.
    public var text: String { prefix + digits + suffix }

    func hasSameText(as other: FormattedNumber) -> Bool {
        Self.areSame(prefix, other.prefix) && Self.areSame(digits, other.digits) && Self.areSame(suffix, other.suffix)
    }

    /// Compares texts by their bytes. In Embedded Swift, the comparison of the standard library would add the tables of
    /// canonical equivalence.
    static func areSame(_ text: String, _ other: String) -> Bool {
        text.withUTF8Bytes { bytes in other.withUTF8Bytes { bytes.elementsEqual($0) } }
    }
}

#if !hasFeature(Embedded)
extension FormattedNumber: Codable {
    private enum CodingKeys: CodingKey, CaseIterable { case prefix, digits, suffix, decimals, value, step }

    /// Decodes a number. Only `value` and `digits` are required.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases)
        self.init(digits: try values(.digits), value: try values(.value))
        try values.read(.prefix, into: &prefix)
        try values.read(.suffix, into: &suffix)
        try values.read(.decimals, into: &decimals)
        try values.read(.step, into: &step)
    }
}
#endif
