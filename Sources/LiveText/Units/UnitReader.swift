/// Reads the text of ``TextWeights`` and ``TextRules``.
struct UnitReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Whether nothing is left but spaces.
    var isAtEnd: Bool { bytes[position...].allSatisfy { Self.isSpace($0) } }

    /// Whether a range of code points follows, or the star that stands for all others.
    var isBeforeRange: Bool {
        let first = bytes[position...].first { !Self.isSpace($0) }
        return first == UInt8(ascii: "*") || first.map { $0 | 0x20 } == UInt8(ascii: "u")
    }

    private var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    private mutating func skipSpaces() {
        while Self.isSpace(next) { position &+= 1 }
    }

    private mutating func skipExactly(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position &+= 1
        return true
    }

    /// Skips spaces and a character, and returns whether it was there.
    mutating func skip(_ byte: UInt8) -> Bool {
        skipSpaces()
        return skipExactly(byte)
    }

    /// Reads a range of code points, such as `U+41` or `U+0-7F`.
    mutating func range() -> ClosedRange<UInt32>? {
        guard skip(UInt8(ascii: "U")) || skipExactly(UInt8(ascii: "u")), skipExactly(UInt8(ascii: "+")),
            let first = hexadecimal()
        else { return nil }
        guard skipExactly(UInt8(ascii: "-")) else { return first...first }
        guard let last = hexadecimal(), last >= first else { return nil }
        return first...last
    }

    private mutating func hexadecimal() -> UInt32? {
        var value: UInt32 = 0
        let start = position
        while position &- start < 6 {
            let letter = next | 0x20
            if 0x30...0x39 ~= next {
                value = value &<< 4 | UInt32(next &- 0x30)
            } else if 0x61...0x66 ~= letter {
                value = value &<< 4 | UInt32(letter &- 0x57)
            } else {
                break
            }
            position &+= 1
        }
        return position > start && value <= 0x10FFFF ? value : nil
    }

    /// Reads a number with up to two decimals, in hundredths.
    mutating func weight() -> Int? {
        guard let whole = integer(), whole <= 10_000 else { return nil }
        guard skipExactly(UInt8(ascii: ".")) else { return whole &* UnitWeight.scale }
        let start = position
        guard let decimals = digits(), position &- start <= 2 else { return nil }
        return whole &* UnitWeight.scale &+ (position &- start == 1 ? decimals &* 10 : decimals)
    }

    /// Reads a whole number that is less than a billion.
    mutating func integer() -> Int? {
        skipSpaces()
        return digits()
    }

    private mutating func digits() -> Int? {
        let start = position
        var value = 0
        while 0x30...0x39 ~= next, position &- start < 10 {
            value = value &* 10 &+ Int(next &- 0x30)
            position &+= 1
        }
        return position > start && position &- start < 10 ? value : nil
    }

    /// Reads a name in lowercase letters and digits; empty if there is none.
    mutating func name() -> ArraySlice<UInt8> {
        skipSpaces()
        let start = position
        while 0x61...0x7A ~= next || 0x30...0x39 ~= next { position &+= 1 }
        return bytes[start..<position]
    }
}
