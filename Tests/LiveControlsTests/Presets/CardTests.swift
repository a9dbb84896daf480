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
            ("2200", .mir), ("2204", .mir), ("81", .rupay), ("82", .rupay), ("5085", .rupay), ("9792", .troy),
            ("509000", .elo), ("506699", .elo), ("636368", .elo), ("401178", .elo), ("504175", .elo),
            ("650034", .discover), ("650051", .elo), ("5019", .dankort),
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

    @Test(
        "accepts the lengths and check digits of each brand",
        arguments: [
            ("4111111111111111", true), ("41111111111111116", false), ("411111111111111113", false),
            ("6222020200112230", true), ("6221558812340001", true), ("622155881234000123", true),
            ("2200000000000053", true), ("2200000000000054", false), ("9792000000000003", true),
            ("5019717010103742", true),
        ]
    )
    func brands(number: String, isCorrect: Bool) {
        #expect((SectionedFormat.card.validity(of: number, today: nil) == .correct) == isCorrect)
    }

    @Test("refuses a brand that isn't accepted as soon as the first digits show it")
    func acceptedBrands() {
        var field = SectionedFieldModel(.card(brands: [.visa, .mastercard]))
        field.send(.focused(true))
        field.send(.willEdit(TextEdit(0..<0, "3")), at: 1)
        #expect(field.presentation.validity == .neutral)
        let typed = field.send(.willEdit(TextEdit(1..<1, "7")), at: 2)
        #expect(typed.contains(.validityChanged(.incorrect)))
        #expect(field.presentation.description == ControlMessage(.cardNotAccepted))
        field.send(.willEdit(TextEdit(1..<2, "")), at: 3)
        #expect(field.presentation.validity == .neutral)
    }

    @Test(
        "accepts the numbers of its brands",
        arguments: [
            ("4242424242424242", nil), ("378282246310005", ControlMessage.Key.cardNotAccepted),
            ("4242424242424241", .cardIncorrect), ("9999999999999995", .cardNotAccepted),
            ("999999999999999", .incomplete), ("5555555555554444", .cardNotAccepted),
        ]
    )
    func acceptedBrands(number: String, error: ControlMessage.Key?) {
        #expect(SectionedFormat.card(brands: [.visa]).error(in: number)?.key == error)
        #expect(SectionedFormat.card.error(in: number)?.key != .cardNotAccepted)
    }
}
