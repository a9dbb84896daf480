import LiveCoding
import LiveUnicode

/// A set of characters that a password may contain, or of which it must contain one, as in the password-rules syntax.
///
/// Classes are ASCII: `٣`, `½`, and `五` aren't digits, and `É` isn't an uppercase letter.
public struct PasswordCharacterSet: Sendable, Hashable {
    /// One bit for each ASCII code. The codes from 64 on are in `high`.
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    /// A Boolean value that indicates whether the set contains every character.
    public private(set) var isUnicode = false

    private init(_ ranges: ClosedRange<UInt8>...) {
        for range in ranges {
            for code in range { insert(code) }
        }
    }

    /// Creates an empty set.
    public init() {}

    /// Creates a set of these characters. Characters that aren't printable ASCII are ignored.
    public init(_ characters: String) {
        characters.withUTF8Bytes { for code in $0 { insert(code) } }
    }

    /// `A`–`Z`.
    public static let upper = PasswordCharacterSet(0x41...0x5A)
    /// `a`–`z`.
    public static let lower = PasswordCharacterSet(0x61...0x7A)
    /// `0`–`9`.
    public static let digit = PasswordCharacterSet(0x30...0x39)
    /// The 33 other printable ASCII characters, including the space. This is `special` in the password-rules syntax.
    public static let symbol = PasswordCharacterSet(0x20...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E)
    /// All 95 printable ASCII characters.
    public static let asciiPrintable = PasswordCharacterSet(0x20...0x7E)
    /// Every character.
    public static let unicode = {
        var set = PasswordCharacterSet(0x20...0x7E)
        set.isUnicode = true
        return set
    }()

    /// A Boolean value that indicates whether the set is empty.
    public var isEmpty: Bool { low | high == 0 }

    mutating func insert(_ code: UInt8) {
        guard code >= 0x20, code <= 0x7E else { return }
        if code < 64 {
            low |= 1 &<< UInt64(code)
        } else {
            high |= 1 &<< UInt64(code &- 64)
        }
    }

    /// Returns a Boolean value that indicates whether the set contains a scalar.
    public func contains(_ scalar: UInt32) -> Bool {
        if isUnicode { return true }
        guard scalar < 128 else { return false }
        return (scalar < 64 ? low &>> UInt64(scalar) : high &>> UInt64(scalar &- 64)) & 1 == 1
    }

    /// Returns a Boolean value that indicates whether the set contains all characters of another set.
    public func contains(_ other: PasswordCharacterSet) -> Bool {
        isUnicode || (!other.isUnicode && other.low & ~low == 0 && other.high & ~high == 0)
    }

    /// Returns the union of two sets.
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

#if !hasFeature(Embedded)
extension PasswordCharacterSet: Codable {
    /// Decodes a set in the password-rules syntax, such as `upper, digit, [-.]`.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self.init()
        guard !text.isEmpty else { return }
        guard let rules = try? PasswordRules("allowed: \(text)"), let set = rules.explicitlyAllowed,
            rules == PasswordRules(allowed: set)
        else { throw decoder.error("must be a list of character classes") }
        self = set
    }

    /// Encodes the set in the password-rules syntax.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
#endif
