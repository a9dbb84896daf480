extension Double {
    /// Returns the nearest number in `range`, or `fallback` for NaN.
    func clamped(to range: ClosedRange<Double>, nan fallback: Double) -> Double {
        if isNaN { return fallback }
        return self < range.lowerBound ? range.lowerBound : self > range.upperBound ? range.upperBound : self
    }

    /// The nearest finite number. NaN stays NaN.
    var clampedToFinite: Double {
        isInfinite ? (self < 0 ? -Double.greatestFiniteMagnitude : Double.greatestFiniteMagnitude) : self
    }
}
