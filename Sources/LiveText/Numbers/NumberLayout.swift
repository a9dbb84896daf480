/// A number prepared for display: its rounded digits and the pattern around them.
package struct NumberLayout: Sendable {
    /// The digits, shortened and rounded.
    var digits = DecimalDigits()
    /// The number of digits before the decimal separator, which is at least one.
    package fileprivate(set) var integerCount = 1
    /// The number of digits after the decimal separator.
    package fileprivate(set) var fractionCount = 0
    /// The index of the pattern in ``NumberScales``.
    fileprivate(set) var pattern = 0

    package init() {}

    /// Returns the digit at a power of ten.
    package func digit(at place: Int) -> UInt8 { digits.digit(at: place) }

    /// Whether the displayed number is zero.
    package var isZero: Bool { digits.isZero }
}

extension NumberLayout {
    /// Lays out a finite number.
    package mutating func set(_ number: DecimalNumber, in format: borrowing NumberFormat) {
        digits.set(number)
        digits.shift(by: format.scale)
        arrange(in: format, fraction: nil)
    }

    /// Lays out a number that is changing to another.
    ///
    /// - Parameters:
    ///   - value: The number, which must be finite.
    ///   - fraction: The number of digits after the decimal separator, constant during the change, or `nil` for the
    ///     format's own rule.
    ///   - format: The format.
    package mutating func set(_ value: Double, fraction: Int?, in format: borrowing NumberFormat) {
        let mostDecimals = 15
        if let fraction {
            digits.set(value, decimals: min(mostDecimals, fraction) &+ format.scale)
        } else {
            digits.set(value, decimals: Self.decimals(of: value))
        }
        digits.shift(by: format.scale)
        arrange(in: format, fraction: fraction)
    }

    /// Returns the number of decimals that represent the full precision of a `Double`.
    private static func decimals(of value: Double) -> Int {
        let known = 16
        var decimals = known
        var size = value.magnitude
        while size >= 1, decimals > 0 {
            size /= 10
            decimals &-= 1
        }
        return decimals
    }

    private mutating func arrange(in format: borrowing NumberFormat, fraction: Int?) {
        var scaleIndex = 0
        if format.symbols.scales.isCompact {
            scaleIndex = shorten(in: format)
        } else {
            round(by: format.rounding, fraction: fraction)
        }
        integerCount = max(format.minimumIntegerDigits, digits.magnitude &+ 1)
        fractionCount = fraction ?? shownFraction(by: format.rounding)
        if format.rounding.dropsZeroFraction, digits.fractionCount == 0 { fractionCount = 0 }
        let forms = format.symbols.scales.forms
        pattern = scaleIndex &* forms.count &+ forms.form(of: digits, fractionCount: fractionCount)
    }

    /// Shortens and rounds like `ComputeExponent` in ECMA-402. If rounding reaches the next magnitude, the pattern of
    /// that magnitude applies.
    ///
    /// - Returns: The index of the magnitude's patterns.
    private mutating func shorten(in format: borrowing NumberFormat) -> Int {
        let magnitude = digits.magnitude
        let exponent = format.symbols.scales.exponent(forMagnitude: magnitude)
        digits.shift(by: -exponent)
        round(by: format.rounding, fraction: nil)
        guard !digits.isZero, digits.magnitude != magnitude &- exponent else {
            return format.symbols.scales.index(ofMagnitude: magnitude)
        }
        // The number is a 1 followed by zeros, so it doesn't need to be rounded again.
        digits.shift(by: exponent &- format.symbols.scales.exponent(forMagnitude: magnitude &+ 1))
        return format.symbols.scales.index(ofMagnitude: magnitude &+ 1)
    }

    private mutating func round(by rounding: NumberRounding, fraction: Int?) {
        let kept: Int
        if let fraction {
            kept = digits.point &+ fraction
        } else {
            switch rounding.precision {
            case .fraction(let fraction): kept = digits.point &+ fraction.upperBound
            case .significant(let significant): kept = significant.upperBound
            case .finer(let fraction, let significant):
                kept = max(digits.point &+ fraction.upperBound, significant.upperBound)
            case .coarser(let fraction, let significant):
                kept = min(digits.point &+ fraction.upperBound, significant.upperBound)
            }
        }
        digits.round(keeping: kept, mode: rounding.mode)
    }

    /// Returns the number of digits after the decimal separator, including the zeros that a lower bound requires.
    private func shownFraction(by rounding: NumberRounding) -> Int {
        let minimum: Int
        switch rounding.precision {
        case .fraction(let fraction): minimum = fraction.lowerBound
        case .significant(let significant): minimum = significant.lowerBound &- digits.magnitude &- 1
        case .finer(let fraction, let significant):
            let significantIsFiner = significant.upperBound &- digits.magnitude &- 1 >= fraction.upperBound
            minimum = significantIsFiner ? significant.lowerBound &- digits.magnitude &- 1 : fraction.lowerBound
        case .coarser(let fraction, let significant):
            let significantIsFiner = significant.upperBound &- digits.magnitude &- 1 >= fraction.upperBound
            minimum = significantIsFiner ? fraction.lowerBound : significant.lowerBound &- digits.magnitude &- 1
        }
        return max(0, min(NumberFormat.mostFilledDigits, minimum), digits.fractionCount)
    }

    /// Returns the text around the digits.
    package func affixes(in format: borrowing NumberFormat) -> NumberAffixes {
        let pattern = format.symbols.scales.patterns[pattern]
        return digits.isZero ? pattern.zero : digits.isNegative ? pattern.negative : pattern.positive
    }

    /// Returns whether the digits are shown.
    package func showsDigits(in format: borrowing NumberFormat) -> Bool {
        format.symbols.scales.patterns[pattern].showsDigits
    }

    /// Returns whether a group separator follows the digit at a power of ten.
    package func separates(after place: Int, in format: borrowing NumberFormat) -> Bool {
        format.symbols.grouping.separates(after: place, of: integerCount)
    }
}
