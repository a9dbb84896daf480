import LiveControls
import LiveText
import Testing

@Suite("Expiry dates")
struct ExpiryTests {
    @Test("adds a zero to a one-digit month")
    func month() {
        var field = SectionedFieldModel(.expiry)
        #expect(field.send(.willEdit(TextEdit(0..<0, "4"))).fieldEffects == [.perform(TextEdit(0..<0, "04"))])
        field = SectionedFieldModel(.expiry)
        let typed = field.send(.edited("4", caret: 1)).fieldEffects
        #expect(typed == [.perform(TextEdit(0..<0, "0")), .select(2..<2)])
        field = SectionedFieldModel(.expiry)
        #expect(field.send(.willEdit(TextEdit(0..<0, "1"))).fieldEffects == [.allow])
        let ended = field.send(.willEdit(TextEdit(1..<1, "/"))).fieldEffects
        #expect(ended == [.perform(TextEdit(0..<0, "0")), .select(2..<2)])
        #expect(field.send(.willEdit(TextEdit(2..<2, "/"))).isEmpty)
        #expect(field.presentation.text == "01")
    }

    @Test(
        "reads a date that is filled in as a whole",
        arguments: [
            "04/2027", "4/27", "2027-04", "04 27", "04202٧", "٤/٢٧", "27/04", "27-4", "2027/4/30", "2027-04-01",
        ]
    )
    func filledDate(text: String) {
        for before in ["", "04", "1299"] {
            var field = SectionedFieldModel(.expiry, text: before)
            #expect(field.send(.edited(text, caret: text.utf16.count)).contains(.completed) || before == "1299")
            #expect(field.presentation.text == "0427")
            #expect(field.presentation.selection == 4..<4)
            field = SectionedFieldModel(.expiry, text: before)
            field.send(.willEdit(TextEdit(0..<before.utf16.count, text)))
            #expect(field.presentation.text == "0427")
        }
    }

    @Test("reads a year of four typed digits", arguments: ["042027", "4/2027", "4.2027", "04-2027", "4 2027"])
    func typedYear(keys: String) {
        var field = SectionedFieldModel(.expiry)
        var effects: [SectionedFieldEffect] = []
        for key in keys { effects += field.send(.willEdit(TextEdit(field.presentation.selection, String(key)))) }
        #expect(field.presentation.text == "0427")
        #expect(field.presentation.selection == 4..<4)
        #expect(effects.filter { $0 == .completed }.count == 1)
    }

    @Test("ends a one-digit month when the field is left, but not a year")
    func leaving() {
        for (text, completed) in [("1", "01"), ("122", "122"), ("", "")] {
            var field = SectionedFieldModel(.expiry)
            field.send(.field(.focused(true)))
            for key in text { field.send(.willEdit(TextEdit(field.presentation.selection, String(key)))) }
            field.send(.field(.focused(false)))
            #expect(field.presentation.text == completed)
        }
    }

    @Test("ends a one-digit month with any separator", arguments: ["/", ".", "-", " ", ","])
    func separator(key: String) {
        var field = SectionedFieldModel(.expiry)
        for key in ["1", key, "2", "7"] { field.send(.willEdit(TextEdit(field.presentation.selection, key))) }
        #expect(field.presentation.text == "0127")
    }

    @Test("refuses a date whose order is unknown", arguments: ["31/04/2027", "13/27", "2027-13"])
    func ambiguous(text: String) {
        var field = SectionedFieldModel(.expiry)
        field.send(.filled(text))
        #expect(field.presentation.validity != .correct)
        #expect(SectionedFormat.expiry.validity(of: text, today: nil) == .incorrect)
    }

    @Test(
        "compares an expiry date with the host's current month",
        arguments: [
            ("1126", FieldValidity.correct), ("1026", .incorrect), ("0127", .correct), ("1326", .incorrect),
            ("112", .incorrect), ("", .neutral),
        ]
    )
    func expiry(text: String, validity: FieldValidity) {
        #expect(SectionedFormat.expiry.validity(of: text, today: CalendarMonth(year: 2026, month: 11)) == validity)
    }
}
