import LiveTestSupport
import LiveText
import Testing

@Suite("Words")
struct WordTests {
    private static let samples: [(text: String, count: Int)] = [
        ("", 0), (" \n\t ", 0), ("Hello", 1), ("Hello, world!", 2), ("don't stop", 2), ("it\u{2019}s", 1),
        ("well-known", 2), ("3.14 and 1,000,000", 3), ("1,a", 2), ("U.S.A.", 1), ("a.b 1:2 a:b", 4), ("snake_case", 1),
        ("_", 0), ("e\u{301}te\u{301}", 1), ("日本語", 3), ("ひらがな カタカナ", 5), ("한국어 문장", 2), ("👋 🌍!", 0),
        ("a\u{200D}b", 1), ("\u{5D0}\"\u{5D1}", 1), ("a\"b", 2), ("x\u{AD}y", 1), ("one\r\ntwo", 2), ("½ ²", 0),
        ("ไทย", 3), ("…", 0), ("a' b", 2), ("'tis", 1), ("rock'n'roll", 1),
    ]

    @Test("are the segments with a letter or a digit between the word boundaries of UAX #29", arguments: samples)
    func counts(sample: (text: String, count: Int)) {
        #expect(TextUnit.words.count(sample.text) == sample.count, "\(sample.text.debugDescription)")
    }

    @Test("are cut before the first word too many")
    func cut() {
        let measurement = TextLimit(2, unit: .words).measure("one two, three")
        #expect(measurement.count == 3)
        #expect(measurement.overflow == 9..<14)
        #expect(TextLimit(2, unit: .words).verdict(on: TextEdit(3..<3, " two three"), in: "one") == .trim(to: " two "))
    }

    @Test("count a growing last word once")
    func lastWord() {
        let limit = TextLimit(2, unit: .words)
        #expect(limit.verdict(on: TextEdit(6..<6, "re"), in: "one mo") == .accept)
        #expect(limit.verdict(on: TextEdit(7..<7, " x"), in: "one two") == .trim(to: " "))
    }
}

@Suite("Mastodon")
struct MastodonTests {
    private static let samples: [(text: String, count: Int)] = [
        ("", 0), ("Hello 👨‍👩‍👧‍👦", 7), ("https://example.com/a/rather/long/path?and=query", 23),
        ("see http://example.com!", 4 + 23 + 1), ("example.com", 11), ("@name@example.social hi", 8),
        ("mail@name@example.social", 24), ("/@name@example.social", 21), ("@name", 5), ("@name@x", 7),
        ("(@a_1@b.example.org.)", 7), ("https://example.com/@name@example.social", 23),
        ("é@name@example.social", 6),
    ]

    @Test("counts a URL as 23 and a mention without its domain", arguments: samples)
    func counts(sample: (text: String, count: Int)) {
        #expect(TextUnit.mastodon.count(sample.text) == sample.count, "\(sample.text)")
    }

    @Test("keeps a URL and a mention whole")
    func cut() {
        #expect(TextLimit(10, unit: .mastodon).measure("hi https://example.com").validEnd == 3)
        #expect(TextLimit(4, unit: .mastodon).measure("ab @name@example.social").validEnd == 4)
    }
}

@Suite("Weights")
struct TextWeightsTests {
    @Test("are read from ranges as in CSS, with two decimals")
    func counts() throws {
        let weights = try #require(TextWeights("U+0-7F 0.5, U+4E00-9FFF 2"))
        let limit = TextLimit(4, weights: weights)
        #expect(limit.count("abc") == 2)
        #expect(limit.count("日本") == 4)
        #expect(limit.count("é") == 1)
        #expect(limit.measure("abc日本").overflow == 4..<5)
        #expect(limit.verdict(on: TextEdit(0..<0, "日本語"), in: "") == .trim(to: "日本"))
    }

    @Test("weigh a character as its heaviest code point, and the last range wins")
    func heaviest() throws {
        let weights = try #require(TextWeights("*0,u+61 1.25 , U+61-62 3,U+1F468 2"))
        let limit = TextLimit(9, weights: weights)
        #expect(limit.count("a") == 3)
        #expect(limit.count("👨‍👩‍👧‍👦") == 2)
        #expect(limit.count("xyz") == 0)
    }

    @Test(
        "have no meaning with an error",
        arguments: [
            "", "U+", "U+0-7F", "U+7F-0 1", "U+110000 1", "0-7F 1", "U+41 -1", "U+41 1.234", "U+41 99999", "U+41 1,",
            "U+41 1;", "U+41 .5", "* 1 2",
        ]
    )
    func errors(text: String) {
        #expect(TextWeights(text) == nil)
    }

    @Test("can be written and read again", arguments: ["U+41 0.05", "U+0-7F 0.5, U+4E00-9FFF 2, * 1.5", "* 1"])
    func text(text: String) {
        #expect(TextWeights(text)?.text == text)
    }
}

@Suite("Several limits")
struct FurtherLimitsTests {
    private let limit = TextLimit(300).and(3000, unit: .utf8)

    @Test("has no limit where the maximum is zero or less", arguments: [0, -1, .min])
    func withoutMaximum(maximum: Int) {
        let limit = TextLimit(3).and(maximum, unit: .utf8)
        #expect(limit.verdict(on: TextEdit(0..<0, "abc"), in: "") == .accept)
        #expect(limit.verdict(on: TextEdit(3..<3, "def"), in: "abc") == .refuse)
        #expect(limit.measure("abc").remaining == 0)
        let other = TextLimit(maximum).and(3, unit: .utf8)
        #expect(other.verdict(on: TextEdit(0..<0, "abc"), in: "") == .accept)
        #expect(other.measure("abcd").isOver)
    }

    @Test("hold at the same time, and the nearest is measured")
    func nearest() {
        #expect(limit.measure("Hello").limit.unit == .characters)
        let measurement = limit.measure(String(repeating: "👨‍👩‍👧‍👦", count: 150))
        #expect(measurement.limit.unit == .utf8)
        #expect(measurement.remaining == 3000 - 150 * 25)
        #expect(measurement.overflow == 120 * 11..<150 * 11)
    }

    @Test("trim an insertion to what all accept")
    func verdict() {
        let families = String(repeating: "👨‍👩‍👧‍👦", count: 119)
        let edit = TextEdit(0..<0, "👨‍👩‍👧‍👦👨‍👩‍👧‍👦")
        #expect(limit.verdict(on: edit, in: families) == .trim(to: "👨‍👩‍👧‍👦"))
        #expect(limit.verdict(on: TextEdit(0..<0, "ab"), in: String(repeating: "x", count: 299)) == .trim(to: "a"))
        #expect(limit.verdict(on: TextEdit(0..<0, "ab"), in: String(repeating: "x", count: 298)) == .accept)
        let twice = TextLimit(10, unit: .utf16).and(2, unit: .words)
        #expect(twice.verdict(on: TextEdit(0..<0, "a b c d e f"), in: "") == .trim(to: "a b "))
    }

    @Test("are read from a text")
    func text() throws {
        #expect(
            try #require(TextRules("3000 utf8, 100 words")).further == [
                TextLimit(3000, unit: .utf8), TextLimit(100, unit: .words),
            ]
        )
        #expect(try #require(TextRules("U+0-7F 0.5; 500")).further == [TextLimit(500)])
        for error in ["3000 bytes", "0 utf8", "utf8", "3000 utf8;", "3000 utf8,", "-1", "5 weighted"] {
            #expect(TextRules(error) == nil, "\(error)")
        }
    }
}

@Suite("Units with rules")
struct UnitRulesTests {
    @Test("count a text in parts as a whole", arguments: [TextUnit.words, .mastodon, .weighted, .twitter])
    func counter(unit: TextUnit) {
        var generator = TextGenerator(seed: 41)
        let pieces = [" ", "a", "Grüße ", "don't", "日本", "https://a.example/x ", "@n@b.example", "3.1", "\n", "👨‍👩‍👧‍👦", "'"]
        var limit = TextLimit(40, unit: unit)
        if unit == .weighted { limit = TextLimit(40, weights: TextWeights("U+0-7F 0.35") ?? TextWeights()) }
        for _ in 0..<20 {
            var counter = TextCounter("", limit)
            for _ in 0..<30 {
                let piece = (0..<generator.number(in: 1...40)).map { _ in
                    pieces[generator.number(in: 0...pieces.count - 1)]
                }.joined()
                let start = generator.number(in: 0...counter.length)
                counter.replace(start..<min(counter.length, start + generator.number(in: 0...60)), with: piece)
                let whole = limit.measure(counter.text)
                #expect(counter.measurement == whole, "\(counter.text.debugDescription)")
            }
        }
    }
}
