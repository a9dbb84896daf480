import Testing

@testable import GalleryServer

@Suite("Reading JSON")
struct JSONReaderTests {
    @Test(
        "every kind of value is read",
        arguments: [
            ("null", .null), (" true ", .bool(true)), ("false", .bool(false)), ("-0.5e+10", .number("-0.5e+10")),
            ("9007199254740993", .number("9007199254740993")), ("[]", .array([])), ("[1, [2]]", nested),
            ("{ }", .object([:])), (#"{"a": {"b": "c"}}"#, .object(["a": .object(["b": .string("c")])])),
            (#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#, .string("\"\\/\u{8}\u{C}\n\r\té😀")),
            ("\"\u{7F}\u{2028}é\"", .string("\u{7F}\u{2028}é")),
        ] as [(String, JSONValue)]
    )
    func values(text: String, value: JSONValue) throws {
        #expect(try JSONReader.value(of: Array(text.utf8)) == value)
    }

    private static let nested = JSONValue.array([.number("1"), .array([.number("2")])])

    @Test(
        "what RFC 8259 does not allow is refused where it stands",
        arguments: [
            ("", 1, 1), ("nul", 1, 1), ("01", 1, 2), ("1.", 1, 3), (".5", 1, 1), ("-", 1, 2), ("1e", 1, 3),
            ("+1", 1, 1), ("NaN", 1, 1), ("[1,]", 1, 4), ("[1 2]", 1, 4), ("[", 1, 2), ("{\"a\" 1}", 1, 6),
            ("{a: 1}", 1, 2), ("'a'", 1, 1), ("{\n\n  \"é\": x}", 3, 8), ("\"\\x\"", 1, 2), ("\"\\u12\"", 1, 2),
            ("\"a\nb\"", 1, 3), ("\"\\", 1, 2), ("// a\n1", 1, 1), ("\u{FEFF}1", 1, 1), ("\"\\ud800\\ud800\"", 1, 2),
        ]
    )
    func faults(text: String, line: Int, column: Int) {
        let fault = #expect(throws: JSONFault.self) { try JSONReader.value(of: Array(text.utf8)) }
        #expect(fault?.line == line)
        #expect(fault?.column == column)
    }

    @Test("no run of bytes makes the reader trap")
    func robustness() {
        var generator = SplitMix64(seed: 0x6A50_4E21)
        let alphabet = Array(#"{}[]":,\u0d8e-+.1 tfn"#.utf8) + [0, 0x0A, 0xC3, 0xA9, 0xFF]
        for _ in 0..<20_000 {
            let length = Int.random(in: 0...24, using: &generator)
            let bytes = (0..<length).map { _ in alphabet[Int.random(in: alphabet.indices, using: &generator)] }
            _ = try? JSONReader.value(of: bytes)
        }
    }
}

/// Steele, Lea and Flood's generator, seeded so that a failure repeats.
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
