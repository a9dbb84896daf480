/// The digits of one number while they are rounded. Its storage is used again for the next number.
struct DecimalDigits: Sendable {
    /// Values 0…9, the most significant first; without zeros at either end.
    private(set) var digits: [UInt8] = []
    /// The number is 0.d₁d₂d₃… · 10^point.
    private(set) var point = 0
    private(set) var isNegative = false

    var isZero: Bool { digits.isEmpty }

    /// The power of ten of the first digit; 0 for zero.
    var magnitude: Int { isZero ? 0 : point &- 1 }

    /// The digit at a power of ten.
    func digit(at place: Int) -> UInt8 {
        let index = point &- 1 &- place
        return index >= 0 && index < digits.count ? digits[index] : 0
    }

    /// How many digits stand after the point.
    var fractionCount: Int { isZero ? 0 : max(0, digits.count &- point) }

    /// How many zeros a whole number ends with.
    var trailingZeroCount: Int { isZero ? 0 : max(0, point &- digits.count) }

    mutating func set(_ number: DecimalNumber) {
        digits.removeAll(keepingCapacity: true)
        digits.append(contentsOf: number.digits)
        point = number.point
        isNegative = number.isNegative
    }

    /// Sets a finite number to some decimals, without an allocation once there is room for 20 digits.
    ///
    /// - Parameters:
    ///   - decimals: How many of them are exact; the rest are zeros. About −20…20.
    mutating func set(_ value: Double, decimals: Int) {
        digits.removeAll(keepingCapacity: true)
        isNegative = value < 0
        var decimals = decimals
        var size = value.magnitude.scaled(byPowerOfTen: decimals)
        // Of larger numbers, only the first 17 digits are significant. An infinity would never become smaller by itself.
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

    /// Rounds to the first `count` digits, which may be zero or negative.
    mutating func round(keeping count: Int, mode: NumberRounding.Mode) {
        guard !isZero, count < digits.count else { return }
        let isOdd = count > 0 && digits[count &- 1] & 1 == 1
        let grows = mode.grows(tail: comparisonOfTail(from: count), lastDigitIsOdd: isOdd, isNegative: isNegative)
        guard count > 0 else {
            digits.removeAll(keepingCapacity: true)
            guard grows else { return }
            digits.append(1)
            // One unit of the last place that stays, which lies above all digits of the number.
            point = point &- count &+ 1
            return
        }
        digits.removeLast(digits.count &- count)
        if grows { increment() }
        while digits.last == 0 { digits.removeLast() }
    }

    /// How the digits from an index on compare to half a unit of the digit before: −1, 0 or 1.
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
