import LiveUnicode

extension SectionedFormat {
    /// A card's expiry date, MM/YY.
    public static let expiry: Preset = SectionedFormat(ExpiryDate())
}

/// The rules of a card's expiry date, MM/YY.
final class ExpiryDate: SectionRules {
    var name: String { "expiry" }
    var accepts: AcceptedCharacters { .digits }
    var sections: [Int] { [2, 2] }
    var visibleSeparator: Unicode.Scalar? { "/" }
    var purpose: TextEntry.Purpose? { .cardExpiry }

    /// Returns the month for four digits, or `nil` if they don't form a valid month. All years are in the 2000s,
    /// because cards of the previous century have expired.
    private static func month(of digits: [UInt8]) -> CalendarMonth? {
        guard digits.count == 4 else { return nil }
        let month = number(digits[0..<2])
        return 1...12 ~= month ? CalendarMonth(year: 2000 &+ number(digits[2..<4]), month: month) : nil
    }

    func verdict(on digits: [UInt8], today: CalendarMonth?) -> SectionVerdict? {
        guard let month = Self.month(of: digits) else { return .incorrect(.expiryIncorrect) }
        if let today, month < today { return .incorrect(.expired) }
        return .correct
    }

    /// Reads a date that was written as a whole. A date with a day is refused, because its first digits would be
    /// another month, unless it begins with a year of four digits.
    func read(_ text: String, accepted digits: [UInt8]) -> [UInt8]? {
        text.withUTF8Bytes { Self.digits(of: $0) ?? (Self.groupCount(in: $0) > 2 ? [] : nil) }
    }

    func readReplacement(_ text: String) -> [UInt8]? { text.withUTF8Bytes { Self.digits(of: $0) } }

    /// Adds the zero that people omit before a one-digit month: after `4`, and after `1/`, `1.`, or another separator. Takes
    /// the first two digits of a year, which a person may type, for the century, because no card is valid until 2020.
    func willInsert(_ insertion: inout SectionInsertion) {
        let zero = UInt8(ascii: "0")
        let result = insertion.result
        if insertion.isAtEnd, insertion.range.isEmpty, insertion.inserted.count == 1, result.count == 5,
            result[2...3].elementsEqual([zero &+ 2, zero])
        {
            insertion.replaceText(with: [result[0], result[1], result[4]])
            return
        }
        guard let month = result.first, insertion.isAtEnd, month >= zero &+ 1 else { return }
        let endsMonth = insertion.typed.withUTF8Bytes { typed in typed.last.map { " ,-./".utf8.contains($0) } ?? false }
        if month >= zero &+ 2 && !insertion.inserted.isEmpty && result.count <= 3 || endsMonth && result.count == 1 {
            insertion.replaceText(with: [zero] + result)
        }
    }

    /// Returns the digits of a date that was written or filled in as a whole: `4/27`, `04/2027`, `2027-04`, `27/04`,
    /// `2027-04-30`.
    ///
    /// - Parameter text: The text. Its digits can be of any script that ``AcceptedCharacters/digits`` accepts.
    /// - Returns: `nil` if the text isn't such a date.
    private static func digits(of text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        var (first, second, third) = (DigitGroup(), DigitGroup(), DigitGroup())
        var groupCount = 0
        var isInGroup = false
        var index = 0
        while index < text.count {
            let (scalar, length) = text.scalar(at: index)
            index &+= length
            let digit = Int(AcceptedCharacters.folded(scalar) ?? 0) &- 0x30
            if 0...9 ~= digit {
                if !isInGroup { groupCount &+= 1 }
                switch groupCount {
                case 1: first.append(digit)
                case 2: second.append(digit)
                default: third.append(digit)
                }
            }
            isInGroup = 0...9 ~= digit
        }
        if groupCount == 1, first.count == 6 {
            second = DigitGroup(value: first.value % 10_000, count: 4)
            first = DigitGroup(value: first.value / 10_000, count: 2)
            groupCount = 2
        }
        // A day after the year and the month is ignored.
        if groupCount == 3, first.count == 4, 1...2 ~= third.count { groupCount = 2 }
        let isYearFirst = first.count == 4 || first.count == 2 && first.value > 12 && 1...12 ~= second.value
        if isYearFirst { swap(&first, &second) }
        let isYear = second.count == 2 || second.count == 4 && second.value / 100 == 20
        guard groupCount == 2, first.count <= 2, isYear else { return nil }
        let digits = [first.value / 10, first.value % 10, second.value / 10 % 10, second.value % 10]
        return digits.map { UInt8(ascii: "0") &+ UInt8($0) }
    }

    /// Consecutive digits. The value of many is meaningless.
    private struct DigitGroup {
        var value = 0
        var count = 0

        mutating func append(_ digit: Int) {
            value = value &* 10 &+ digit
            count &+= 1
        }
    }

    /// Returns the number of groups of digits, which ASCII characters separate.
    private static func groupCount(in text: UnsafeBufferPointer<UInt8>) -> Int {
        var count = 0
        var isInGroup = false
        for byte in text {
            let isDigit = byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            if isDigit, !isInGroup { count &+= 1 }
            isInGroup = isDigit
        }
        return count
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int {
        var number = 0
        for byte in digits { number = number &* 10 &+ Int(byte &- UInt8(ascii: "0")) }
        return number
    }
}
