import Foundation
import Testing

@testable import LiveFoundation

@Suite("Counted numbers")
struct CountedNumberTests {
    private static let english = Locale(identifier: "en_US")

    @Test("formats the final text from the exact number")
    func exact() {
        let number = CountedNumber(9_007_199_254_740_993, format: IntegerFormatStyle<Int>(locale: Self.english))
        #expect(number.text(at: number.value) == "9,007,199,254,740,993")
        #expect(number.text(at: 12.4) == "12")
    }

    @Test("never shows a negative zero for a whole number")
    func zero() {
        #expect(CountedNumber(3, format: IntegerFormatStyle<Int>(locale: Self.english)).text(at: -0.4) == "0")
    }

    @Test("clamps an overshooting spring to the type's range")
    func swing() {
        let format = IntegerFormatStyle<UInt8>(locale: Self.english)
        #expect(CountedNumber(UInt8(250), format: format).text(at: 261.7) == "255")
        #expect(CountedNumber(UInt8(0), format: format).text(at: -3.2) == "0")
        let large = IntegerFormatStyle<UInt64>(locale: Self.english)
        #expect(CountedNumber(UInt64.max - 5000, format: large).text(at: 2e19) == "18,446,744,073,709,551,615")
        let signed = IntegerFormatStyle<Int>(locale: Self.english)
        #expect(CountedNumber(Int.max - 5000, format: signed).text(at: 1e19) == "9,223,372,036,854,775,807")
        #expect(CountedNumber(Int.min + 5000, format: signed).text(at: -1e19) == "-9,223,372,036,854,775,808")
    }

    @Test("shows NaN and infinities at once", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(value: Double) {
        let number = CountedNumber(value, format: FloatingPointFormatStyle<Double>(locale: Self.english))
        #expect(number.text(at: 5) == number.finalText)
        #expect(
            CountedNumber(7.5, format: FloatingPointFormatStyle<Double>(locale: Self.english)).text(at: value) == "7.5"
        )
    }

    @Test("keeps the digits of a decimal number")
    func decimal() throws {
        let value = try #require(Decimal(string: "12345678901234567.89"))
        let number = CountedNumber(value, format: Decimal.FormatStyle(locale: Self.english))
        #expect(number.text(at: number.value) == "12,345,678,901,234,567.89")
    }
}
