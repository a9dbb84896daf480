import LiveText
import Testing

@Suite("Number format")
struct NumberFormatTests {
    private typealias Grouping = NumberSymbols.Grouping

    private func text(
        _ number: String,
        _ symbols: NumberSymbols = NumberSymbols(),
        _ rounding: NumberRounding = NumberRounding(),
        scale: Int = 0
    ) -> String {
        NumberFormat(symbols: symbols, rounding: rounding, scale: scale).text(of: DecimalNumber(number) ?? .notANumber)
    }

    @Test(
        "groups digits with the locale's sizes",
        arguments: [
            (Grouping(), "1234567", "1,234,567"), (Grouping(secondary: 2), "1234567", "12,34,567"),
            (Grouping(minimum: 2), "1234", "1234"), (Grouping(minimum: 2), "12345", "12,345"),
            (Grouping(primary: 0), "1234567", "1234567"),
            (Grouping(primary: 4, secondary: 4), "123456789", "1,2345,6789"),
            (Grouping(primary: -3, secondary: -3, minimum: .min), "1234", "1234"),
            (Grouping(primary: .max, secondary: .max, minimum: .max), "1234", "1234"),
        ]
    )
    func groups(grouping: NumberSymbols.Grouping, number: String, expected: String) {
        #expect(text(number, NumberSymbols(grouping: grouping)) == expected)
    }

    @Test("supports digits of two UTF-16 units")
    func adlam() {
        let symbols = NumberSymbols(digits: "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙", decimal: ".", group: "⹁")
        #expect(text("1234.5", symbols) == "𞥑⹁𞥒𞥓𞥔.𞥕")
    }

    @Test("omits the minus sign of a number rounded to zero", arguments: ["-0.4", "-0", "-0.0000001", "-0.49999"])
    func negativeZero(number: String) {
        #expect(text(number, NumberSymbols(), NumberRounding(.fraction(0...0))) == "0")
    }

    @Test(
        "rounds ties by the rounding mode",
        arguments: zip(
            NumberRounding.Mode.allCases,
            [
                ["3", "-2"], ["2", "-3"], ["3", "-3"], ["2", "-2"], ["3", "-2"], ["2", "-3"], ["3", "-3"], ["2", "-2"],
                ["2", "-2"],
            ]
        )
    )
    func modes(mode: NumberRounding.Mode, expected: [String]) {
        let rounding = NumberRounding(.fraction(0...0), mode: mode)
        #expect(["2.5", "-2.5"].map { text($0, NumberSymbols(), rounding) } == expected)
    }

    @Test("rounds exactly where a Double doesn't")
    func exactHalf() {
        #expect(text("1.005", NumberSymbols(), NumberRounding(.fraction(2...2))) == "1.01")
        #expect(text("999.995", NumberSymbols(), NumberRounding(.fraction(2...2))) == "1,000.00")
        #expect(text("0.05", NumberSymbols(), NumberRounding(.fraction(0...0), mode: .expand)) == "1")
        #expect(text("0", NumberSymbols(), NumberRounding(.fraction(0...0), mode: .expand)) == "0")
    }

    @Test("supports precision by decimals, by digits, or by the finer or coarser of both")
    func precision() {
        #expect(text("1234.567", NumberSymbols(), NumberRounding(.significant(1...2))) == "1,200")
        #expect(text("1.5", NumberSymbols(), NumberRounding(.significant(4...4))) == "1.500")
        #expect(text("12.345", NumberSymbols(), NumberRounding(.finer(fraction: 0...0, significant: 1...3))) == "12.3")
        #expect(text("12.345", NumberSymbols(), NumberRounding(.coarser(fraction: 0...0, significant: 1...3))) == "12")
        #expect(text("2", NumberSymbols(), NumberRounding(.fraction(2...2), dropsZeroFraction: true)) == "2")
    }

    @Test("accepts any precision", arguments: [0...Int.max, Int.max...Int.max, Int.min...Int.min])
    func extremePrecision(range: ClosedRange<Int>) {
        for precision in [
            NumberRounding.Precision.fraction(range), .significant(range), .finer(fraction: range, significant: range),
        ] {
            #expect(!text("1234.5", NumberSymbols(), NumberRounding(precision)).isEmpty)
        }
    }

    @Test("shows percentages as hundredths")
    func percent() {
        let pattern = NumberPattern(positive: NumberAffixes(suffix: " %"), zero: NumberAffixes(suffix: " %"))
        let symbols = NumberSymbols(scales: NumberScales(pattern))
        #expect(text("0.255", symbols, NumberRounding(.fraction(0...1)), scale: 2) == "25.5 %")
    }

    @Test("uses the next magnitude's word for a compact number that is rounded up to it")
    func compact() throws {
        let plain = NumberPattern()
        let thousand = NumberPattern(
            positive: NumberAffixes(suffix: "K"),
            negative: NumberAffixes(prefix: "-", suffix: "K")
        )
        let million = NumberPattern(positive: NumberAffixes(suffix: "M"))
        let scales = try #require(
            NumberScales(
                exponents: [0, 0, 0, 3, 3, 3, 6],
                patterns: [plain, plain, plain, thousand, thousand, thousand, million]
            )
        )
        let symbols = NumberSymbols(scales: scales)
        let rounding = NumberRounding(.finer(fraction: 0...0, significant: 1...2))
        let expected = [
            "999": "999", "1234": "1.2K", "-12345": "-12K", "999499": "999K", "999500": "1M", "999.5": "1K", "0": "0",
        ]
        for (number, expected) in expected { #expect(text(number, symbols, rounding) == expected) }
    }
}
