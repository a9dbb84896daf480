import LiveUnicode

/// A time of day in hours and minutes.
public struct TimeOfDay: Sendable, Hashable, Comparable {
    /// The hour, 0…23.
    public var hour: Int
    /// The minute, 0…59.
    public var minute: Int

    /// Creates a time.
    ///
    /// - Returns: `nil` if there's no such time.
    public init?(hour: Int, minute: Int) {
        guard 0...23 ~= hour, 0...59 ~= minute else { return nil }
        (self.hour, self.minute) = (hour, minute)
    }

    /// Creates a time from its ISO 8601 form, such as `09:30`.
    ///
    /// - Returns: `nil` if the text has another form, or if there's no such time.
    public init?(_ text: String) {
        let numbers = WrittenNumbers(text)
        guard numbers.count == 2, let time = TimeOfDay(numbers, at: 0), time.text == text else { return nil }
        self = time
    }

    /// Creates a time from the bound of a range, in a form of ISO 8601 such as `09:30`, `0930`, or `09:30:00`. Seconds are
    /// ignored.
    init?(bound: String) {
        let written = WrittenNumbers(bound)
        let isCompact = written.count == 1 && (written.lengths[0] == 4 || written.lengths[0] == 6)
        let numbers = isCompact ? WrittenNumbers(bound, [2, 2, 2]) : written
        guard numbers.count >= 2, numbers.lengths[0] <= 2, numbers.hasOnly("tz") else { return nil }
        self.init(numbers, at: 0)
    }

    /// Creates a time from two numbers that begin at an index.
    init?(_ numbers: WrittenNumbers, at index: Int) {
        self.init(hour: numbers.values[index], minute: numbers.values[index &+ 1])
    }

    /// The ISO 8601 form, such as `09:30`.
    public var text: String { String(utf8Bytes: bytes[...]) }

    var bytes: [UInt8] { hour.twoDigits + [0x3A] + minute.twoDigits }

    /// Returns a Boolean value that indicates whether the first time is earlier than the second.
    public static func < (first: TimeOfDay, second: TimeOfDay) -> Bool { first.order < second.order }

    private var order: Int { hour &* 60 &+ minute }
}
