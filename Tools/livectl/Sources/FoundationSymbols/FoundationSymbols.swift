import Foundation
import LiveText

/// Reads a locale's number symbols from Foundation, as `Web/number/symbols.js` does from `Intl`.
///
/// This is not in the core, which depends neither on Foundation nor on locales. Everything is taken from formatted
/// samples, so that the core writes the same as Foundation.
///
/// ```swift
/// let symbols = FoundationSymbols(style: .decimal, locale: Locale(identifier: "cs_CZ"))
/// NumberFormat(symbols: symbols.symbols).text(of: DecimalNumber(1000))  // "1 000" with U+00A0
/// ```
public struct FoundationSymbols {
    /// The kind of number to format.
    public enum Style: Sendable, Hashable {
        /// A plain number.
        case decimal
        /// A percentage.
        case percent
        /// An amount of money, with its ISO 4217 code.
        case currency(code: String)
        /// A shortened number, such as 12K.
        case compact
    }

    /// The numbers that show a sign, with the names of ECMA-402. A number that is rounded to zero never has a minus
    /// sign.
    public enum SignDisplay: String, Sendable, Hashable, CaseIterable {
        /// Negative numbers.
        case auto
        /// All numbers.
        case always
        /// All numbers except zero.
        case exceptZero
        /// Negative numbers.
        case negative
        /// No numbers.
        case never
    }

    /// The symbols.
    public let symbols: NumberSymbols

    /// Reads the symbols of a style in a locale.
    ///
    /// - Complexity: Formats about thirty numbers, or about a hundred for compact notation.
    public init(style: Style, locale: Locale, signDisplay: SignDisplay = .auto, usesGrouping: Bool = true) {
        let reader = SampleReader(
            formatter: SampleFormatter(
                style: style,
                locale: locale,
                signDisplay: signDisplay,
                usesGrouping: usesGrouping
            )
        )
        symbols = reader.symbols
    }

    /// Returns the number of decimals that Foundation uses for a currency: 0 for `JPY`, 3 for `KWD`, 2 for an unknown
    /// code.
    public static func decimals(ofCurrency code: String) -> Int {
        let sample = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: "en_US_POSIX")).format(0)
        return SampleReader.parts(of: sample).runs.dropFirst().last?.unicodeScalars.count ?? 0
    }

    /// Returns the power of ten by which a style multiplies numbers.
    public static func scale(of style: Style) -> Int { style == .percent ? 2 : 0 }
}
