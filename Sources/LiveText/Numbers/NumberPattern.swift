import LiveUnicode

/// The text around a number's digits: signs, currencies, units, and directional marks for right-to-left text.
public struct NumberAffixes: Hashable, Sendable {
    /// The text before the digits, as UTF-8.
    package var prefix: [UInt8]
    /// The text after the digits, as UTF-8.
    package var suffix: [UInt8]

    /// Creates the text around a number's digits.
    public init(prefix: String = "", suffix: String = "") {
        self.init(prefix: prefix.withUTF8Bytes { [UInt8]($0) }, suffix: suffix.withUTF8Bytes { [UInt8]($0) })
    }

    /// Creates the text around a number's digits from well-formed UTF-8.
    package init(prefix: [UInt8], suffix: [UInt8]) {
        self.prefix = prefix
        self.suffix = suffix
    }
}

/// The text around a number's digits for each sign.
public struct NumberPattern: Hashable, Sendable {
    /// The text for a positive number.
    public var positive: NumberAffixes
    /// The text for a negative number.
    public var negative: NumberAffixes
    /// The text for a number that is zero after rounding, regardless of its sign.
    public var zero: NumberAffixes
    /// A Boolean value that indicates whether the digits are shown. Some languages have a single word for “one
    /// thousand”.
    public var showsDigits: Bool

    /// Creates a pattern.
    public init(
        positive: NumberAffixes = NumberAffixes(),
        negative: NumberAffixes = NumberAffixes(prefix: "-"),
        zero: NumberAffixes = NumberAffixes(),
        showsDigits: Bool = true
    ) {
        self.positive = positive
        self.negative = negative
        self.zero = zero
        self.showsDigits = showsDigits
    }
}
