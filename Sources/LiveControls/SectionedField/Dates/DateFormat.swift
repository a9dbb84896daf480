import LiveUnicode

/// The order of the numbers in a date, as a locale has it.
public enum DateOrder: UInt8, Sendable, Hashable, CaseIterable {
    /// Day, month, year, such as `24.12.2026`.
    case dayMonthYear
    /// Month, day, year, such as `12/24/2026`.
    case monthDayYear
    /// Year, month, day, such as `2026-12-24`.
    case yearMonthDay
    /// Year, day, month, such as `2026-24-12`.
    case yearDayMonth

    /// The name in declarations, such as `dmy`.
    public var name: String {
        switch self {
        case .dayMonthYear: "dmy"
        case .monthDayYear: "mdy"
        case .yearMonthDay: "ymd"
        case .yearDayMonth: "ydm"
        }
    }

    /// A Boolean value that indicates whether dates begin with the year.
    public var isYearFirst: Bool { self == .yearMonthDay || self == .yearDayMonth }

    /// The places of year, month, and day.
    var places: (year: Int, month: Int, day: Int) {
        switch self {
        case .dayMonthYear: (2, 1, 0)
        case .monthDayYear: (2, 0, 1)
        case .yearMonthDay: (0, 1, 2)
        case .yearDayMonth: (0, 2, 1)
        }
    }
}

extension SectionedFormat {
    /// Returns the format of dates of the Gregorian calendar.
    ///
    /// A text consists of eight digits in the order of a locale. Its value, which a form submits, is in the form of ISO 8601.
    ///
    /// ```swift
    /// SectionedFormat.date(.dayMonthYear, separator: ".").formatted("4.12.26").display   // "04.12.2026"
    /// SectionedFormat.date(.monthDayYear).formatted("2026-12-04").display                // "12/04/2026"
    /// ```
    ///
    /// - Parameters:
    ///   - order: The order of day, month, and year.
    ///   - separator: The ASCII character that is drawn between them.
    ///   - earliest: The earliest date. By default, it's the first day of 1900.
    ///   - latest: The latest date. By default, it's the last day of 2099.
    ///   - isBirthday: Whether autofill offers the person's birthday.
    public static func date(
        _ order: DateOrder,
        separator: Unicode.Scalar = "/",
        from earliest: CalendarDate? = nil,
        through latest: CalendarDate? = nil,
        isBirthday: Bool = false
    ) -> SectionedFormat {
        SectionedFormat(DateFormat(order, separator, earliest, latest, isBirthday ? .birthday : nil))
    }

    /// Returns the format for a declaration such as `date dmy . 2026-01-01/2026-12-31`, or `nil` for another one. Without an
    /// order, dates are written as in ISO 8601. A range follows a separator.
    static func date(declaration: String) -> SectionedFormat? {
        let bytes = declaration.utf8Bytes
        guard isNamed(DateFormat.name, in: bytes) else { return nil }
        let word = bytes.dropFirst(5).prefix(3)
        let order = DateOrder.allCases.first { $0.name.utf8Bytes.elementsEqual(word) } ?? .yearMonthDay
        let range = range(in: bytes)
        #if hasFeature(Embedded)
        let isBirthday = false
        #else
        let isBirthday = hasWord(DateFormat.birthday, in: bytes)
        #endif
        return date(
            order,
            separator: separator(in: bytes) ?? (order.isYearFirst ? "-" : "/"),
            from: CalendarDate(bound: range.first),
            through: CalendarDate(bound: range.last),
            isBirthday: isBirthday
        )
    }

    #if !hasFeature(Embedded)
    /// Returns the first word of a declaration of dates or times that isn't an order, a separator, or a range of bounds in their order.
    ///
    /// ``init(_:)-(String)`` ignores it, as a native date field ignores a wrong bound.
    static func unknownDateWord(in declaration: String) -> String? {
        let words = declaration.split(separator: " ").map { String($0) }
        let isDate = words.first == DateFormat.name
        guard isDate || words.first == TimeFormat.name else { return nil }
        let names = isDate ? DateOrder.allCases.map(\.name) + [DateFormat.birthday] : []
        func isKnown(_ word: String) -> Bool {
            if word.utf8.count == 1 { return separator(in: word.utf8Bytes) != nil }
            let bounds = word.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
            guard bounds.count == 2 else { return names.contains(word) }
            if !isDate { return bounds.allSatisfy { $0.isEmpty || TimeOfDay(bound: $0) != nil } }
            let dates = bounds.map { CalendarDate(bound: $0) }
            if let first = dates[0], let last = dates[1] { return first <= last }
            guard zip(bounds, dates).allSatisfy({ $0.isEmpty || $1 != nil }) else { return false }
            let usual = DateFormat.usualYears
            return dates[0]?.year ?? usual.first <= usual.last && dates[1]?.year ?? usual.last >= usual.first
        }
        return words.dropFirst().first { !isKnown($0) }
    }
    #endif

    /// Returns the first hyphen, period, slash, or colon in a declaration.
    static func separator(in declaration: [UInt8]) -> Unicode.Scalar? {
        for byte in declaration where 0x2D...0x2F ~= byte || byte == 0x3A { return Unicode.Scalar(byte) }
        return nil
    }

    /// Returns the bounds in a declaration, which are the sides of a slash in a word, or empty texts.
    static func range(in declaration: [UInt8]) -> (first: String, last: String) {
        for word in declaration.split(separator: UInt8(ascii: " ")) where word.count > 1 {
            guard let first = word.firstIndex(of: UInt8(ascii: "/")), let last = word.lastIndex(of: UInt8(ascii: "/"))
            else { continue }
            return (String(utf8Bytes: word[..<first]), String(utf8Bytes: word[(last &+ 1)...]))
        }
        return ("", "")
    }
}

/// The rules of dates. A text consists of the digits of a date.
final class DateFormat: SectionRules {
    private let order: DateOrder
    let visibleSeparator: Unicode.Scalar?
    private let earliest: CalendarDate?
    private let latest: CalendarDate?
    let purpose: TextEntry.Purpose?

    static let name = "date"
    #if !hasFeature(Embedded)
    static let birthday = "bday"
    #endif

    init(
        _ order: DateOrder,
        _ separator: Unicode.Scalar,
        _ earliest: CalendarDate?,
        _ latest: CalendarDate?,
        _ purpose: TextEntry.Purpose?
    ) {
        (self.order, visibleSeparator, self.earliest, self.latest) = (order, separator, earliest, latest)
        self.purpose = purpose
    }

    var name: String { Self.name }
    #if !hasFeature(Embedded)
    var words: String {
        let birthday = purpose == nil ? "" : " \(Self.birthday)"
        let hasRange = earliest != nil || latest != nil
        let first = earliest?.text ?? "\(years.first)-01-01"
        let last = latest?.text ?? "\(years.last)-12-31"
        let range = hasRange ? " \(first)/\(last)" : ""
        return "\(order.name)\(birthday) \(visibleSeparator.map { String($0) } ?? "")\(range)"
    }
    #endif

    var accepts: AcceptedCharacters { .digits }
    var sections: [Int] { ordered(4, 2, 2) }
    var requiresCompletion: Bool { true }

    private var isYearFirst: Bool { order.isYearFirst }

    // The text

    /// Reads a date that was written as a whole: `4.12.2026`, `4/12/26`, `2026-12-04`. The numbers are in the format's
    /// order, if there is such a date, or begin with a year of four digits.
    func read(_ text: String, accepted digits: [UInt8]) -> [UInt8]? {
        let numbers = WrittenNumbers(text)
        if let date = written(text, numbers, digits) { return self.text(of: date) }
        if numbers.letters != 0 { return [] }
        return numbers.count > 1 || numbers.isEnded && digits.count < sections[0] ? beginning(numbers) : nil
    }

    /// Reads numbers that aren't a date as the beginning of one: `4.12.`, `4/1`, `2026-4`. Each is written as it would be if it
    /// had been typed. The array is empty if a number is too long, or if a year can be followed by the month or by the day.
    private func beginning(_ numbers: WrittenNumbers) -> [UInt8] {
        guard numbers.count < 3 || numbers.count == 3 && date(numbers, order) == nil else { return [] }
        var text: [UInt8] = []
        for index in numbers.lengths.indices {
            var (value, length, section) = (numbers.values[index], numbers.lengths[index], sections[index])
            guard length <= section else { return [] }
            if length < section, index < numbers.count &- 1 || numbers.isEnded {
                if section == 4 {
                    guard length == 2, let year = year(endingWith: value) else { return [] }
                    value = year
                }
                length = section
            }
            text += Array(value.fourDigits[(4 &- length)...])
        }
        return text
    }

    func readReplacement(_ text: String) -> [UInt8]? {
        written(text, WrittenNumbers(text), []).map { self.text(of: $0) }
    }

    /// Completes days, months, and years of two digits.
    func willInsert(_ insertion: inout SectionInsertion) {
        insertion.addZero(ordered(0, 12, 31))
        let (result, start) = (insertion.result, isYearFirst ? 0 : 4)
        guard insertion.isAtEnd, result.count == start &+ 2 else { return }
        let digits = WrittenNumbers(String(utf8Bytes: result[start...])).values[0]
        let isWhole = !isCentury(digits) && !insertion.inserted.isEmpty
        guard isWhole || WrittenNumbers(insertion.typed).isEnded, let year = year(endingWith: digits) else { return }
        insertion.replaceText(with: result.replacing(start..<start &+ 2, with: year.fourDigits))
    }

    /// Returns the digits of a date.
    private func text(of date: CalendarDate) -> [UInt8] {
        ordered(date.year.fourDigits, date.month.twoDigits, date.day.twoDigits).flatMap { $0 }
    }

    /// Returns three values in the format's order.
    private func ordered<Value>(_ year: Value, _ month: Value, _ day: Value) -> [Value] {
        var values = [year, month, day]
        let places = order.places
        (values[places.year], values[places.month], values[places.day]) = (year, month, day)
        return values
    }

    // The date

    /// The years of dates without an earliest or a latest one.
    fileprivate static var usualYears: (first: Int, last: Int) { (1900, 2099) }

    private var years: (first: Int, last: Int) {
        (earliest?.year ?? Self.usualYears.first, latest?.year ?? Self.usualYears.last)
    }

    /// Returns whether years begin with two digits: those of the format's range, and others that a person may mean, which are
    /// errors.
    private func isCentury(_ digits: Int) -> Bool {
        16...21 ~= digits || years.first / 100 <= digits && digits <= years.last / 100
    }

    /// Returns the year in the format's range that ends with two digits. If several do, it's the one in 1950…2049, as in X.509
    /// (RFC 5280).
    private func year(endingWith digits: Int) -> Int? {
        let years = years
        let usual = digits < 50 ? 2000 &+ digits : 1900 &+ digits
        if years.first <= usual, usual <= years.last { return usual }
        let only = years.first &+ (digits &- years.first % 100 &+ 100) % 100
        return only <= years.last && only &+ 100 > years.last ? only : nil
    }

    /// Returns the date that three numbers in an order stand for.
    private func date(_ numbers: WrittenNumbers, _ order: DateOrder) -> CalendarDate? {
        let (lengths, places) = (numbers.lengths, order.places)
        guard lengths[places.month] <= 2, lengths[places.day] <= 2 else { return nil }
        var year = numbers.values[places.year]
        if lengths[places.year] == 2 {
            // The word can name an era, whose years are others.
            let canBeOfEra = order.isYearFirst && numbers.isAfterWord
            guard !canBeOfEra, let whole = self.year(endingWith: year) else { return nil }
            year = whole
        } else if lengths[places.year] != 4 {
            return nil
        }
        return CalendarDate(year: year, month: numbers.values[places.month], day: numbers.values[places.day])
    }

    /// Returns the date in a whole text, if only one is possible in the format's order or, if there's none, in another one. A time
    /// after a date is ignored.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - numbers: Its numbers.
    ///   - digits: Its digits, if they can be without separators.
    private func written(_ text: String, _ numbers: WrittenNumbers, _ digits: [UInt8]) -> CalendarDate? {
        if digits.count == 8, numbers.count == 1 {
            return date(of: digits) ?? CalendarDate(WrittenNumbers(String(utf8Bytes: digits[...]), [4, 2, 2]), at: 0)
        }
        guard numbers.count >= 3 else { return nil }
        let hasTime = numbers.count > 3 && numbers.lengths[0] == 4 && numbers.letters != 0 && numbers.hasOnly("tz")
        guard hasTime || numbers.count == 3 && numbers.letters <= 1 else { return nil }
        // Chinese, Japanese and Korean words name an era, or the parts in their order: 平成24年6月10日.
        let isNamed = text.unicodeScalars.contains { 0x3400...0x9FFF ~= $0.value || 0xAC00...0xD7A3 ~= $0.value }
        if isNamed, !isYearFirst, !numbers.lengths.contains(4) { return nil }
        if numbers.lengths[0] > 2 || isYearFirst && numbers.lengths[2] <= 2 {
            let (monthNext, dayNext) = (date(numbers, .yearMonthDay), date(numbers, .yearDayMonth))
            guard order == .yearDayMonth, !hasTime, let dayNext, dayNext != monthNext else { return monthNext }
            return monthNext == nil ? dayNext : nil
        }
        let (dayFirst, monthFirst) = (date(numbers, .dayMonthYear), date(numbers, .monthDayYear))
        if order == .monthDayYear { return monthFirst ?? dayFirst }
        return isYearFirst && monthFirst != nil && dayFirst != nil && dayFirst != monthFirst
            ? nil : dayFirst ?? monthFirst
    }

    /// Returns the date of a complete text.
    private func date(of text: [UInt8]) -> CalendarDate? {
        text.count == 8 ? date(WrittenNumbers(String(utf8Bytes: text[...]), sections), order) : nil
    }

    // The value

    private var form: ISOForm {
        ISOForm(blank: "XXXX-XX-XX".utf8Bytes, places: ordered([0, 1, 2, 3], [5, 6], [8, 9]).flatMap { $0 })
    }

    func value(of text: [UInt8]) -> [UInt8]? { form.value(of: text) }

    func text(ofValue value: [UInt8]) -> [UInt8]? { form.text(of: value) }

    // The validity

    func verdict(on text: [UInt8], today: CalendarMonth?) -> SectionVerdict? {
        guard let date = date(of: text) else { return .incorrect(.dateIncorrect) }
        if earliest.map({ date < $0 }) ?? (date.year < years.first) { return .incorrect(.tooEarly) }
        return latest.map { $0 < date } ?? (date.year > years.last) ? .incorrect(.tooLate) : .correct
    }
}
