/// Counts the words of UTF-8 text: the segments between word boundaries (UAX #29, Unicode 17) that contain a letter, an
/// ideograph, or a digit.
///
/// The boundaries are the default ones, without a dictionary. An ideograph and a letter of Hiragana, Thai, Lao, Khmer,
/// or Burmese is therefore a word by itself.
package struct WordScanner {
    private let table = WordBreakTable.shared
    /// The number of words that begin in the scanned scalars.
    package private(set) var count = 0
    /// The classes of the last two scalars, without Extend, Format, and ZWJ (WB4).
    private var last = WordBreakClass.newline
    private var secondToLast = WordBreakClass.newline
    /// Whether the last scalar is a zero width joiner.
    private var isAfterJoiner = false
    /// Whether the current segment is a word.
    private var isWord = false
    /// Whether the previous segment is a word. Punctuation between letters begins a segment, until the letter after it
    /// joins both with the segment before it.
    private var wasWord = false

    /// Creates a scanner at the start of a text.
    package init() {}

    /// Counts the scalars of a text until there are more words than a maximum.
    ///
    /// - Returns: The byte offset of the scalar that makes a segment the first word too many, or the text's end.
    /// - Complexity: O(*n*).
    package mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, maximum: Int = .max) -> Int {
        var position = 0
        while position < bytes.count {
            let (scalar, length) = bytes.scalar(at: position)
            consume(table.wordBreak(of: scalar))
            if count > maximum { return position }
            position &+= length
        }
        return position
    }

    private mutating func consume(_ scalar: WordBreak) {
        let current = scalar.breakClass
        if current == .extend || current == .zeroWidthJoiner {
            isAfterJoiner = current == .zeroWidthJoiner
            return
        }
        if joinsAcross(current) {
            isWord = isWord || wasWord
        } else if !joins(current), !(isAfterJoiner && scalar.isPictograph) {
            wasWord = isWord
            isWord = false
        }
        if scalar.isOfWord, !isWord {
            count &+= 1
            isWord = true
        }
        (secondToLast, last) = (last, current)
        isAfterJoiner = false
    }

    /// Returns whether the last scalar, which is punctuation, joins those beside it (WB6, WB7, WB7b, WB7c, WB11, WB12).
    private func joinsAcross(_ current: WordBreakClass) -> Bool {
        switch last {
        case .midLetter: secondToLast.isLetter && current.isLetter
        case .midNumLet, .singleQuote:
            secondToLast.isLetter && current.isLetter || secondToLast == .numeric && current == .numeric
        case .midNum: secondToLast == .numeric && current == .numeric
        case .doubleQuote: secondToLast == .hebrewLetter && current == .hebrewLetter
        default: false
        }
    }

    /// Returns whether the last scalar joins the next (WB5, WB8 to WB10, WB13 to WB13b). WB7a adds no word.
    private func joins(_ current: WordBreakClass) -> Bool {
        let (before, after) = (last.isLetter || last == .numeric, current.isLetter || current == .numeric)
        if before && after { return true }
        if last == .katakana, current == .katakana { return true }
        if current == .extendNumLet { return before || last == .katakana || last == .extendNumLet }
        return last == .extendNumLet && (after || current == .katakana)
    }
}

extension WordBreakClass {
    /// AHLetter.
    fileprivate var isLetter: Bool { self == .letter || self == .hebrewLetter }
}
