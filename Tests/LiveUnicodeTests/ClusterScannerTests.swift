import LiveUnicode
import Testing

@Suite("Grapheme clusters")
struct ClusterScannerTests {
    private static func count(_ text: String) -> Int {
        text.withUTF8Bytes { bytes in
            var scanner = ClusterScanner(bytes)
            scanner.advance(throughCluster: .max)
            return scanner.count
        }
    }

    @Test("counts CR LF as one character at any position in a run of ASCII", arguments: 0..<24)
    func carriageReturns(prefix: Int) {
        let text = String(repeating: "a", count: prefix) + "\r\n" + String(repeating: "b", count: 24 - prefix)
        #expect(Self.count(text) == 25)
    }

    @Test("joins a mark with the last letter of a run of ASCII", arguments: 1..<24)
    func marks(prefix: Int) {
        let text = String(repeating: "a", count: prefix) + "\u{301}" + "tail of the text"
        #expect(Self.count(text) == text.count)
    }

    /// Kirat Rai vowels have Grapheme_Cluster_Break=V since Unicode 16. The standard library supports only those of
    /// Hangul.
    private static let vowelsUnknownToTheStandardLibrary: Set<Unicode.Scalar> = [
        "\u{16D63}", "\u{16D67}", "\u{16D68}", "\u{16D69}", "\u{16D6A}",
    ]

    @Test("counts two Kirat Rai vowels as one character")
    func kiratRai() {
        #expect(Self.count("\u{16D63}\u{16D67}") == 1)
    }

    @Test("joins every scalar with each kind of neighbor as the standard library does")
    func everyScalar() {
        let before = [
            "a", "\u{600}", "\u{1F468}\u{200D}", "\u{915}\u{94D}", "\u{1F1E6}", "\u{1100}", "\u{AC00}", "\u{AC01}",
        ]
        // The planes between the emoji and the tags contain only ideographs and unassigned values.
        for value in Array(0..<0x20000) + Array(0xE0000..<0xE1000) as [UInt32] {
            guard let scalar = Unicode.Scalar(value), !Self.vowelsUnknownToTheStandardLibrary.contains(scalar) else {
                continue
            }
            for prefix in before {
                let text = prefix + String(scalar) + "\u{1F468}"
                if Self.count(text) != text.count {
                    Issue.record("U+\(String(value, radix: 16)) after \(prefix.debugDescription)")
                }
            }
        }
    }
}
