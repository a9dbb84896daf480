import Foundation
import FoundationSymbols
import LiveText
import Testing

@Suite("Symbols read from Foundation")
struct FoundationSymbolsTests {
    private static let values = [
        "0", "1", "-1", "0.5", "2.5", "-2.5", "12", "999", "1000", "-1234.5", "9999", "10000", "12345.678", "999999.5",
        "1000000", "1234567", "-2500000", "12345678901", "9007199254740993", "123456789012345",
    ]

    /// Returns the locales whose texts cannot be composed from digits, separators and affixes.
    private func differences(
        _ style: FoundationSymbols.Style,
        decimals: Int,
        foundation: (Decimal, Locale) -> String
    ) -> (compared: Int, differences: [String]) {
        var compared = 0
        var differences: [String] = []
        for identifier in Locale.availableIdentifiers.sorted() {
            let locale = Locale(identifier: identifier)
            let format = NumberFormat(
                symbols: FoundationSymbols(style: style, locale: locale).symbols,
                rounding: NumberRounding(.fraction(decimals...decimals), mode: .halfEven),
                scale: FoundationSymbols.scale(of: style)
            )
            for value in Self.values {
                guard let decimal = Decimal(string: value), let number = DecimalNumber(value) else { continue }
                compared += 1
                let ours = format.text(of: number)
                let theirs = foundation(decimal, locale)
                if ours.unicodeScalars.elementsEqual(theirs.unicodeScalars) { continue }
                differences.append("\(identifier) \(value): \(ours) is not \(theirs)")
            }
        }
        return (compared, differences)
    }

    @Test("match Foundation's plain numbers in all of its locales")
    func decimals() {
        let result = differences(.decimal, decimals: 2) { value, locale in
            Decimal.FormatStyle(locale: locale).precision(.fractionLength(2)).format(value)
        }
        print("decimal: \(result.compared) numbers compared")
        #expect(result.differences.prefix(20) == [])
    }

    @Test("match Foundation's percentages in all of its locales")
    func percents() {
        let result = differences(.percent, decimals: 1) { value, locale in
            Decimal.FormatStyle.Percent(locale: locale).precision(.fractionLength(1)).format(value)
        }
        print("percent: \(result.compared) numbers compared")
        #expect(result.differences.prefix(20) == [])
    }

    @Test("match Foundation's currency amounts in all of its locales", arguments: ["EUR", "JPY", "USD"])
    func currencies(code: String) {
        let result = differences(.currency(code: code), decimals: 2) { value, locale in
            Decimal.FormatStyle.Currency(code: code, locale: locale).precision(.fractionLength(2)).format(value)
        }
        print("currency \(code): \(result.compared) numbers compared")
        #expect(result.differences.prefix(20) == [])
    }

    @Test("shorten compact numbers as Foundation does", arguments: ["en_US", "de_DE", "ja_JP", "hi_IN"])
    func compact(identifier: String) {
        let locale = Locale(identifier: identifier)
        let format = NumberFormat(
            symbols: FoundationSymbols(style: .compact, locale: locale).symbols,
            rounding: NumberRounding(.fraction(0...0), mode: .halfEven)
        )
        for value in [0, 1, 999, 1000, 4200, 12345, 999_999, 1_000_000, 7_654_321, 12_345_678_901] {
            let theirs = Decimal.FormatStyle(locale: locale).notation(.compactName).precision(.fractionLength(0))
                .format(Decimal(value))
            #expect(format.text(of: DecimalNumber(value)) == theirs)
        }
    }
}
