import Foundation
import LiveTestSupport
import LiveTwitterTables
import LiveUnicode
import Testing

@testable import LiveText

@Suite("Twitter tables")
struct TwitterTablesTests {
    private static func weigh(_ text: String, by tables: TwitterTextTables) -> Int {
        text.withUTF8Bytes { WeighedText($0, tables: tables).weight }
    }

    @Test("match the file that a page fetches")
    func file() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = try #require(FileManager.default.contents(atPath: root.path + "/Web/host/twitter-tables.bin"))
        #expect(Array(file) == TwitterTables.packed)
    }

    @Test("are rejected if they have another format, are truncated, or have trailing bytes")
    func refusal() {
        let packed = TwitterTables.packed
        #expect(TwitterTextTables(packed) != nil)
        #expect(TwitterTextTables([]) == nil)
        #expect(TwitterTextTables(packed.dropLast()) == nil)
        #expect(TwitterTextTables(packed + [0]) == nil)
        #expect(TwitterTextTables([0x4C, 0x54, 0x54, packed[3] + 1] + packed.dropFirst(4)) == nil)
    }

    @Test("are rejected if a letter decomposes into itself endlessly")
    func endlessDecomposition() {
        let magic = Array(TwitterTables.packed.prefix(4))
        let noDomainsRunsAndStates: [UInt8] = [0, 0, 0, 0]
        let noFlags = [UInt8](repeating: 0, count: RegionalIndicator.count * 4)
        // The data contains no class, U+0301 as the only second scalar, and U+00E9 composed of U+00E9 and that scalar.
        let decompositions: [UInt8] = [0, 1, 0x81, 0x06, 1, 0xE9, 0x01, 0, 0, 0]
        let tables = TwitterTextTables(magic + noDomainsRunsAndStates + noFlags + decompositions)
        #expect(tables.map { Self.weigh("\u{E9}", by: $0) } == nil)
    }

    @Test("cause only wrong weights when damaged", arguments: UInt64(0)..<8)
    func damage(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var texts = TextGenerator(seed: seed)
        let text = (0..<10).map { _ in texts.text(pieces: 4) + texts.word() }.joined()
        for _ in 0..<100 {
            var packed = TwitterTables.packed
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                packed[Int.random(in: 4..<packed.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if let tables = TwitterTextTables(packed) {
                #expect(Self.weigh(text, by: tables) >= 0, "seed \(seed)")
            }
        }
    }
}
