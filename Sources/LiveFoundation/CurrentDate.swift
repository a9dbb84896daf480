import Foundation
public import LiveControls

extension Int {
    /// The current year of the Gregorian calendar, which dates in passwords are compared with.
    package static var currentYear: Int { Calendar(identifier: .gregorian).component(.year, from: Date()) }
}

extension CalendarMonth {
    /// The current month of the Gregorian calendar, which expiry dates are compared with.
    ///
    /// ```swift
    /// import LiveFoundation
    ///
    /// let isPayable = SectionedFormat.expiry.validity(of: "0126", today: .current) == .correct
    /// ```
    public static var current: CalendarMonth { CalendarMonth(of: Date(), in: .current) }

    /// Creates the month of a date.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - timeZone: The person's time zone.
    init(of date: Date, in timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month], from: date)
        self.init(year: parts.year ?? 0, month: parts.month ?? 0)
    }
}
