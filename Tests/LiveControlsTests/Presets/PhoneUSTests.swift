import LiveControls
import LiveText
import Testing

@Suite("North American telephone numbers")
struct PhoneUSTests {
    @Test(
        "omits a typed country code, and completes with the last digit",
        arguments: ["12125552679", "+12125552679", "1 212 555 2679"],
        NativeField.Manner.allCases
    )
    func countryCode(typed: String, manner: NativeField.Manner) {
        var field = NativeField(.phoneUS, manner: manner)
        for character in typed.dropLast() { field.replaceSelection(with: String(character)) }
        #expect(field.text == "212555267")
        #expect(field.completions == 0)
        field.replaceSelection(with: "9")
        #expect(field.text == "2125552679")
        #expect(field.completions == 1)
        field.replaceSelection(with: "9")
        #expect(field.completions == 1)
    }

    @Test("omits a pasted country code where there's no room for it", arguments: NativeField.Manner.allCases)
    func pastedCountryCode(manner: NativeField.Manner) {
        var field = NativeField(.phoneUS, manner: manner)
        field.replaceSelection(with: "+1 (212) 555-2679")
        #expect(field.text == "2125552679")
        #expect(field.completions == 1)
        field.select(0..<3)
        field.replaceSelection(with: "1415")
        #expect(field.text == "4155552679")
        field.select(3..<3)
        field.replaceSelection(with: "1")
        #expect(field.text == "4155552679")
        field.select(3..<4)
        field.replaceSelection(with: "1")
        #expect(field.text == "4151552679")
    }

    @Test("refuses a number of another country, and an area code that isn't in use")
    func incorrect() {
        #expect(SectionedFormat.phoneUS.formatted("+61 2 5550 1234").text == "")
        #expect(SectionedFormat.phoneUS.error(in: "+61 2 5550 1234") == ControlMessage(.incorrect))
        #expect(SectionedFormat.phoneUS.error(in: "211 555 2671") == ControlMessage(.phoneIncorrect))
        #expect(SectionedFormat.phoneUS.error(in: "1 415 555 2671") == nil)
        #expect(SectionedFormat.phoneUS.error(in: "1 1 415 555 2671") == ControlMessage(.over, 1))
    }
}
