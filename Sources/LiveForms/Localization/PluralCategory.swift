/// The CLDR plural categories of whole numbers.
public enum PluralCategory: String, Sendable, CaseIterable {
    /// For languages with a separate form for zero.
    case zero
    /// Usually for 1; in some languages also for 0, 21, and others.
    case one
    /// For languages with a dual form.
    case two
    /// For small numbers, such as 2 to 4 in many Slavic languages.
    case few
    /// For larger numbers; in some languages only for millions.
    case many
    /// For all other numbers. Every language has this category.
    case other

    /// Creates the category of a whole number, using CLDR's cardinal rules (UTS #35, part 3). A negative number has the
    /// category of its absolute value.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - tag: The language, in any case. A language without rules here uses `one` for 1 and `other` for everything else.
    public init(of number: Int, in tag: String) {
        let number = number.magnitude
        let (last, lastTwo) = (number % 10, number % 100)
        let isMillions = number != 0 && number % 1_000_000 == 0
        let subtags = tag.lowercased().split(separator: "-", maxSplits: 2)
        let language = subtags.first ?? ""
        self =
            switch language {
            case "ja", "ko", "zh": .other
            case "hi": number < 2 ? .one : .other
            case _ where language == "es" || subtags.starts(with: ["pt", "pt"]):
                number == 1 ? .one : isMillions ? .many : .other
            case "fr", "pt": number < 2 ? .one : isMillions ? .many : .other
            case "cs": number == 1 ? .one : 2...4 ~= number ? .few : .other
            case "pl": number == 1 ? .one : Self.isFew(last, lastTwo) ? .few : .many
            case "ru", "uk": last == 1 && lastTwo != 11 ? .one : Self.isFew(last, lastTwo) ? .few : .many
            case "he": number == 1 ? .one : number == 2 ? .two : .other
            case "ar": Self.arabic(number, lastTwo)
            default: number == 1 ? .one : .other
            }
    }

    /// Returns whether a number ends in 2, 3, or 4, but not in 12, 13, or 14, as Slavic plural rules require.
    private static func isFew(_ last: UInt, _ lastTwo: UInt) -> Bool {
        2...4 ~= last && !(12...14 ~= lastTwo)
    }

    private static func arabic(_ number: UInt, _ lastTwo: UInt) -> Self {
        switch (number, lastTwo) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...): .many
        default: .other
        }
    }
}
