import LiveText

/// Infers from samples how a Foundation format writes numbers, so that the core can write and roll them the same way.
///
/// A format does not expose its separators and signs, and may not follow a locale, so everything is taken from its
/// output. Before use, the result is compared with the format's own text for each number.
struct NumberReader: Sendable {
    private var group = ""
    private var grouping = NumberSymbols.Grouping(primary: 0)
    private var decimal: String?
    private var pattern: NumberPattern?
    private var wholeDigits = 1
    private var decimals = 0

    /// Reads a format.
    ///
    /// - Parameter sample: Returns the format's text for a number; `nil` if the format's type cannot represent the
    ///   number.
    /// - Complexity: Formats up to a dozen numbers.
    init(_ sample: (Double) -> String?) {
        func written(_ value: Double) -> WrittenNumber? { sample(value).flatMap { WrittenNumber($0) } }
        // Use as many digits as the type can represent.
        for probe in [1_234_567_890.0, 32_767] {
            guard let number = written(probe) else { continue }
            readGroups(of: number, digitCount: String(Int(probe)).count, written)
            break
        }
        for probe in [2, 0.25, 0.0025] {
            guard let parts = written(probe)?.parts(group: group) else { continue }
            if probe == 2 { decimals = parts.fraction.count }
            if decimal == nil { decimal = parts.decimal }
        }
        guard let two = written(2) else { return }
        let zero = written(0)
        wholeDigits = zero?.parts(group: group)?.whole.count ?? 1
        // The comparison detects formats with inconsistent signs.
        pattern = NumberPattern(
            positive: two.affixes,
            negative: written(-2)?.affixes ?? two.affixes,
            zero: zero?.affixes ?? two.affixes
        )
    }

    private mutating func readGroups(
        of number: WrittenNumber,
        digitCount: Int,
        _ written: (Double) -> WrittenNumber?
    ) {
        // Compact notation and rounding omit digits. The characters between the remaining digits are then not group
        // separators.
        guard number.digits.count >= digitCount, number.runs[0].count < digitCount else { return }
        group = number.separators[0]
        let groups = Array(number.runs.prefix(1 + number.separators.prefix { $0 == group }.count))
        guard let primary = groups.last?.count else { return }
        let secondary = groups.count > 2 ? groups[groups.count - 2].count : primary
        grouping = NumberSymbols.Grouping(
            primary: primary,
            secondary: secondary,
            minimum: leastGrouped(written).map { $0 - primary } ?? 1
        )
    }

    /// Returns the number of whole digits in the shortest number with a separator. A percentage has more digits than
    /// the number.
    private func leastGrouped(_ written: (Double) -> WrittenNumber?) -> Int? {
        var power = 1.0
        while power < 1e9 {
            if let number = written(power), number.separators.contains(group), let parts = number.parts(group: group) {
                return parts.whole.count
            }
            power *= 10
        }
        return nil
    }

    /// Returns the number in a text and its format; `nil` if the core cannot write it.
    ///
    /// The format is the same for all numbers, unless the text around the digits depends on the number, as in compact
    /// notation and with plurals.
    ///
    /// - Parameters:
    ///   - text: The format's output.
    ///   - isNegative: Whether the number is below zero.
    func read(_ text: String, isNegative: Bool) -> (number: DecimalNumber, format: NumberFormat)? {
        guard let written = WrittenNumber(text), let parts = written.parts(group: group) else { return nil }
        let digits = "\(parts.whole).\(parts.fraction)"
        let own = written.affixes
        let patterns = [
            (pattern, isNegative && !written.isZero, decimals),
            (NumberPattern(positive: own, negative: own, zero: own), false, parts.fraction.count),
        ]
        for (pattern, isNegative, decimals) in patterns {
            guard let pattern, let number = DecimalNumber((isNegative ? "-" : "") + digits) else { continue }
            let format = NumberFormat(
                symbols: NumberSymbols(
                    digits: written.digitTexts,
                    decimal: parts.decimal ?? decimal ?? ".",
                    group: group,
                    grouping: grouping,
                    scales: NumberScales(pattern)
                ),
                rounding: NumberRounding(.fraction(decimals...max(decimals, Self.mostDecimals))),
                minimumIntegerDigits: wholeDigits
            )
            if format.text(of: number) == text { return (number, format) }
        }
        return nil
    }

    /// The number of digits in a `Decimal`.
    private static let mostDecimals = 38
}

extension WrittenNumber {
    fileprivate var affixes: NumberAffixes { NumberAffixes(prefix: prefix, suffix: suffix) }
}
