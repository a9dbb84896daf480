import LiveControls
import LiveText
import Testing

@Suite("Patterns")
struct PatternTests {
    @Test(
        "format real layouts",
        arguments: [
            ("99-99-99", "608371", "60-83-71"),  // UK sort code
            ("999-99-9999", "078051120", "078-05-1120"),  // US social security number
            ("999.999.999-99", "52998224725", "529.982.247-25"),  // Brazilian CPF
            ("XX.XXX.XXX/XXXX-99", "12abc34501de35", "12.ABC.345/01DE-35"),  // Brazilian CNPJ
            ("AA-999-AA", "ab123cd", "AB-123-CD"),  // French licence plate
            ("AA?9X? 9AA", "sw1a1aa", "SW1A 1AA"),  // UK postcode
            ("A9A 9A9", "k1a0b1", "K1A 0B1"),  // Canadian postcode
            ("99999|99999-9999", "900015200", "90001-5200"),  // US ZIP code
            ("9999 AA", "1012js", "1012 JS"),  // Dutch postcode
            ("XXXXX-XXXXX-XXXXX-XXXXX-XXXXX", "abcde12345fghij67890klmno", "ABCDE-12345-FGHIJ-67890-KLMNO"),
            ("AA 99 99 99 A", "qq123456c", "QQ 12 34 56 C"),  // UK National Insurance number
            ("99999999-A", "12345678z", "12345678-Z"),  // Spanish DNI
            ("AAAAA9999A", "abcpe1234f", "ABCPE1234F"),  // Indian PAN
        ],
        NativeField.Manner.allCases
    )
    func layouts(example: (pattern: String, typed: String, display: String), manner: NativeField.Manner) {
        let format = SectionedFormat.pattern(example.pattern)
        var field = NativeField(format, manner: manner)
        for character in example.typed { field.replaceSelection(with: String(character)) }
        #expect(format.formatted(field.text).display == example.display)
        #expect(field.completions >= 1)
        #expect(format.error(in: field.text) == nil)
        #expect(
            format.error(in: String(field.text.dropLast())) == ControlMessage(.incomplete, 1, unit: .characters)
                || example.pattern.contains("|")
        )
        var pasted = NativeField(format, manner: manner)
        pasted.replaceSelection(with: example.display)
        #expect(pasted.text == field.text)
    }

    @Test("leave out a digit or a letter of the layout only where it begins the text")
    func beginnings() {
        let number = SectionedFormat.pattern("+1 (999) 999-9999")
        for text in ["+1 (415) 111-2671", "+14151112671", "(415) 111-2671", "415-111-2671"] {
            #expect(number.text(set: text) == "4151112671")
        }
        var field = NativeField(number, manner: .asks)
        for character in "4151112671" { field.replaceSelection(with: String(character)) }
        #expect(field.text == "4151112671")
        #expect(number.error(in: field.text) == nil)
        let plate = SectionedFormat.pattern("KAA 9999")
        #expect(plate.text(set: "KBR 1234") == "BR1234")
        #expect(plate.text(set: "KB 1234") == "KB1234")
    }

    @Test("leave sections short where what follows shows it")
    func shortSections() {
        let format = SectionedFormat.pattern("AA?9X? 9AA")
        #expect(format.formatted("m11ae").sections == ["M1", "1AE"])
        #expect(format.formatted("sw11").sections == ["SW11", ""])
        #expect(format.formatted("sw11a").sections == ["SW1", "1A"])
        #expect(format.formatted("sw111aa").sections == ["SW11", "1AA"])
    }

    @Test("take the first alternative that a text completes")
    func alternatives() {
        let format = SectionedFormat.pattern("9999 999999 99999|9999 9999 9999 9999")
        #expect(SectionedFieldModel(format, text: "378282246310005").presentation.lengths == [4, 6, 5])
        #expect(SectionedFieldModel(format, text: "4242424242424242").presentation.lengths == [4, 4, 4, 4])
    }

    @Test("refuse characters that don't fit their place", arguments: NativeField.Manner.allCases)
    func refusal(manner: NativeField.Manner) {
        var field = NativeField(.pattern("AA-999-AA"), manner: manner)
        for character in "1a2b3x" { field.replaceSelection(with: String(character)) }
        #expect(field.text == "AB3")
    }

    @Test("let a person type over a selection and before the rest of a text", arguments: NativeField.Manner.allCases)
    func retyping(manner: NativeField.Manner) {
        let cases: [(pattern: String, text: String, selection: Range<Int>, typed: String, result: String)] = [
            ("AA-999-AA", "AB123CD", 2..<5, "456", "AB456CD"),
            ("9999 AA", "1012JS", 0..<4, "2345", "2345JS"),
            ("99999999-A", "12345678Z", 0..<8, "87654321", "87654321Z"),
            ("AA 99 99 99 A", "QQ123456C", 2..<8, "987654", "QQ987654C"),
            ("A9A 9A9", "K1A0B1", 0..<3, "m5v", "M5V0B1"),
            ("AA-999-AA", "AB3", 0..<0, "C", "CAB3"), ("Aa-99", "11", 0..<0, "cd", "Cd11"),
        ]
        for (pattern, text, selection, typed, result) in cases {
            var field = NativeField(.pattern(pattern), text: text, manner: manner)
            field.select(selection)
            for character in typed { field.replaceSelection(with: String(character)) }
            #expect(field.text == result)
        }
    }

    @Test("let a person repair a text after a deletion", arguments: NativeField.Manner.allCases)
    func repair(manner: NativeField.Manner) {
        let format = SectionedFormat.pattern("AA-999-AA")
        var field = NativeField(format, text: "AB123CD", manner: manner)
        field.select(0..<1)
        field.replaceSelection(with: "")
        #expect(field.text == "B123CD")
        #expect(format.error(in: field.text) == ControlMessage(.incorrect))
        field.replaceSelection(with: "x")
        #expect(field.text == "XB123CD")
        #expect(format.error(in: field.text) == nil)
    }

    @Test("keep the case of letters in a and x, and only there")
    func letterCase() {
        #expect(SectionedFormat.pattern("aa-AA").formatted("abcd").text == "abCD")
        #expect(SectionedFormat.pattern("xx").formatted("a1").text == "a1")
        #expect(SectionedFormat.pattern("X*").formatted("a_").display == "A_")
    }

    @Test(
        "report what doesn't fit in a submitted text, and don't make it fit",
        arguments: [
            ("99-99-99", "608371999", ControlMessage(.over, 3)),
            ("999-99-9999", "078-05-11209", ControlMessage(.over, 1)),
            ("AA-999-AA", "AB-12345-CD", ControlMessage(.over, 2)),
            ("AA-999-AA", "1AB-123-CD", ControlMessage(.over, 1)),
            ("AA-999-AA", "1B-123-CD", ControlMessage(.incorrect)),
            ("KAA 9999", "KBR 12345", ControlMessage(.over, 1)), ("KAA 9999", "KB1 2345", ControlMessage(.incorrect)),
            ("99999|99999-9999", String(repeating: "1", count: 60_000), ControlMessage(.over, 59_991)),
            ("XXXXXX?X?99", String(repeating: "A", count: 60_000), ControlMessage(.over, 59_991)),
        ]
    )
    func submitted(pattern: String, text: String, error: ControlMessage) {
        #expect(SectionedFormat.pattern(pattern).error(in: text) == error)
    }

    @Test("read a long text in the time of its length")
    func longText() {
        let pattern = SectionedFormat.pattern(String(repeating: "X", count: 62) + "99")
        let time = ContinuousClock().measure { _ = pattern.text(set: String(repeating: "A", count: 64_000)) }
        let least = ContinuousClock().measure { _ = pattern.text(set: String(repeating: "A", count: 4_000)) }
        #expect(time < least * 100)
    }

    @Test("have declarations")
    func declaration() {
        #expect(SectionedFormat("pattern AA-999-AA") == .pattern("AA-999-AA"))
        #expect(SectionedFormat.pattern("AA 99|9").declaration == "pattern AA 99|9")
        #expect(SectionedFormat.pattern("AA-99") != .pattern("AA-98"))
        #expect(SectionedFormat.pattern("99").entry.keyboard == .digits)
        #expect(SectionedFormat.pattern("A9").entry.isUppercase)
    }

    @Test(
        "draw the first punctuation mark of each separator",
        arguments: [
            ("99-99-99", "608371", "--"), ("999.999.999-99", "", "..-"), ("999 999-9999", "2125550123", " -"),
            ("99999|99999-9999", "90001", ""), ("99999|99999-9999", "900015", "-"), ("9?A-99.99", "A1234", "-."),
            ("9?-99.99", "1234", "."), ("9?-99.99", "12345", "-."), ("99_99/99", "", "_/"),
            ("(999) 999-9999", "", ")-"), ("99 (999) 9999", "", "()"), ("999 / 999 x99", "", "/ "),
            (#"+4\9 999 9999"#, "", " "), (#"99\|99\99"#, "", "| "), ("9999 kWh", "", ""),
            ("999.999.999-99|XX.XXX.XXX/XXXX-99", "12ABC", "../-"),
        ]
    )
    func separators(pattern: String, text: String, separators: String) {
        #expect(SectionedFieldModel(.pattern(pattern), text: text).presentation.visibleSeparators == separators)
    }

    @Test(
        "without a separator to draw are divided",
        arguments: ["AA?9X? 9AA", "AA 99 99 99 A", "999", " 99 99 "]
    )
    func divided(pattern: String) {
        #expect(SectionedFieldModel(.pattern(pattern)).presentation.visibleSeparators == nil)
    }

    @Test(
        "draw what is before the first section and after the last one",
        arguments: [
            ("+1 (999) 999-9999", "", "+1 (", ""), ("9999 kWh", "12", "", "kWh"), ("(99)", "12", "(", ")"),
            ("DE 999|FR-999 X", "", "DE", ""), (#"+4\9 999\"#, "", "+49", ""), ("DE 999|FR AAA !", "abc", "FR", "!"),
        ]
    )
    func affixes(pattern: String, text: String, prefix: String, suffix: String) {
        let model = SectionedFieldModel(.pattern(pattern), text: text)
        #expect(model.presentation.affixes == SectionAffixes(prefix: prefix, suffix: suffix))
        #expect(model.patternAffixes == model.presentation.affixes)
    }

    @Test("have nothing around them in most layouts", arguments: ["99-99-99", "AA 99", ""])
    func noAffixes(pattern: String) {
        let model = SectionedFieldModel(.pattern(pattern))
        #expect(model.presentation.affixes == nil)
        #expect(model.patternAffixes == nil)
    }

    @Test(
        "leave out the beginning that a person types nevertheless",
        arguments: ["+1 (415) 111-2671", "+14151112671", "14151112671", "1-415-111-2671"],
        NativeField.Manner.allCases
    )
    func typedBeginning(text: String, manner: NativeField.Manner) {
        var field = NativeField(.pattern("+1 (999) 999-9999"), manner: manner)
        for character in text { field.replaceSelection(with: String(character)) }
        #expect(field.text == "4151112671")
        #expect(field.selection == 10..<10)
        field.replaceSelection(with: "1")
        #expect(field.text == "4151112671")
    }

    @Test(
        "format a text with the separators of the sections that it has",
        arguments: [
            ("9?-99.99", "1234", "12.34"), ("9?-99.99", "12345", "1-23.45"),
            ("+1 (999) 999-9999", "4151112671", "+1 (415) 111-2671"),
            ("(99) 9?9999-9999", "1155556666", "(11) 5555-6666"),
            ("+1 (999) 999-9999", "4", "+1 (4"), ("(99)", "12", "(12)"), ("(99)", "1", "(1"),
            ("9999 kWh", "1234", "1234 kWh"), (#"+4\9 999\a"#, "301", "+49 301a"), ("9999 kWh", "12", "12"),
            ("AAAA kWh", "ABCD", "ABCD kWh"),
            ("DE AAA?A?A? de", "ABCD", "DE ABCD de"), ("99(kw)", "12", "12(kw)"), ("KAA 9999", "BR12", "KBR 12"),
            ("KAA 9999", "KB1234", "KKB 1234"),
        ]
    )
    func formatted(pattern: String, text: String, display: String) {
        let format = SectionedFormat.pattern(pattern)
        #expect(format.formatted(text).display == display)
        #expect(format.text(set: display) == text)
        #expect(format.formatted("").display == "")
    }

    @Test("without a place are fields without sections", arguments: ["", "-", "||", "?", "é"])
    func empty(pattern: String) {
        let format = SectionedFormat.pattern(pattern)
        #expect(SectionedFieldModel(format, text: "a").presentation.text == "")
        #expect(format.formatted("1").display == "")
    }
}
