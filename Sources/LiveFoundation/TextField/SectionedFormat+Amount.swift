public import Foundation
public import LiveControls

extension SectionedFormat {
    /// Returns the format of amounts and numbers as a locale writes them.
    ///
    /// ```swift
    /// import Foundation
    /// import LiveFoundation
    ///
    /// SectionedFormat.amount(currency: "EUR", locale: Locale(identifier: "de"))  // 1.234,50 €
    /// ```
    ///
    /// The digits are ASCII, as in all sectioned fields. A person can type those of any script.
    ///
    /// - Parameters:
    ///   - currency: The currency in three letters, such as `EUR`; `nil` for a number without one.
    ///   - decimals: The largest number of decimals; `nil` for those of the currency, or for whole numbers.
    ///   - isSigned: Whether negative numbers are accepted.
    ///   - locale: The locale.
    public static func amount(
        currency: String? = nil,
        decimals: Int? = nil,
        isSigned: Bool = false,
        locale: Locale = .current
    ) -> SectionedFormat {
        var components = Locale.Components(locale: locale)
        components.numberingSystem = Locale.NumberingSystem("latn")
        let locale = Locale(components: components)
        let decimals = decimals.map { max(0, min(15, $0)) }
        let examples = [Decimal(1_234_567), Decimal(isSigned ? -1234 : 1234)].map { number in
            guard let currency else {
                return number.formatted(.number.locale(locale).precision(.fractionLength(decimals ?? 0)))
            }
            let style = Decimal.FormatStyle.Currency(code: currency, locale: locale)
            guard let decimals else { return number.formatted(style) }
            return number.formatted(style.precision(.fractionLength(decimals)))
        }
        return .amount(like: examples.joined(separator: ";"))
    }
}
