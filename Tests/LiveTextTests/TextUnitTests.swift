import LiveTestSupport
import LiveText
import Testing

@Suite("Counting units")
struct TextUnitTests {
    @Test("a family is one character or many units", arguments: zip(TextUnit.allCases, [2, 12, 27, 8]))
    func family(unit: TextUnit, count: Int) {
        #expect(unit.count("👨‍👩‍👧‍👦é") == count)
    }

    @Test("an empty text counts nothing", arguments: TextUnit.allCases)
    func empty(unit: TextUnit) {
        #expect(unit.count("") == 0)
    }

    @Test("a unit is found again by its name", arguments: TextUnit.allCases)
    func names(unit: TextUnit) {
        #expect(TextUnit(name: unit.name) == unit)
        #expect(TextUnit(name: unit.name.uppercased()) == nil)
    }

    @Test("CR LF is one character wherever it stands in a run of ASCII", arguments: 0..<24)
    func carriageReturns(prefix: Int) {
        let text = String(repeating: "a", count: prefix) + "\r\n" + String(repeating: "b", count: 24 - prefix)
        #expect(TextUnit.characters.count(text) == 25)
    }

    @Test("a mark joins with the last letter of a run of ASCII", arguments: 1..<24)
    func marks(prefix: Int) {
        let text = String(repeating: "a", count: prefix) + "\u{301}" + "tail of the text"
        #expect(TextUnit.characters.count(text) == text.count)
    }

    @Test("every unit equals the standard library on generated texts", arguments: [0x5EED, 1, 20, 300] as [UInt64])
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

    /// Kirat Rai vowels are of Grapheme_Cluster_Break=V since Unicode 16; the standard library takes Hangul's only.
    private static let vowelsUnknownToTheStandardLibrary: Set<Unicode.Scalar> = [
        "\u{16D63}", "\u{16D67}", "\u{16D68}", "\u{16D69}", "\u{16D6A}",
    ]

    @Test("two vowels of Kirat Rai are one character")
    func kiratRai() {
        #expect(TextUnit.characters.count("\u{16D63}\u{16D67}") == 1)
    }

    @Test("every scalar joins with each kind of neighbour as in the standard library")
    func everyScalar() {
        let before = [
            "a", "\u{600}", "\u{1F468}\u{200D}", "\u{915}\u{94D}", "\u{1F1E6}", "\u{1100}", "\u{AC00}", "\u{AC01}",
        ]
        // The planes between the emoji and the tags hold ideographs and unassigned values only.
        for value in Array(0..<0x20000) + Array(0xE0000..<0xE1000) as [UInt32] {
            guard let scalar = Unicode.Scalar(value), !Self.vowelsUnknownToTheStandardLibrary.contains(scalar) else {
                continue
            }
            for prefix in before {
                let text = prefix + String(scalar) + "\u{1F468}"
                if TextUnit.characters.count(text) != text.count {
                    Issue.record("U+\(String(value, radix: 16)) after \(prefix.debugDescription)")
                }
            }
        }
    }
}
