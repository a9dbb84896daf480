import LiveUnicode

/// Folds characters that people exchange for one another in a password: fullwidth forms, letters with accents, and common
/// look-alikes.
enum CharacterFolding {
    /// Returns whether a scalar is an accent without a letter of its own, to be left out.
    static func isAccent(_ scalar: UInt32) -> Bool { 0x300...0x36F ~= scalar }

    /// Returns the lowercase letter without its accent: e for É, a for the fullwidth Ａ.
    @inline(never)
    static func base(_ scalar: UInt32) -> UInt32 {
        // The fullwidth forms of the printable ASCII characters.
        let lower = LetterCase.lower(0xFF01...0xFF5E ~= scalar ? scalar &- 0xFEE0 : scalar)
        switch lower {
        case 0xF8: return 0x6F  // ø
        case 0x111: return 0x64  // đ
        case 0x131: return 0x69  // ı
        case 0x142: return 0x6C  // ł
        // Latin, Greek, and Cyrillic. In other scripts, such as Hangul, the first part isn't the same letter.
        case 0xC0...0x52F, 0x1E00...0x1FFF: return lower.canonicalBase
        default: return lower
        }
    }

    /// Returns the letters that a base character can look like, or 0.
    static func letters(like base: UInt32) -> (UInt32, UInt32) {
        switch base {
        case 0x30: (0x6F, 0)  // 0 o
        case 0x31: (0x69, 0x6C)  // 1 i l
        case 0x33: (0x65, 0)  // 3 e
        case 0x34, 0x40: (0x61, 0)  // 4 @ a
        case 0x35, 0x24: (0x73, 0)  // 5 $ s
        case 0x37: (0x74, 0)  // 7 t
        default: (0, 0)
        }
    }

    /// Returns one character for all that look alike.
    @inline(never)
    static func representative(_ scalar: UInt32) -> UInt32 {
        let base = base(scalar)
        // l looks like 1, which looks like i.
        if base == 0x6C { return 0x69 }
        let letter = letters(like: base).0
        return letter == 0 ? base : letter
    }
}
