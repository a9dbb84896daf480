import Foundation

/// A number that a host animates as a `Double`, with the text for each value on the way and at the end.
///
/// ```swift
/// import Foundation
/// import LiveFoundation
///
/// let number = CountedNumber(9_007_199_254_740_993, format: .number.locale(Locale(identifier: "en_US")))
/// number.text(at: 12.4)          // "12"
/// number.text(at: number.value)  // "9,007,199,254,740,993", of which no Double is left
/// ```
public struct CountedNumber: Sendable {
    /// The animated value. If the number is not finite, this is not finite either, and the final text appears at once.
    public private(set) var value: Double
    /// A text before the number, which moves with it.
    public var prefix = ""
    /// A text after the number, which moves with it.
    public var suffix = ""
    /// The final text, formatted from the exact number, with the prefix and the suffix.
    public var finalText: String { prefix + numberText + suffix }
    /// The final text of the number alone.
    private(set) var numberText: String
    /// The format.
    let style: any Hashable & Sendable
    /// Formats another number in the same format; `nil` if the number's type cannot represent it.
    let sample: @Sendable (Double) -> String?
    private let write: @Sendable (Double) -> String

    /// Creates a whole number. Values on the way are whole numbers, too.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - format: The format of the number.
    public init<Format: FormatStyle & Sendable>(_ number: Format.FormatInput, format: Format)
    where Format.FormatInput: BinaryInteger, Format.FormatOutput == String {
        value = Double(number)
        numberText = format.format(number)
        style = format
        sample = { Format.FormatInput(exactly: $0).map(format.format) }
        write = { format.format(Self.whole(near: $0)) }
    }

    /// Creates a number with decimals.
    ///
    /// - Parameters:
    ///   - number: The number. NaN and infinities are not animated.
    ///   - format: The format of the number, including its decimals.
    public init<Format: FormatStyle & Sendable>(_ number: Format.FormatInput, format: Format)
    where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
        let write: @Sendable (Double) -> String = {
            Self.withoutNegativeZero(Format.FormatInput($0), format.format)
        }
        value = Double(number)
        numberText = Self.withoutNegativeZero(number, format.format)
        style = format
        sample = write
        self.write = write
    }

    /// Creates a decimal number, such as an amount of money.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - format: The format of the number, including its decimals.
    public init<Format: FormatStyle & Sendable>(_ number: Decimal, format: Format)
    where Format.FormatInput == Decimal, Format.FormatOutput == String {
        let write: @Sendable (Double) -> String = {
            Self.withoutNegativeZero(Decimal($0), format.format)
        }
        value = NSDecimalNumber(decimal: number).doubleValue
        numberText = Self.withoutNegativeZero(number, format.format)
        style = format
        sample = write
        self.write = write
    }

    /// Returns the format's text for a number, or for zero if a negative number is rounded to zero. Foundation formats
    /// −0.4 without decimals as `-0`.
    private static func withoutNegativeZero<Number: Comparable & AdditiveArithmetic>(
        _ number: Number,
        _ format: (Number) -> String
    ) -> String {
        let text = format(number)
        // A negative zero equals zero.
        guard number <= .zero, WrittenNumber(text)?.isZero == true else { return text }
        return format(.zero)
    }

    /// Returns the number between two texts.
    package func between(_ prefix: String, _ suffix: String) -> CountedNumber {
        var copy = self
        (copy.prefix, copy.suffix) = (prefix, suffix)
        return copy
    }

    /// Returns a number from which this one can start, in the same format.
    package func start(at value: Double) -> CountedNumber {
        guard value.isFinite else { return self }
        var copy = self
        (copy.value, copy.numberText) = (value, write(value))
        return copy
    }

    /// Returns the text for a value on the way.
    ///
    /// - Parameter shown: The animated value. If it is not finite, the result is ``finalText``.
    public func text(at shown: Double) -> String {
        shown == value || !shown.isFinite || !value.isFinite ? finalText : prefix + write(shown) + suffix
    }

    /// Returns the whole number nearest to a finite value, clamped to the type's range. Springs overshoot their ends.
    static func whole<Number: BinaryInteger>(near value: Double) -> Number {
        let rounded = value.rounded()
        return Number(exactly: rounded) ?? (rounded < 0 ? Number(clamping: Int64.min) : Number(clamping: UInt64.max))
    }
}
