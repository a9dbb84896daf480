import LiveControls
import LiveText
import Testing

@Suite("Card security codes")
struct CVCTests {
    @Test("have three or four digits", arguments: [("12", 1), ("123", nil), ("1234", nil)])
    func validity(text: String, missing: Int?) {
        let message = missing.map { ControlMessage(.incomplete, $0, unit: .characters) }
        #expect(SectionedFormat.cvc.error(in: text) == message)
        #expect(SectionedFormat.cvc.formatted(text).isComplete == (missing == nil))
    }

    @Test("have no fifth digit and no letters")
    func foreign() {
        #expect(SectionedFormat.cvc.error(in: "12345") == ControlMessage(.over, 1))
        #expect(SectionedFormat.cvc.text(set: "12a 3") == "123")
    }

    @Test("get a fourth place with a fourth digit")
    func typing() {
        var model = SectionedFieldModel(.cvc)
        _ = model.send(.field(.focused(true)), at: 0)
        for (index, digit) in "1234".enumerated() {
            let effects = model.send(.field(.willEdit(TextEdit(index..<index, String(digit)))), at: Double(index))
            #expect(effects.contains(.completed) == (index == 3))
            #expect(model.presentation.lengths == [index == 3 ? 4 : 3])
        }
        #expect(model.presentation.text == "1234")
        #expect(SectionedFormat("cvc") == .cvc)
        #expect(SectionedFormat.cvc.entry.purpose == .cardSecurityCode)
    }

    @Test("have as many digits as the brand's cards", arguments: CardBrand.allCases)
    func brands(brand: CardBrand) {
        let count = brand == .amex ? 4 : 3
        let format = SectionedFormat.cvc(for: brand)
        #expect(format.text(set: "12345") == String("1234".prefix(count)))
        #expect(format.error(in: "12") == ControlMessage(.incomplete, count - 2, unit: .characters))
        #expect(format.validity(of: String("1234".prefix(count))) == .neutral)
    }

    @Test("keep a digit that the brand doesn't have, and report it")
    func brandAfterCode() {
        var field = SectionedFieldModel(.cvc, text: "1234")
        field.change { $0.format = .cvc(for: .visa) }
        #expect(field.presentation.text == "1234")
        #expect(field.presentation.error == ControlMessage(.over, 1))
        field.change { $0.format = .cvc(for: .amex) }
        #expect(field.presentation.text == "1234")
        #expect(field.presentation.error == nil)
    }
}
