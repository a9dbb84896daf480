import LiveUnicode

/// A month of the Gregorian calendar.
public struct CalendarMonth: Sendable, Hashable, Comparable {
    /// The year, such as 2026.
    public var year: Int
    /// The month, 1…12.
    public var month: Int

    /// Creates a month.
    public init(year: Int, month: Int) {
        self.year = year
        self.month = month
    }

    /// Returns a Boolean value that indicates whether the first month is earlier than the second.
    public static func < (first: CalendarMonth, second: CalendarMonth) -> Bool {
        first.year != second.year ? first.year < second.year : first.month < second.month
    }
}

/// The rules of a card's expiry date, MM/YY.
enum ExpiryDate {
    /// Returns the month for four digits, or `nil` if they don't form a valid month. All years are in the 2000s,
    /// because cards of the previous century have expired.
    static func month(of digits: [UInt8]) -> CalendarMonth? {
        guard digits.count == 4 else { return nil }
        let month = number(digits[0..<2])
        return 1...12 ~= month ? CalendarMonth(year: 2000 &+ number(digits[2..<4]), month: month) : nil
    }

    /// Returns the digits of a date that was written or filled in as a whole: `4/27`, `04/2027`, `2027-04`.
    ///
    /// - Parameter text: The text. Its digits can be of any script that ``AcceptedCharacters/digits`` accepts.
    /// - Returns: `nil` if the text isn't such a date.
    static func digits(of text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        var groups: [[UInt8]] = [[]]
        var index = 0
        while index < text.count {
            let (scalar, length) = text.scalar(at: index)
            index &+= length
            if let byte = AcceptedCharacters.folded(scalar), UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
                groups[groups.count &- 1].append(byte)
            } else if groups[groups.count &- 1].count > 0 {
                groups.append([])
            }
        }
        groups.removeAll { $0.isEmpty }
        if groups.count == 1, groups[0].count == 6 {
            groups = [Array(groups[0][..<2]), Array(groups[0][2...])]
        }
        guard groups.count == 2 else { return nil }
        if groups[0].count == 4 { groups.swapAt(0, 1) }
        let (month, year) = (groups[0], groups[1])
        let isLong = year.count == 4 && year[0] == UInt8(ascii: "2") && year[1] == UInt8(ascii: "0")
        guard month.count <= 2, year.count == 2 || isLong else { return nil }
        return (month.count == 1 ? [UInt8(ascii: "0")] + month : month) + year.suffix(2)
    }

    /// Returns the number of groups of digits, which ASCII characters separate.
    static func groupCount(in text: UnsafeBufferPointer<UInt8>) -> Int {
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

#if !hasFeature(Embedded)
extension CalendarMonth: Codable {}
#endif
