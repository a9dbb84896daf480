public import LiveControls

extension CountedNumber {
    /// The number and its final text, for a `NumberTextModel`. Its `digits` are empty if they can't roll, as in scientific
    /// notation.
    ///
    /// - Complexity: Formats a second number, because a format does not expose its group separator.
    public var formatted: FormattedNumber {
        guard value.isFinite, let written = WrittenNumber(numberText), let decimals = written.decimals(group: group)
        else {
            return FormattedNumber(prefix: finalText, digits: "", value: value)
        }
        return FormattedNumber(
            prefix: prefix + written.prefix,
            digits: written.digits,
            suffix: written.suffix + suffix,
            decimals: decimals,
            value: value
        )
    }

    /// The digits from zero to nine of the final text, for `NumberTextSettings`.
    public var digits: String { WrittenNumber(numberText)?.digitTexts ?? "0123456789" }

    /// The group separator; empty if the format has none.
    private var group: String {
        // Use as many digits as the type can represent.
        for probe in [1_234_567_890, 32_767] {
            guard let written = sample(Double(probe)).flatMap({ WrittenNumber($0) }) else { continue }
            let count = String(probe).count
            // Compact notation and rounding omit digits. The characters between the remaining digits are then not group
            // separators.
            let isGrouped = written.runs.reduce(0, +) >= count && written.runs[0] < count
            return isGrouped ? written.separators[0] : ""
        }
        return ""
    }
}
