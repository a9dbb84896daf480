/// The patterns around a number's digits, for each magnitude and plural form.
///
/// Plain numbers, percentages, and most currencies have a single pattern. Compact notation has one pattern for each
/// magnitude, and specifies the exponent by which numbers are shortened (`12K` is 12,000 with an exponent of 3). Units
/// and compact words can also have one pattern for each plural form.
public struct NumberScales: Hashable, Sendable {
    /// The patterns of magnitude 0 in the order of their forms, then those of magnitude 1, and so on.
    var patterns: [NumberPattern]
    /// For each magnitude, the power of ten by which numbers are shortened. Larger magnitudes use the last one.
    var exponents: [Int]
    /// The plural forms of numbers.
    var forms: PluralForms

    /// Creates scales with the same pattern for all numbers.
    public init(_ pattern: NumberPattern) {
        patterns = [pattern]
        exponents = [0]
        forms = PluralForms()
    }

    /// Creates scales with patterns for each magnitude and form.
    ///
    /// - Parameters:
    ///   - exponents: For each magnitude, the power of ten by which numbers are shortened. A magnitude is the power of
    ///     ten of a number's first digit. Larger magnitudes use the last one, and numbers below 1 use the first.
    ///   - patterns: The patterns of magnitude 0 in the order of their forms, then those of magnitude 1, and so on.
    ///   - forms: The plural forms of numbers.
    /// - Returns: `nil` if the number of patterns doesn't match the magnitudes and forms.
    public init?(exponents: [Int], patterns: [NumberPattern], forms: PluralForms = PluralForms()) {
        guard !exponents.isEmpty, patterns.count == exponents.count &* forms.count else { return nil }
        self.patterns = patterns
        self.exponents = exponents
        self.forms = forms
    }

    /// Whether numbers are shortened.
    var isCompact: Bool { exponents.count > 1 }

    /// Returns the power of ten by which a number of a magnitude is shortened.
    func exponent(forMagnitude magnitude: Int) -> Int {
        exponents[index(ofMagnitude: magnitude)]
    }

    func index(ofMagnitude magnitude: Int) -> Int {
        max(0, min(exponents.count &- 1, magnitude))
    }
}

/// The plural form of a word that accompanies a number, by the host's plural rules.
///
/// CLDR's rules depend on the last digits of the integer part and of the fraction, so a table can represent them. For
/// whole numbers, the table uses the last three digits, separately below 1,000 and from 1,000 on, and separately
/// without decimals and with zeros as decimals. For other numbers, it uses an integer part of 0, 1, or more, and the
/// last two digits of the fraction.
public struct PluralForms: Hashable, Sendable {
    /// The form of each number in the order of ``samples``. It's empty if there is a single form.
    private var table: [UInt8]
    /// The number of forms.
    public let count: Int

    /// Creates rules with a single form.
    public init() {
        table = []
        count = 1
    }

    /// Creates rules from a table.
    ///
    /// - Parameters:
    ///   - count: The number of forms.
    ///   - table: 4,332 forms below `count`: the forms of the whole numbers 0…1999 and of 1,000,000, then the forms of
    ///     the same numbers with two zeros as decimals, and then those of x.f for x in 0, 1, 2 with one digit f, and of
    ///     x.ff with two digits.
    /// - Returns: `nil` if the table has a different length or contains other forms.
    public init?(count: Int, table: [UInt8]) {
        guard count > 0, table.count == Self.tableLength, table.allSatisfy({ $0 < count }) else { return nil }
        self.table = table
        self.count = count
    }

    /// The number of entries in a table.
    public static var tableLength: Int { 2 * wholeCount + 3 * (10 + 100) }

    /// The number of whole numbers in the table.
    private static var wholeCount: Int { 2001 }

    /// Returns the form for the digits shown.
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
