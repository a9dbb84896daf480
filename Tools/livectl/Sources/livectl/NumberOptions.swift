import Foundation
import FoundationSymbols
import LiveText

/// Options of `Intl.NumberFormat`.
struct NumberOptions: Decodable, StrictMembers {
    enum CodingKeys: CodingKey, CaseIterable {
        case locale, style, currency, notation, minimumIntegerDigits, minimumFractionDigits, maximumFractionDigits
        case minimumSignificantDigits, maximumSignificantDigits, roundingMode, signDisplay, useGrouping
    }

    enum Style: String, CaseIterable { case decimal, percent, currency }

    enum Notation: String, CaseIterable { case standard, compact }

    var locale: String?
    private var style: OneOf<Style>?
    private var currency: String?
    private var notation: OneOf<Notation>?
    private var minimumIntegerDigits: Int?
    private var minimumFractionDigits: Int?
    private var maximumFractionDigits: Int?
    private var minimumSignificantDigits: Int?
    private var maximumSignificantDigits: Int?
    private var roundingMode: NumberRounding.Mode?
    private var signDisplay: OneOf<FoundationSymbols.SignDisplay>?
    private var useGrouping: Bool?

    /// Returns the format in a Foundation locale.
    ///
    /// Digits and rounding follow ECMA-402. The symbols are Foundation's.
    func format(locale: Locale) throws(InputError) -> NumberFormat {
        let style = try symbolStyle
        let symbols = FoundationSymbols(
            style: style,
            locale: locale,
            signDisplay: signDisplay?.choice ?? .auto,
            usesGrouping: useGrouping ?? true
        )
        return NumberFormat(
            symbols: symbols.symbols,
            rounding: NumberRounding(try precision(for: style), mode: roundingMode ?? .halfExpand),
            minimumIntegerDigits: try digits(minimumIntegerDigits, .minimumIntegerDigits, in: 1...21) ?? 1,
            scale: FoundationSymbols.scale(of: style)
        )
    }

    private var symbolStyle: FoundationSymbols.Style {
        get throws(InputError) {
            let isCompact = notation?.choice == .compact
            switch style?.choice ?? .decimal {
            case .decimal: return isCompact ? .compact : .decimal
            case _ where isCompact: throw InputError("'notation' is compact for decimals only")
            case .percent: return .percent
            case .currency:
                // A well-formed currency (ECMA-402, 6.3.1).
                guard let code = currency, code.utf8.count == 3, code.allSatisfy({ $0.isASCII && $0.isLetter }) else {
                    throw InputError("'currency' must be a code of three letters (ISO 4217)")
                }
                return .currency(code: code.uppercased())
            }
        }
    }

    /// Returns the digits, as in ECMA-402, 15.1.3 SetNumberFormatDigitOptions.
    private func precision(for style: FoundationSymbols.Style) throws(InputError) -> NumberRounding.Precision {
        let fewest = try digits(minimumSignificantDigits, .minimumSignificantDigits, in: 1...21)
        let most = try digits(maximumSignificantDigits, .maximumSignificantDigits, in: 1...21)
        if fewest != nil || most != nil {
            let (fewest, most) = (fewest ?? 1, most ?? 21)
            guard fewest <= most else {
                throw InputError("'maximumSignificantDigits' is below 'minimumSignificantDigits'")
            }
            return .significant(fewest...most)
        }
        let lowest = try digits(minimumFractionDigits, .minimumFractionDigits, in: 0...100)
        let highest = try digits(maximumFractionDigits, .maximumFractionDigits, in: 0...100)
        if style == .compact, lowest == nil, highest == nil { return .finer(fraction: 0...0, significant: 1...2) }
        let usual = Self.usualFraction(of: style)
        let minimum = lowest ?? min(usual.lowerBound, highest ?? usual.lowerBound)
        let maximum = highest ?? max(usual.upperBound, minimum)
        guard minimum <= maximum else {
            throw InputError("'maximumFractionDigits' is below 'minimumFractionDigits'")
        }
        return .fraction(minimum...maximum)
    }

    private static func usualFraction(of style: FoundationSymbols.Style) -> ClosedRange<Int> {
        switch style {
        case .decimal: return 0...3
        case .percent, .compact: return 0...0
        case .currency(let code):
            let decimals = FoundationSymbols.decimals(ofCurrency: code)
            return decimals...decimals
        }
    }

    private func digits(_ count: Int?, _ name: CodingKeys, in range: ClosedRange<Int>) throws(InputError) -> Int? {
        guard let count else { return nil }
        guard range.contains(count) else {
            throw InputError("'\(name.stringValue)' must be in \(range.lowerBound)…\(range.upperBound)")
        }
        return count
    }
}
