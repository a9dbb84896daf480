import LiveUnicode

/// The format of numbers: a locale's symbols and the number of digits.
///
/// ```swift
/// NumberFormat().text(of: DecimalNumber("1234567.5")!)  // "1,234,567.5"
/// ```
public struct NumberFormat: Hashable, Sendable {
    /// The locale's symbols.
    public var symbols: NumberSymbols
    /// The number of digits to show and the rounding mode.
    public var rounding: NumberRounding
    /// The minimum number of integer digits.
    public var minimumIntegerDigits: Int
    /// The power of ten by which numbers are multiplied: 2 for percentages.
    public var scale: Int

    /// The maximum number of digits that zeros fill.
    static var mostFilledDigits: Int { 100 }

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - symbols: The locale's symbols.
    ///   - rounding: The number of digits to show and the rounding mode.
    ///   - minimumIntegerDigits: The minimum number of integer digits, limited to 1…100.
    ///   - scale: The power of ten by which numbers are multiplied: 2 for percentages. It's limited to −100…100.
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

    /// Returns the text of a number.
    ///
    /// - Complexity: O(*n*) in the number of digits shown.
    public func text(of number: DecimalNumber) -> String {
        var writer = NumberWriter()
        writer.write(number, in: self)
        return String(utf8Bytes: writer.bytes[...])
    }
}
