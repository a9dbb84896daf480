import LiveTestSupport
import LiveUnicode
import Testing

@Suite("UTF-8")
struct UTF8DecoderTests {
    private static func decoded(_ bytes: [UInt8]) -> [UInt32] {
        bytes.withUnsafeBufferPointer { bytes in
            var decoder = UTF8Decoder(bytes)
            var scalars: [UInt32] = []
            while let scalar = decoder.next() { scalars.append(scalar) }
            return scalars
        }
    }

    @Test("decodes any bytes as the standard library does", arguments: UInt64(0)..<20)
    func anyBytes(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        // Leading and continuation bytes at the limits of well-formed sequences.
        let pieces: [UInt8] = [
            0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF,
            0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
        ]
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0...8, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? 0
            }
            let wanted = String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
            #expect(Self.decoded(bytes) == wanted, "seed \(seed): \(bytes)")
            let text = [UInt8](repeating: 0x41, count: Int.random(in: 0...16, using: &random)) + bytes
            let isWellFormed = text.withUnsafeBufferPointer(\.isWellFormed)
            // Decoding replaces only what isn't well-formed.
            let repaired = String(decoding: text, as: UTF8.self)
            #expect(isWellFormed == repaired.utf8.elementsEqual(text), "seed \(seed): \(text)")
        }
    }

    @Test("decodes every scalar as it was encoded")
    func everyScalar() {
        for scalar in (0..<0x11_0000).compactMap(Unicode.Scalar.init) {
            var bytes: [UInt8] = []
            bytes.append(utf8: scalar.value)
            let read = bytes.withUnsafeBufferPointer { $0.scalar(at: 0) }
            if Self.decoded(bytes) != [scalar.value] || read != (scalar.value, bytes.count)
                || bytes.count != UTF8.width(scalar)
            {
                Issue.record("\(scalar.escaped(asASCII: true)): \(bytes)")
            }
        }
    }

    @Test("rounds offsets in UTF-16 to the ends of a surrogate pair")
    func offsets() {
        let bytes = "aé😀漢".utf8Bytes
        #expect((0...6).map { bytes.offset(ofUTF16: $0, roundingUp: false) } == [0, 1, 3, 3, 7, 10, 10])
        #expect((0...6).map { bytes.offset(ofUTF16: $0, roundingUp: true) } == [0, 1, 3, 7, 7, 10, 10])
        #expect(bytes.utf16Count(in: 0..<bytes.count) == 5)
    }
}
