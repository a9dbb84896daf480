import LiveUnicode

/// A day of the Gregorian calendar.
public struct CalendarDate: Sendable, Hashable, Comparable {
    /// The year, such as 2026.
    public var year: Int
    /// The month, 1…12.
    public var month: Int
    /// The day of the month, 1…31.
    public var day: Int

    /// Creates a date.
    ///
    /// - Returns: `nil` if there's no such date. Years are 1…9999.
    public init?(year: Int, month: Int, day: Int) {
        let isLeapYear = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
        let isShort = month == 4 || month == 6 || month == 9 || month == 11
        let last = month == 2 ? isLeapYear ? 29 : 28 : isShort ? 30 : 31
        guard 1...9999 ~= year, 1...12 ~= month, 1...last ~= day else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Creates a date from its ISO 8601 form, such as `2026-12-24`.
    ///
    /// - Returns: `nil` if the text has another form, or if there's no such date.
    public init?(_ text: String) {
        let numbers = WrittenNumbers(text)
        guard numbers.count == 3, let date = CalendarDate(numbers, at: 0), date.text == text else { return nil }
        self = date
    }

    /// Creates a date from the bound of a range, in a form of ISO 8601 such as `2026-12-24`, `20261224`, or
    /// `2026-12-24T09:30`. A time after the date is ignored.
    init?(bound: String) {
        let written = WrittenNumbers(bound)
        let numbers = written.lengths.first == 8 ? WrittenNumbers(bound, [4, 2, 2]) : written
        guard numbers.count >= 3, numbers.lengths[0] == 4, numbers.hasOnly("tz") else { return nil }
        self.init(numbers, at: 0)
    }

    /// Creates a date from three numbers that begin at an index.
    init?(_ numbers: WrittenNumbers, at index: Int) {
        let values = numbers.values
        self.init(year: values[index], month: values[index &+ 1], day: values[index &+ 2])
    }

    /// The ISO 8601 form, such as `2026-12-24`.
    public var text: String { String(utf8Bytes: bytes[...]) }

    var bytes: [UInt8] { year.fourDigits + [0x2D] + month.twoDigits + [0x2D] + day.twoDigits }

    /// Returns a Boolean value that indicates whether the first date is earlier than the second.
    public static func < (first: CalendarDate, second: CalendarDate) -> Bool { first.order < second.order }

    private var order: Int { (year &* 100 &+ month) &* 100 &+ day }
}
