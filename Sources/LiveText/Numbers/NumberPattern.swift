import LiveUnicode

/// The text around a number's digits: signs, currencies, units, and the marks that keep their order in right-to-left text.
public struct NumberAffixes: Hashable, Sendable {
    /// The text before the digits, as UTF-8.
    package var prefix: [UInt8]
    /// The text after the digits, as UTF-8.
    package var suffix: [UInt8]

    /// Creates the surroundings of a number's digits.
    public init(prefix: String = "", suffix: String = "") {
        self.init(prefix: prefix.withUTF8Bytes { [UInt8]($0) }, suffix: suffix.withUTF8Bytes { [UInt8]($0) })
    }

    /// The same from bytes, which are well-formed UTF-8.
    package init(prefix: [UInt8], suffix: [UInt8]) {
        self.prefix = prefix
        self.suffix = suffix
    }
}

/// The text around a number's digits, by its sign.
public struct NumberPattern: Hashable, Sendable {
    /// For a number above zero.
    public var positive: NumberAffixes
    /// For a number below zero.
    public var negative: NumberAffixes
    /// For a number that is zero once it is rounded, whatever its sign.
    public var zero: NumberAffixes
    /// Whether the digits are shown: some languages have one word for “one thousand”.
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
