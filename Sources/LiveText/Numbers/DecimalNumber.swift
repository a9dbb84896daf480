import LiveCoding
import LiveUnicode

/// A decimal number of any length, without loss of precision.
///
/// ```swift
/// DecimalNumber("9007199254740993")  // not 9007199254740992
/// DecimalNumber("-1.50e3")           // −1500
/// DecimalNumber("twelve")            // nil
/// ```
public struct DecimalNumber: Hashable, Sendable {
    /// The kind of a number: finite, infinite, or NaN.
    enum Kind: UInt8, Hashable, Sendable {
        case finite, infinite, notANumber
    }

    var kind: Kind
    /// A Boolean value that indicates whether the number has a minus sign. Zero can have one too.
    public internal(set) var isNegative: Bool
    /// The digits, 0…9, with the most significant first and without zeros at either end.
    var digits: [UInt8]
    /// The exponent of the number, which is 0.d₁d₂d₃… · 10^point.
    var point: Int

    /// The maximum number of zeros that an exponent can add. It's far more than a person can read, but prevents a short
    /// text from exhausting the memory.
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

    /// A Boolean value that indicates whether the number is neither infinite nor NaN.
    public var isFinite: Bool { kind == .finite }

    /// The approximate `Double` value, within a few units in the last place. It's ±∞ beyond the range of `Double`, and
    /// 0 below it.
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
    /// Parses a number in ASCII: a sign, digits with an optional decimal point, and an exponent; or `NaN` or
    /// `Infinity`.
    ///
    /// Leading and trailing spaces and control characters are ignored. An exponent that would add more than 10,000
    /// zeros results in an infinity or zero.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public init?(_ text: String) {
        guard let number = text.withUTF8Bytes({ DecimalNumber(ascii: $0) }) else { return nil }
        self = number
    }

    /// Parses a number in ASCII, as ``init(_:)`` does.
    package init?(ascii bytes: UnsafeBufferPointer<UInt8>) {
        var reader = DecimalReader(bytes: bytes)
        guard let number = reader.number() else { return nil }
        self = number
    }

    #if !hasFeature(Embedded)
    /// Creates the shortest decimal number that converts back to `value`. NaN and infinities are preserved.
    public init(_ value: Double) {
        self = DecimalNumber(value.isInfinite ? (value < 0 ? "-Infinity" : "Infinity") : "\(value)") ?? .notANumber
    }

    /// Creates a whole number.
    public init(_ value: Int) {
        self = DecimalNumber(String(value)) ?? .zero
    }
    #endif
}

extension Double {
    /// Returns this number multiplied by a power of ten. Each step is rounded, so the result is exact only for small
    /// powers.
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
    /// Returns a Boolean value that indicates whether a number is less than another, by comparison of their digits.
    /// It's `false` if either is NaN. Positive and negative zero are equal.
    ///
    /// - Complexity: O(*n*) in the number of digits of the shorter number.
    public static func < (first: DecimalNumber, second: DecimalNumber) -> Bool {
        guard first.kind != .notANumber, second.kind != .notANumber else { return false }
        switch (first.sign, second.sign) {
        case (-1, -1): return second.isSmaller(than: first)
        case (1, 1): return first.isSmaller(than: second)
        case let (sign, other): return sign < other
        }
    }

    /// The sign of the number, which is 0 for zeros.
    private var sign: Int {
        if kind == .finite && digits.isEmpty { return 0 }
        return isNegative ? -1 : 1
    }

    /// Compares the magnitudes of two nonzero numbers.
    private func isSmaller(than other: DecimalNumber) -> Bool {
        guard kind == .finite, other.kind == .finite else { return kind == .finite && other.kind == .infinite }
        return point == other.point ? digits.lexicographicallyPrecedes(other.digits) : point < other.point
    }
}

#if !hasFeature(Embedded)
extension DecimalNumber: Codable {
    /// Decodes a number, or a string with a number of any length.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            guard let number = DecimalNumber(text) else { throw decoder.error("must be a decimal number") }
            self = number
        } else {
            let number = try container.decode(Double.self)
            // Not every whole number beyond this one is a `Double`.
            let largestExact = 0x1p53
            let whole = number.magnitude < largestExact ? nil : try? container.decode(Int.self)
            self = whole.map { Self($0) } ?? Self(number)
        }
    }

    /// Encodes the number as a string, without loss of precision.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension DecimalNumber: LosslessStringConvertible {
    /// The maximum number of zeros that a text has in place of an exponent.
    private static let mostWrittenZeros = 19

    /// The number in the syntax of ``init(_:)-(String)``, without loss of precision, such as `-1234.5`. Only very large
    /// and very small numbers have an exponent.
    ///
    /// A database can store it in a column of exact numbers.
    public var text: String {
        let sign = isNegative ? "-" : ""
        switch kind {
        case .notANumber: return "NaN"
        case .infinite: return sign + "Infinity"
        case .finite:
            let all = digits.map { String($0) }.joined()
            guard !all.isEmpty else { return sign + "0" }
            let exponent = point - digits.count
            guard exponent.magnitude <= Self.mostWrittenZeros else { return sign + all + "e\(exponent)" }
            guard exponent < 0 else { return sign + all + String(repeating: "0", count: exponent) }
            let padded = String(repeating: "0", count: max(0, 1 - point)) + all
            return sign + padded.dropLast(-exponent) + "." + padded.suffix(-exponent)
        }
    }

    /// The same as ``text``.
    public var description: String { text }

    /// A Boolean value that indicates whether the number is finite and has no fraction.
    public var isWhole: Bool { isFinite && point >= digits.count }

    /// The number as an `Int`, or `nil` if it has a fraction or doesn't fit.
    public var wholeValue: Int? {
        guard isWhole, point < 20 else { return nil }
        let zeros = String(repeating: "0", count: point - digits.count)
        return Int((isNegative ? "-" : "") + "0" + digits.map { String($0) }.joined() + zeros)
    }
}
#endif
