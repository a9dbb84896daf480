import LiveControls
import LiveText
import Testing

@Suite("Sectioned field")
struct SectionedFieldModelTests {
    /// A field into which something was typed, key by key.
    private static func field(
        typed: String,
        _ format: SectionedFormat,
        _ manner: NativeField.Manner = .asksOfInsertions
    ) -> NativeField {
        var field = NativeField(format, manner: manner)
        for character in typed { field.replaceSelection(with: String(character)) }
        return field
    }

    /// The contents of each section of a model's text.
    private static func sections(of model: SectionedFieldModel) -> [String] {
        let shown = model.presentation
        let units = Array(shown.text.utf16)
        return shown.sections.map { String(decoding: units[$0], as: UTF16.self) }
    }

    // MARK: Edits that are asked about

    @Test("an insertion that the platform makes in the same way is allowed, and the field is not edited further")
    func allowed() {
        var field = SectionedFieldModel(.card)
        for (offset, digit) in "42424".enumerated() {
            let effects = field.send(.willEdit(TextEdit(offset..<offset, String(digit))))
            #expect(effects.fieldEffects == [.allow])
        }
        #expect(field.send(.willEdit(TextEdit(1..<3, "777"))).fieldEffects == [.allow])
        #expect(field.presentation.text == "477724")
        #expect(field.presentation.selection == 4..<4)
    }

    @Test("a deletion is allowed", arguments: [0..<1, 3..<4, 3..<5, 0..<6, 5..<6])
    func deletion(range: Range<Int>) {
        var field = SectionedFieldModel(.card, text: "424242")
        #expect(field.send(.willEdit(TextEdit(range, ""))).fieldEffects == [.allow])
        #expect(field.presentation.selection == range.lowerBound..<range.lowerBound)
        #expect(field.presentation.text.count == 6 - range.count)
    }

    @Test("a paste into the first of four sections fills all and completes once")
    func paste() {
        var field = SectionedFieldModel(.sections([4, 4, 4, 4], .digits))
        let effects = field.send(.willEdit(TextEdit(0..<0, "4242-4242 4242 4242")))
        #expect(effects.fieldEffects == [.perform(TextEdit(0..<0, "4242424242424242"))])
        #expect(effects.filter { $0 == .completed }.count == 1)
        #expect(field.presentation.selection == 16..<16)
        #expect(field.presentation.sections == [0..<4, 4..<8, 8..<12, 12..<16])
        #expect(field.send(.willEdit(TextEdit(16..<16, "1"))).isEmpty)
        #expect(field.send(.willEdit(TextEdit(3..<3, "1"))).isEmpty)
        #expect(field.presentation.text == "4242424242424242")
    }

    @Test("as much of a paste is inserted as there is room for, and what is behind stays")
    func crowded() {
        var field = SectionedFieldModel(.phoneUS, text: "41555")
        let effects = field.send(.willEdit(TextEdit(2..<2, "22-333-444")))
        #expect(effects.fieldEffects == [.perform(TextEdit(2..<2, "22333"))])
        #expect(field.presentation.text == "4122333555")
        #expect(field.presentation.selection == 7..<7)
    }

    @Test("characters that are not accepted are refused, also over a selection")
    func refused() {
        var field = SectionedFieldModel(.card, text: "4242")
        for text in ["x", " ", "é", "👍🏽"] {
            #expect(field.send(.willEdit(TextEdit(4..<4, text))).isEmpty)
            #expect(field.send(.willEdit(TextEdit(0..<4, text))).isEmpty)
        }
        #expect(field.presentation.text == "4242")
    }

    // MARK: Edits that were made

    @Test("a correct edit that was already made is left alone")
    func edited() {
        var field = SectionedFieldModel(.sixDigitCode)
        #expect(field.send(.edited("123", caret: 3)).fieldEffects.isEmpty)
        #expect(field.send(.edited("12", caret: 2)).fieldEffects.isEmpty)
        let effects = field.send(.edited("129456", caret: 6))
        #expect(effects.fieldEffects.isEmpty && effects.contains(.completed))
        #expect(field.presentation.text == "129456")
    }

    @Test("an autofilled text is corrected with one edit, and the caret keeps its place")
    func autofill() {
        var field = SectionedFieldModel(.sixDigitCode)
        let effects = field.send(.edited("123-456", caret: 7))
        #expect(effects.fieldEffects == [.perform(TextEdit(3..<4, "")), .select(6..<6)])
        #expect(effects.contains(.completed))
        #expect(field.send(.edited("1234567", caret: 7)).fieldEffects == [.perform(TextEdit(6..<7, ""))])
        #expect(field.presentation.text == "123456")
    }

    @Test("typing that was reported only afterwards is removed from a full field, and the tail stays")
    func overflowing() {
        var field = SectionedFieldModel(.sixDigitCode, text: "123456")
        #expect(field.send(.edited("1293456", caret: 3)).fieldEffects == [.perform(TextEdit(2..<3, ""))])
        #expect(field.presentation.text == "123456")
        #expect(field.presentation.selection == 2..<2)
    }

    @Test("the selected text comes back when nothing of its replacement is accepted")
    func refusedReplacement() {
        var field = SectionedFieldModel(.sixDigitCode, text: "1234")
        #expect(field.send(.edited("1x4", caret: 2)).fieldEffects.first == .perform(TextEdit(1..<2, "23")))
        #expect(field.presentation.text == "1234")
    }

    @Test("without a known caret, the smallest difference counts as the edit")
    func unknownCaret() {
        var field = SectionedFieldModel(.sixDigitCode, text: "1234")
        #expect(field.send(.edited("1123x4", caret: 0)).fieldEffects == [.perform(TextEdit(4..<5, ""))])
        #expect(field.presentation.text == "11234")
    }

    @Test("a brand that a deletion brings about loses no digit")
    func narrowerBrand() {
        var field = SectionedFieldModel(.card, text: "4369309025904123")
        #expect(field.send(.willEdit(TextEdit(0..<1, ""))).fieldEffects == [.allow])
        #expect(field.presentation.brand == .diners)
        #expect(field.presentation.text == "369309025904123")
    }

    // MARK: What is written

    @Test(
        "typing continues in the next section",
        arguments: [
            (SectionedFormat.card, "378282246310005", ["3782", "822463", "10005"]),
            (.card, "30569309025904", ["3056", "930902", "5904"]),
            (.card, "6200000000000000005", ["6200", "0000", "0000", "0000", "005"]),
            (.card, "42424242424242429", ["4242", "4242", "4242", "4242"]),
            (.phoneUS, "4155552671", ["415", "555", "2671"]),
            (.phoneUS, "+1 (415) 555-2671", ["415", "555", "2671"]),
            (.iban, "gb82west12345698765432", ["GB82", "WEST", "1234", "5698", "7654", "32"]),
            (.expiry, "4", ["04", ""]), (.expiry, "12", ["12", ""]), (.expiry, "1/", ["01", ""]),
            (.expiry, "1/2", ["01", "2"]), (.expiry, "04/27", ["04", "27"]), (.expiry, "427", ["04", "27"]),
            (.expiry, "٠٤٢٧", ["04", "27"]), (.sixDigitCode, "１２３", ["1", "2", "3", "", "", ""]),
        ],
        NativeField.Manner.allCases
    )
    func typing(written: (format: SectionedFormat, typed: String, sections: [String]), manner: NativeField.Manner) {
        let field = Self.field(typed: written.typed, written.format, manner)
        #expect(Self.sections(of: field.model) == written.sections)
        #expect(field.text == written.sections.joined())
        #expect(field.selection == field.units.count..<field.units.count)
        #expect(field.faults.isEmpty)
    }

    @Test(
        "a typed country code is left out, and the last digit completes the text",
        arguments: ["12125552679", "+12125552679", "1 212 555 2679"],
        NativeField.Manner.allCases
    )
    func countryCode(typed: String, manner: NativeField.Manner) {
        var field = Self.field(typed: String(typed.dropLast()), .phoneUS, manner)
        #expect(field.text == "212555267")
        #expect(field.completions == 0)
        field.replaceSelection(with: "9")
        #expect(field.text == "2125552679")
        #expect(field.completions == 1)
        field.replaceSelection(with: "9")
        #expect(field.completions == 1)
    }

    @Test("a pasted country code is left out where there is no room for it", arguments: NativeField.Manner.allCases)
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

    @Test("a month of one digit gets its zero")
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

    @Test("a whole date that is filled in is read as a date", arguments: ["04/2027", "4/27", "2027-04", "04 27"])
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

    @Test("lower-case letters of an account number become upper-case ones")
    func iban() {
        var field = SectionedFieldModel(.iban)
        #expect(field.send(.willEdit(TextEdit(0..<0, "D"))).fieldEffects == [.allow])
        #expect(field.send(.willEdit(TextEdit(1..<1, "e"))).fieldEffects == [.perform(TextEdit(1..<1, "E"))])
        #expect(field.send(.edited("DE8a", caret: 4)).fieldEffects == [.perform(TextEdit(3..<4, "A"))])
        #expect(field.presentation.selection == 4..<4)
    }

    @Test("a whole text is read in the ways in which people write it")
    func whole() {
        for (format, text, raw) in [
            (SectionedFormat.phoneUS, "+1 (415) 555-2671", "4155552671"), (.expiry, "04/2027", "0427"),
            (.expiry, "2027-04", "0427"), (.expiry, "042027", "0427"), (.iban, "IBAN: de89 3704", "DE893704"),
        ] {
            #expect(format.formatted(text).text == raw)
        }
    }

    @Test("a text is written with separators between the sections that are not empty")
    func display() {
        #expect(SectionedFormat.card.formatted("42424").display == "4242 4")
        #expect(SectionedFormat.expiry.formatted("0427").display == "04/27")
        #expect(SectionedFormat.expiry.formatted("04").display == "04")
        #expect(SectionedFieldModel(.expiry).presentation.visibleSeparator == "/")
        #expect(SectionedFieldModel(.card).presentation.visibleSeparator == nil)
    }

    // MARK: Compositions, sets and the rest

    @Test("a composition is left alone until it ends, however it ends")
    func composition() {
        var field = SectionedFieldModel(.sections([2, 2], .any))
        field.send(.focused(true))
        #expect(!field.send(.composing("kanji")).contains(.completed))
        #expect(field.presentation.text == "kanji")
        #expect(field.presentation.sections == [0..<2, 2..<5])
        #expect(field.send(.willEdit(TextEdit(4..<5, ""))) == [.field(.allow)])
        let effects = field.send(.focused(false))
        #expect(effects.fieldEffects == [.perform(TextEdit(4..<5, ""))])
        #expect(field.presentation.text == "kanj")
        #expect(effects.contains(.completed))
        #expect(field.send(.focused(false)).isEmpty)
    }

    @Test("digits that are composed full-width become ASCII when the composition ends")
    func composedDigits() {
        var field = SectionedFieldModel(.sixDigitCode, text: "12")
        field.send(.composing("12３４"))
        #expect(field.presentation.isComplete == false)
        #expect(field.send(.composed("12３４", caret: 4)).fieldEffects == [.perform(TextEdit(2..<4, "34"))])
        #expect(field.presentation.text == "1234")
    }

    @Test("focus goes to the first place that is not filled, and leaves a complete text alone")
    func focus() {
        var field = SectionedFieldModel(.card, text: "1234")
        #expect(field.send(.focused(true)).first == .field(.select(4..<4)))
        #expect(field.presentation.activeSection == 1)
        #expect(field.send(.focused(true)).isEmpty)
        field = SectionedFieldModel(.card, text: "4242424242424242")
        #expect(field.send(.focused(true)).isEmpty)
    }

    @Test("a caret between two sections belongs to the second, and is not moved")
    func caret() {
        var field = SectionedFieldModel(.card, text: "42424242")
        field.send(.focused(true))
        for (offset, section) in [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2)] {
            #expect(field.send(.selected(offset..<offset)).isEmpty)
            #expect(field.presentation.activeSection == section)
        }
        #expect(field.send(.selected(1..<6)).isEmpty)
        #expect(field.presentation.selection == 1..<6)
        field.send(.focused(false))
        #expect(field.presentation.activeSection == nil)
    }

    @Test("a set by the program completes nothing; the person's own input after it does")
    func set() {
        var field = SectionedFieldModel(.card)
        #expect(!field.send(.set("4242424242424242")).contains(.completed))
        #expect(field.presentation.isComplete)
        #expect(field.presentation.validity == .neutral)
        let entered = field.send(.edited("4242424242424242", caret: 16))
        #expect(entered.fieldEffects.isEmpty && entered.contains(.completed))
        #expect(!field.send(.edited("4242424242424242", caret: 16)).contains(.completed))
        field.send(.willEdit(TextEdit(15..<16, "")))
        #expect(field.send(.willEdit(TextEdit(15..<15, "2"))).contains(.completed))
    }

    @Test("a text that the program sets with separators is written in the field's own form")
    func writing() {
        var field = SectionedFieldModel(.card)
        let effects = field.send(.set("4242 4242-4242 42429"))
        #expect(field.presentation.text == "4242424242424242")
        #expect(effects.fieldEffects.first == .perform(TextEdit(4..<20, "424242424242")))
        #expect(field.send(.set("4242424242424242")).fieldEffects.isEmpty)
    }

    @Test(
        "a text that the field holds already stays unchanged when the program or undo sets it",
        arguments: [
            (SectionedFormat.phoneUS, "2125"), (.expiry, "0427"), (.card, "4369309025904123"), (.card, "42424"),
            (.iban, "XIBAN"), (.iban, "NDE89370400440532013000"), (.sixDigitCode, "123456"),
        ]
    )
    func ownText(format: SectionedFormat, text: String) {
        var field = SectionedFieldModel(format, text: text)
        #expect(field.send(.willEdit(TextEdit(0..<1, ""))).fieldEffects == [.allow])
        #expect(field.send(.set(String(text.dropFirst()))).fieldEffects == [])
        #expect(field.presentation.text == String(text.dropFirst()))
    }

    @Test("a change of the format keeps the text")
    func format() {
        var field = SectionedFieldModel(.sections([9], .any), text: "12-34x56")
        let effects = field.send(.formatChanged(.sixDigitCode))
        #expect(effects.fieldEffects.first == .perform(TextEdit(2..<6, "34")))
        #expect(field.presentation.text == "123456")
        #expect(field.send(.formatChanged(.sections([], .any))).fieldEffects.isEmpty)
        #expect(field.presentation.lengths == [])
        #expect(field.presentation.sections == [0..<6])
    }

    @Test("after a change of the format during a composition, the new format reads the result")
    func formatWhileComposing() {
        var field = SectionedFieldModel(.sections([9], .any), text: "12x")
        field.send(.composing("12xか"))
        #expect(field.send(.formatChanged(.sixDigitCode)).fieldEffects.isEmpty)
        #expect(field.send(.composed("12x3", caret: 4)).fieldEffects.first == .perform(TextEdit(2..<3, "")))
        #expect(field.presentation.text == "123")
    }
}
