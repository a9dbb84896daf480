import LiveTestSupport
@testable import LiveText
import Testing

@Suite("Edit verdict")
struct EditVerdictTests {
    @Test("trims an insertion at any position to what fits")
    func trimming() {
        #expect(TextLimit(10).verdict(on: TextEdit(4..<4, "12345"), in: "abcdefgh") == .trim(to: "12"))
        #expect(TextLimit(10).verdict(on: TextEdit(0..<8, "12345"), in: "abcdefgh") == .accept)
        #expect(TextLimit(10).verdict(on: TextEdit(8..<8, "12345"), in: "abcdefgh") == .trim(to: "12"))
        #expect(TextLimit(8).verdict(on: TextEdit(4..<4, "12345"), in: "abcdefgh") == .refuse)
    }

    @Test("drops a family that doesn't fit as a whole")
    func family() {
        let edit = TextEdit(5..<5, "👨‍👩‍👧‍👦b")
        #expect(TextLimit(10, unit: .utf16).verdict(on: edit, in: "abcde") == .refuse)
        #expect(TextLimit(16, unit: .utf16).verdict(on: edit, in: "abcde") == .trim(to: "👨‍👩‍👧‍👦"))
        #expect(TextLimit(6).verdict(on: edit, in: "abcde") == .trim(to: "👨‍👩‍👧‍👦"))
    }

    @Test(
        "counts an insertion that joins with its neighbors as the joined text",
        arguments: [
            // A man after a joiner, an accent, and the vowel and final of a syllable don't change the count.
            ("👩\u{200D}", 3, "👨", 1), ("ab", 2, "\u{301}", 2), ("\u{1112}", 1, "\u{1161}", 1),
            ("\u{1112}\u{1161}", 2, "\u{11AB}", 1), ("\r", 1, "\n", 1),
            // A regional indicator between two flags pairs with the next one, which adds one character.
            ("🇩🇪🇫🇷", 4, "🇬", 3), ("🇩", 2, "🇪", 1),
        ]
    )
    func joining(text: String, offset: Int, insertion: String, count: Int) {
        let edit = TextEdit(offset..<offset, insertion)
        #expect(TextUnit.characters.count(edit.applied(to: text)) == count)
        #expect(TextLimit(count).verdict(on: edit, in: text) == .accept)
        if count > TextUnit.characters.count(text) {
            #expect(TextLimit(count - 1).verdict(on: edit, in: text) == .refuse)
        }
    }

    @Test("accepts edits of a text that is too long unless it grows")
    func tooLong() {
        let limit = TextLimit(3)
        #expect(limit.verdict(on: TextEdit(0..<2, ""), in: "abcdef") == .accept)
        #expect(limit.verdict(on: TextEdit(0..<2, "x"), in: "abcdef") == .accept)
        #expect(limit.verdict(on: TextEdit(0..<2, "xy"), in: "abcdef") == .accept)
        #expect(limit.verdict(on: TextEdit(0..<2, "xyz"), in: "abcdef") == .trim(to: "xy"))
        #expect(limit.verdict(on: TextEdit(6..<6, "x"), in: "abcdef") == .refuse)
        // This deletion splits one character into several.
        #expect(limit.verdict(on: TextEdit(5..<6, ""), in: "abc👩\u{200D}👨") == .accept)
    }

    @Test("is exact for a long paste into a long text", arguments: TextUnit.allCases.filter { $0 != .words })
    func long(unit: TextUnit) {
        let text = String(repeating: "中文 é 👨‍👩‍👧‍👦 ", count: 500)
        let limit = TextLimit(unit.count(text) + unit.count("한국 é"), unit: unit)
        let edit = TextEdit(6..<6, "한국 é👨‍👩‍👧‍👦" + text + text)
        #expect(limit.verdict(on: edit, in: text) == .trim(to: "한국 é"))
    }

    @Test("doesn't trap on numbers of any size", arguments: [Int.min, -1, 0, 1, Int.max], TextUnit.allCases)
    func extremes(number: Int, unit: TextUnit) {
        let limit = TextLimit(number, unit: unit)
        _ = limit.verdict(on: TextEdit(from: number, to: Int.max, "ab"), in: "abc")
        _ = limit.verdict(on: TextEdit(from: Int.min, to: number, "ab"), in: "")
        #expect(limit.verdict(on: TextEdit(from: number, to: number, ""), in: "abc") == .accept)
    }

    @Test("is the longest prefix that would be accepted by itself", arguments: TextUnit.allCases)
    func differential(unit: TextUnit) {
        var generator = TextGenerator(seed: 0x0E41)
        for _ in 0..<3000 {
            let text = generator.text(pieces: 5)
            let edit = TextEdit(
                from: generator.number(in: 0...20),
                to: generator.number(in: 0...20),
                generator.text(pieces: 5)
            )
            let limit = TextLimit(generator.number(in: 1...40), unit: unit)
            #expect(
                limit.verdict(on: edit, in: text) == Self.expected(limit, edit, text),
                "\(text.debugDescription), \(edit), \(limit.maximum)"
            )
        }
    }

    /// Tries every cut between the standard library's characters, with the longest first.
    private static func expected(_ limit: TextLimit, _ edit: TextEdit, _ text: String) -> EditVerdict {
        let allowance = max(limit.maximum, limit.unit.count(text))
        func fits(_ insertion: String) -> Bool {
            limit.unit.count(TextEdit(edit.range, insertion).applied(to: text)) <= allowance
        }
        if edit.replacement.isEmpty || fits(edit.replacement) { return .accept }
        let start = TextEdit(edit.range, "").inverse(in: text).range.lowerBound
        let before = TextEdit(from: start, to: .max, "").applied(to: text)
        let whole = before + edit.replacement
        var ends: [Int] = []
        var length = 0
        for character in whole {
            length += character.utf16.count
            ends.append(length)
        }
        let inserted = edit.replacement.utf16
        for end in ends.reversed() where end > start && end < start + inserted.count {
            guard let kept = String(inserted.prefix(end - start)) else { continue }
            if fits(kept) { return .trim(to: kept) }
        }
        return .refuse
    }
}
