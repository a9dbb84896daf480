import LiveTestSupport
import LiveText
import Testing

@Suite("Text unit")
struct TextUnitTests {
    @Test("counts a family as one character or many units", arguments: zip(TextUnit.allCases, [2, 12, 27, 8]))
    func family(unit: TextUnit, count: Int) {
        #expect(unit.count("👨‍👩‍👧‍👦é") == count)
    }

    @Test("counts zero for an empty text", arguments: TextUnit.allCases)
    func empty(unit: TextUnit) {
        #expect(unit.count("") == 0)
    }

    @Test("can be created from its name", arguments: TextUnit.allCases)
    func names(unit: TextUnit) {
        #expect(TextUnit(name: unit.name) == unit)
        #expect(TextUnit(name: unit.name.uppercased()) == nil)
    }

    @Test("matches the standard library on generated texts", arguments: [0x5EED, 1, 20, 300] as [UInt64])
    func differential(seed: UInt64) {
        var generator = TextGenerator(seed: seed)
        for _ in 0..<5000 {
            let text = generator.text(pieces: 12)
            let escaped = text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
            #expect(TextUnit.characters.count(text) == text.count, "seed \(seed): \(escaped)")
            #expect(TextUnit.utf16.count(text) == text.utf16.count, "seed \(seed): \(escaped)")
            #expect(TextUnit.utf8.count(text) == text.utf8.count, "seed \(seed): \(escaped)")
            #expect(TextUnit.scalars.count(text) == text.unicodeScalars.count, "seed \(seed): \(escaped)")
        }
    }
}
