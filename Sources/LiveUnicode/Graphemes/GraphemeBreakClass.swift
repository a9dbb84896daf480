/// The class of a scalar value in the rules for boundaries between grapheme clusters.
///
/// It combines the three properties that UAX #29 (Unicode 17) uses: Grapheme_Cluster_Break, Indic_Conjunct_Break, and
/// Extended_Pictographic. The raw values of the first sixteen classes are those of `GraphemeBreakData`.
enum GraphemeBreakClass: UInt8 {
    case other
    case carriageReturn
    case lineFeed
    case control
    /// Grapheme_Cluster_Break=Extend without a role in Indic conjuncts. The only scalar is ZERO WIDTH NON-JOINER.
    case extend
    /// Grapheme_Cluster_Break=Extend, Indic_Conjunct_Break=Extend.
    case conjunctExtend
    /// Grapheme_Cluster_Break=Extend, Indic_Conjunct_Break=Linker: a virama.
    case conjunctLinker
    case zeroWidthJoiner
    case regionalIndicator
    case prepend
    case spacingMark
    case hangulL
    case hangulV
    case hangulT
    /// Extended_Pictographic: an emoji, or a symbol that can be one.
    case pictographic
    /// Indic_Conjunct_Break=Consonant.
    case conjunctConsonant
    /// A Hangul syllable without a final consonant.
    case hangulLV
    /// A Hangul syllable with a final consonant.
    case hangulLVT
}

extension GraphemeBreakClass {
    /// The class of an ASCII byte.
    init(ascii byte: UInt8) {
        if byte >= 0x20 && byte != 0x7F {
            self = .other
        } else if byte == 0x0D {
            self = .carriageReturn
        } else {
            self = byte == 0x0A ? .lineFeed : .control
        }
    }

    /// Whether clusters always end before and after the scalar (rules GB4 and GB5).
    var isControl: Bool {
        self == .control || self == .lineFeed || self == .carriageReturn
    }
}
