import LiveControls
import Testing

@Suite("Sectioned field")
struct SectionedFieldModelTests {
    private typealias Effect = SectionedFieldEffect

    private static func text(after inserted: String, in format: SectionedFormat) -> String {
        var field = SectionedFieldModel(format)
        for character in inserted {
            let selection = field.presentation.selection
            field.send(.edit(.insert(String(character)), selection: selection))
        }
        return field.presentation.display
    }

    @Test("a paste into the first of four sections fills all and completes once")
    func paste() {
        var field = SectionedFieldModel(.sections([4, 4, 4, 4], .digits))
        let effects = field.send(.edit(.insert("4242-4242 4242 4242"), selection: 0..<0))
        #expect(effects.contains(.replace(0..<0, with: "4242 4242 4242 4242")))
        #expect(effects.filter { $0 == .completed }.count == 1)
        #expect(field.presentation.selection == 19..<19)
        #expect(field.send(.edit(.insert("1"), selection: 19..<19)).isEmpty)
        #expect(field.send(.edit(.insert("1"), selection: 3..<3)).isEmpty)
        #expect(field.presentation.display == "4242 4242 4242 4242")
    }

    @Test(
        "a preset lays out what is typed",
        arguments: [
            (SectionedFormat.card, "378282246310005", "3782 822463 10005"),
            (.card, "30569309025904", "3056 930902 5904"),
            (.card, "6200000000000000005", "6200 0000 0000 0000 005"),
            (.card, "42424242424242429", "4242 4242 4242 4242"),
            (.phoneUS, "4155552671", "415 555 2671"), (.iban, "gb82west12345698765432", "GB82 WEST 1234 5698 7654 32"),
            (.expiry, "4", "04/"), (.expiry, "12", "12/"), (.expiry, "1/", "01/"), (.expiry, "1/2", "01/2"),
            (.sixDigitCode, "１２３", "1 2 3 "), (.expiry, "٠٤٢٧", "04/27"),
        ]
    )
    func presets(format: SectionedFormat, typed: String, display: String) {
        #expect(Self.text(after: typed, in: format) == display)
    }

    @Test("a text that came as a whole is read as people write it")
    func whole() {
        for (format, text, raw) in [
            (SectionedFormat.phoneUS, "+1 (415) 555-2671", "4155552671"), (.expiry, "04/2027", "0427"),
            (.expiry, "2027-04", "0427"), (.expiry, "042027", "0427"), (.iban, "IBAN: de89 3704", "DE893704"),
        ] {
            #expect(format.formatted(text).text == raw)
        }
    }

    @Test("a brand that a deletion brings about loses no digit")
    func narrowerBrand() {
        var field = SectionedFieldModel(.card, text: "4369309025904123")
        field.send(.edit(.deleteForward, selection: 0..<0))
        #expect(field.presentation.brand == .diners)
        #expect(field.presentation.text == "369309025904123")
    }

    @Test("undo brings any earlier display back, and it is taken as it is")
    func undo() {
        var field = SectionedFieldModel(.card)
        field.send(.edit(.insert("12345"), selection: 0..<0))
        let effects = field.send(.textChanged("1234 ", caret: 5))
        #expect(!effects.contains { if case .replace = $0 { true } else { false } })
        #expect(field.presentation.text == "1234")
    }

    @Test("what came by autofill is corrected with one replacement, and the caret keeps its place")
    func autofill() {
        var field = SectionedFieldModel(.sixDigitCode)
        let effects = field.send(.textChanged("123-456", caret: 7))
        #expect(effects.prefix(2) == [.replace(1..<6, with: " 2 3 4 5 "), .select(11..<11)])
        #expect(effects.contains(.completed))
        field.send(.textChanged("1 2 x", caret: 5))
        #expect(field.presentation.display == "1 2 ")
        #expect(field.presentation.selection == 4..<4)
    }

    @Test("a composition is left alone until it ends, however it ends")
    func composition() {
        var field = SectionedFieldModel(.sections([2, 2], .any))
        field.send(.focused)
        #expect(!field.send(.textChanged("kanji", caret: 5, isMarked: true)).contains(.completed))
        #expect(field.presentation.display == "kanji")
        #expect(field.send(.edit(.deleteBackward, selection: 5..<5)) == [.allow])
        let effects = field.send(.left)
        #expect(field.presentation.display == "ka nj")
        #expect(effects.contains(.completed))
    }

    @Test("a caret that comes to a separator passes it")
    func arrows() {
        var field = SectionedFieldModel(.card, text: "123456")
        field.send(.selectionChanged(5..<5))
        #expect(field.send(.selectionChanged(4..<4)) == [.select(3..<3)])
        #expect(field.send(.selectionChanged(4..<4)) == [.select(5..<5)])
        #expect(field.send(.selectionChanged(3..<8)).isEmpty)
        field.send(.selectionChanged(5..<5))
        #expect(field.send(.selectionChanged(4..<4, isPointed: true)) == [.select(5..<5)])
        #expect(field.text(in: 3..<6) == "45")
    }

    @Test("focus goes to the first place that is not filled, and leaves a complete text alone")
    func focus() {
        var field = SectionedFieldModel(.card, text: "1234")
        #expect(field.send(.focused).first == .select(5..<5))
        #expect(field.presentation.activeSection == 1)
        field = SectionedFieldModel(.card, text: "4242424242424242")
        #expect(field.send(.focused).isEmpty)
    }

    @Test("a set by the program completes nothing; the person's own input after it does")
    func set() {
        var field = SectionedFieldModel(.card)
        #expect(!field.send(.textSet("4242424242424242")).contains(.completed))
        #expect(field.presentation.isComplete)
        #expect(field.presentation.validity == .neutral)
        #expect(field.send(.textChanged("4242 4242 4242 4242", caret: 19)).contains(.completed))
        #expect(!field.send(.textChanged("4242 4242 4242 4242", caret: 19)).contains(.completed))
    }

    @Test("another format takes the text along")
    func format() {
        var field = SectionedFieldModel(.sections([9], .any), text: "12-34x56")
        field.send(.formatChanged(.sixDigitCode))
        #expect(field.presentation.display == "1 2 3 4 5 6")
        field.send(.formatChanged(.sections([], .any)))
        #expect(field.presentation.display == "123456")
        #expect(field.presentation.lengths == [])
    }
}

@Suite("Sectioned field: validity")
struct SectionedFieldValidityTests {
    @Test("it is asked when the control is left, and forgotten with the next edit")
    func leaving() {
        var field = SectionedFieldModel(.card)
        field.send(.focused, at: 0)
        #expect(!field.send(.edit(.insert("4242424242424241"), selection: 0..<0), at: 1).contains(.validate))
        #expect(field.presentation.validity == .neutral)
        #expect(field.presentation.fault == Message(.cardIncorrect, 0, unit: .characters))
        let left = field.send(.left, at: 2)
        #expect(left == [.validityChanged(.incorrect), .validate, .wake(at: 3)])
        #expect(field.presentation.description == Message(.cardIncorrect, 0, unit: .characters))
        #expect(field.send(.woke, at: 3) == [.announce(Message(.cardIncorrect, 0, unit: .characters))])
        field.send(.focused, at: 4)
        #expect(field.presentation.validity == .incorrect)
        #expect(field.send(.edit(.deleteBackward, selection: 19..<19), at: 5).contains(.validityChanged(.neutral)))
        #expect(field.presentation.description == nil)
    }

    @Test("left empty, nothing is wrong")
    func empty() {
        var field = SectionedFieldModel(.card)
        field.send(.focused)
        #expect(!field.send(.left).contains(.validate))
        #expect(field.presentation.validity == .neutral)
        #expect(field.presentation.fault == nil)
    }

    @Test("live, it is shown with the last character")
    func live() {
        var field = SectionedFieldModel(.card, text: "424242424242424")
        field.send(.liveValidityChanged(true))
        field.send(.focused)
        #expect(field.send(.edit(.insert("2"), selection: 18..<18)).contains(.validityChanged(.correct)))
        #expect(field.send(.edit(.deleteBackward, selection: 19..<19)).contains(.validityChanged(.neutral)))
    }

    @Test("the program's own rules have the last word")
    func ownRules() {
        var field = SectionedFieldModel(.sections([3], .digits), text: "123")
        field.send(.focused)
        #expect(field.send(.left) == [.validate])
        #expect(field.presentation.fault == nil)
        #expect(field.send(.validityAnswered(.incorrect), at: 1) == [.validityChanged(.incorrect), .wake(at: 2)])
        #expect(field.presentation.fault == Message(.incorrect, 0, unit: .characters))
    }

    @Test(
        "an expiry date is compared with the month that the host tells",
        arguments: [
            ("1126", FieldValidity.correct), ("1026", .incorrect), ("0127", .correct), ("1326", .incorrect),
            ("112", .incorrect), ("", .neutral),
        ]
    )
    func expiry(text: String, validity: FieldValidity) {
        #expect(SectionedFormat.expiry.validity(of: text, today: CalendarMonth(year: 2026, month: 11)) == validity)
    }

    @Test(
        "brands are told by their first digits",
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
}
