import LiveControls
import LiveText
import Testing

@Suite("Codes")
struct CodeTests {
    @Test("is incorrect only while characters are missing")
    func validity() {
        #expect(SectionedFormat.code.error(in: "12345") == ControlMessage(.incomplete, 1, unit: .characters))
        #expect(SectionedFormat.code.validity(of: "123456") == .neutral)
        #expect(SectionedFormat.code([3, 3]).error(in: "1234567") == ControlMessage(.over, 1))
    }

    @Test("has six sections of one character, the given sections, or one section of six")
    func sections() {
        #expect(SectionedFieldModel(.code).presentation.lengths == [1, 1, 1, 1, 1, 1])
        #expect(SectionedFieldModel(.code([3, 3])).presentation.lengths == [3, 3])
        #expect(SectionedFieldModel(.code([])).presentation.lengths == [6])
        #expect(SectionedFormat.code([3, 3], separator: "-").formatted("123456").display == "123-456")
    }
}
