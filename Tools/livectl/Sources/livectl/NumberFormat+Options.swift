import Foundation
import FoundationSymbols
import JSONLines
import LiveText

extension NumberFormat {
    /// Creates a format from options of `Intl.NumberFormat`, for a Foundation locale.
    ///
    /// Digits and rounding follow ECMA-402. The symbols are Foundation's.
    init(options: Fields, locale: Locale) throws {
        try options.allow([
            "style", "currency", "notation", "minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits",
            "minimumSignificantDigits", "maximumSignificantDigits", "roundingMode", "signDisplay", "useGrouping",
        ])
        let style = try options.style
        let signDisplay = try options.choice("signDisplay", of: FoundationSymbols.SignDisplay.self) ?? .auto
        let symbols = FoundationSymbols(
            style: style,
            locale: locale,
            signDisplay: signDisplay,
            usesGrouping: try options.optionalBool("useGrouping") ?? true
        )
        self.init(
            symbols: symbols.symbols,
            rounding: NumberRounding(try options.precision(for: style), mode: try options.roundingMode),
            minimumIntegerDigits: try options.digits("minimumIntegerDigits", in: 1...21) ?? 1,
            scale: FoundationSymbols.scale(of: style)
        )
    }
}

extension Fields {
    fileprivate var style: FoundationSymbols.Style {
        get throws {
            let isCompact = try optionalString("notation").map { notation in
                guard ["standard", "compact"].contains(notation) else {
                    throw InputError("'notation' must be one of standard, compact")
                }
                return notation == "compact"
            }
            let style = try optionalString("style") ?? "decimal"
            guard isCompact != true || style == "decimal" else {
                throw InputError("'notation' is compact for decimals only")
            }
            switch style {
            case "decimal": return isCompact == true ? .compact : .decimal
            case "percent": return .percent
            case "currency": return .currency(code: try currency)
            default: throw InputError("'style' must be one of decimal, percent, currency")
            }
        }
    }

    /// A well-formed currency (ECMA-402, 6.3.1), in uppercase.
    private var currency: String {
        get throws {
            let code = try string("currency")
            guard code.utf8.count == 3, code.allSatisfy({ $0.isASCII && $0.isLetter }) else {
                throw InputError("'currency' must be a code of three letters (ISO 4217)")
            }
            return code.uppercased()
        }
    }

    /// Returns the digits, as in ECMA-402, 15.1.3 SetNumberFormatDigitOptions.
    fileprivate func precision(for style: FoundationSymbols.Style) throws -> NumberRounding.Precision {
        let bounds = 0...100
        let fewest = try digits("minimumSignificantDigits", in: 1...21)
        let most = try digits("maximumSignificantDigits", in: 1...21)
        if fewest != nil || most != nil {
            let (fewest, most) = (fewest ?? 1, most ?? 21)
            guard fewest <= most else {
                throw InputError("'maximumSignificantDigits' is below 'minimumSignificantDigits'")
            }
            return .significant(fewest...most)
        }
        let lowest = try digits("minimumFractionDigits", in: bounds)
        let highest = try digits("maximumFractionDigits", in: bounds)
        if style == .compact, lowest == nil, highest == nil { return .finer(fraction: 0...0, significant: 1...2) }
        let usual = Self.usualFraction(of: style)
        let minimum = lowest ?? min(usual.lowerBound, highest ?? usual.lowerBound)
        let maximum = highest ?? max(usual.upperBound, minimum)
        guard minimum <= maximum else { throw InputError("'maximumFractionDigits' is below 'minimumFractionDigits'") }
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

    fileprivate func digits(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let count = try optionalInteger(name) else { return nil }
        guard range.contains(count) else {
            throw InputError("'\(name)' must be in \(range.lowerBound)…\(range.upperBound)")
        }
        return count
    }

    fileprivate var roundingMode: NumberRounding.Mode {
        get throws {
            guard let name = try optionalString("roundingMode") else { return .halfExpand }
            guard let mode = NumberRounding.Mode.allCases.first(where: { "\($0)" == name }) else {
                let names = NumberRounding.Mode.allCases.map { "\($0)" }.joined(separator: ", ")
                throw InputError("'roundingMode' must be one of \(names)")
            }
            return mode
        }
    }

    /// Returns a member that names a case of an enumeration.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String,
        of type: Choice.Type
    ) throws -> Choice? {
        guard let text = try optionalString(name) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            throw InputError("'\(name)' must be one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return choice
    }
}
