import Foundation
import LiveFoundation
import LiveText
import LiveTestSupport
import Testing

@Suite("Decimal of a decimal number")
struct DecimalTests {
    @Test(
        "is the same number",
        arguments: [
            ("0", "0"), ("-0", "0"), ("-0.5", "-0.5"), ("9007199254740993", "9007199254740993"), ("1.50e3", "1500"),
            ("12345678901234567890.12", "12345678901234567890.12"), ("1e-30", "0.000000000000000000000000000001"),
        ]
    )
    func exact(number: String, expected: String) throws {
        #expect(Decimal(try #require(DecimalNumber(number)))?.description == expected)
    }

    @Test(
        "doesn't exist where it would be another number",
        arguments: ["NaN", "Infinity", "-Infinity", "1e200", "1e-200", String(repeating: "1", count: 50), "0.1e-5000"]
    )
    func inexact(number: String) throws {
        #expect(Decimal(try #require(DecimalNumber(number))) == nil)
    }

    @Test("is the same number for random ones")
    func random() throws {
        var random = SplitMix64(seed: 5)
        for _ in 0..<2000 {
            let significand = Int.random(in: -1_000_000_000_000...1_000_000_000_000, using: &random)
            let text = "\(significand)e\(Int.random(in: -40...40, using: &random))"
            let number = try #require(DecimalNumber(text))
            #expect(Decimal(number).map { DecimalNumber($0.description) } == .some(number), "\(text)")
        }
    }

    @Test(
        "has all of its digits in a locale's format",
        arguments: [
            ("en", "0.5", "0.5"), ("de", "0.00000015", "0,00000015"),
            ("de", "-1234567.12345678", "-1.234.567,12345678"),
            ("en", "500", "500"), ("ar_EG", "1234.5", "١٬٢٣٤٫٥"), ("en_IN", "1234567", "12,34,567"),
            ("en", "12345678901234567890.123456789012", "12,345,678,901,234,567,890.123456789012"),
            ("en", "1e-30", "0.000000000000000000000000000001"), ("de", "1e200", "1e200"),
        ]
    )
    func localized(locale: String, number: String, text: String) throws {
        #expect(try #require(DecimalNumber(number)).text(in: Locale(identifier: locale)) == text)
    }

    @Test("is read again in every locale")
    func readAgain() throws {
        // Toki Pona groups two digits at the end, which could be the cents of an amount.
        for identifier in Locale.availableIdentifiers.sorted() where !identifier.hasPrefix("tok") {
            let locale = Locale(identifier: identifier)
            for number in ["0", "0.5", "-0.125", "1234", "-1234.5", "1234567.891", "12345678901.00000001", "1000"] {
                let text = try #require(DecimalNumber(number)).text(in: locale)
                #expect(text.plainNumber(in: locale) == number, "\(identifier): \(text)")
            }
        }
    }
}
