import LiveTestSupport
@testable import LiveText
import Testing

@Suite("Text edit")
struct TextEditTests {
    @Test("replaces its range", arguments: [(0..<0, "xabc"), (1..<2, "axc"), (3..<3, "abcx"), (0..<3, "x")])
    func application(range: Range<Int>, expected: String) {
        #expect(TextEdit(range, "x").applied(to: "abc") == expected)
    }

    @Test(
        "clamps offsets of any size",
        arguments: [(Int.min, Int.max, "x"), (Int.min, -1, "xabc"), (7, Int.max, "abcx"), (9, 1, "ax")]
    )
    func clamping(start: Int, end: Int, expected: String) {
        #expect(TextEdit(from: start, to: end, "x").applied(to: "abc") == expected)
        _ = TextEdit(from: "abc", to: "abd", caret: start)
        _ = TextEdit(from: start, to: end, "x").inverse(in: "abc")
    }

    @Test("expands a range that would split a surrogate pair")
    func surrogatePairs() {
        #expect(TextEdit(2..<2, "x").applied(to: "a𠮷b") == "ax𠮷b")
        #expect(TextEdit(2..<3, "x").applied(to: "a𠮷b") == "axb")
        #expect(TextEdit(1..<2, "x").applied(to: "a𠮷b") == "axb")
    }

    @Test(
        "uses the caret to determine which of several equal characters was inserted",
        arguments: [(1, 0..<0), (2, 1..<1), (3, 2..<2)]
    )
    func equalCharacters(caret: Int, range: Range<Int>) {
        #expect(TextEdit(from: "aa", to: "aaa", caret: caret) == TextEdit(range, "a"))
    }

    @Test("doesn't split scalars that share bytes")
    func sharedBytes() {
        #expect(TextEdit(from: "xéy", to: "xèy", caret: 2) == TextEdit(1..<2, "è"))
        #expect(TextEdit(from: "a\u{E9}", to: "a\u{129}", caret: 2) == TextEdit(1..<2, "\u{129}"))
    }

    @Test("leads from one text to another, and its inverse leads back")
    func differential() {
        var generator = TextGenerator(seed: 0xED17)
        for _ in 0..<5000 {
            let old = generator.text(pieces: 6)
            let edit = TextEdit(
                from: generator.number(in: -1...30),
                to: generator.number(in: -1...30),
                generator.text(pieces: 3)
            )
            let new = edit.applied(to: old)
            let found = TextEdit(from: old, to: new, caret: edit.caret)
            #expect(Array(found.applied(to: old).utf8) == Array(new.utf8), "\(old.debugDescription) → \(edit)")
            #expect(Array(edit.inverse(in: old).applied(to: new).utf8) == Array(old.utf8))
        }
    }
}
