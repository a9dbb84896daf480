import LiveControls
import LiveText
import Testing

@Suite("Sectioned field")
struct SectionedFieldModelTests {
    /// Creates a field and types a text into it, key by key.
    private static func field(
        typed: String,
        _ format: SectionedFormat,
        _ manner: NativeField.Manner = .asksOfInsertions
    ) -> NativeField {
        var field = NativeField(format, manner: manner)
        for character in typed { field.replaceSelection(with: String(character)) }
        return field
    }

    /// Returns the contents of each section of a model's text.
    private static func sections(of model: SectionedFieldModel) -> [String] {
        let shown = model.presentation
        let units = Array(shown.text.utf16)
        return shown.sections.map { String(decoding: units[$0], as: UTF16.self) }
    }

    // MARK: Edits with a prior request

    @Test("allows an insertion that the platform makes identically, and doesn't edit the field itself")
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

    @Test("allows a deletion", arguments: [0..<1, 3..<4, 3..<5, 0..<6, 5..<6])
    func deletion(range: Range<Int>) {
        var field = SectionedFieldModel(.card, text: "424242")
        #expect(field.send(.willEdit(TextEdit(range, ""))).fieldEffects == [.allow])
        #expect(field.presentation.selection == range.lowerBound..<range.lowerBound)
        #expect(field.presentation.text.count == 6 - range.count)
    }

    @Test("fills all sections from a paste into the first of four, and completes once")
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

    @Test("inserts as much of a paste as fits, and keeps the text after it")
    func crowded() {
        var field = SectionedFieldModel(.phoneUS, text: "41555")
        let effects = field.send(.willEdit(TextEdit(2..<2, "22-333-444")))
        #expect(effects.fieldEffects == [.perform(TextEdit(2..<2, "22333"))])
        #expect(field.presentation.text == "4122333555")
        #expect(field.presentation.selection == 7..<7)
    }

    @Test("rejects characters that aren't accepted, also over a selection")
    func refused() {
        var field = SectionedFieldModel(.card, text: "4242")
        for text in ["x", " ", "é", "👍🏽"] {
            #expect(field.send(.willEdit(TextEdit(4..<4, text))).isEmpty)
            #expect(field.send(.willEdit(TextEdit(0..<4, text))).isEmpty)
        }
        #expect(field.presentation.text == "4242")
    }

    @Test("says so if it accepts nothing of several characters, as of a paste")
    func refusedPaste() {
        var field = SectionedFieldModel(.card, text: "4242")
        let refusal: [SectionedFieldEffect] = [.refused, .announce(ControlMessage(.incorrect))]
        #expect(field.send(.willEdit(TextEdit(4..<4, "none"))) == refusal)
        var full = SectionedFieldModel(.phoneUS, text: "4155552671")
        #expect(full.send(.willEdit(TextEdit(10..<10, "42"))) == refusal)
        #expect(field.presentation.text == "4242" && full.presentation.text == "4155552671")
        #expect(!field.send(.willEdit(TextEdit(4..<4, "no 4"))).contains(.refused))
    }

    // MARK: Edits without a prior request

    @Test("leaves a correct edit unchanged that was already made")
    func edited() {
        var field = SectionedFieldModel(.sixDigitCode)
        #expect(field.send(.edited("123", caret: 3)).fieldEffects.isEmpty)
        #expect(field.send(.edited("12", caret: 2)).fieldEffects.isEmpty)
        let effects = field.send(.edited("129456", caret: 6))
        #expect(effects.fieldEffects.isEmpty && effects.contains(.completed))
        #expect(field.presentation.text == "129456")
    }

    @Test("takes the caret of an edit that leaves the text as it was")
    func unchanged() {
        var field = SectionedFieldModel(.sixDigitCode, text: "1234")
        #expect(field.send(.selected(1..<2)).isEmpty)
        #expect(field.send(.edited("1234", caret: 3)).fieldEffects.isEmpty)
        #expect(field.presentation.selection == 3..<3)
    }

    @Test("corrects an autofilled text with one edit, and keeps the caret's position")
    func autofill() {
        var field = SectionedFieldModel(.sixDigitCode)
        let effects = field.send(.edited("123-456", caret: 7))
        #expect(effects.fieldEffects == [.perform(TextEdit(3..<4, "")), .select(6..<6)])
        #expect(effects.contains(.completed))
        #expect(field.send(.edited("1234567", caret: 7)).fieldEffects == [.perform(TextEdit(6..<7, ""))])
        #expect(field.presentation.text == "123456")
    }

    @Test("removes typing that was reported afterward from a full field, and keeps the text after it")
    func overflowing() {
        var field = SectionedFieldModel(.sixDigitCode, text: "123456")
        #expect(field.send(.edited("1293456", caret: 3)).fieldEffects == [.perform(TextEdit(2..<3, ""))])
        #expect(field.presentation.text == "123456")
        #expect(field.presentation.selection == 2..<2)
    }

    @Test("restores the selected text if nothing of its replacement is accepted")
    func refusedReplacement() {
        var field = SectionedFieldModel(.sixDigitCode, text: "1234")
        #expect(field.send(.edited("1x4", caret: 2)).fieldEffects.first == .perform(TextEdit(1..<2, "23")))
        #expect(field.presentation.text == "1234")
    }

    @Test("uses the smallest difference as the edit if the caret is unknown")
    func unknownCaret() {
        var field = SectionedFieldModel(.sixDigitCode, text: "1234")
        #expect(field.send(.edited("1123x4", caret: 0)).fieldEffects == [.perform(TextEdit(4..<5, ""))])
        #expect(field.presentation.text == "11234")
    }

    // MARK: Notation

    @Test(
        "continues typing in the next section",
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
        #expect(field.errors.isEmpty)
    }

    @Test("reads a whole text in the notations that people use")
    func whole() {
        for (format, text, raw) in [
            (SectionedFormat.phoneUS, "+1 (415) 555-2671", "4155552671"), (.expiry, "04/2027", "0427"),
            (.expiry, "2027-04", "0427"), (.expiry, "042027", "0427"), (.iban, "IBAN: de89 3704", "DE893704"),
        ] {
            #expect(format.formatted(text).text == raw)
        }
    }

    @Test("puts separators between the sections that aren't empty")
    func display() {
        #expect(SectionedFormat.card.formatted("42424").display == "4242 4")
        #expect(SectionedFormat.expiry.formatted("0427").display == "04/27")
        #expect(SectionedFormat.expiry.formatted("04").display == "04")
        #expect(SectionedFieldModel(.expiry).presentation.visibleSeparators == "/")
        #expect(SectionedFieldModel(.card).presentation.visibleSeparators == nil)
    }

    // MARK: Compositions and sets

    @Test("leaves a composition unchanged until it ends for any reason")
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

    @Test("converts composed fullwidth digits to ASCII when the composition ends")
    func composedDigits() {
        var field = SectionedFieldModel(.sixDigitCode, text: "12")
        field.send(.composing("12３４"))
        #expect(field.presentation.isComplete == false)
        #expect(field.send(.edited("12３４", caret: 4)).fieldEffects == [.perform(TextEdit(2..<4, "34"))])
        #expect(field.presentation.text == "1234")
    }

    @Test("moves the caret to the first unfilled place on focus, and keeps it in a complete text")
    func focus() {
        var field = SectionedFieldModel(.card, text: "1234")
        #expect(field.send(.focused(true)).first == .field(.select(4..<4)))
        #expect(field.presentation.activeSection == 1)
        #expect(field.send(.focused(true)).isEmpty)
        field = SectionedFieldModel(.card, text: "4242424242424242")
        #expect(field.send(.focused(true)).isEmpty)
    }

    @Test("assigns a caret between two sections to the second one, without moving it")
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

    @Test("doesn't report completion after a set by the program, but after the person's input that follows")
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

    @Test("normalizes a text with separators that the program sets")
    func writing() {
        var field = SectionedFieldModel(.card)
        let effects = field.send(.set("4242 4242-4242 42429"))
        #expect(field.presentation.text == "4242424242424242")
        #expect(effects.fieldEffects == [.rewrite(TextEdit(4..<20, "424242424242"))])
        #expect(field.send(.set("4242424242424242")).fieldEffects.isEmpty)
    }

    @Test(
        "keeps an existing text unchanged when the program or undo sets it",
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

    @Test("keeps the text when the format changes")
    func format() {
        var field = SectionedFieldModel(.sections([9], .any), text: "12-34x56")
        let effects = field.change { $0.format = .sixDigitCode }
        #expect(effects.fieldEffects == [.rewrite(TextEdit(2..<6, "34"))])
        #expect(field.presentation.text == "123456")
        #expect(field.change { $0.format = .sections([], .any) }.fieldEffects.isEmpty)
        #expect(field.presentation.lengths == [])
        #expect(field.presentation.sections == [0..<6])
    }

    @Test("reads a composition in the new format if the format changes during it")
    func formatWhileComposing() {
        var field = SectionedFieldModel(.sections([9], .any), text: "12x")
        field.send(.composing("12xか"))
        #expect(field.change { $0.format = .sixDigitCode }.fieldEffects.isEmpty)
        #expect(field.send(.edited("12x3", caret: 4)).fieldEffects.first == .perform(TextEdit(2..<3, "")))
        #expect(field.presentation.text == "123")
    }

    @Test("replaces the text with an insertion that alone fills the field, wherever the caret is")
    func wholeInsertion() {
        let entries: [(SectionedFormat, text: String, caret: Int, insertion: String, result: String)] = [
            (.sixDigitCode, "12", 2, "123456", "123456"), (.sixDigitCode, "12", 1, "12-34 56", "123456"),
            (.sixDigitCode, "999999", 6, "123456", "123456"), (.sixDigitCode, "999999", 3, "123456", "123456"),
            (.card, "42", 0, "3782 822463 10005", "378282246310005"), (.expiry, "12", 2, "04/27", "0427"),
            (.iban, "GB", 2, "DE89 3704 0044 0532 0130 00", "DE89370400440532013000"),
            (.phoneUS, "555", 3, "+1 (212) 555-2679", "2125552679"),
            // These don't fill the field, or could be any text.
            (.sixDigitCode, "12", 2, "3456", "123456"), (.sixDigitCode, "12", 2, "1234567", "121234"),
            (.sections([3, 3], .digits), "12", 2, "123456", "121234"),
        ]
        for entry in entries {
            var field = SectionedFieldModel(entry.0, text: entry.text)
            let effects = field.send(.willEdit(TextEdit(entry.caret..<entry.caret, entry.insertion)))
            #expect(field.presentation.text == entry.result)
            #expect(effects.contains(.completed))
            let end = entry.result.utf16.count
            #expect(field.presentation.selection == end..<end)
        }
    }

    @Test("reports each complete text that is entered, even the same one again, and none twice")
    func completions() {
        var field = SectionedFieldModel(.code([4]), text: "1234")
        #expect(!field.send(.edited("1234", caret: 4)).contains(.completed))
        #expect(field.send(.willEdit(TextEdit(4..<4, "5678"))).contains(.completed))
        #expect(!field.send(.edited("5678", caret: 4)).contains(.completed))
        #expect(field.send(.willEdit(TextEdit(0..<4, "5678"))).contains(.completed))
        #expect(field.send(.filled("5678")).contains(.completed))
        #expect(field.send(.filled("4321")).contains(.completed))
        #expect(field.send(.willEdit(TextEdit(3..<4, "0"))).contains(.completed))
        // Typing past the end enters nothing.
        #expect(!field.send(.willEdit(TextEdit(4..<4, "9"))).contains(.completed))
        #expect(!field.send(.set("1111")).contains(.completed))
    }

    /// A format, a text that is a complete beginning, and one to which nothing can be added.
    static let continued: [(SectionedFormat, String, String)] = [
        (.card, "6200000000000000", "6200000000000000000"), (.cvc, "123", "1234"),
        (.pattern("999|9999"), "123", "1234"), (.phone("BR"), "1123456789", "11961234567"),
    ]

    @Test("reports a typed text that can continue only when a person confirms it", arguments: continued)
    func beginnings(format: SectionedFormat, beginning: String, whole: String) {
        var field = SectionedFieldModel(format)
        field.send(.focused(true))
        for (index, digit) in beginning.enumerated() {
            let effects = field.send(.willEdit(TextEdit(index..<index, String(digit))))
            #expect(!effects.contains(.completed))
        }
        #expect(field.presentation.isComplete)
        // A program that moves the focus would take it from where the person went.
        #expect(!field.send(.focused(false)).contains(.completed))
        field.send(.focused(true))
        // Writing the text back changes nothing.
        field.send(.set(beginning))
        #expect(field.send(.committed).count { $0 == .completed } == 1)
        #expect(!field.send(.committed).contains(.completed))
    }

    @Test("reports a complete text at once if nothing can follow, or if it's inserted as a whole", arguments: continued)
    func wholes(format: SectionedFormat, beginning: String, whole: String) {
        for (text, isTyped) in [(whole, true), (beginning, false), (whole, false)] {
            var field = SectionedFieldModel(format)
            field.send(.focused(true))
            let pieces = isTyped ? [String(text.dropLast()), String(text.suffix(1))] : [text]
            var effects: [SectionedFieldEffect] = []
            for piece in pieces {
                let end = field.presentation.text.utf16.count
                effects = field.send(.willEdit(TextEdit(end..<end, piece)))
            }
            #expect(field.presentation.text == text)
            #expect(effects.contains(.completed))
            #expect(!field.send(.committed).contains(.completed))
        }
    }

    @Test("doesn't report the initial text when a person confirms it", arguments: continued)
    func initialBeginnings(format: SectionedFormat, beginning: String, whole: String) {
        var field = SectionedFieldModel(format, text: beginning)
        field.send(.focused(true))
        #expect(!field.send(.committed).contains(.completed))
    }

    @Test("reports patterns and common card brands as soon as no longer text is likely")
    func likelyWholes() {
        let texts: [(SectionedFormat, String)] = [
            (.pattern("AA?9X? 9AA"), "M11AA"), (.card, "6011111111111117"), (.card, "3530111333300000"),
            (.card, "4242424242424242"), (.phone("FR"), "0612345678"),
        ]
        for (format, text) in texts {
            var field = SectionedFieldModel(format, text: String(text.dropLast()))
            let end = text.utf16.count - 1
            #expect(field.send(.willEdit(TextEdit(end..<end, String(text.suffix(1))))).contains(.completed))
        }
    }
}
