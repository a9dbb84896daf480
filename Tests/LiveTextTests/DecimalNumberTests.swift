import Foundation
import LiveTestSupport
import LiveText
import Testing

@Suite("Decimal number")
struct DecimalNumberTests {
    /// Returns the encoded form of a number.
    private func text(_ number: String) -> String? {
        DecimalNumber(number).flatMap { try? JSONDecoder().decode(String.self, from: JSONEncoder().encode($0)) }
    }

    @Test(
        "keeps a number exactly as written",
        arguments: [
            ("0", "0"), ("-0.5", "-0.5"), ("9007199254740993", "9007199254740993"), ("007.50", "7.5"),
            (".5", "0.5"), ("5.", "5"), ("1.50e3", "1500"), ("+2E-2", "0.02"), (" 12 ", "12"), ("-0", "-0"),
            ("1e-19", "0.0000000000000000001"), ("1e-20", "1e-20"),
            ("25e19", "250000000000000000000"), ("25e20", "25e20"), ("NaN", "NaN"), ("-Infinity", "-Infinity"),
            ("inf", "Infinity"),
        ]
    )
    func exact(number: String, expected: String) {
        #expect(text(number) == expected)
        #expect(DecimalNumber(number)?.description == expected)
    }

    @Test(
        "turns an excessive exponent into an infinity or zero",
        arguments: [
            ("9e99999999999999999999", "Infinity"), ("-1e10002", "-Infinity"), ("1e-99999999999999999999", "0"),
            ("0e99999999999", "0"),
        ]
    )
    func hugeExponent(number: String, expected: String) {
        #expect(text(number) == expected)
    }

    @Test(
        "rejects texts that aren't numbers",
        arguments: [
            "", " ", "-", ".", "e5", "1e", "1e+", "1,000", "1 000", "0x10", "--1", "1.2.3", "١", "1\u{0}2", "infinite",
        ]
    )
    func refused(text: String) {
        #expect(DecimalNumber(text) == nil)
    }

    @Test("reads and writes a number of any length")
    func long() {
        let digits = String(repeating: "123456789", count: 2000)
        #expect(text(digits) == digits)
    }

    @Test("approximates the standard library's Double, except in the last places")
    func approximation() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<10_000 {
            let value = Double(bitPattern: random.next())
            guard value.isFinite, value.isNormal else { continue }
            let ours = DecimalNumber("\(value)")?.approximation ?? .nan
            #expect((ours - value).magnitude <= 16 * value.ulp || !ours.isFinite && value.magnitude > 1e307, "\(value)")
        }
    }

    @Test("never traps on any text")
    func noise() {
        var random = SplitMix64(seed: 11)
        let letters = Array("0123456789.-+eE, NaInfinity∞")
        for _ in 0..<20_000 {
            let text = String(
                (0..<Int.random(in: 0...12, using: &random)).map { _ in letters.randomElement(using: &random) ?? "0" }
            )
            _ = self.text(text)
        }
    }
}
