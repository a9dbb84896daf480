import Foundation
import LiveControls
import Testing

@testable import LiveFoundation

@Suite("Numbers in Foundation's formats")
struct FormattedNumberTests {
    private static let values = [0, 7, -7, 42, 999, 1_000, -1_234, 12_345, 1_234_567.891, -0.5, 0.25, 100_000_000]

    private func formatted(_ value: Double, _ identifier: String, decimals: Int) -> FormattedNumber {
        let format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: identifier))
        return CountedNumber(value, format: format.precision(.fractionLength(decimals))).formatted
    }

    @Test("have their digits, decimals and the text around them in every locale")
    func everyLocale() {
        for identifier in Locale.availableIdentifiers {
            let locale = Locale(identifier: identifier)
            for value in Self.values {
                let styles = [
                    CountedNumber(
                        value,
                        format: FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(2))
                    ),
                    CountedNumber(Decimal(value), format: .currency(code: "EUR").locale(locale)),
                    CountedNumber(value, format: .percent.precision(.fractionLength(2)).locale(locale)),
                ]
                for number in styles {
                    let formatted = number.formatted
                    #expect(formatted.text == number.finalText, "\(identifier)")
                    #expect(formatted.decimals == 2, "\(identifier) \(number.finalText)")
                    #expect(formatted.digits.first.map(number.digits.contains) == true, "\(identifier)")
                    #expect(formatted.digits.last.map(number.digits.contains) == true, "\(identifier)")
                }
            }
        }
    }

    @Test("tell a group separator from a decimal separator")
    func separators() {
        #expect(formatted(1_234, "en_US", decimals: 0).decimals == 0)
        #expect(formatted(1.234, "de_DE", decimals: 3).decimals == 3)
        #expect(formatted(1_234, "de_DE", decimals: 0).digits == "1.234")
        #expect(formatted(1_234.5, "pl_PL", decimals: 1).digits == "1234,5")
    }

    @Test("have no groups in a small type")
    func smallType() {
        let format = IntegerFormatStyle<UInt8>(locale: Locale(identifier: "en_US"))
        #expect(CountedNumber(UInt8(255), format: format).formatted == FormattedNumber(digits: "255", value: 255))
    }

    @Test("keep the decimals of compact notation")
    func compact() {
        let format = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US")).notation(.compactName)
        let expected = FormattedNumber(digits: "1.2", suffix: "K", decimals: 1, value: 1_200)
        #expect(CountedNumber(1_200, format: format).formatted == expected)
    }

    @Test("have no digits in scientific notation, or if they aren't finite")
    func withoutDigits() {
        let format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")).notation(.scientific)
        for value in [1_234.5, .nan, .infinity] {
            let number = CountedNumber(value, format: format)
            #expect(number.formatted.digits.isEmpty)
            #expect(number.formatted.text == number.finalText)
        }
    }

    @Test("show a negative number that rounds to zero as zero", arguments: [-0.4, -0.0, -0.0001])
    func negativeZero(value: Double) {
        let format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")).precision(.fractionLength(0))
        #expect(CountedNumber(value, format: format).finalText == "0")
        #expect(CountedNumber(3, format: format).text(at: value) == "0")
    }
}
