import Foundation

/// Formats samples with Foundation's format styles.
struct SampleFormatter {
    let style: FoundationSymbols.Style
    let locale: Locale
    let signDisplay: FoundationSymbols.SignDisplay
    let usesGrouping: Bool

    /// Formats a number with this many decimals. For a percentage, 5 means 5%.
    func text(_ value: Decimal, decimals: Int) -> String {
        switch style {
        case .decimal:
            Decimal.FormatStyle(locale: locale).precision(.fractionLength(decimals)).grouping(grouping)
                .sign(strategy: numberSign).format(value)
        case .percent:
            Decimal.FormatStyle.Percent(locale: locale).precision(.fractionLength(decimals)).grouping(grouping)
                .sign(strategy: numberSign).format(value / 100)
        case .currency(let code):
            Decimal.FormatStyle.Currency(code: code, locale: locale).precision(.fractionLength(decimals))
                .grouping(grouping).sign(strategy: currencySign).format(value)
        case .compact:
            Decimal.FormatStyle(locale: locale).notation(.compactName).precision(.fractionLength(decimals))
                .grouping(grouping).sign(strategy: numberSign).format(value)
        }
    }

    /// Formats NaN or an infinity.
    func text(_ value: Double) -> String {
        switch style {
        case .decimal, .compact:
            FloatingPointFormatStyle<Double>(locale: locale).sign(strategy: numberSign).format(value)
        case .percent:
            FloatingPointFormatStyle<Double>.Percent(locale: locale).sign(strategy: numberSign).format(value)
        case .currency(let code):
            FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale).sign(strategy: currencySign)
                .format(value)
        }
    }

    private var grouping: NumberFormatStyleConfiguration.Grouping { usesGrouping ? .automatic : .never }

    private var numberSign: NumberFormatStyleConfiguration.SignDisplayStrategy {
        switch signDisplay {
        case .auto, .negative: .automatic
        case .always: .always(includingZero: true)
        case .exceptZero: .always(includingZero: false)
        case .never: .never
        }
    }

    private var currencySign: CurrencyFormatStyleConfiguration.SignDisplayStrategy {
        switch signDisplay {
        case .auto, .negative: .automatic
        case .always: .always(showZero: true)
        case .exceptZero: .always(showZero: false)
        case .never: .never
        }
    }
}
