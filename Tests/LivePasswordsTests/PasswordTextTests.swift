import LivePasswords
import Testing

@Suite("Password text")
struct PasswordTextTests {
    @Test(
        "canonically equivalent texts are one",
        arguments: [
            ("caf\u{E9}", "cafe\u{301}", 4), ("\u{AC01}", "\u{1100}\u{1161}\u{11A8}", 1),
            ("\u{1E69}", "s\u{307}\u{323}", 1),
            ("\u{212B}", "A\u{30A}", 1), ("\u{2F800}", "\u{4E3D}", 1), ("\u{390}", "\u{3B9}\u{308}\u{301}", 1),
            ("q\u{323}\u{307}", "q\u{307}\u{323}", 3), ("", "", 0),
        ]
    )
    func equivalence(one: String, other: String, count: Int) {
        #expect(PasswordText(one) == PasswordText(other))
        #expect(PasswordText(one).count == count)
        #expect(PasswordText(other).count == count)
    }

    @Test("nothing is trimmed, and other texts are other passwords")
    func difference() {
        #expect(PasswordText(" a ").count == 3)
        #expect(PasswordText("a") != PasswordText("A"))
        #expect(PasswordText("\u{FB01}") != PasswordText("fi"))
    }

    @Test("a password shows itself to nobody")
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
        "the canonical form is given in UTF-8",
        arguments: ["", "a", "e\u{301}", "κόσμε", "\u{1F511}pass", "한글\u{7FF}\u{800}\u{FFFF}"]
    )
    func utf8(text: String) {
        let bytes = PasswordText(text).withUTF8(Array.init)
        #expect(PasswordText(String(decoding: bytes, as: UTF8.self)) == PasswordText(text))
        #expect(String(decoding: bytes, as: UTF8.self) == text)
    }

    @Test("bytes that are not UTF-8 are read as the standard library reads them")
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

    @Test("a beginning is shorter than the whole")
    func prefixes() {
        #expect(PasswordText("abc").isProperPrefix(of: PasswordText("abcd")))
        #expect(PasswordText("").isProperPrefix(of: PasswordText("a")))
        #expect(!PasswordText("abc").isProperPrefix(of: PasswordText("abc")))
        #expect(!PasswordText("b").isProperPrefix(of: PasswordText("abc")))
    }

    @Test("tens of thousands of marks on one letter take no long time")
    func marks() {
        let marks = String(repeating: "\u{301}\u{323}", count: 50_000)
        let clock = ContinuousClock()
        let time = clock.measure { #expect(PasswordText("a" + marks).count == 100_000) }
        #expect(time < .seconds(5))
    }
}
