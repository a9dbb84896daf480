/// Matches recent years, `1900` to `2019`.
struct YearMatcher {
    private let digits: DigitText
    private let year: Int

    init(_ text: UnsafeBufferPointer<UInt32>, year: Int) {
        digits = DigitText(text)
        self.year = year
    }

    /// The minimum distance from the current year for the number of guesses. Closer years cost as many guesses as this
    /// distance.
    static let fewestYears = 20

    static func distance(of year: Int, from current: Int) -> Double {
        Double(max(abs(year &- max(min(current, 1_000_000), -1_000_000)), fewestYears))
    }

    func findMatches(_ report: (StrengthMatch) -> Void) {
        var start = 0
        while start &+ 4 <= digits.text.count {
            guard let number = digits.number(start..<start &+ 4), 1900...2019 ~= number else {
                start &+= 1
                continue
            }
            report(
                StrengthMatch(
                    range: start..<start &+ 4,
                    pattern: .recentYear,
                    guesses: Self.distance(of: number, from: year)
                )
            )
            start &+= 4
        }
    }
}

/// Matches dates with or without separators: `13.2.1991`, `1991213`.
struct DateMatcher {
    private let text: UnsafeBufferPointer<UInt32>
    private let digits: DigitText
    private let year: Int

    init(_ text: UnsafeBufferPointer<UInt32>, year: Int) {
        self.text = text
        digits = DigitText(text)
        self.year = year
    }

    private typealias Date = (range: Range<Int>, year: Int, isSeparated: Bool)

    private static let daysInYear = 365.0
    private static let separatorKinds = 4.0
    private static let largestYear = 2050
    private static let smallestYear = 1000
    /// For a date of 4 to 8 digits without separators, the positions at which its first and second number can end.
    private static let splits: [[(Int, Int)]] = [
        [(1, 2), (2, 3)], [(1, 3), (2, 3)], [(1, 2), (2, 4), (4, 5)], [(1, 3), (2, 3), (4, 5), (4, 6)],
        [(2, 4), (4, 6)],
    ]

    func findMatches(_ report: (StrengthMatch) -> Void) {
        let dates = digitDates() + separatedDates()
        for date in dates {
            // A date inside a longer date doesn't count.
            let isWithin = dates.contains { other in
                other.range != date.range && other.range.lowerBound <= date.range.lowerBound
                    && other.range.upperBound >= date.range.upperBound
            }
            if isWithin { continue }
            var guesses = YearMatcher.distance(of: date.year, from: year) * Self.daysInYear
            if date.isSeparated { guesses *= Self.separatorKinds }
            report(StrengthMatch(range: date.range, pattern: .date, guesses: guesses))
        }
    }

    private func digitDates() -> [Date] {
        var dates: [Date] = []
        for start in text.indices {
            for (index, splits) in Self.splits.enumerated() {
                let end = start &+ index &+ 4
                guard end <= text.count, digits.number(start..<end) != nil else { break }
                var best: Int?
                for (first, second) in splits {
                    guard let one = digits.number(start..<start &+ first),
                        let two = digits.number(start &+ first..<start &+ second),
                        let three = digits.number(start &+ second..<end), let candidate = Self.year(one, two, three)
                    else { continue }
                    if best.map({ distance(candidate) < distance($0) }) ?? true { best = candidate }
                }
                if let best { dates.append((start..<end, best, false)) }
            }
        }
        return dates
    }

    private func distance(_ candidate: Int) -> Int {
        abs(candidate &- max(min(year, 1_000_000), -1_000_000))
    }

    private func separatedDates() -> [Date] {
        var dates: [Date] = []
        for start in text.indices {
            for first in 1...4 {
                for second in 1...2 {
                    for third in 1...4 where 6...10 ~= first &+ second &+ third &+ 2 {
                        let separators = (start &+ first, start &+ first &+ 1 &+ second)
                        let end = separators.1 &+ 1 &+ third
                        guard end <= text.count, text[separators.0] == text[separators.1],
                            Self.isSeparator(text[separators.0]), let one = digits.number(start..<separators.0),
                            let two = digits.number(separators.0 &+ 1..<separators.1),
                            let three = digits.number(separators.1 &+ 1..<end), let year = Self.year(one, two, three)
                        else { continue }
                        dates.append((start..<end, year, true))
                    }
                }
            }
        }
        return dates
    }

    private static func isSeparator(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2F, 0x5C, 0x5F, 0x2E, 0x2D, 0x20, 0x09...0x0D, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F,
            0x205F,
            0x3000:
            true
        default: false
        }
    }

    /// Returns the year of three numbers, if they can be a day, a month, and a year, with the year first or last.
    private static func year(_ one: Int, _ two: Int, _ three: Int) -> Int? {
        let all = [one, two, three]
        guard 1...31 ~= two,
            all.allSatisfy({ ($0 <= 99 || $0 >= smallestYear) && $0 <= largestYear }),
            all.count(where: { $0 > 31 }) < 2, all.contains(where: { $0 <= 12 }), all.count(where: { $0 <= 0 }) < 2
        else { return nil }
        for (year, rest) in [(three, (one, two)), (one, (two, three))] where smallestYear...largestYear ~= year {
            return isDayAndMonth(rest.0, rest.1) ? year : nil
        }
        if isDayAndMonth(one, two) { return fourDigits(three) }
        if isDayAndMonth(two, three) { return fourDigits(one) }
        return nil
    }

    private static func isDayAndMonth(_ one: Int, _ other: Int) -> Bool {
        (1...31 ~= one && 1...12 ~= other) || (1...31 ~= other && 1...12 ~= one)
    }

    private static func fourDigits(_ year: Int) -> Int {
        year > 99 ? year : year > 50 ? year &+ 1900 : year &+ 2000
    }
}

/// Reads numbers in a text.
struct DigitText {
    let text: UnsafeBufferPointer<UInt32>

    init(_ text: UnsafeBufferPointer<UInt32>) {
        self.text = text
    }

    /// Returns the number in a range of at most eight characters, if all of them are ASCII digits.
    func number(_ range: Range<Int>) -> Int? {
        var number = 0
        for index in range {
            let digit = text[index] &- 0x30
            guard digit < 10 else { return nil }
            number = number &* 10 &+ Int(digit)
        }
        return number
    }
}
