import LiveUnicode

/// A decimal number of any length, exactly as it was written.
///
/// ```swift
/// DecimalNumber("9007199254740993")  // not 9007199254740992
/// DecimalNumber("-1.50e3")           // −1500
/// DecimalNumber("twelve")            // nil
/// ```
public struct DecimalNumber: Hashable, Sendable {
    /// Whether this is a number, finite or infinite, or NaN.
    enum Kind: UInt8, Hashable, Sendable {
        case finite, infinite, notANumber
    }

    var kind: Kind
    /// Whether the number has a minus sign, which a zero may have, too.
    public internal(set) var isNegative: Bool
    /// Values 0…9, the most significant first; without zeros at either end.
    var digits: [UInt8]
    /// The number is 0.d₁d₂d₃… · 10^point.
    var point: Int

    /// How many zeros an exponent may add to the digits: far more than a person can read, but too few for a short text to fill
    /// the memory.
    static var mostZeros: Int { 10_000 }

    /// Zero.
    public static var zero: DecimalNumber { DecimalNumber(kind: .finite, isNegative: false) }

    /// Not a number.
    public static var notANumber: DecimalNumber { DecimalNumber(kind: .notANumber, isNegative: false) }

    init(kind: Kind, isNegative: Bool) {
        self.kind = kind
        self.isNegative = isNegative
        digits = []
        point = 0
    }

    /// Whether the number is neither an infinity nor NaN.
    public var isFinite: Bool { kind == .finite }

    /// The nearby `Double`: within a few units of its last place, ±∞ beyond its range, 0 below it.
    ///
    /// - Complexity: O(1).
    public var approximation: Double {
        guard kind == .finite else { return kind == .infinite ? (isNegative ? -.infinity : .infinity) : .nan }
        let mostDigits = 19
        var significand: UInt64 = 0
        let count = min(digits.count, mostDigits)
        for index in 0..<count { significand = significand &* 10 &+ UInt64(digits[index]) }
        let size = Double(significand).scaled(byPowerOfTen: point &- count)
        return isNegative ? -size : size
    }
}

extension DecimalNumber {
    /// Reads a number in ASCII: a sign, digits with a point among them, an exponent; or `NaN`, `Infinity`.
    ///
    /// Spaces and control characters around it are skipped. An exponent that would take more than 10,000 zeros to write out
    /// gives an infinity or a zero.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public init?(_ text: String) {
        guard let number = text.withUTF8Bytes({ DecimalNumber(ascii: $0) }) else { return nil }
        self = number
    }

    /// Reads a number in ASCII, as ``init(_:)`` does.
    package init?(ascii bytes: UnsafeBufferPointer<UInt8>) {
        var reader = DecimalReader(bytes: bytes)
        guard let number = reader.number() else { return nil }
        self = number
    }

    #if !hasFeature(Embedded)
    /// The shortest decimal number that reads back as `value`; NaN and infinities stay as they are.
    public init(_ value: Double) {
        self = DecimalNumber(value.isInfinite ? (value < 0 ? "-Infinity" : "Infinity") : "\(value)") ?? .notANumber
    }

    /// A whole number.
    public init(_ value: Int) {
        self = DecimalNumber(String(value)) ?? .zero
    }
    #endif
}

extension Double {
    /// This number times a power of ten; each step is rounded, so it is exact for small powers only.
    package func scaled(byPowerOfTen power: Int) -> Double {
        let farthest = 400
        var rest = Swift.max(-farthest, Swift.min(farthest, power))
        var result = self
        let step = 22
        while rest >= step {
            result *= 1e22
            rest -= step
        }
        while rest <= -step {
            result /= 1e22
            rest += step
        }
        var factor = 1.0
        for _ in 0..<rest.magnitude { factor *= 10 }
        return rest < 0 ? result / factor : result * factor
    }
}

extension DecimalNumber {
    /// Whether a number is less than another, compared digit by digit; never where one is NaN. Zeros of both signs are equal.
    ///
    /// - Complexity: O(*n*) in the digits of the shorter one.
    public static func < (first: DecimalNumber, second: DecimalNumber) -> Bool {
        guard first.kind != .notANumber, second.kind != .notANumber else { return false }
        switch (first.sign, second.sign) {
        case (-1, -1): return second.isSmaller(than: first)
        case (1, 1): return first.isSmaller(than: second)
        case let (sign, other): return sign < other
        }
    }

    /// 0 for zeros.
    private var sign: Int {
        if kind == .finite && digits.isEmpty { return 0 }
        return isNegative ? -1 : 1
    }

    /// Compares the sizes of two numbers that are no zeros.
    private func isSmaller(than other: DecimalNumber) -> Bool {
        guard kind == .finite, other.kind == .finite else { return kind == .finite && other.kind == .infinite }
        return point == other.point ? digits.lexicographicallyPrecedes(other.digits) : point < other.point
    }
}
