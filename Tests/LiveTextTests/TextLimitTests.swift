import LiveTestSupport
@testable import LiveText
import Testing

@Suite("Text limit")
struct TextLimitTests {
    @Test("cuts after the family with a limit of one character")
    func family() {
        let measurement = TextLimit(1).measure("👨‍👩‍👧‍👦é")
        #expect(measurement == TextMeasurement(TextLimit(1), count: 2, validEnd: 11, length: 12))
        #expect(measurement.remaining == -1)
        #expect(measurement.overflow == 11..<12)
    }

    @Test("isn't exceeded by a text of the maximum length", arguments: TextUnit.allCases)
    func exact(unit: TextUnit) {
        let text = "añ👍🏽"
        let measurement = TextLimit(unit.count(text), unit: unit).measure(text)
        #expect(measurement.remaining == 0)
        #expect(!measurement.isOver)
        #expect(measurement.overflow == nil)
        #expect(measurement.validEnd == text.utf16.count)
    }

    @Test("is unlimited with a maximum of zero or less", arguments: [0, -3, Int.min])
    func unlimited(maximum: Int) {
        let measurement = TextLimit(maximum).measure("abc")
        #expect(measurement == TextMeasurement(TextLimit(maximum), count: 3, validEnd: 3, length: 3))
        #expect(measurement.remaining == nil)
    }

    @Test("is missing nothing with a minimum of zero or less", arguments: [0, -3, Int.min])
    func noMinimum(minimum: Int) {
        #expect(TextLimit(5).atLeast(minimum).measure("abc").missing == 0)
    }

    @Test("removes a family that doesn't fit in UTF-16 as a whole")
    func wholeClusters() {
        #expect(TextLimit(7, unit: .utf16).measure("ab👨‍👩‍👧‍👦b").validEnd == 2)
        #expect(TextLimit(1, unit: .utf8).measure("é").validEnd == 0)
        #expect(TextLimit(1, unit: .scalars).measure("e\u{301}").validEnd == 0)
        #expect(TextLimit(1, unit: .utf16).measure("\r\n").validEnd == 0)
    }

    /// The units in which the counts of characters add up to the count of the text.
    private static let summedUnits = TextUnit.allCases.filter { $0 != .words }

    @Test("cuts at the end of the last character within the limit", arguments: summedUnits)
    func differential(unit: TextUnit) {
        var generator = TextGenerator(seed: 0xC07)
        for _ in 0..<2000 {
            let text = generator.text(pieces: 10)
            let maximum = generator.number(in: 1...60)
            var used = 0
            var expected = 0
            for character in text {
                used += unit.count(String(character))
                guard used <= maximum else { break }
                expected += character.utf16.count
            }
            #expect(
                TextLimit(maximum, unit: unit).measure(text).validEnd == expected,
                "\(text.debugDescription), \(maximum)"
            )
        }
    }

    @Test("cuts exactly deep inside a long text", arguments: summedUnits)
    func longText(unit: TextUnit) {
        let text = String(repeating: "ab é 👨‍👩‍👧‍👦 ", count: 2000)
        let whole = unit.count("ab é 👨‍👩‍👧‍👦 ")
        let measurement = TextLimit(whole * 1500 + 2, unit: unit).measure(text)
        #expect(measurement.validEnd == "ab é 👨‍👩‍👧‍👦 ".utf16.count * 1500 + 2)
    }
}
