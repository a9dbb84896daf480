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
        let numbers = WrittenNumbers(text)
        // A month of one digit, with at most one digit of the year.
        if digits.count == numbers.count, numbers.count == 2 || numbers.count == 1 && numbers.isEnded {
            return [UInt8(ascii: "0")] + digits
        }
        return Self.digits(of: numbers) ?? (numbers.count > 2 ? [] : nil)
    }

    func readReplacement(_ text: String) -> [UInt8]? { Self.digits(of: WrittenNumbers(text)) }

    /// Adds the zero that people omit before a one-digit month. Takes the first two digits of a year, which a person may type,
    /// for the century, because no card is valid until 2020.
    func willInsert(_ insertion: inout SectionInsertion) {
        let result = insertion.result
        if insertion.isAtEnd, insertion.inserted.count == 1, result.count == 5, canContinue(result) == true {
            insertion.replaceText(with: [result[0], result[1], result[4]])
        } else {
            insertion.addZero([12, 99])
        }
    }

    /// Returns whether the year is 20, which can be the first two digits of a typed year.
    func canContinue(_ digits: [UInt8]) -> Bool? { Self.number(digits[2..<4]) == 20 }

    /// Returns the digits of a date that was written or filled in as a whole: `4/27`, `04/2027`, `2027-04`, `27/04`,
    /// `2027-04-30`. Returns `nil` for another text.
    private static func digits(of numbers: WrittenNumbers) -> [UInt8]? {
        let (values, lengths) = (numbers.values, numbers.lengths)
        if lengths.count == 1, lengths[0] == 6, values[0] / 100 % 100 == 20 {
            return (values[0] / 10_000).twoDigits + values[0].twoDigits
        }
        // A day after the year and the month is ignored.
        guard lengths.count == 2 || lengths.count == 3 && lengths[0] == 4 && lengths[2] <= 2 else { return nil }
        let isYearFirst = lengths[0] == 4 || lengths[0] == 2 && values[0] > 12 && 1...12 ~= values[1]
        let (month, year) = isYearFirst ? (1, 0) : (0, 1)
        let isYear = lengths[year] == 2 || lengths[year] == 4 && values[year] / 100 == 20
        // The last digit of the year may be missing.
        let isBegun = lengths[year] == 3 && values[year] / 10 == 20
        guard lengths[month] <= 2, isYear || isBegun else { return nil }
        let digits = values[year].twoDigits
        return values[month].twoDigits + (isBegun ? [digits[1]] : digits)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int {
        var number = 0
        for byte in digits { number = number &* 10 &+ Int(byte &- UInt8(ascii: "0")) }
        return number
    }
}
