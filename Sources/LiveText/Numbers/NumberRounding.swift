import LiveCoding

/// The number of digits to show and the rounding mode.
public struct NumberRounding: Hashable, Sendable {
    /// The direction of rounding, with the names of ECMA-402.
    public enum Mode: UInt8, Hashable, Sendable, CaseIterable {
        /// Toward +∞.
        case ceil = 0
        /// Toward −∞.
        case floor
        /// Away from zero.
        case expand
        /// Toward zero.
        case trunc
        /// To the nearest value, with ties toward +∞.
        case halfCeil
        /// To the nearest value, with ties toward −∞.
        case halfFloor
        /// To the nearest value, with ties away from zero. This is the default of `Intl.NumberFormat`.
        case halfExpand
        /// To the nearest value, with ties toward zero.
        case halfTrunc
        /// To the nearest value, with ties to the even digit. This is the default of Foundation.
        case halfEven
    }

    /// The number of digits to show. Zeros fill the digits up to the lower bounds.
    public enum Precision: Hashable, Sendable {
        /// The number of digits after the decimal separator.
        case fraction(ClosedRange<Int>)
        /// The number of significant digits.
        case significant(ClosedRange<Int>)
        /// The one of the two that keeps more digits.
        case finer(fraction: ClosedRange<Int>, significant: ClosedRange<Int>)
        /// The one of the two that keeps fewer digits.
        case coarser(fraction: ClosedRange<Int>, significant: ClosedRange<Int>)
    }

    /// The number of digits to show.
    public var precision: Precision
    /// The direction of rounding.
    public var mode: Mode
    /// A Boolean value that indicates whether a fraction that consists only of zeros is omitted.
    public var dropsZeroFraction: Bool

    /// Creates a rounding rule.
    ///
    /// - Parameters:
    ///   - precision: The number of digits to show.
    ///   - mode: The direction of rounding.
    ///   - dropsZeroFraction: Whether a fraction that consists only of zeros is omitted, regardless of the precision.
    public init(
        _ precision: Precision = .fraction(0...3),
        mode: Mode = .halfExpand,
        dropsZeroFraction: Bool = false
    ) {
        self.precision = precision
        self.mode = mode
        self.dropsZeroFraction = dropsZeroFraction
    }
}

extension NumberRounding.Mode {
    /// Returns whether rounding increases the magnitude of a number.
    ///
    /// - Parameters:
    ///   - tail: The comparison of the removed digits with half a unit of the last remaining place: negative, zero, or
    ///     positive. The removed digits aren't all zero.
    ///   - lastDigitIsOdd: Whether the last remaining digit is odd.
    ///   - isNegative: Whether the number is negative.
    func grows(tail: Int, lastDigitIsOdd: Bool, isNegative: Bool) -> Bool {
        switch self {
        case .ceil: !isNegative
        case .floor: isNegative
        case .expand: true
        case .trunc: false
        case .halfCeil: tail > 0 || tail == 0 && !isNegative
        case .halfFloor: tail > 0 || tail == 0 && isNegative
        case .halfExpand: tail >= 0
        case .halfTrunc: tail > 0
        case .halfEven: tail > 0 || tail == 0 && lastDigitIsOdd
        }
    }
}

#if !hasFeature(Embedded)
extension NumberRounding.Mode: CaseNameCodable {}
#endif
