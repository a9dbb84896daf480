import LiveTestSupport
@testable import LiveText
import Testing

@Suite("Text counter")
struct TextCounterTests {
    @Test("counts zero for an empty text", arguments: TextUnit.allCases)
    func empty(unit: TextUnit) {
        var counter = TextCounter(unit: unit)
        #expect(counter.count == 0 && counter.length == 0 && counter.cut(at: 3) == 0)
        counter.replace(0..<0, with: "")
        #expect(counter.text.isEmpty)
    }

    @Test("joins two people with a joiner into one character")
    func joiner() {
        var counter = TextCounter("👨👩")
        #expect(counter.count == 2)
        counter.replace(2..<2, with: "\u{200D}")
        #expect(counter.count == 1)
        counter.replace(2..<3, with: "")
        #expect(counter.count == 2)
    }

    @Test("pairs a row of flags again after a regional indicator is inserted before it")
    func flags() {
        let row = String(repeating: "🇩🇪", count: 2000)
        var counter = TextCounter("x" + row)
        #expect(counter.count == 2001)
        counter.replace(0..<1, with: "🇫")
        #expect(counter.count == 2001)
        #expect(counter.cut(at: 1) == 4)
        counter.replace(0..<2, with: "")
        #expect(counter.count == 2000)
    }

    @Test(
        "clamps a range outside the text",
        arguments: [-5..<2, 2..<99, 50..<60, -9 ..< -3]
    )
    func clamped(range: Range<Int>) {
        var counter = TextCounter("abcd")
        counter.replace(range, with: "")
        let kept = "abcd".utf16.enumerated().filter { !range.contains($0.offset) }.map(\.element)
        #expect(counter.text == String(decoding: kept, as: UTF16.self))
    }

    @Test("counts the remaining half of a surrogate pair as U+FFFD")
    func halves() {
        var counter = TextCounter("a👍b", unit: .utf16)
        counter.replace(2..<3, with: "")
        #expect(counter.text == "a\u{FFFD}b")
        counter = TextCounter("👍", unit: .utf16)
        counter.replace(1..<1, with: "-")
        #expect(counter.text == "\u{FFFD}-\u{FFFD}" && counter.length == 3)
    }

    @Test("stores a long text in parts that are far shorter than the text")
    func parts() {
        var counter = TextCounter("", unit: .characters)
        for _ in 0..<40_000 { counter.replace(counter.length..<counter.length, with: "漢") }
        #expect(counter.count == 40_000)
        #expect(counter.chunks.count < 1000)
        #expect(counter.chunks.allSatisfy { $0.bytes.count < 2000 })
        while counter.length > 0 { counter.replace(0..<7, with: "") }
        #expect(counter.count == 0 && counter.chunks.count <= 1)
    }

    @Test("counts a cluster that spans many parts as one")
    func longCluster() {
        var counter = TextCounter("ab" + String(repeating: "\u{301}", count: 5000) + "c")
        #expect(counter.count == 3)
        #expect(counter.cut(at: 1) == 1)
        counter.replace(1..<2, with: "")
        #expect(counter.count == 2)
        counter = TextCounter("ab" + String(repeating: "\u{301}", count: 5000) + "c", unit: .utf16)
        #expect(counter.cut(at: 4000) == 1)
    }
}
