import LiveControls
import LiveText
import Testing

@Suite("International bank account numbers")
struct IBANTests {
    @Test("converts lowercase letters of an account number to uppercase")
    func iban() {
        var field = SectionedFieldModel(.iban)
        #expect(field.send(.willEdit(TextEdit(0..<0, "D"))).fieldEffects == [.allow])
        #expect(field.send(.willEdit(TextEdit(1..<1, "e"))).fieldEffects == [.perform(TextEdit(1..<1, "E"))])
        #expect(field.send(.edited("DE8a", caret: 4)).fieldEffects == [.perform(TextEdit(3..<4, "A"))])
        #expect(field.presentation.selection == 4..<4)
    }

    @Test("has the length of its country, and valid check digits")
    func validity() {
        #expect(SectionedFormat.iban.formatted("NO9386011117947").isComplete)
        #expect(SectionedFormat.iban.validity(of: "IBAN DE89 3704 0044 0532 0130 00") == .correct)
        #expect(SectionedFormat.iban.error(in: "DE88 3704 0044 0532 0130 00") == ControlMessage(.ibanIncorrect))
        #expect(SectionedFormat.iban.error(in: "NO93860111179471") == ControlMessage(.over, 1))
    }
}
