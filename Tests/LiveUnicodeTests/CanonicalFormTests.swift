import LiveTestSupport
import LiveUnicode
import Testing

@Suite("Canonical form")
struct CanonicalFormTests {
    /// Returns the scalars of a text's canonical form, and the end of each scalar in the text.
    private static func located(_ text: String) -> (scalars: [UInt32], ends: [Int]) {
        var located: (scalars: [UInt32], ends: [Int]) = ([], [])
        text.withUTF8Bytes { bytes in
            bytes.withCanonicalForm { located = ($0.map(\.scalar), $0.map { Int($0.end) }) }
        }
        return located
    }

    private static func secret(_ text: String) -> [UInt32] {
        text.withUTF8Bytes { SecretScalars(canonicalFormOf: $0) }.withScalars { Array($0) }
    }

    @Test(
        "ends each scalar at the end of the last of its source scalars",
        arguments: [
            ("", []), ("abc", [1, 2, 3]), ("e\u{301}x", [2, 3]), ("\u{1F600}e\u{301}", [2, 4]),
            ("\u{1112}\u{1161}\u{11AB}\u{6F22}", [3, 4]), ("\u{AC00}\u{11A8}", [2]),
            // If a scalar decomposes into several, only the last one reaches its end.
            ("\u{FB1D}", [0, 1]), ("\u{1D15E}", [0, 2]),
            // The dot below is composed with the letter, across the dot above.
            ("q\u{307}\u{323}", [1, 3, 2]), ("s\u{307}\u{323}", [3]), ("e\u{301}\u{327}x", [3, 2, 4]),
        ]
    )
    func ends(text: String, ends: [Int]) {
        #expect(Self.located(text).ends == ends)
    }

    @Test("composes every Hangul syllable from its letters")
    func hangul() {
        let letters = (0x1100..<0x1113).flatMap { leading in
            (0x1161..<0x1176).flatMap { vowel in (0x11A7..<0x11C3).map { [leading, vowel, $0] as [UInt32] } }
        }
        for (syllable, letters) in zip(0xAC00..., letters) {
            // The code before the first trailing consonant represents no consonant.
            let scalars = letters.filter { $0 != 0x11A7 }.compactMap(Unicode.Scalar.init)
            #expect(Self.secret(String(String.UnicodeScalarView(scalars))) == [UInt32(syllable)])
        }
    }

    @Test("is the same with and without the ends of scalars", arguments: [17, 2025, 0xF00D] as [UInt64])
    func agreement(seed: UInt64) {
        var generator = TextGenerator(seed: seed)
        for _ in 0..<2000 {
            let text = generator.text(pieces: 12)
            let (scalars, ends) = Self.located(text)
            #expect(scalars == Self.secret(text), "seed \(seed): \(text.debugDescription)")
            #expect(ends.max() ?? 0 == text.utf16.count, "seed \(seed): \(text.debugDescription)")
            let form = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
            #expect(form == text, "seed \(seed): \(text.debugDescription)")
        }
    }

    @Test("sorts a long run of marks like a short one")
    func manyMarks() {
        let marks: [UInt32] = [0x301, 0x323, 0x345, 0x327, 0x334]
        let text = (0..<500).map { marks[$0 * 7 % marks.count] }.compactMap(Unicode.Scalar.init)
        let form = Self.located("q" + String(String.UnicodeScalarView(text)))
        let wanted = [0x334, 0x327, 0x323, 0x301, 0x345] as [UInt32]
        #expect(form.scalars == [0x71] + wanted.flatMap { Array(repeating: $0, count: 100) })
        #expect(Set(form.ends) == Set(1...501))
    }
}
