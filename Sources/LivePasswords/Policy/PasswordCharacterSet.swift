import LiveUnicode

/// A set of characters that a password may have, or of which it must have one, as in the password-rules syntax.
///
/// Classes are ASCII: `٣`, `½` and `五` are not digits, `É` is not an upper-case letter.
public struct PasswordCharacterSet: Sendable, Hashable {
    /// One bit for each ASCII code; codes from 64 on are in `high`.
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    /// Whether every character is in the set.
    public private(set) var isUnicode = false

    private init(_ ranges: ClosedRange<UInt8>...) {
        for range in ranges {
            for code in range { insert(code) }
        }
    }

    /// No characters.
    public init() {}

    /// These characters; those that are not printable ASCII are left out.
    public init(_ characters: String) {
        characters.withUTF8Bytes { for code in $0 { insert(code) } }
    }

    /// `A`–`Z`.
    public static let upper = PasswordCharacterSet(0x41...0x5A)
    /// `a`–`z`.
    public static let lower = PasswordCharacterSet(0x61...0x7A)
    /// `0`–`9`.
    public static let digit = PasswordCharacterSet(0x30...0x39)
    /// The 33 other printable ASCII characters, the space among them; `special` in the password-rules syntax.
    public static let symbol = PasswordCharacterSet(0x20...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E)
    /// All 95 printable ASCII characters.
    public static let asciiPrintable = PasswordCharacterSet(0x20...0x7E)
    /// Every character.
    public static let unicode = {
        var set = PasswordCharacterSet(0x20...0x7E)
        set.isUnicode = true
        return set
    }()

    /// Whether no character is in the set.
    public var isEmpty: Bool { low | high == 0 }

    mutating func insert(_ code: UInt8) {
        guard code >= 0x20, code <= 0x7E else { return }
        if code < 64 {
            low |= 1 &<< UInt64(code)
        } else {
            high |= 1 &<< UInt64(code &- 64)
        }
    }

    /// Whether a scalar is in the set.
    public func contains(_ scalar: UInt32) -> Bool {
        if isUnicode { return true }
        guard scalar < 128 else { return false }
        return (scalar < 64 ? low &>> UInt64(scalar) : high &>> UInt64(scalar &- 64)) & 1 == 1
    }

    /// Whether all characters of another set are in this one.
    public func contains(_ other: PasswordCharacterSet) -> Bool {
        isUnicode || (!other.isUnicode && other.low & ~low == 0 && other.high & ~high == 0)
    }

    /// The characters of both.
    public func union(_ other: PasswordCharacterSet) -> PasswordCharacterSet {
        var union = self
        union.low |= other.low
        union.high |= other.high
        union.isUnicode = isUnicode || other.isUnicode
        return union
    }

    func subtracting(_ other: PasswordCharacterSet) -> PasswordCharacterSet {
        var rest = self
        rest.low &= ~other.low
        rest.high &= ~other.high
        return rest
    }
}
