import LiveUnicode
import Testing

@Suite("Packed tables")
struct PackedReaderTests {
    @Test("numbers take seven bits a byte, the lowest first")
    func numbers() {
        var reader = PackedReader([0, 0x7F, 0x80, 1, 0xFF, 0xFF, 0xFF, 0x7F])
        #expect([reader.number(), reader.number(), reader.number(), reader.number()] == [0, 127, 128, 0xFFF_FFFF])
        #expect(reader.isAtEnd && !reader.isBroken)
    }

    @Test("a distance goes up or down")
    func distances() {
        var reader = PackedReader([4, 3, 0])
        #expect([reader.number(from: 10), reader.number(from: 10), reader.number(from: 10)] == [12, 8, 10])
    }

    @Test("past the end, numbers are zero and the reader reports it")
    func end() {
        var reader = PackedReader([0x80])
        #expect(reader.number() == 0)
        #expect(reader.isBroken)
        #expect(reader.byte() == 0)
    }

    @Test("a number of more than 28 bits and a count of more entries than bytes are refused")
    func tooLarge() {
        var long = PackedReader([0xFF, 0xFF, 0xFF, 0xFF, 1])
        #expect(long.number() == 0)
        #expect(long.isBroken)
        var many = PackedReader([3, 1, 1])
        #expect(many.count() == 0)
        #expect(many.isBroken)
    }
}
