/// The arithmetic of Hangul syllables (The Unicode Standard, section 3.12).
enum Hangul {
    private static let firstSyllable: UInt32 = 0xAC00
    private static let firstLeading: UInt32 = 0x1100
    private static let firstVowel: UInt32 = 0x1161
    /// The code before the first final consonant, so that 0 represents no consonant.
    private static let trailingBase: UInt32 = 0x11A7
    private static let leadingCount: UInt32 = 19
    private static let vowelCount: UInt32 = 21
    private static let trailingCount: UInt32 = 28
    private static let syllableCount = leadingCount &* vowelCount &* trailingCount

    static func isSyllable(_ scalar: UInt32) -> Bool {
        scalar &- firstSyllable < syllableCount
    }

    /// Returns whether a syllable ends with a consonant.
    static func isClosed(_ syllable: UInt32) -> Bool {
        (syllable &- firstSyllable) % trailingCount != 0
    }

    /// Returns the letters of a syllable, or `nil` for any other scalar. The last letter of an open syllable is 0.
    static func letters(of scalar: UInt32) -> (leading: UInt32, vowel: UInt32, trailing: UInt32)? {
        guard isSyllable(scalar) else { return nil }
        let index = scalar &- firstSyllable
        return (
            firstLeading &+ index / (vowelCount &* trailingCount),
            firstVowel &+ index / trailingCount % vowelCount,
            isClosed(scalar) ? trailingBase &+ index % trailingCount : 0
        )
    }

    /// Returns the syllable of a consonant and a vowel, or of an open syllable and a consonant.
    static func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
        let leading = first &- firstLeading
        let vowel = second &- firstVowel
        if leading < leadingCount, vowel < vowelCount {
            return firstSyllable &+ (leading &* vowelCount &+ vowel) &* trailingCount
        }
        let trailing = second &- trailingBase
        guard trailing > 0, trailing < trailingCount, isSyllable(first), !isClosed(first) else { return nil }
        return first &+ trailing
    }
}
