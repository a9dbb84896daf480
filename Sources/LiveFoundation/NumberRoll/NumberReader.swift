import LiveText

/// Reads how a format of Foundation's writes numbers from samples, so that the core can write, and roll, the same.
///
/// A format says nothing of its separators and signs, and need not be of a locale's; so everything is taken from what it
/// writes. What it has read is compared with the format's own text for each number before it is used.
struct NumberReader: Sendable {
    private var group = ""
    private var grouping = NumberSymbols.Grouping(primary: 0)
    private var decimal: String?
    private var pattern: NumberPattern?
    private var wholeDigits = 1
    private var decimals = 0

    /// Reads a format.
    ///
    /// - Parameter sample: What the format writes for a number; `nil` where its type does not hold the number.
    /// - Complexity: Up to a dozen numbers are formatted.
    init(_ sample: (Double) -> String?) {
        func written(_ value: Double) -> WrittenNumber? { sample(value).flatMap { WrittenNumber($0) } }
        // As many digits as the type can hold.
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
        // A format that lies about a sign is found out by comparison.
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
        // Compact notation and rounding leave digits out; then the characters between them separate no groups.
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

    /// How many whole digits the shortest number with a separator shows; a percent shows more than the number has.
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

    /// The number that a text shows, and how it is written; `nil` where the core cannot write it.
    ///
    /// The format is the same for all numbers, unless what stands around the digits depends on the number, as in compact
    /// notation and after plurals.
    ///
    /// - Parameters:
    ///   - text: What the format wrote.
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

    /// As many as a `Decimal` has digits.
    private static let mostDecimals = 38
}

extension WrittenNumber {
    fileprivate var affixes: NumberAffixes { NumberAffixes(prefix: prefix, suffix: suffix) }
}
