import Foundation
import LiveText

/// Reads the symbols of a locale's numbers from Foundation, as `Web/number/symbols.js` does from `Intl`.
///
/// Outside the core, which knows neither Foundation nor locales. Everything is taken from formatted samples, so that the core
/// writes the same as Foundation.
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
        /// A share of a hundred.
        case percent
        /// An amount of money, by its ISO 4217 code.
        case currency(code: String)
        /// A plain number, shortened: 12K.
        case compact
    }

    /// The numbers with a sign, by the names of ECMA-402. A number that is rounded to zero never has a minus sign.
    public enum SignDisplay: String, Sendable, Hashable, CaseIterable {
        /// Before negative numbers.
        case auto
        /// Before all numbers.
        case always
        /// Before all numbers but zero.
        case exceptZero
        /// Before negative numbers.
        case negative
        /// Before none.
        case never
    }

    /// The symbols.
    public let symbols: NumberSymbols

    /// Reads the symbols of a style in a locale.
    ///
    /// - Complexity: Some thirty numbers are formatted, some hundred for compact notation.
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

    /// The number of decimals with which Foundation writes amounts of a currency: 0 of `JPY`, 3 of `KWD`, 2 of a code that it
    /// does not know.
    public static func decimals(ofCurrency code: String) -> Int {
        let sample = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: "en_US_POSIX")).format(0)
        return SampleReader.parts(of: sample).runs.dropFirst().last?.unicodeScalars.count ?? 0
    }

    /// The power of ten by which a style's numbers are multiplied.
    public static func scale(of style: Style) -> Int { style == .percent ? 2 : 0 }
}
