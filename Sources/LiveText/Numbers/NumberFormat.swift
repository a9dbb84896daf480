import LiveUnicode

/// How numbers become text: a locale's symbols, and how many digits are shown.
///
/// ```swift
/// NumberFormat().text(of: DecimalNumber("1234567.5")!)  // "1,234,567.5"
/// ```
public struct NumberFormat: Hashable, Sendable {
    /// The locale's symbols.
    public var symbols: NumberSymbols
    /// How many digits are shown, and how the rest is rounded away.
    public var rounding: NumberRounding
    /// The least number of whole digits.
    public var minimumIntegerDigits: Int
    /// The power of ten by which numbers are multiplied: 2 for percents.
    public var scale: Int

    /// The largest number of digits that zeros fill up to.
    static var mostFilledDigits: Int { 100 }

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - symbols: The locale's symbols.
    ///   - rounding: How many digits are shown.
    ///   - minimumIntegerDigits: How many whole digits there are at least: kept within 1…100.
    ///   - scale: The power of ten by which numbers are multiplied: 2 for percents. Kept within −100…100.
    public init(
        symbols: NumberSymbols = NumberSymbols(),
        rounding: NumberRounding = NumberRounding(),
        minimumIntegerDigits: Int = 1,
        scale: Int = 0
    ) {
        self.symbols = symbols
        self.rounding = rounding
        self.minimumIntegerDigits = max(1, min(Self.mostFilledDigits, minimumIntegerDigits))
        self.scale = max(-Self.mostFilledDigits, min(Self.mostFilledDigits, scale))
    }

    /// A number's text.
    ///
    /// - Complexity: O(*n*) in the digits that are shown.
    public func text(of number: DecimalNumber) -> String {
        var writer = NumberWriter()
        writer.write(number, in: self)
        return String(utf8Bytes: writer.bytes[...])
    }
}
