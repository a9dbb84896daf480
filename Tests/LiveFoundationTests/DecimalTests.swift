import Foundation
import LiveFoundation
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
}
