/// The digits of a number during rounding. Their storage is reused for the next number.
struct DecimalDigits: Sendable {
    /// The digits, 0…9, with the most significant first and without zeros at either end.
    private(set) var digits: [UInt8] = []
    /// The exponent of the number, which is 0.d₁d₂d₃… · 10^point.
    private(set) var point = 0
    private(set) var isNegative = false

    var isZero: Bool { digits.isEmpty }

    /// The power of ten of the first digit, or 0 for zero.
    var magnitude: Int { isZero ? 0 : point &- 1 }

    /// Returns the digit at a power of ten.
    func digit(at place: Int) -> UInt8 {
        let index = point &- 1 &- place
        return index >= 0 && index < digits.count ? digits[index] : 0
    }

    /// The number of digits after the decimal point.
    var fractionCount: Int { isZero ? 0 : max(0, digits.count &- point) }

    /// The number of zeros at the end of a whole number.
    var trailingZeroCount: Int { isZero ? 0 : max(0, point &- digits.count) }

    mutating func set(_ number: DecimalNumber) {
        digits.removeAll(keepingCapacity: true)
        digits.append(contentsOf: number.digits)
        point = number.point
        isNegative = number.isNegative
    }

    /// Sets a finite number with some decimals. Once there is capacity for 20 digits, this allocates no memory.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - decimals: The number of exact decimals, about −20…20. The rest are zeros.
    mutating func set(_ value: Double, decimals: Int) {
        digits.removeAll(keepingCapacity: true)
        isNegative = value < 0
        var decimals = decimals
        var size = value.magnitude.scaled(byPowerOfTen: decimals)
        // Only the first 17 digits of larger numbers are significant. The condition handles infinity, which wouldn't
        // become smaller by division.
        while size >= 1e18 {
            decimals &-= 1
            size = size.isFinite ? size / 10 : value.magnitude.scaled(byPowerOfTen: decimals)
        }
        var rest = UInt64((size + 0.5).rounded(.down))
        while rest > 0, rest % 10 == 0 {
            rest /= 10
            decimals &-= 1
        }
        while rest > 0 {
            digits.append(UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
        point = digits.count &- decimals
        var (first, last) = (0, digits.count &- 1)
        while first < last {
            digits.swapAt(first, last)
            first &+= 1
            last &-= 1
        }
    }

    /// Multiplies by a power of ten.
    mutating func shift(by places: Int) {
        if !isZero { point &+= places }
    }

    /// Rounds to the first `count` digits. The count can be zero or negative.
    mutating func round(keeping count: Int, mode: NumberRounding.Mode) {
        guard !isZero, count < digits.count else { return }
        let isOdd = count > 0 && digits[count &- 1] & 1 == 1
        let grows = mode.grows(tail: comparisonOfTail(from: count), lastDigitIsOdd: isOdd, isNegative: isNegative)
        guard count > 0 else {
            digits.removeAll(keepingCapacity: true)
            guard grows else { return }
            digits.append(1)
            // The result is one unit of the last place that stays, which is above all digits of the number.
            point = point &- count &+ 1
            return
        }
        digits.removeLast(digits.count &- count)
        if grows { increment() }
        while digits.last == 0 { digits.removeLast() }
    }

    /// Returns −1, 0, or 1 for the comparison of the digits from an index on with half a unit of the previous digit.
    private func comparisonOfTail(from index: Int) -> Int {
        guard index >= 0, digits[index] >= 5 else { return -1 }
        return digits[index] > 5 || index &+ 1 < digits.count ? 1 : 0
    }

    /// Adds one to the last digit.
    private mutating func increment() {
        var index = digits.count &- 1
        while index >= 0 {
            guard digits[index] == 9 else {
                digits[index] &+= 1
                return
            }
            digits[index] = 0
            index &-= 1
        }
        digits[0] = 1
        point &+= 1
    }
}
