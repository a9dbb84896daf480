/// How many digits of a number are shown, and how the rest is rounded away.
public struct NumberRounding: Hashable, Sendable {
    /// Which way a number is rounded, by the names of ECMA-402.
    public enum Mode: UInt8, Hashable, Sendable, CaseIterable {
        /// Towards +∞.
        case ceil = 0
        /// Towards −∞.
        case floor
        /// Away from zero.
        case expand
        /// Towards zero.
        case trunc
        /// To the nearest; halves towards +∞.
        case halfCeil
        /// To the nearest; halves towards −∞.
        case halfFloor
        /// To the nearest; halves away from zero, as `Intl.NumberFormat` does unless told otherwise.
        case halfExpand
        /// To the nearest; halves towards zero.
        case halfTrunc
        /// To the nearest; halves to the even digit, as Foundation does unless told otherwise.
        case halfEven
    }

    /// How many digits are shown. The lower bounds are filled up with zeros.
    public enum Precision: Hashable, Sendable {
        /// The number of digits after the decimal separator.
        case fraction(ClosedRange<Int>)
        /// The number of digits from the first that is not zero.
        case significant(ClosedRange<Int>)
        /// Whichever of the two keeps more digits.
        case finer(fraction: ClosedRange<Int>, significant: ClosedRange<Int>)
        /// Whichever of the two keeps fewer digits.
        case coarser(fraction: ClosedRange<Int>, significant: ClosedRange<Int>)
    }

    /// How many digits are shown.
    public var precision: Precision
    /// Which way the rest is rounded away.
    public var mode: Mode
    /// Whether a fraction of zeros alone is left out.
    public var dropsZeroFraction: Bool

    /// Creates a rule for rounding.
    ///
    /// - Parameters:
    ///   - precision: How many digits are shown.
    ///   - mode: Which way the rest is rounded away.
    ///   - dropsZeroFraction: Whether a fraction of zeros alone is left out, whatever the precision says.
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
    /// Whether rounding away the digits behind a place makes the number larger in size.
    ///
    /// - Parameters:
    ///   - tail: How the digits behind compare to half a unit of the place: negative, zero or positive. They are not all zero.
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
