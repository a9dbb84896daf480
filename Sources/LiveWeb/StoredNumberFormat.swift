import LiveText
import LiveUnicode

/// A number format as Web/number/symbols.js reads it from `Intl`.
public struct StoredNumberFormat {
    /// The kind of `NumberRounding.Precision`.
    public enum Precision: UInt8 {
        case fraction
        case significant
        case finer
        case coarser
    }

    /// The texts around the digits of positive numbers, negative numbers, and zero.
    public struct Pattern {
        var showsDigits: Bool
        var positivePrefix: String
        var positiveSuffix: String
        var negativePrefix: String
        var negativeSuffix: String
        var zeroPrefix: String
        var zeroSuffix: String
    }

    /// The largest number of magnitudes and of plural forms.
    private static let mostPatterns = 64

    var digits: String
    var decimal: String
    var group: String
    var primaryGroup: Int
    var secondaryGroup: Int
    var minimumGrouping: Int
    var notANumber: String
    var positiveInfinity: String
    var negativeInfinity: String
    var minimumIntegerDigits: Int
    var scale: Int
    var precision: Precision
    var lowestFraction: Int
    var highestFraction: Int
    var fewestSignificant: Int
    var mostSignificant: Int
    var mode: NumberRounding.Mode
    var dropsZeroFraction: Bool
    /// The power of ten that each magnitude is divided by.
    var exponents: [Int]
    /// The number of plural forms.
    var formCount: Int
    /// The form of each sample number of `PluralForms`, one digit each, or an empty string for a single form.
    var formTable: String
    /// The patterns of each magnitude and, within it, of each form.
    var patterns: [Pattern]

    /// The format, or `nil` if the parts don't fit together.
    var format: NumberFormat? {
        guard let scales, scale.magnitude < 100, minimumIntegerDigits >= 0 else { return nil }
        return NumberFormat(
            symbols: NumberSymbols(
                digits: digits,
                decimal: decimal,
                group: group,
                grouping: NumberSymbols.Grouping(
                    primary: primaryGroup,
                    secondary: secondaryGroup,
                    minimum: minimumGrouping
                ),
                notANumber: notANumber,
                positiveInfinity: positiveInfinity,
                negativeInfinity: negativeInfinity,
                scales: scales
            ),
            rounding: NumberRounding(roundingPrecision, mode: mode, dropsZeroFraction: dropsZeroFraction),
            minimumIntegerDigits: minimumIntegerDigits,
            scale: scale
        )
    }

    private var roundingPrecision: NumberRounding.Precision {
        let fraction = Self.range(lowestFraction, highestFraction)
        let significant = Self.range(fewestSignificant, mostSignificant)
        switch precision {
        case .fraction: return .fraction(fraction)
        case .significant: return .significant(significant)
        case .finer: return .finer(fraction: fraction, significant: significant)
        case .coarser: return .coarser(fraction: fraction, significant: significant)
        }
    }

    private static func range(_ lower: Int, _ upper: Int) -> ClosedRange<Int> {
        let lower = max(0, lower)
        return lower...max(lower, upper)
    }

    private var scales: NumberScales? {
        guard exponents.count <= Self.mostPatterns, 1...Self.mostPatterns ~= formCount else { return nil }
        var forms = PluralForms()
        if formCount > 1 {
            let table = formTable.withUTF8Bytes { $0.map { $0 &- UInt8(ascii: "0") } }
            guard let several = PluralForms(count: formCount, table: table) else { return nil }
            forms = several
        }
        return NumberScales(exponents: exponents, patterns: patterns.map { $0.pattern }, forms: forms)
    }
}

extension StoredNumberFormat.Pattern {
    var pattern: NumberPattern {
        NumberPattern(
            positive: NumberAffixes(prefix: positivePrefix, suffix: positiveSuffix),
            negative: NumberAffixes(prefix: negativePrefix, suffix: negativeSuffix),
            zero: NumberAffixes(prefix: zeroPrefix, suffix: zeroSuffix),
            showsDigits: showsDigits
        )
    }
}
