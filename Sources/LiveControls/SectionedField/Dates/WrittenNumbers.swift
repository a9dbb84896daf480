import LiveUnicode

/// The numbers in a text such as `24.12.2026`, whose digits can be of any script that ``AcceptedCharacters/digits`` accepts.
struct WrittenNumbers {
    /// The values. That of many digits is meaningless.
    private(set) var values: [Int] = []
    /// The numbers of digits.
    private(set) var lengths: [Int] = []
    /// The ASCII letters as bits from `a`, which is 1. The bit 0 stands for letters of other scripts.
    var letters: UInt32 = 0
    /// Whether a letter is before the first number.
    private(set) var isAfterWord = false
    /// The bits of all letters.
    static let allLetters: UInt32 = (1 << 27) - 1
    /// The last character in ASCII, or 0.
    private var last: UInt8 = 0

    var count: Int { values.count }
    /// Whether the text ends with a character that ends a number.
    var isEnded: Bool { last == 0x20 || 0x2C...0x2F ~= last || last == 0x3A }
    /// Whether the last character is the Arabic decimal separator.
    private var endsWithArabicDecimal = false
    /// The letters, and a decimal separator at the end as a bit of its own.
    var ignorable: UInt32 { letters | Self.bit(ofSeparator: last) | (endsWithArabicDecimal ? Self.arabicDecimal : 0) }

    /// Returns the bit that stands for a period or a comma.
    static func bit(ofSeparator byte: UInt8) -> UInt32 {
        byte == UInt8(ascii: ".") ? period : byte == UInt8(ascii: ",") ? comma : 0
    }

    /// Returns a period or a comma in ASCII, or 0 for any other character. Keyboards of East Asia also type fullwidth and ideographic ones,
    /// and Arabic ones an Arabic comma.
    static func separator(_ scalar: UInt32) -> UInt8 {
        switch scalar {
        case 0x2E, 0x3002, 0xFF0E, 0xFF61: UInt8(ascii: ".")
        case 0x2C, 0x60C, 0xFF0C: UInt8(ascii: ",")
        default: 0
        }
    }

    private static let period: UInt32 = 1 << 27
    private static let comma: UInt32 = 1 << 28
    /// The bit that stands for a decimal separator that may divide groups.
    static let undecided: UInt32 = 1 << 29
    /// The bit that stands for the Arabic decimal separator, which never divides groups.
    static let arabicDecimal: UInt32 = 1 << 30
    /// The bits that stand for a period, a comma, and the Arabic decimal separator.
    static let separators: UInt32 = period | comma | arabicDecimal

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - sections: The numbers of digits after which another number begins.
    init(_ text: String, _ sections: [Int] = []) {
        let bytes = text.utf8Bytes
        var (index, isInNumber) = (0, false)
        while index < bytes.count {
            let (scalar, length) = bytes.withUnsafeBufferPointer { $0.scalar(at: index) }
            index &+= length
            let byte = AcceptedCharacters.foldedOrLetter(scalar)
            let digit = Int(byte) &- 0x30
            if 0...9 ~= digit {
                if !isInNumber {
                    values.append(0)
                    lengths.append(0)
                }
                let last = count &- 1
                values[last] = values[last] &* 10 &+ digit
                lengths[last] &+= 1
                isInNumber = last >= sections.count || lengths[last] < sections[last]
            } else {
                isInNumber = false
            }
            if byte > 0x40 {
                letters |= 1 << UInt32(byte & 31)
                if values.isEmpty { isAfterWord = true }
            }
            let separator = Self.separator(scalar)
            last = separator == 0 ? byte : separator
            endsWithArabicDecimal = scalar == 0x66B
        }
    }

    /// Returns whether all letters are among some.
    func hasOnly(_ letters: StaticString) -> Bool {
        var others = self.letters
        for letter in UnsafeBufferPointer(start: letters.utf8Start, count: letters.utf8CodeUnitCount) {
            others &= ~(1 << UInt32(letter & 31))
        }
        return others == 0
    }
}

extension Int {
    /// The last two digits of a number in ASCII.
    var twoDigits: [UInt8] {
        [UInt8(truncatingIfNeeded: 0x30 &+ self / 10 % 10), UInt8(truncatingIfNeeded: 0x30 &+ self % 10)]
    }

    /// The last four digits of a number in ASCII.
    var fourDigits: [UInt8] { (self / 100).twoDigits + twoDigits }
}

extension SectionInsertion {
    /// Adds the zero that people omit before a number of one digit: where no number of two digits begins with it, and where a
    /// separator is typed after it.
    ///
    /// - Parameters:
    ///   - greatest: The greatest number in each section of two digits; 0 for a section of four.
    ///   - least: The least number of one digit, in ASCII.
    mutating func addZero(_ greatest: [Int], least: UInt8 = UInt8(ascii: "1")) {
        let endsNumber = inserted.isEmpty && isAtEnd && WrittenNumbers(typed).isEnded
        let place = endsNumber ? text.count &- 1 : range.lowerBound
        var (start, greatestHere) = (0, 0)
        for greatest in greatest {
            if start == place { greatestHere = greatest }
            start &+= greatest == 0 ? 4 : 2
        }
        guard greatestHere > 0 else { return }
        if endsNumber {
            // Where any digit can be the first of two, the second one is missing.
            if text[place] >= least, greatestHere < 90 {
                replaceText(with: text.replacing(place..<place, with: [0x30]))
            }
        } else if let digit = inserted.first, (Int(digit) &- 0x30) &* 10 > greatestHere, result.count < start {
            inserted = [0x30] + inserted
        }
    }
}
