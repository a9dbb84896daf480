/// The categories into which languages sort whole numbers, as CLDR names them.
public enum PluralCategory: String, Sendable, CaseIterable {
    /// For languages with a form of its own for none.
    case zero
    /// Mostly for 1, in some languages also for 0, 21 and more.
    case one
    /// For languages with a dual.
    case two
    /// For small numbers, in many Slavic languages 2 to 4.
    case few
    /// For larger numbers, in some languages for millions alone.
    case many
    /// For every other number; each language has this one.
    case other

    /// The category of a whole number, by CLDR's rules for cardinals (UTS #35, part 3). A negative number is sorted as a positive one.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - tag: The language. One that has no rules here is taken for one with a singular and a plural.
    public init(of number: Int, in tag: String) {
        let number = number.magnitude
        let (last, lastTwo) = (number % 10, number % 100)
        let isMillions = number != 0 && number % 1_000_000 == 0
        let language = tag.prefix { $0 != "-" }
        self =
            switch language {
            case "ja", "ko", "zh": .other
            case "hi": number < 2 ? .one : .other
            case _ where language == "es" || tag == "pt-PT": number == 1 ? .one : isMillions ? .many : .other
            case "fr", "pt": number < 2 ? .one : isMillions ? .many : .other
            case "cs": number == 1 ? .one : 2...4 ~= number ? .few : .other
            case "pl": number == 1 ? .one : Self.isFew(last, lastTwo) ? .few : .many
            case "ru", "uk": last == 1 && lastTwo != 11 ? .one : Self.isFew(last, lastTwo) ? .few : .many
            case "he": number == 1 ? .one : number == 2 ? .two : .other
            case "ar": Self.arabic(number, lastTwo)
            default: number == 1 ? .one : .other
            }
    }

    /// Whether a number is 2, 3 or 4 by its last digit, and not 12, 13 or 14 by the last two: so Slavic languages count.
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
