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

#if !hasFeature(Embedded)
extension CalendarMonth: Codable {}
#endif
