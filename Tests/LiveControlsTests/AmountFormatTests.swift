import LiveControls
import LiveTestSupport
import LiveText
import Testing

@Suite("Amount format")
struct AmountFormatTests {
    static let euros = SectionedFormat.amount(like: "1.234.567,00 €;-1.234,00 €")
    static let dollars = SectionedFormat.amount(like: "$1,234,567.00;-$1,234.00")
    static let yen = SectionedFormat.amount(like: "¥1,234,567;¥1,234")
    static let rupees = SectionedFormat.amount(like: "₹12,34,567.00;-₹1,234.00")
    static let pesetas = SectionedFormat.amount(like: "1.234.567,00 €;1234,00 €")
    static let dinars = SectionedFormat.amount(like: "1.234.567,000 KWD;-1.234,000 KWD")
    static let francs = SectionedFormat.amount(like: "1 234 567,00 €;-1 234,00 €")
    static let swiss = SectionedFormat.amount(like: "CHF 1’234’567.00;CHF-1’234.00")

    @Test(
        "groups the digits from the right, and draws the currency and the sign as the examples",
        arguments: [
            (euros, "1234567,89", "1.234.567,89 €"), (euros, "-1234", "-1.234 €"), (euros, "12,", "12, €"),
            (dollars, "-1234567.5", "-$1,234,567.5"), (dollars, "0.5", "$0.5"), (dollars, "", ""),
            (yen, "1234567", "¥1,234,567"), (rupees, "123456789", "₹12,34,56,789"), (rupees, "-99999", "-₹99,999"),
            (pesetas, "1234", "1234 €"), (pesetas, "12345", "12.345 €"), (dinars, "1234,567", "1.234,567 KWD"),
            (swiss, "-1234.5", "CHF-1’234.5"), (swiss, "1234.5", "CHF 1’234.5"),
            (.amount(like: "1234567;-1234"), "9999999", "9999999"), (.amount(like: ""), "1234.5", "1,234.5"),
        ]
    )
    func display(format: SectionedFormat, text: String, display: String) {
        #expect(format.formatted(text).display == display)
        #expect(format.text(set: text) == text)
        #expect(SectionedFormat(format.declaration) == format)
    }

    @Test(
        "reads amounts in other notations and scripts",
        arguments: [
            (euros, "1.234,56 €", "1234,56"), (euros, "$1,234.56", "1234,56"), (euros, "１２３４", "1234"),
            (euros, "1.234", "1234"), (euros, "1,234", "1234"), (euros, "12.5", "12,5"),
            (euros, "1.234.567", "1234567"),
            (euros, "0.234", "0,23"), (euros, "1'234.50", "1234,50"), (euros, "1 234,50 €", "1234,50"),
            (euros, "(1.234,00 €)", "-1234,00"), (euros, "1.234,00-", "-1234,00"), (euros, "−5", "-5"),
            (euros, "٠١٢٣٤٫٥", "01234,5"), (euros, "१२३", "123"), (euros, "12。5", "12,5"), (euros, "١٢،٥", "12,5"),
            (euros, "١٬٢٣٤٫٥٠", "1234,50"), (euros, "𝟙𝟚", "12"), (euros, "𞥑⹁𞥒𞥓𞥔.𞥕", "1234,5"),
            (dollars, "Rs. 1,234.50", "1234.50"), (dollars, "500 kr.", "500"), (dollars, "$.50", "0.50"),
            (dollars, "1.234,56 €", "1234.56"), (dollars, "1,234", "1234"), (dollars, "1,23", "1.23"),
            (yen, "¥1,234.00", "1234"), (yen, "1,234", "1234"), (dinars, "1.234", "1234"), (dinars, "1,234", "1,234"),
            (.amount(like: "1 234 567$00"), "1 234$5", "1234$5"), (francs, "1.5", "1,5"), (francs, "1.234", "1234"),
            (euros, "none", ""), (yen, "-5", ""),
            // A dash or a slash in place of the decimals isn't a minus sign.
            (euros, "500.-", "500"), (euros, "500,--", "500"), (euros, "500,– €", "500"), (euros, "1'500.–", "1500"),
            (yen, "500.—", "500"), (rupees, "Rs. 500/-", "500"), (euros, "500 -", "-500"),
            // A hyphen in a word isn't a minus sign, either.
            (euros, "1.234,56 US-Dollar", "1234,56"), (euros, "6 800 dollars des États-Unis", "6800"),
            (euros, "-5 US-Dollar", "-5"), (euros, "US-$ 500", "500"), (euros, "500 US-$", "500"),
            (euros, "CFA-franc 500", "500"), (euros, "5 доллара США-тест", "5"), (euros, "kr-500", "-500"),
            (.amount(like: "1.234.567,00 €;1.234,00 €"), "12,50 US-Dollar", "12,50"),
            // Parentheses contain the number.
            (euros, "(EUR) 500", "500"), (euros, "Total (incl. VAT): 1,234.50", "1234,50"), (euros, "(500", "500"),
            (euros, "500 (net)", "500"), (euros, "(EUR 500)", "-500"),
            // A text with two numbers isn't a number.
            (euros, "12.50 EUR / 13.50 EUR", ""), (euros, "Total: 12.50 EUR (incl. 2.00 VAT)", ""),
            (euros, "2 of 3: 99", ""),
            (euros, "5-10", ""), (euros, "12 apples 34", ""), (euros, "1e3", ""), (euros, "1e-7", ""),
            (euros, "0x10", ""),
            (euros, "12:30", ""), (euros, "1\t2", ""), (euros, "-5-10", ""), (euros, "(5) 6", ""),
            // A word after a number can multiply it.
            (dollars, "$3 million", ""), (dollars, "$1.5M", ""), (dollars, "1.2k", ""),
            (euros, "1,5\u{A0}Mio.\u{A0}€", ""),
            (dollars, "2bn", ""), (euros, "1,5 triệu", ""), (euros, "12 %", ""), (euros, "12\u{202F}%", ""),
            (yen, "150万", ""),
            (euros, "3 тыс. €", ""),
            (rupees, "₹2 lakh", ""), (euros, "2 mila €", ""), (euros, "1,5 Md €", ""), (euros, "５‰", ""),
            (euros, "12 Euro", "12"), (euros, "500 kr.", "500"), (yen, "1200円", "1200"), (euros, "1 200 Kč", "1200"),
            (euros, "500 MDL", "500"), (euros, "500 Bs", "500"), (euros, "1200 руб.", "1200"),
            (dollars, "12 dollars", "12"),
            (euros, "55,16 NT$", "55,16"), (euros, "55,16 NT$ ", "55,16"), (euros, "3 NT", ""),
            (dollars, "1.41 Trinidad & Tobago dollars", "1.41"), (dollars, "3 trillion", ""), (dollars, "3 Tril.", ""),
            (dollars, "3 tri", ""),
            (dollars, "3 nt US$", ""),
            (euros, "500 ман.", "500"), (euros, "500 birr", "500"), (euros, "500 TL", "500"), (euros, "million 3", "3"),
            // Nor are a date, an address, and a number with groups that no country has.
            (dollars, "1.000.5", ""), (euros, "1.2.3", ""), (dollars, "1,234.56.78", ""), (euros, "12.12.2026", ""),
            (dollars, "192.168.1.1", ""), (dollars, "1,2,3", ""), (dollars, "1,23.45", ""), (euros, "1.234,5.6", ""),
            (dollars, "1,23,456", "123456"), (dollars, "12,34,567.5", "1234567.5"), (euros, "1.234.567,8", "1234567,8"),
            (.amount(like: "123,4567.00"), "12,3456,7890.5", "1234567890.5"), (dollars, "1,234.", "1234."),
            (dollars, "1,234.50.", "1234.50"), (euros, "1.234.567.", "1234567"),
            (euros, "\u{200F}1\u{200E}2\u{2007}3", "123"),
            (euros, "99999999999999999999", ""),
        ]
    )
    func pasted(format: SectionedFormat, pasted: String, text: String) {
        var field = SectionedFieldModel(format)
        field.send(.field(.willEdit(TextEdit(0..<0, pasted))))
        #expect(field.presentation.text == text)
    }

    @Test(
        "has a plain decimal as its value, and reads it",
        arguments: [
            (euros, "1234,56", "1234.56"), (euros, "-0012,5", "-12.5"), (euros, "12,", "12"), (euros, ",5", "0.5"),
            (euros, "-", "-"), (euros, "", ""), (euros, "-0,00", "0.00"), (dinars, "1,234", "1.234"), (yen, "7", "7"),
            (dollars, "1234.5", "1234.5"),
        ]
    )
    func value(format: SectionedFormat, text: String, value: String) {
        #expect(format.value(of: text) == value)
        #expect(format.value(of: format.text(set: value)) == value)
        #expect(SectionedFieldModel(format, text: value).presentation.text == format.text(set: value))
    }

    @Test(
        "replaces a number by a pasted one, wherever the caret is",
        arguments: [
            ("1234,56", 7..<7, "999,99", "999,99"), ("1234,56", 0..<4, "999,99", "999,99"),
            ("12,34", 1..<1, "1.234,56", "1234,56"),
            ("12", 2..<2, "-5", "-5"), ("12", 1..<1, "34", "1342"), ("12", 2..<2, "3,4", "123,4"),
            ("12,34", 1..<1, ",", "12,34"),
        ]
    )
    func replaced(text: String, selection: Range<Int>, pasted: String, result: String) {
        var field = SectionedFieldModel(Self.euros, text: text)
        field.send(.field(.willEdit(TextEdit(selection, pasted))))
        #expect(field.presentation.text == result)
    }

    @Test("doesn't group digits after a leading zero")
    func leadingZeros() {
        #expect(Self.euros.formatted("0234").display == "0234 €")
        #expect(Self.euros.formatted("-00012,5").display == "-00012,5 €")
        #expect(Self.euros.formatted("0,5").display == "0,5 €")
    }

    @Test(
        "keeps a negative value where only positive ones are accepted, as an error",
        arguments: ["-5", "-0", "-1234"]
    )
    func negative(value: String) {
        let field = SectionedFieldModel(Self.yen, text: value)
        #expect(field.presentation.text == value && Self.yen.value(of: value) == value)
        #expect(Self.yen.error(in: value) == ControlMessage(.incorrect))
        #expect(Self.yen.formatted("-1234").display == "-¥1,234")
        var signed = SectionedFieldModel(Self.dollars, text: "-5")
        signed.send(.settingsChanged(SectionedFieldSettings(format: Self.yen)))
        #expect(signed.presentation.text == "-5")
    }

    @Test("doesn't take a value with too many decimals for another number")
    func surplus() {
        #expect(Self.euros.text(set: "1.234") == "1,234")
        #expect(Self.euros.error(in: "1.234") == ControlMessage(.over, 1))
        // Nor does it read the field's text as another notation, as undo does.
        #expect(Self.euros.text(set: "30,401") == "30,401" && Self.euros.value(of: "30,401") == "30.401")
        #expect(Self.euros.formatted("30,401").display == "30,401 €")
        #expect(Self.euros.text(set: "1.500") == "1,50")
        #expect(Self.yen.error(in: "-5") == ControlMessage(.incorrect))
        #expect(Self.euros.error(in: "-") == ControlMessage(.incorrect) && Self.euros.error(in: "") == nil)
        #expect(Self.euros.error(in: "1234567890123456") == ControlMessage(.over, 1))
        #expect(Self.euros.error(in: "-1.234,56 €") == nil)
    }

    @Test(
        "keeps a number that is too long, and never takes it for another one",
        arguments: [
            "0.30000000000000004", "-0.30000000000000004", "110.00000000000001", "1234567890123456.78",
            "12345678901234567890", "0.300000000000000044408920985006",
        ]
    )
    func longNumbers(number: String) {
        for format in [Self.euros, Self.dollars, Self.yen] {
            #expect(format.value(of: format.text(set: number)) == number && format.validity(of: number) == .incorrect)
        }
        var field = SectionedFieldModel(Self.dollars)
        field.send(.field(.filled("1234567890123456.78", caret: 19)))
        #expect(field.presentation.text == "1234567890123456.78")
        var unsigned = SectionedFieldModel(Self.yen)
        unsigned.send(.field(.filled("-5", caret: 2)))
        #expect(unsigned.presentation.text == "-5" && Self.yen.validity(of: "-5") == .incorrect)
        field.send(.field(.set("12")))
        field.send(.field(.willEdit(TextEdit(2..<2, "1234567890123456.78"))))
        #expect(field.presentation.text == "12")
    }

    @Test("reads a submission of a page without script as it was typed")
    func submission() {
        let numbers = SectionedFormat.amount(like: "1.234.567")
        for (text, value) in [
            ("1.000", "1000"), ("-1.500", "-1500"), ("1.50", "1.50"), ("1.5000", "1.50"), ("0.500", "0.50"),
        ] {
            #expect(Self.euros.error(in: text) == nil && Self.euros.validity(of: text) != .incorrect)
            #expect(Self.euros.value(of: text) == value)
        }
        #expect(numbers.value(of: "50.000") == "50000" && numbers.error(in: "50.000") == nil)
        #expect(Self.dollars.value(of: "1.000") == "1.00")
    }

    @Test(
        "keeps the text of an edit that makes it unreadable",
        arguments: [("1234,5.", 7), ("12.34,5", 3), ("1234,5 10-20", 12), ("10.06.2026", 10)]
    )
    func unreadable(edited: String, caret: Int) {
        var field = SectionedFieldModel(Self.euros, text: "1234,5")
        field.send(.field(.edited(edited, caret: caret)))
        #expect(field.presentation.text == "1234,5")
        field.send(.field(.filled("10 000 - 20 000 €", caret: 17)))
        #expect(field.presentation.text == "1234,5")
    }

    /// Sends keys, where `|` is the caret, and returns the text with the caret.
    private func typed(_ keys: String, into text: String, _ format: SectionedFormat) -> String {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        var field = SectionedFieldModel(format)
        field.send(.field(.set(parts.joined())))
        field.send(.field(.selected(parts[0].utf16.count..<parts[0].utf16.count)))
        for key in keys {
            let selection = field.presentation.selection
            field.send(.field(.willEdit(TextEdit(selection, String(key)))))
        }
        var result = Array(field.presentation.text)
        result.insert("|", at: field.presentation.selection.upperBound)
        return String(result)
    }

    @Test(
        "keeps a number in which keys have one meaning",
        arguments: [
            (euros, "|", "1.234,56", "1234,56|"), (euros, "|", "-5", "-5|"), (euros, "|", ",5", "0,5|"),
            (euros, "12|", "-", "12|"), (euros, "|12", "-", "-|12"), (euros, "|-12", "3", "-3|12"),
            (euros, "|-12", "-", "|-12"), (euros, "1|2,50", ",", "1|2,50"), (euros, "12|,50", ",", "12,|50"),
            (euros, "12,5|", "67", "12,56|"), (euros, "123|456", ",", "123|456"), (euros, "1234|56", ",", "1234,|56"),
            (yen, "12|", ".5-", "12|"), (francs, "1|", ".5", "1,5|"), (swiss, "1|", ",5", "1.5|"),
            (dollars, "1|", ",5", "1.5|"), (euros, "999999999999999|", "9", "999999999999999|"),
            (euros, "1|", "x €", "1|"), (euros, "|", ".5", "0,5|"), (euros, "12|50", ".", "12,|50"),
            (euros, "123|456", ".", "123|456"), (euros, "12|,50", ".", "12,|50"), (euros, "1,23|", ".4", "1,23|"),
            (yen, "12|", "٫5", "12|"), (yen, "12|", "。5", "12|"), (yen, "12|", "．5", "12|"),
        ]
    )
    func keys(format: SectionedFormat, before: String, keys: String, after: String) {
        #expect(typed(keys, into: before, format) == after)
    }

    @Test(
        "takes a typed separator of another notation for the decimal separator, until three digits follow it",
        arguments: [
            (euros, "12.", "12,"), (euros, "12.5", "12,5"), (euros, "12.53", "12,53"), (euros, "1.234", "1234"),
            (euros, "1.234.5", "1234,5"), (euros, "1.234.567,89", "1234567,89"), (euros, "-1.5", "-1,5"),
            (euros, "0.125", "0,12"), (euros, "1,23.4", "1,23"), (dollars, "1,234,567.89", "1234567.89"),
            (rupees, "12,34,567.5", "1234567.5"), (rupees, "1,23", "1.23"), (francs, "1.234,5", "1234,5"),
            (dinars, "1.5", "1,5"), (dinars, "1.234,5", "1234,5"), (swiss, "1,25", "1.25"),
            (.amount(like: "1.234.567,0"), "1.2", "1,2"), (.amount(like: "1.234.567,0"), "1.234", "1234"),
            (euros, "１２．５", "12,5"), (euros, "１．２３４，５", "1234,5"), (dollars, "12，5", "12.5"), (dollars, "12。5", "12.5"),
            (dollars, "١٢،٥", "12.5"), (euros, "123456789012345.67", "123456789012345,67"),
            (euros, "123456789012345.678", "123456789012345,67"),
        ],
        NativeField.Manner.allCases
    )
    func separators(_ entry: (format: SectionedFormat, keys: String, text: String), manner: NativeField.Manner) {
        var field = NativeField(entry.format, manner: manner)
        field.focus()
        for key in entry.keys { field.replaceSelection(with: String(key)) }
        #expect(field.text == entry.text)
    }

    @Test("has decided a separator once the person edits otherwise or leaves")
    func decidedSeparators() {
        var field = NativeField(Self.euros, manner: .asks)
        field.focus()
        for key in "1.23" { field.replaceSelection(with: String(key)) }
        field.leave()
        field.focus()
        field.replaceSelection(with: "4")
        #expect(field.text == "1,23")
        field.select(3..<4)
        field.replaceSelection(with: "")
        for key in "34" { field.replaceSelection(with: String(key)) }
        #expect(field.text == "1,23")
    }

    @Test("reports no completion before a separator is decided, unless the person confirms the text")
    func undecidedCompletion() {
        var field = SectionedFieldModel(Self.euros)
        func isReported(_ key: String) -> Bool {
            let selection = field.presentation.selection
            return field.send(.field(.willEdit(TextEdit(selection, key)))).contains(.completed)
        }
        #expect(!"1.23".contains { isReported(String($0)) })
        #expect(field.send(.committed).contains(.completed))
        field.send(.field(.set("1")))
        #expect("1.234,56".map { isReported(String($0)) } == [false, false, false, false, false, false, false, true])
    }

    @Test("reads what is typed as what is pasted", arguments: [euros, dollars, rupees, dinars, francs, swiss])
    func typedOrPasted(format: SectionedFormat) {
        let own = format.text(set: "1.5").contains(".") ? "." : ","
        func pasted(_ text: String) -> String {
            var field = SectionedFieldModel(format)
            field.send(.field(.willEdit(TextEdit(0..<0, text))))
            return field.presentation.text
        }
        var generator = SplitMix64(seed: 11)
        for _ in 0..<1000 {
            let notations = [(",", "."), (".", ","), (" ", ","), ("'", "."), ("", "."), ("", ",")]
            let (group, decimal) = notations.randomElement(using: &generator)!
            // The locale's own decimal separator is one as soon as it's typed.
            if group == own { continue }
            let digits = String(Int.random(in: 0...10 << Int.random(in: 0...40, using: &generator), using: &generator))
            var text = ""
            for (index, digit) in digits.enumerated() {
                if index > 0, (digits.count - index) % 3 == 0 { text += group }
                text.append(digit)
            }
            let decimals = Int.random(in: 0...2, using: &generator)
            if decimals > 0 { text += decimal + String("0123456789".shuffled(using: &generator).prefix(decimals)) }
            #expect(typed(text, into: "|", format) == pasted(text) + "|", "\(text)")
        }
    }

    @Test("doesn't take typed decimals of a whole number for further digits", arguments: NativeField.Manner.allCases)
    func decimalsOfWholeNumbers(manner: NativeField.Manner) {
        let german = SectionedFormat.amount(like: "1.234.567;1.234")
        let french = SectionedFormat.amount(like: "1\u{202F}234\u{202F}567;1\u{202F}234")
        let entries: [(SectionedFormat, String, String)] = [
            (Self.yen, "12.50", "12"), (Self.yen, "1,250.75", "1250"), (Self.yen, "1,250", "1250"),
            (Self.yen, ".5", "5"),
            (german, "1.234,56", "1234"), (german, "1.250", "1250"), (french, "12,5", "12"), (french, "12.5", "12"),
            (french, "1 250", "1250"), (.amount(like: "1’234’567;1’234"), "12,5", "12"),
        ]
        for (format, keys, text) in entries {
            var field = NativeField(format, manner: manner)
            field.focus()
            for key in keys { field.replaceSelection(with: String(key)) }
            #expect(field.text == text, "\(keys)")
            // Another text continues.
            field.select(field.text.utf16.count - 1..<field.text.utf16.count)
            field.replaceSelection(with: "")
            field.replaceSelection(with: "0")
            #expect(field.text == text.dropLast() + "0")
        }
    }

    @Test("reads what autofill fills in, but not an edit that was made in the middle, as a whole number")
    func replacements() {
        var field = SectionedFieldModel(Self.euros, text: "12")
        field.send(.field(.filled("$1,234.56", caret: 9)))
        #expect(field.presentation.text == "1234,56")
        field.send(.field(.set("04420")))
        field.send(.field(.edited("041.234,5420", caret: 9)))
        #expect(field.presentation.text == "041234420")
    }

    @Test("has a section for the sign, each group, the decimals, and the place after them")
    func sections() {
        func lengths(_ text: String) -> [Int] { SectionedFieldModel(Self.euros, text: text).presentation.lengths }
        #expect(lengths("") == [1] && lengths("123") == [3, 1] && lengths("1234567") == [1, 3, 3, 1])
        #expect(lengths("-1234,5") == [1, 1, 3, 2, 1] && lengths("-") == [1, 1])
        for text in ["", "-", "-,", ",", "1", "-1234,5", "1234567"] {
            let presentation = SectionedFieldModel(Self.euros, text: text).presentation
            #expect(presentation.decorations?.before.count == presentation.lengths.count)
        }
    }

    @Test(
        "keeps a text that the person has edited when the program sets it again",
        arguments: [euros, dollars, yen, rupees, dinars, swiss]
    )
    func editedTexts(format: SectionedFormat) {
        #expect(Self.dollars.text(set: ".50") == ".50" && Self.dollars.value(of: ".50") == "0.50")
        #expect(Self.euros.text(set: ".50") == "0,50")
        var generator = SplitMix64(seed: 7)
        for _ in 0..<2000 {
            var field = SectionedFieldModel(format)
            for _ in 0..<Int.random(in: 1...14, using: &generator) {
                let count = field.nativeText.utf16.count
                let place = Int.random(in: 0...count, using: &generator)
                let key = String("0123456789.,-".randomElement(using: &generator)!)
                let isTyped = Bool.random(using: &generator)
                let edit = isTyped ? TextEdit(place..<place, key) : TextEdit(max(0, place - 1)..<place, "")
                field.send(.field(.willEdit(edit)))
            }
            #expect(format.text(set: field.nativeText) == field.nativeText)
        }
    }

    @Test("keeps the value in another format")
    func newFormat() {
        var field = SectionedFieldModel(Self.dinars, text: "1.234")
        #expect(field.presentation.text == "1,234")
        field.change { $0.format = .amount(like: "KWD 1,234,567.000;-KWD 1,234.000") }
        #expect(field.presentation.text == "1.234")
        field.change { $0.format = Self.dinars }
        #expect(field.presentation.text == "1,234")
    }

    @Test("reads the digits of every script")
    func digits() {
        for value in UInt32(0x80)...0x1FFFF {
            guard let scalar = Unicode.Scalar(value), scalar.properties.numericType == .decimal else { continue }
            let digit = Int(scalar.properties.numericValue ?? -1)
            #expect(Self.yen.text(set: String(scalar)) == String(digit), "U+\(String(value, radix: 16))")
        }
    }

    @Test("survives any examples")
    func examples() {
        for examples in [
            ";", "€", "1", "1;", "1,2,3,4,5,6,7,8,9;-", "12345678901234", "1..2;3;4", "1234567.", "a1b2c3",
        ] {
            let format = SectionedFormat.amount(like: examples)
            _ = format.formatted("-1234567890.5").display
            #expect(format.value(of: format.text(set: "12345")) == "12345")
        }
    }
}
