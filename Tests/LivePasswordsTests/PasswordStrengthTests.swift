import LiveTestSupport
import Testing

@testable import LivePasswords

@Suite("Password strength")
struct PasswordStrengthTests {
    private func strength(_ password: String, words: [String] = [], year: Int = 2017) throws -> PasswordStrength {
        let dictionary = try #require(DictionaryFile.dictionary)
        return PasswordStrength(of: PasswordText(password), words: words, year: year, dictionary: dictionary)
    }

    /// The results of zxcvbn 4.4.2. Ranks in half octaves change the guesses by a fifth for each word.
    @Test(
        "matches the strength of zxcvbn",
        arguments: [
            ("password", 0, 0.48), ("zxcvbn", 0, 1.76), ("qwER43@!", 2, 7.96), ("Tr0ub4dour&3", 2, 7.28),
            ("correcthorsebatterystaple", 4, 14.44), ("correct horse battery staple", 4, 20.33),
            ("coRrecth0rseba++ery9.23.2007staple$", 4, 20.71), ("p@ssword", 0, 0.70),
            ("D0g..................", 1, 5.65),
            ("abcdefghijk987654321", 1, 4.18), ("neverforget13/3/1997", 3, 9.53),
            ("temppass22", 1, 5.59), ("briansmith4mayor", 4, 10.18), ("thx1138", 0, 2.32), ("ScoRpi0ns", 1, 5.46),
            ("asdfghju7654rewq", 3, 8.97), ("AOEUIDHG&*()LS_", 3, 9.11), ("12345678", 0, 0.60), ("defghi6789", 1, 4.41),
            ("rosebud", 0, 2.43), ("Rosebud", 0, 2.73), ("ROSEBUD", 0, 2.73), ("rosebuD", 0, 2.73),
            ("ros3bud99", 1, 4.81),
            ("r0s3bud99", 1, 5.07), ("R0$38uD99", 2, 6.12), ("verlineVANDERMARK", 4, 10.39), ("eheuczkqyq", 3, 10.00),
            ("rWibMFACxAUGZmxhVncy", 4, 20.00), ("Password1!", 1, 4.26), ("aaaaaaaa", 0, 1.99), ("abcabcabc", 0, 1.60),
            ("drowssap", 0, 0.70), ("13.2.1991", 1, 4.58), ("jennifer", 0, 0.85), ("Wq", 0, 2.00),
        ]
    )
    func scores(password: String, score: Int, guessesLog10: Double) throws {
        let strength = try strength(password)
        #expect(strength.score.rawValue == score)
        #expect(abs(strength.guessesLog10 - guessesLog10) < 0.2, "\(strength.guessesLog10)")
    }

    @Test("counts a row of a Russian keyboard as a walk, but no shorter or winding one")
    func russianRows() throws {
        for row in ["йцукенгшщзхъ", "ФЫВАПРОЛДЖЭ", "юбьтимсчя"] {
            #expect(try strength(row).score.rawValue <= 1, "\(row)")
        }
        #expect(try strength("йцукенг").feedback.warning == .keyRow)
        #expect(try abs(strength("йцуамитбвроэщ").guessesLog10 - 13) < 0.01)
        // Digits and symbols are on other keys of that keyboard, which zxcvbn doesn't know.
        #expect(try strength("!\"№;%:?*()").guessesLog10 > 8)
    }

    @Test(
        "changes scores at 10³, 10⁶, 10⁸, and 10¹⁰ guesses",
        arguments: [
            (1.0, 0), (1000.0, 0), (1004.5, 0), (1005.0, 1), (1_000_004.0, 1), (1_000_005.0, 2), (100_000_004.0, 2),
            (100_000_005.0, 3), (10_000_000_004.0, 3), (10_000_000_005.0, 4), (Double.infinity, 4),
        ] as [(Double, Int)]
    )
    func cuts(guesses: Double, score: Int) {
        #expect(PasswordStrength.Score(guesses: guesses).rawValue == score)
    }

    private typealias Feedback = (warning: PasswordFeedback.Warning?, suggestions: [PasswordFeedback.Suggestion])

    private static let explanations: [String: Feedback] = [
        "password": (.topTenPassword, [.addWords]),
        "zxcvbn": (.topHundredPassword, [.addWords]),
        "Rosebud": (.commonPassword, [.addWords, .capitalsDoNotHelp]),
        "ROSEBUD": (.commonPassword, [.addWords, .allCapitalsDoNotHelp]),
        "Password1!": (.commonPasswordVariant, [.addWords, .capitalsDoNotHelp]),
        "p@ssword": (.commonPasswordVariant, [.addWords, .substitutionsDoNotHelp]),
        "drowssap": (.commonPasswordVariant, [.addWords, .reversedDoesNotHelp]),
        "jennifer": (.singleName, [.addWords]),
        "jennifer37": (.commonName, [.addWords]),
        "tolerance": (.singleWord, [.addWords]),
        "aaaaaaaa": (.repeatedCharacter, [.addWords, .avoidRepetition]),
        "abcabcabc": (.repeatedText, [.addWords, .avoidRepetition]),
        "defghi6789": (.sequence, [.addWords, .avoidSequences]),
        "1987": (.recentYear, [.addWords, .avoidRecentYears, .avoidOwnYears]),
        "13.2.1991": (.date, [.addWords, .avoidOwnDates]),
        "hjkl;'": (.keyRow, [.addWords, .longerKeyWalk]),
        "qwER43@!": (.keyWalk, [.addWords, .longerKeyWalk]),
        "Wq": (nil, [.addWords]),
        "": (nil, [.useFewWords, .noNeedForSymbols]),
        "correct horse battery staple": (nil, []),
    ]

    @Test("bases its feedback on the longest part", arguments: explanations.keys.sorted())
    func feedback(password: String) throws {
        let expected = try #require(Self.explanations[password])
        let feedback = try strength(password).feedback
        #expect(feedback.warning == expected.warning)
        #expect(feedback.suggestions == expected.suggestions)
    }

    @Test("needs one guess for an empty password")
    func empty() throws {
        #expect(try strength("").guesses == 1)
        #expect(try strength("").score == .veryWeak)
    }

    @Test("guesses personal words first, with the most likely before the others")
    func words() throws {
        #expect(try strength("Xqzvkwbrt").score == .good)
        #expect(try strength("Xqzvkwbrt", words: ["xqzvkwbrt"]).guesses == 3)
        #expect(try strength("xqzvkwbrt", words: ["anna", "XQZVKWBRT"]).guesses == 3)
        #expect(try strength("trbwkvzqx", words: ["xqzvkwbrt"]).guesses == 3)
        #expect(try strength("m\u{FC}ller99", words: ["Mu\u{308}ller"]).guesses < 2e4)
        #expect(try strength("Xqzvkwbrt", words: ["", "other"]) == strength("Xqzvkwbrt"))
    }

    @Test("guesses years outward from the current one")
    func years() throws {
        #expect(try strength("1950", year: 2017).guesses == 68)
        #expect(try strength("1950", year: 2026).guesses == 77)
        #expect(try strength("2010", year: 2017).guesses == 21)
        #expect(try strength("2010", year: .max).guesses >= 1)
        #expect(try strength("13.2.1991", year: .min).guesses >= 1)
    }

    @Test("is equal for canonically equivalent passwords")
    func equivalence() throws {
        #expect(try strength("cafe\u{301}-Zu\u{308}rich") == strength("caf\u{E9}-Z\u{FC}rich"))
    }

    @Test("considers only the beginning of a long password")
    func long() throws {
        let beginning = String(repeating: "x7Kq", count: 25)
        #expect(try strength(beginning + "zebra" + String(repeating: "#", count: 1000)) == strength(beginning))
        #expect(try strength(String(repeating: "Kx", count: 50_000)) == strength(String(repeating: "Kx", count: 50)))
    }

    @Test("is finite, and at most that of single characters", arguments: UInt64(0)..<30)
    func bounds(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let alphabets = ["4@8({[<3691!|705$+%2abcegilostxz", "0123456789./-", "ab", "qwertyuiop[]asdfgh", "éß漢🔑e1"].map
        { Array($0) }
        let alphabet = alphabets[Int(seed) % alphabets.count]
        let count = Int.random(in: 1...40, using: &random)
        let text = String((0..<count).map { _ in alphabet.randomElement(using: &random) ?? "a" })
        let password = PasswordText(text)
        let strength = try strength(text)
        var most = password.count > 1 ? 10.0 : 11.0
        for _ in 1..<max(password.count, 2) where password.count > 1 { most *= 10 }
        #expect(strength.guesses >= 1, "seed \(seed): \(text)")
        #expect(strength.guesses <= most * (1 + 1e-9) + 1, "seed \(seed): \(text)")
        #expect(strength.score == PasswordStrength.Score(guesses: strength.guesses))
    }

    @Test(
        "is fast for any input",
        arguments: [
            "4@8({[<3691!|7", "1!|7+", "a", "ab", "1/1/11", "qwertyuiop", "m4r1n3", "é", "19901231", "abcdefgh1234ABCD",
        ]
    )
    func cost(unit: String) throws {
        let text = String(repeating: unit, count: 100_000 / unit.utf8.count)
        let time = try ContinuousClock().measure { _ = try strength(text) }
        // The limit allows for a debug build on a busy machine. `make bench` measures the time.
        #expect(time < .seconds(5))
    }
}
