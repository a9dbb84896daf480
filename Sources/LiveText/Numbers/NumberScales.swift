/// The patterns around a number's digits, for each magnitude and plural form.
///
/// Plain numbers, percents and most currencies have a single pattern. Compact notation has one for each magnitude and
/// says how many digits of it are shortened away (`12K` is 12,000 with an exponent of 3); units and compact words may
/// have one for each plural form, too.
public struct NumberScales: Hashable, Sendable {
    /// The patterns of magnitude 0 in the order of their forms, then those of magnitude 1, and so on.
    var patterns: [NumberPattern]
    /// For each magnitude, the power of ten that is shortened away. Larger magnitudes are as the last one.
    var exponents: [Int]
    /// Which form a number has.
    var forms: PluralForms

    /// The same pattern for all numbers.
    public init(_ pattern: NumberPattern) {
        patterns = [pattern]
        exponents = [0]
        forms = PluralForms()
    }

    /// Patterns by magnitude and form.
    ///
    /// - Parameters:
    ///   - exponents: For each magnitude, which is the power of ten of a number's first digit, the power of ten that is
    ///     shortened away. Larger magnitudes use the last one, numbers below one the first.
    ///   - patterns: The patterns of magnitude 0 in the order of their forms, then those of magnitude 1, and so on.
    ///   - forms: Which form a number has.
    /// - Returns: `nil` when the number of patterns does not match the magnitudes and forms.
    public init?(exponents: [Int], patterns: [NumberPattern], forms: PluralForms = PluralForms()) {
        guard !exponents.isEmpty, patterns.count == exponents.count &* forms.count else { return nil }
        self.patterns = patterns
        self.exponents = exponents
        self.forms = forms
    }

    /// Whether numbers are shortened.
    var isCompact: Bool { exponents.count > 1 }

    /// The power of ten that a number of a magnitude is shortened by.
    func exponent(forMagnitude magnitude: Int) -> Int {
        exponents[index(ofMagnitude: magnitude)]
    }

    func index(ofMagnitude magnitude: Int) -> Int {
        max(0, min(exponents.count &- 1, magnitude))
    }
}

/// The plural form of a word that goes with a number, by a host's plural rules.
///
/// CLDR's rules depend on the last digits of the whole part and of the fraction, so a table can hold them: for whole numbers by
/// the last three digits, separately below and from a thousand, without and with decimals of zeros; for other numbers by a
/// whole part of 0, 1 or more, and the last two digits of the fraction.
public struct PluralForms: Hashable, Sendable {
    /// The form of each number in the order of ``samples``; empty when there is a single form.
    private var table: [UInt8]
    /// How many forms there are.
    public let count: Int

    /// A single form.
    public init() {
        table = []
        count = 1
    }

    /// Forms by a table.
    ///
    /// - Parameters:
    ///   - count: How many forms there are.
    ///   - table: 4,332 forms below `count`: of the whole numbers 0…1999 and of 1,000,000; of the same with two decimals
    ///     that are zeros; and then of x.f for x in 0, 1, 2 with one digit f, and of x.ff with two.
    /// - Returns: `nil` when the table has another length or other forms.
    public init?(count: Int, table: [UInt8]) {
        guard count > 0, table.count == Self.tableLength, table.allSatisfy({ $0 < count }) else { return nil }
        self.table = table
        self.count = count
    }

    /// How many entries a table has.
    public static var tableLength: Int { 2 * wholeCount + 3 * (10 + 100) }

    /// How many whole numbers the table has.
    private static var wholeCount: Int { 2001 }

    /// The form that goes with the digits shown.
    func form(of digits: DecimalDigits, fractionCount: Int) -> Int {
        guard count > 1 else { return 0 }
        return Int(table[Self.index(of: digits, fractionCount: fractionCount)])
    }

    private static func index(of digits: DecimalDigits, fractionCount: Int) -> Int {
        let isLarge = digits.magnitude >= 3
        let last = Int(digits.digit(at: 2)) &* 100 &+ Int(digits.digit(at: 1)) &* 10 &+ Int(digits.digit(at: 0))
        guard fractionCount > 0, digits.fractionCount > 0 else {
            let start = fractionCount > 0 ? wholeCount : 0
            if isLarge, digits.trailingZeroCount >= 6 { return start &+ wholeCount &- 1 }
            return start &+ (isLarge ? 1000 &+ last : last)
        }
        let whole = isLarge ? 2 : min(2, last)
        let fractions = 2 &* wholeCount
        if fractionCount == 1 { return fractions &+ whole &* 10 &+ Int(digits.digit(at: -1)) }
        let fraction = digits.digit(at: 1 &- fractionCount) &* 10 &+ digits.digit(at: -fractionCount)
        return fractions &+ 30 &+ whole &* 100 &+ Int(fraction)
    }
}
