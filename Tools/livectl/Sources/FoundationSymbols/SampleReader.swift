import Foundation
import LiveText

/// Splits formatted samples into digits and the text before, between and after them.
struct SampleReader {
    let formatter: SampleFormatter

    /// The number of magnitudes of compact notation to read.
    private static let magnitudeCount = 18

    var symbols: NumberSymbols {
        let exponents = formatter.style == .compact ? compactExponents : [0]
        let grouped = parts(of: power(exponents.last ?? 0, times: 1_234_567_891), decimals: 0)
        let group = grouped.separators.last ?? ""
        let shift = exponents.last ?? 0
        return NumberSymbols(
            digits: digits,
            decimal: parts(of: Decimal(string: "1.5") ?? 1, decimals: 1).separators.last ?? ".",
            group: group,
            grouping: grouping(shift: shift),
            notANumber: formatter.text(.nan),
            positiveInfinity: formatter.text(.infinity),
            negativeInfinity: formatter.text(-.infinity),
            scales: scales(exponents: exponents)
        )
    }

    /// A text's runs of digits, and the text around and between them.
    struct Parts {
        var prefix = ""
        var runs: [String] = []
        var separators: [String] = []
        var suffix = ""
    }

    private func parts(of value: Decimal, decimals: Int) -> Parts {
        Self.parts(of: formatter.text(value, decimals: decimals))
    }

    static func parts(of text: String) -> Parts {
        var parts = Parts()
        var between = ""
        var isInDigits = false
        for scalar in text.unicodeScalars {
            if scalar.properties.numericType == .decimal {
                if isInDigits {
                    parts.runs[parts.runs.count - 1].unicodeScalars.append(scalar)
                } else {
                    if parts.runs.isEmpty { parts.prefix = between } else { parts.separators.append(between) }
                    between = ""
                    parts.runs.append(String(scalar))
                }
                isInDigits = true
            } else {
                between.unicodeScalars.append(scalar)
                isInDigits = false
            }
        }
        if parts.runs.isEmpty { parts.prefix = between } else { parts.suffix = between }
        return parts
    }

    private var digits: String {
        let scalars = parts(of: 5, decimals: 0).runs.joined().unicodeScalars
        guard let five = scalars.first?.value else { return "" }
        return String(String.UnicodeScalarView((five - 5...five + 4).compactMap(Unicode.Scalar.init)))
    }

    private func power(_ exponent: Int, times factor: Decimal = 1) -> Decimal {
        Decimal(sign: .plus, exponent: exponent, significand: factor)
    }

    private func grouping(shift: Int) -> NumberSymbols.Grouping {
        let sizes = parts(of: power(shift, times: 1_234_567_891), decimals: 0).runs.map(\.unicodeScalars.count)
        guard sizes.count > 1, let primary = sizes.last else { return .init(primary: 0) }
        let minimum = (1...4).first { count in
            parts(of: power(shift + primary + count - 1), decimals: 0).runs.count > 1
        }
        return .init(primary: primary, secondary: sizes[sizes.count - 2], minimum: minimum ?? 1)
    }

    private var compactExponents: [Int] {
        (0..<Self.magnitudeCount).map { magnitude in
            let count = parts(of: power(magnitude, times: 2), decimals: 0).runs.joined().unicodeScalars.count
            return max(0, magnitude + 1 - count)
        }
    }

    private func scales(exponents: [Int]) -> NumberScales {
        let patterns = exponents.enumerated().flatMap { magnitude, exponent in
            // Foundation does not expose plural forms. Its samples show one form for exactly one, and another for all
            // other numbers.
            exponents.count == 1
                ? [pattern(power(0, times: 5))]
                : [pattern(power(magnitude, times: 5)), pattern(power(exponent))]
        }
        guard exponents.count > 1 else { return NumberScales(patterns[0]) }
        var table = [UInt8](repeating: 0, count: PluralForms.tableLength)
        table[1] = 1
        let forms = PluralForms(count: 2, table: table) ?? PluralForms()
        return NumberScales(exponents: exponents, patterns: patterns, forms: forms) ?? NumberScales(patterns[0])
    }

    private func pattern(_ value: Decimal) -> NumberPattern {
        let positive = parts(of: value, decimals: 0)
        let negative = parts(of: -value, decimals: 0)
        let zero = parts(of: 0, decimals: 0)
        return NumberPattern(
            positive: NumberAffixes(prefix: positive.prefix, suffix: positive.suffix),
            negative: NumberAffixes(prefix: negative.prefix, suffix: negative.suffix),
            zero: NumberAffixes(prefix: zero.prefix, suffix: zero.suffix),
            showsDigits: !positive.runs.isEmpty
        )
    }
}
