/// The scalars that each part of a URL can contain, according to twitter-text's regular expressions.
///
/// These are case-insensitive, and therefore treat the dotless I, the dotted capital I, and the long S as ASCII
/// letters.
enum URLCharacter {
    /// Returns whether a scalar matches `[0-9A-Za-z]`.
    @inline(never)
    static func isAlphanumeric(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x130, 0x131, 0x17F: true
        default: false
        }
    }

    static func isDigit(_ scalar: UInt32) -> Bool { scalar &- 0x30 < 10 }

    /// Returns whether a scalar can directly precede a URL.
    static func mayPrecede(_ scalar: UInt32) -> Bool {
        !isAlphanumeric(scalar) && !isInvalid(scalar) && !isOne(of: "@$#", scalar) && scalar != 0xFF20
            && scalar != 0xFF03
    }

    /// Returns whether a scalar makes a text invalid.
    static func isInvalid(_ scalar: UInt32) -> Bool {
        scalar == 0xFFFE || scalar == 0xFEFF || scalar == 0xFFFF
    }

    /// Returns whether a domain's label can contain a scalar, not considering the hyphen and the underscore. All
    /// scalars match except punctuation, spaces, invalid characters, and directional marks.
    @inline(never)
    static func isInDomain(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x61C, 0x1680, 0x180E, 0x2000...0x200A, 0x200E, 0x200F, 0x2028...0x202F,
            0x205F, 0x2066...0x2069, 0x3000:
            false
        default: !isInvalid(scalar) && !isOne(of: "!#$%&'()*+,-./:;<=>?@[\\]^_{|}~", scalar)
        }
    }

    /// Returns whether a label in a domain without a protocol can contain a scalar.
    static func isInBareDomain(_ scalar: UInt32) -> Bool {
        scalar == ascii("-") || isAlphanumeric(scalar) || isAccented(scalar)
    }

    /// Returns whether a path can contain a scalar, not considering parentheses.
    static func isInPath(_ scalar: UInt32) -> Bool {
        mayEndPath(scalar) || isOne(of: "!*';:,.$%[]~@|&", scalar) || scalar == 0x2013
    }

    /// Returns whether a path can end with a scalar.
    @inline(never)
    static func mayEndPath(_ scalar: UInt32) -> Bool {
        isAlphanumeric(scalar) || isOne(of: "+-=_#/", scalar) || isAccented(scalar) || isCyrillic(scalar)
    }

    static func isInQuery(_ scalar: UInt32) -> Bool {
        isAlphanumeric(scalar) || isOne(of: "!?*'@();:&=+$/%#[]-_.,~|", scalar)
    }

    static func mayEndQuery(_ scalar: UInt32) -> Bool {
        isAlphanumeric(scalar) || isOne(of: "-_&=#/", scalar)
    }

    private static func isCyrillic(_ scalar: UInt32) -> Bool {
        0x400...0x4FF ~= scalar || 0x1C80...0x1C87 ~= scalar
    }

    /// Returns whether a scalar is a Latin letter beyond ASCII, a combining mark, or a case variant of these.
    @inline(never)
    private static func isAccented(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x300...0x36F, 0x1E00...0x1EFF, 0x253, 0x254, 0x256, 0x257, 0x259,
            0x25B, 0x260, 0x263, 0x268, 0x269, 0x26F, 0x272, 0x275, 0x280, 0x283, 0x288...0x28C, 0x292, 0x2BB, 0x399,
            0x3B9, 0x1FBE, 0x212A, 0x212B, 0x2C65, 0x2C66, 0x2C7E, 0x2C7F:
            true
        default: false
        }
    }

    /// Returns whether a scalar is one of the given ASCII characters.
    @inline(never)
    static func isOne(of characters: StaticString, _ scalar: UInt32) -> Bool {
        var index = 0
        while index < characters.utf8CodeUnitCount {
            if UInt32(characters.utf8Start[index]) == scalar { return true }
            index &+= 1
        }
        return false
    }

    static func ascii(_ scalar: Unicode.Scalar) -> UInt32 { scalar.value }
}
