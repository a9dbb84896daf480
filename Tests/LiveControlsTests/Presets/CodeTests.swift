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

    @Test("converts letters to uppercase, unless its alphabet distinguishes them")
    func letters() {
        let code = SectionedFormat.code([4, 4], .alphanumeric, separator: "-")
        #expect(code.formatted("k7qm-２w9x").display == "K7QM-2W9X")
        #expect(code.entry.isUppercase)
        #expect(!code.entry.isProse)
        #expect(!SectionedFormat.code.entry.isUppercase)
        #expect(SectionedFormat.code([4], .alphanumeric, alphabet: "abcABC").text(set: "aBxC") == "aBC")
    }

    @Test("converts the digits of every script, as other presets do")
    func scripts() {
        for value in UInt32(0x80)...0x1FFFF {
            guard let scalar = Unicode.Scalar(value), scalar.properties.numericType == .decimal else { continue }
            let digit = String(Int(scalar.properties.numericValue ?? -1))
            for format in [SectionedFormat.code, .card, .sections([4], .alphanumeric)] {
                #expect(format.text(set: String(scalar)) == digit, "U+\(String(value, radix: 16))")
            }
            #expect(SectionedFormat.phone("FR").text(set: String(scalar)) == digit, "U+\(String(value, radix: 16))")
        }
    }

    @Test("accepts only the characters of its alphabet")
    func alphabet() {
        let code = SectionedFormat.code([4], alphabet: "23456789BCDFGHJKLMNPQRSTVWXZ")
        #expect(code.text(set: "0o1i2b") == "2B")
        #expect(code.entry.keyboard == .ascii)
        #expect(SectionedFormat.code([4], alphabet: "1234").entry.keyboard == .digits)
    }
}
