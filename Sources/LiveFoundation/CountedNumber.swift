import Foundation

/// A number that a host animates as a `Double`, and its text on the way and at the end.
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
    /// What is animated. Not finite where the number is not; then it is not on the way, and its text stands at once.
    public let value: Double
    /// The text at the end, from the exact number.
    public let finalText: String
    /// What wrote it.
    let style: any Hashable & Sendable
    /// Writes another number in the same format; `nil` where the number's type cannot hold that.
    let sample: @Sendable (Double) -> String?
    private let write: @Sendable (Double) -> String

    /// A whole number, which is whole on the way too.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - format: How it is written.
    public init<Format: FormatStyle & Sendable>(_ number: Format.FormatInput, format: Format)
    where Format.FormatInput: BinaryInteger, Format.FormatOutput == String {
        value = Double(number)
        finalText = format.format(number)
        style = format
        sample = { Format.FormatInput(exactly: $0).map(format.format) }
        write = { format.format(Self.whole(near: $0)) }
    }

    /// A number with decimals.
    ///
    /// - Parameters:
    ///   - number: The number; what is not finite is not animated.
    ///   - format: How it is written, and with how many decimals.
    public init<Format: FormatStyle & Sendable>(_ number: Format.FormatInput, format: Format)
    where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
        let write: @Sendable (Double) -> String = {
            Self.withoutNegativeZero(Format.FormatInput($0), below: 0, format.format)
        }
        value = Double(number)
        finalText = Self.withoutNegativeZero(number, below: 0, format.format)
        style = format
        sample = write
        self.write = write
    }

    /// A decimal number, such as an amount of money.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - format: How it is written, and with how many decimals.
    public init<Format: FormatStyle & Sendable>(_ number: Decimal, format: Format)
    where Format.FormatInput == Decimal, Format.FormatOutput == String {
        let write: @Sendable (Double) -> String = {
            Self.withoutNegativeZero(Decimal($0), below: 0, format.format)
        }
        value = NSDecimalNumber(decimal: number).doubleValue
        finalText = Self.withoutNegativeZero(number, below: 0, format.format)
        style = format
        sample = write
        self.write = write
    }

    /// The format's text for a number, or for zero where rounding leaves only zeros of a negative one: Foundation writes
    /// −0.4 without decimals as `-0`.
    private static func withoutNegativeZero<Number: Comparable>(
        _ number: Number,
        below zero: Number,
        _ format: (Number) -> String
    ) -> String {
        let text = format(number)
        // A negative zero is no less than zero.
        guard number <= zero, WrittenNumber(text)?.isZero == true else { return text }
        return format(zero)
    }

    /// The text at a value on the way.
    ///
    /// - Parameter shown: The animated value; one that is not finite gives ``finalText``.
    public func text(at shown: Double) -> String {
        shown == value || !shown.isFinite || !value.isFinite ? finalText : write(shown)
    }

    /// The whole number nearest to a finite value, within what the type holds: springs swing past their ends.
    static func whole<Number: BinaryInteger>(near value: Double) -> Number {
        let rounded = value.rounded()
        return Number(exactly: rounded) ?? Number(clamping: rounded < 0 ? Int64.min : .max)
    }
}
