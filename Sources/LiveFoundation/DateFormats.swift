public import Foundation
public import LiveControls

extension SectionedFormat {
    /// Returns the format of dates in the order and with the separator of a locale.
    ///
    /// ```swift
    /// import Foundation
    /// import LiveFoundation
    ///
    /// SectionedFormat.date(locale: Locale(identifier: "de_DE")).formatted("2026-12-24").display  // "24.12.2026"
    /// ```
    ///
    /// - Parameters:
    ///   - locale: The locale.
    ///   - earliest: The earliest date. By default, it's the first day of 1900.
    ///   - latest: The latest date. By default, it's the last day of 2099.
    ///   - isBirthday: Whether autofill offers the person's birthday.
    public static func date(
        locale: Locale,
        from earliest: CalendarDate? = nil,
        through latest: CalendarDate? = nil,
        isBirthday: Bool = false
    ) -> SectionedFormat {
        let pattern = locale.pattern("yyyyMMdd")
        let order: DateOrder =
            switch pattern.first(where: { "dMy".contains($0) }) {
            case "d": .dayMonthYear
            case "M": .monthDayYear
            default: pattern.first { "dM".contains($0) } == "d" ? .yearDayMonth : .yearMonthDay
            }
        let separator = pattern.separator ?? "/"
        return .date(order, separator: separator, from: earliest, through: latest, isBirthday: isBirthday)
    }

    /// Returns the format of times of day with the separator of a locale. All times have 24 hours.
    ///
    /// - Parameters:
    ///   - locale: The locale.
    ///   - earliest: The earliest time.
    ///   - latest: The latest time. If it's before the earliest one, times are in a range that contains midnight.
    public static func time(
        locale: Locale,
        from earliest: TimeOfDay? = nil,
        through latest: TimeOfDay? = nil
    ) -> SectionedFormat {
        .time(separator: locale.pattern("HHmm").separator ?? ":", from: earliest, through: latest)
    }
}

extension Locale {
    /// Returns the locale's pattern with the fields of a template, in the Gregorian calendar.
    fileprivate func pattern(_ template: String) -> String {
        var components = Locale.Components(locale: self)
        components.calendar = .gregorian
        let locale = Locale(components: components)
        return DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
    }
}

extension String {
    /// The first separator of numbers, beside which some locales have spaces, letters, or marks of direction.
    fileprivate var separator: Unicode.Scalar? { unicodeScalars.first { "-./:".unicodeScalars.contains($0) } }
}
