/// The word break class of every scalar value.
///
/// Outside browsers, the table is always available. A page's core doesn't contain it, and the page supplies it on
/// demand. Until then, the classes of ASCII apply, and every other scalar is a letter.
package struct WordBreakTable: Sendable {
    #if hasFeature(Embedded)
    /// A WebAssembly module has only one thread.
    nonisolated(unsafe) package static var shared = WordBreakTable()
    #else
    package static let shared = WordBreakTable(WordBreakData.packed) ?? WordBreakTable()
    #endif

    /// One entry for each run, with its first scalar value in the upper 26 bits, and its ``WordBreak`` in the lower 6.
    private var runs: [UInt32]

    /// Creates a table that knows only ASCII.
    init() {
        runs = [UInt32(WordBreak.letter.rawValue)]
    }

    /// Unpacks the table that Tools/unicode/generate-word-tables.py created. The result is `nil` for any other bytes.
    package init?(_ bytes: [UInt8]) {
        var reader = PackedReader(bytes)
        // The bytes are "LWT" and the version of the format.
        for byte: UInt8 in [0x4C, 0x57, 0x54, 1] where reader.byte() != byte { return nil }
        runs = []
        var start: UInt32 = 0
        while !reader.isAtEnd, !reader.isBroken {
            let run = reader.number()
            runs.append(start &<< 6 | run & 0x3F)
            start &+= run &>> 6
        }
        guard !reader.isBroken, start == 0x110000 else { return nil }
    }

    /// Returns the class of a scalar value, and its flags.
    ///
    /// - Complexity: O(log *r*) in the number of runs.
    func wordBreak(of scalar: UInt32) -> WordBreak {
        switch scalar {
        case 0x41...0x5A, 0x61...0x7A: return .letter
        case 0x20: return WordBreak(rawValue: 0)
        default: break
        }
        let key = scalar &<< 6 | 0x3F
        var low = 0
        var high = runs.count
        while high &- low > 1 {
            let middle = (low &+ high) &>> 1
            if runs[middle] <= key {
                low = middle
            } else {
                high = middle
            }
        }
        return WordBreak(rawValue: UInt8(truncatingIfNeeded: runs[low] & 0x3F))
    }
}

/// The word break class of a scalar, reduced to what affects the number of words, and two flags.
struct WordBreak: Equatable {
    /// The class in the lowest four bits, the flag of letters and digits, and the flag of pictographs.
    let rawValue: UInt8

    /// A Latin letter.
    static let letter = WordBreak(rawValue: WordBreakClass.letter.rawValue | 0x10)

    var breakClass: WordBreakClass { WordBreakClass(rawValue: rawValue & 0x0F) ?? .other }

    /// Whether the scalar is a letter, an ideograph, or a digit, which makes a segment a word.
    var isOfWord: Bool { rawValue & 0x10 != 0 }

    /// Whether the scalar is an `Extended_Pictographic` letter.
    var isPictograph: Bool { rawValue & 0x20 != 0 }
}

/// The values of the property Word_Break (UAX #29, table 3). Those that are missing never join words.
enum WordBreakClass: UInt8 {
    case other
    /// CR, LF, and Newline.
    case newline
    /// Extend and Format.
    case extend
    case zeroWidthJoiner
    /// ALetter.
    case letter
    case hebrewLetter
    case numeric
    case katakana
    case extendNumLet
    case midLetter
    case midNum
    case midNumLet
    case singleQuote
    case doubleQuote
}
