import LiveUnicode

extension SectionedFormat {
    /// Returns the format of times of day, in hours and minutes.
    ///
    /// A text consists of the four digits of a time with 24 hours, in every locale. Its value, which a form submits, is in the form
    /// of ISO 8601. A time with 12 hours is converted: an `a` or a `p` after it, as in `9:30 pm`, can also be typed. A text
    /// with other words and an hour up to 12 isn't read, because the words can say which half of the day it means.
    ///
    /// ```swift
    /// SectionedFormat.time().formatted("9:30").display       // "09:30"
    /// SectionedFormat.time().formatted("9:30 PM").display    // "21:30"
    /// ```
    ///
    /// - Parameters:
    ///   - separator: The ASCII character that is drawn between hours and minutes.
    ///   - earliest: The earliest time.
    ///   - latest: The latest time. If it's before the earliest one, times are in a range that contains midnight.
    public static func time(
        separator: Unicode.Scalar = ":",
        from earliest: TimeOfDay? = nil,
        through latest: TimeOfDay? = nil
    ) -> SectionedFormat {
        SectionedFormat(TimeFormat(separator, earliest, latest))
    }

    /// Returns the format for a declaration such as `time : 09:00/17:30`, or `nil` for another one.
    static func time(declaration: String) -> SectionedFormat? {
        let bytes = declaration.utf8Bytes
        guard isNamed(TimeFormat.name, in: bytes) else { return nil }
        let range = range(in: bytes)
        return time(
            separator: separator(in: bytes) ?? ":",
            from: TimeOfDay(bound: range.first),
            through: TimeOfDay(bound: range.last)
        )
    }
}

/// The rules of times of day. A text consists of the digits of a time.
final class TimeFormat: SectionRules {
    let visibleSeparator: Unicode.Scalar?
    private let earliest: TimeOfDay?
    private let latest: TimeOfDay?

    static let name = "time"

    init(_ separator: Unicode.Scalar, _ earliest: TimeOfDay?, _ latest: TimeOfDay?) {
        (visibleSeparator, self.earliest, self.latest) = (separator, earliest, latest)
    }

    var name: String { Self.name }
    #if !hasFeature(Embedded)
    var words: String {
        let hasRange = earliest != nil || latest != nil
        let range = hasRange ? " \(earliest?.text ?? "00:00")/\(latest?.text ?? "23:59")" : ""
        return "\(visibleSeparator.map { String($0) } ?? "")\(range)"
    }
    #endif

    var accepts: AcceptedCharacters { .digits }
    var sections: [Int] { [2, 2] }
    var requiresCompletion: Bool { true }

    // The text

    /// Reads a time that was written as a whole: `9:30`, `9.30 PM`, `9 Uhr 30`, `09:30:00`. Seconds are ignored.
    func read(_ text: String, accepted: [UInt8]) -> [UInt8]? {
        let numbers = WrittenNumbers(text)
        if numbers.count > 3 { return [] }
        // "Uhr", "kl.", "9h30m", and the T of ISO 8601.
        let isHour = numbers.hasOnly("uhr") || numbers.hasOnly("kl") || numbers.hasOnly("hm") || numbers.hasOnly("t")
        let isClear = isAfternoon(numbers) != nil || isHour
        if !isClear, let hour = numbers.values.first, hour <= 12 { return [] }
        if accepted.count == 1, numbers.isEnded { return numbers.values[0].twoDigits }
        guard numbers.count > 1 else { return nil }
        let (hours, minutes) = (numbers.lengths[0], numbers.lengths[1])
        guard hours <= 2, minutes == 2 || minutes == 1 && numbers.count == 2 else { return [] }
        return numbers.values[0].twoDigits
            + (minutes == 2 ? numbers.values[1].twoDigits : Array(numbers.values[1].twoDigits[1...]))
    }

    func readReplacement(_ text: String) -> [UInt8]? {
        guard let read = read(text, accepted: []), read.count == 4 else { return nil }
        return hours24(read, WrittenNumbers(text))
    }

    /// Adds the zero before an hour or a minute of one digit, and converts times with 12 hours. An `a` waits for the `m`, or for
    /// the end of the text.
    func willInsert(_ insertion: inout SectionInsertion) {
        // A minute of one digit can lack its second one.
        if !insertion.inserted.isEmpty || insertion.text.count == 1 {
            insertion.addZero([23, 59], least: UInt8(ascii: "0"))
        }
        guard insertion.isAtEnd else { return }
        var written = WrittenNumbers(insertion.typed)
        if insertion.inserted.isEmpty {
            // Letters are typed one by one, and the first one can begin other words.
            written.letters |= insertion.ignored & WrittenNumbers.allLetters
            if written.hasOnly("a"), !insertion.isCommitted { return }
        }
        let converted = hours24(insertion.result, written)
        if converted != insertion.result { insertion.replaceText(with: converted) }
    }

    /// Returns the digits of a time as they are with 24 hours. A letter after the time can tell its half of the day.
    private func hours24(_ digits: [UInt8], _ written: WrittenNumbers) -> [UInt8] {
        guard let isAfternoon = isAfternoon(written), !digits.isEmpty else { return digits }
        let hour = WrittenNumbers(String(utf8Bytes: digits[...]), sections).values[0]
        guard hour <= 12 else { return digits }
        return digits.replacing(0..<min(2, digits.count), with: (hour % 12 &+ (isAfternoon ? 12 : 0)).twoDigits)
    }

    /// Returns which half of the day a text says in English, or `nil` for other words and for none.
    private func isAfternoon(_ numbers: WrittenNumbers) -> Bool? {
        if numbers.letters == 0 || numbers.hasOnly("m") { return nil }
        return numbers.hasOnly("pm") ? true : numbers.hasOnly("am") ? false : nil
    }

    private func time(of text: [UInt8]) -> TimeOfDay? {
        text.count == 4 ? TimeOfDay(WrittenNumbers(String(utf8Bytes: text[...]), sections), at: 0) : nil
    }

    // The value

    private static let form = ISOForm(blank: "XX:XX".utf8Bytes, places: [0, 1, 3, 4])

    func value(of text: [UInt8]) -> [UInt8]? { Self.form.value(of: text) }

    func text(ofValue value: [UInt8]) -> [UInt8]? { Self.form.text(of: value) }

    // The validity

    func verdict(on text: [UInt8], today: CalendarMonth?) -> SectionVerdict? {
        guard let time = time(of: text) else { return .incorrect(.timeIncorrect) }
        let (isEarly, isLate) = (earliest.map { time < $0 } ?? false, latest.map { $0 < time } ?? false)
        // A range that contains midnight excludes only times between its ends.
        if let earliest, let latest, latest < earliest { return isEarly && isLate ? .incorrect(.tooEarly) : .correct }
        return isEarly ? .incorrect(.tooEarly) : isLate ? .incorrect(.tooLate) : .correct
    }
}
