import LiveControls
import LiveText
import Testing

@Suite("Card numbers")
struct CardTests {
    @Test("loses no digit when a deletion changes the brand")
    func narrowerBrand() {
        var field = SectionedFieldModel(.card, text: "4369309025904123")
        #expect(field.send(.willEdit(TextEdit(0..<1, ""))).fieldEffects == [.allow])
        #expect(field.presentation.brand == .diners)
        #expect(field.presentation.text == "369309025904123")
    }

    @Test(
        "identifies brands by their first digits",
        arguments: [
            ("4", CardBrand.visa), ("51", .mastercard), ("55", .mastercard), ("2221", .mastercard),
            ("2720", .mastercard),
            ("34", .amex), ("37", .amex), ("6011", .discover), ("644", .discover), ("649", .discover),
            ("65", .discover),
            ("300", .diners), ("305", .diners), ("309", .diners), ("36", .diners), ("38", .diners), ("39", .diners),
            ("3528", .jcb), ("3589", .jcb), ("62", .unionpay), ("50", .maestro), ("56", .maestro), ("58", .maestro),
            ("63", .maestro), ("67", .maestro), ("2220", nil), ("2721", nil), ("35", nil), ("306", nil), ("3590", nil),
            ("643", nil), ("6010", nil), ("1", nil), ("", nil), ("x", nil),
        ]
    )
    func brands(digits: String, brand: CardBrand?) {
        #expect(CardBrand(digits: digits) == brand)
    }

    @Test("follows the sections of the brand, and keeps a longer number that is correct as a whole")
    func layout() {
        #expect(SectionedFormat.card.formatted("378282246310005").sections == ["3782", "822463", "10005"])
        #expect(SectionedFormat.card.formatted("30569309025904").sections == ["3056", "930902", "5904"])
        #expect(SectionedFormat.card.formatted("42424242424242429").text == "4242424242424242")
        #expect(SectionedFormat.card.error(in: "4242424242424241") == ControlMessage(.cardIncorrect))
    }
}
