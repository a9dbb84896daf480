import LivePasswords
import LiveTestSupport
import Testing

@Suite("Packed dictionary")
struct PackedDictionaryTests {
    @Test(
        "returns a word's rank in its list, to a half octave",
        arguments: [
            ("password", 2), ("123456", 1), ("qwerty", 4), ("rosebud", 271), ("jennifer", 6), ("the", 1), ("you", 1),
            ("zxcvbn", 57), ("PASSWORD", 2), ("i'm", 10),
        ]
    )
    func ranks(word: String, rank: Double) throws {
        let dictionary = try #require(DictionaryFile.dictionary)
        let found = try #require(dictionary.rank(of: word))
        #expect(found / rank < 1.3)
        #expect(rank / found < 1.3)
    }

    @Test(
        "returns no rank for a text that isn't a word",
        arguments: [
            "", "passwordy", "passwordd", "xqzvkw", "pässword", "\u{0}", "🔑", "password ", "\u{7F}", "123456\u{301}",
        ]
    )
    func strangers(word: String) throws {
        let dictionary = try #require(DictionaryFile.dictionary)
        #expect(dictionary.rank(of: word) == nil)
        #expect(!dictionary.isCommonPassword(PasswordText(word)))
    }

    @Test("rejects incomplete dictionaries", arguments: [0, 1, 4, 5, 200, 5000, 20_000, 200_000])
    func truncated(count: Int) {
        #expect(PasswordDictionary(Array(DictionaryFile.bytes.prefix(count))) == nil)
        #expect(PasswordDictionary(DictionaryFile.bytes + [UInt8](repeating: 0, count: count + 1)) == nil)
        #expect(PasswordDictionary([UInt8](repeating: 0xFF, count: count)) == nil)
        #expect(PasswordDictionary([UInt8](repeating: 0, count: count)) == nil)
    }

    /// The regions in which damage has the most effect: the head, the codes, the nodes, and anywhere.
    private static let regions = [0..<64, 0..<6000, 0..<20_000, 0..<Int.max]

    @Test("rejects damaged bytes, or searches them safely", arguments: UInt64(0)..<48)
    func damaged(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for region in Self.regions {
            var bytes = DictionaryFile.bytes
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<min(region.upperBound, bytes.count), using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                case 2: bytes[place] = [0, 1, 15, 16, 127, 255].randomElement(using: &random) ?? 0
                default: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &random))
                }
            }
            guard let dictionary = PasswordDictionary(bytes) else { continue }
            for password in ["p4$$w0rd'MARIE1990", "zzzzzz9", "\u{E9}1!|7x"] {
                let strength = PasswordStrength(of: PasswordText(password), year: 2026, dictionary: dictionary)
                #expect(strength.guesses >= 1, "seed \(seed)")
                _ = dictionary.rank(of: password)
            }
        }
    }

    @Test("safely searches random bits after a valid index", arguments: UInt64(0)..<12)
    func noise(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var bytes = DictionaryFile.bytes
        for place in 60_000..<bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
        let dictionary = try #require(PasswordDictionary(bytes))
        let strength = PasswordStrength(of: PasswordText("p4$$w0rd'MARIE1990"), year: 2026, dictionary: dictionary)
        #expect(strength.guesses >= 1, "seed \(seed)")
    }
}
