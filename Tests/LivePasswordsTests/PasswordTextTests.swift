import LivePasswords
import LiveTestSupport
import Testing

@Suite("Password text")
struct PasswordTextTests {
    @Test(
        "treats canonically equivalent texts as equal",
        arguments: [
            ("caf\u{E9}", "cafe\u{301}", 4), ("\u{AC01}", "\u{1100}\u{1161}\u{11A8}", 1),
            ("\u{1E69}", "s\u{307}\u{323}", 1),
            ("\u{212B}", "A\u{30A}", 1), ("\u{2F800}", "\u{4E3D}", 1), ("\u{390}", "\u{3B9}\u{308}\u{301}", 1),
            ("q\u{323}\u{307}", "q\u{307}\u{323}", 3), ("", "", 0),
            // Composed letters come before a character that joins with them, or before their own marks.
            ("\u{AC00}\u{11A8}", "\u{AC01}", 1), ("\u{AC01}\u{11A8}", "\u{1100}\u{1161}\u{11A8}\u{11A8}", 2),
            ("\u{E9}\u{327}", "\u{229}\u{301}", 2), ("\u{1FA7}\u{323}", "\u{3C9}\u{345}\u{323}\u{314}\u{342}", 2),
            ("\u{1E69}\u{1E69}", "s\u{323}\u{307}s\u{307}\u{323}", 2), ("\u{9C7}\u{9BE}", "\u{9CB}", 1),
            ("\u{1D15E}", "\u{1D157}\u{1D165}", 2), ("\u{E9}\u{6F22}\u{E9}", "e\u{301}\u{6F22}e\u{301}", 3),
        ]
    )
    func equivalence(one: String, other: String, count: Int) {
        #expect(PasswordText(one) == PasswordText(other))
        #expect(PasswordText(one).count == count)
        #expect(PasswordText(other).count == count)
    }

    /// Letters and marks that join in many ways, all of which are older than the standard library's tables.
    private static let joining =
        Array(
            "aeosAK\u{301}\u{307}\u{323}\u{327}\u{345}\u{314}\u{E9}\u{1E69}\u{1FA7}\u{3C9}\u{229}\u{212B}\u{AC00}\u{AC01}"
                .unicodeScalars
        )
        + Array(
            "\u{1100}\u{1161}\u{11A8}\u{6F22}\u{F900}\u{9C7}\u{9BE}\u{9CB}\u{1D15E}\u{1D165}\u{DDD}\u{DCA}"
                .unicodeScalars
        )

    @Test("compares texts as the standard library compares strings", arguments: UInt64(0)..<60)
    func generated(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            let scalars = (0..<Int.random(in: 1...7, using: &random)).map { _ in
                Self.joining.randomElement(using: &random) ?? "a"
            }
            let text = String(String.UnicodeScalarView(scalars))
            let shuffled = String(String.UnicodeScalarView(scalars.shuffled(using: &random)))
            #expect((PasswordText(text) == PasswordText(shuffled)) == (text == shuffled), "seed \(seed): \(scalars)")
            let form = PasswordText(text).withUTF8 { String(decoding: $0, as: UTF8.self) }
            #expect(form == text, "seed \(seed): \(scalars)")
            #expect(PasswordText(form).count == form.unicodeScalars.count, "seed \(seed): \(scalars)")
        }
    }

    @Test("trims nothing, and distinguishes other texts")
    func difference() {
        #expect(PasswordText(" a ").count == 3)
        #expect(PasswordText("a") != PasswordText("A"))
        #expect(PasswordText("\u{FB01}") != PasswordText("fi"))
    }

    @Test("never reveals a password in its description")
    func secrecy() {
        let password = PasswordText("hunter2")
        var dumped = ""
        dump([password], to: &dumped)
        for shown in ["\(password)", String(reflecting: password), String(describing: Optional(password)), dumped] {
            #expect(!shown.contains("hunter2"))
            #expect(!shown.contains("104"))
        }
        #expect(Mirror(reflecting: password).children.isEmpty)
    }

    @Test(
        "returns the canonical form in UTF-8",
        arguments: ["", "a", "e\u{301}", "κόσμε", "\u{1F511}pass", "한글\u{7FF}\u{800}\u{FFFF}"]
    )
    func utf8(text: String) {
        let bytes = PasswordText(text).withUTF8(Array.init)
        #expect(PasswordText(String(decoding: bytes, as: UTF8.self)) == PasswordText(text))
        #expect(String(decoding: bytes, as: UTF8.self) == text)
    }

    @Test("decodes invalid UTF-8 as the standard library does")
    func brokenBytes() {
        let broken: [[UInt8]] = [
            [0xFF], [0x61, 0xC3], [0xE2, 0x82, 0x61], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0xC0, 0x80],
            [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80], [0xE0, 0x80, 0x80],
        ]
        for bytes in broken {
            let text = bytes.withUnsafeBufferPointer { PasswordText(utf8: $0) }
            #expect(text == PasswordText(String(decoding: bytes, as: UTF8.self)), "\(bytes)")
        }
    }

    @Test("requires a proper prefix to be shorter than the whole text")
    func prefixes() {
        #expect(PasswordText("abc").isProperPrefix(of: PasswordText("abcd")))
        #expect(PasswordText("").isProperPrefix(of: PasswordText("a")))
        #expect(!PasswordText("abc").isProperPrefix(of: PasswordText("abc")))
        #expect(!PasswordText("b").isProperPrefix(of: PasswordText("abc")))
    }

    @Test("handles tens of thousands of marks on one letter quickly")
    func marks() {
        let marks = String(repeating: "\u{301}\u{323}", count: 50_000)
        let clock = ContinuousClock()
        let time = clock.measure { #expect(PasswordText("a" + marks).count == 100_000) }
        #expect(time < .seconds(5))
    }
}
