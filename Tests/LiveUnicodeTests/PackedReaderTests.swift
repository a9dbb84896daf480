import LiveUnicode
import Testing

@Suite("Packed tables")
struct PackedReaderTests {
    @Test("reads numbers with seven bits per byte, starting with the lowest")
    func numbers() {
        var reader = PackedReader([0, 0x7F, 0x80, 1, 0xFF, 0xFF, 0xFF, 0x7F])
        #expect([reader.number(), reader.number(), reader.number(), reader.number()] == [0, 127, 128, 0xFFF_FFFF])
        #expect(reader.isAtEnd && !reader.isBroken)
    }

    @Test("reads positive and negative distances")
    func distances() {
        var reader = PackedReader([4, 3, 0])
        #expect([reader.number(from: 10), reader.number(from: 10), reader.number(from: 10)] == [12, 8, 10])
    }

    @Test("returns zero past the end and reports it")
    func end() {
        var reader = PackedReader([0x80])
        #expect(reader.number() == 0)
        #expect(reader.isBroken)
        #expect(reader.byte() == 0)
    }

    @Test("rejects a number of more than 28 bits and a count of more entries than bytes")
    func tooLarge() {
        var long = PackedReader([0xFF, 0xFF, 0xFF, 0xFF, 1])
        #expect(long.number() == 0)
        #expect(long.isBroken)
        var many = PackedReader([3, 1, 1])
        #expect(many.count() == 0)
        #expect(many.isBroken)
    }
}
