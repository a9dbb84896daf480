import LiveControls
import LiveForms
import LivePasswords
import LiveText
import Testing

@Suite("FormCheck")
struct FormCheckTests {
    @Test("returns one verdict per field, in field order")
    func order() {
        let form = FormCheck([
            FormField("bio", .text("Hello", TextLimit(4))),
            FormField("card", .sections("4242 4242 4242 4242", .card, today: nil)),
            FormField("age", .number("12", NumberBounds(minimum: DecimalNumber(18)))),
        ])
        #expect(form.verdicts.map(\.name) == ["bio", "card", "age"])
        #expect(form.verdicts.map(\.isValid) == [false, true, false])
        #expect(form.verdicts.map(\.text) == [nil, "4242424242424242", nil])
        #expect(form.errors.map(\.englishText) == ["1 character over the limit", "This does not look right"])
        #expect(!form.isValid)
        #expect(FormCheck([]).isValid)
    }

    @Test(
        "reports an empty text as an error only if the field is required",
        arguments: [
            FieldEntry.text("", TextLimit(5)), .sections(" - ", .card, today: nil), .number("", NumberBounds()),
        ]
    )
    func empty(entry: FieldEntry) {
        #expect(entry.errors().map(\.reason) == [.required])
        #expect(entry.errors(isRequired: false).isEmpty)
        #expect(FieldVerdict(FormField("it", entry, isRequired: false)).text == "")
    }

    @Test(
        "counts a line break once in every unit, however a browser submits it",
        arguments: TextUnit.allCases.filter { $0 != .words }
    )
    func lineBreaks(unit: TextUnit) {
        for text in ["a\r\nb", "a\rb", "a\nb"] {
            let verdict = FieldVerdict(FormField("it", .text(text, TextLimit(3, unit: unit)), isRequired: false))
            #expect(verdict.text == "a\nb")
        }
        #expect("\r\n\n\r\r\n".withLineFeeds == "\n\n\n\n")
        #expect(FieldEntry.text("a\r\nb", TextLimit(2, unit: unit)).errors().map(\.reason) == [.limit])
    }

    @Test("reports a text below its minimum, and the first of several limits")
    func bounds() {
        let limit = TextLimit(10).atLeast(3).and(12, unit: .utf8)
        let verdicts = ["ab", "abc", "", "日本語日本", "abcdefghijklm"].map { text in
            FieldVerdict(FormField("it", .text(text, limit), isRequired: false)).errors.map(\.englishText)
        }
        #expect(
            verdicts == [["1 character missing"], [], [], ["3 bytes over the limit"], ["3 characters over the limit"]]
        )
    }

    @Test(
        "reports a text that is longer than its format allows, and by how much",
        arguments: [
            ("4242 4242 4242 4242 99", SectionedFormat.card, 2), ("424242424242424299", .card, 2),
            ("5555 5555 5555 4444 12", .card, 2), ("3782 822463 10005 6", .card, 1),
            (String(repeating: "0", count: 30_000), .card, 29_984), ("2125550123 4", .phoneUS, 1),
            ("61 2 5550 1234", .phoneUS, 1), ("0061 2 5550 1234", .phoneUS, 3), ("11 415 555 2671", .phoneUS, 1),
            ("123-456 789", .sixDigitCode, 3), ("DE89 3704 0044 0532 0130 00 12", .iban, 2), ("112730", .expiry, 2),
            ("04/1927", .expiry, 2), ("1128 6", .expiry, 1), ("01-26١", .expiry, 1), ("04/227", .expiry, 1),
            ("ab 12 x", .sections([2, 2], .alphanumeric), 1),
            ("e\u{301}e\u{301}e\u{301}", .sections([2], .any), 1),
        ]
    )
    func tooLong(text: String, format: SectionedFormat, surplus: Int) {
        let verdict = FieldVerdict(FormField("it", .sections(text, format, today: nil), isRequired: false))
        #expect(verdict.errors == [FieldError(.limit, ControlMessage(.over, surplus))])
        #expect(verdict.text == nil)
        #expect(format.validity(of: text) == .incorrect)
    }

    @Test(
        "reports a value that the format can't represent, also in an optional field",
        arguments: [
            ("+61 2 5550 1234", SectionedFormat.phoneUS), ("+52 55 1234 5678", .phoneUS), ("+354 555 1234", .phoneUS),
            ("(+354) 555-1234", .phoneUS), ("11111111111", .phoneUS), ("anna", .phoneUS), ("é", .card),
            ("12/27/2030", .expiry), ("1/2/27", .expiry), ("١/٢/٢٧", .expiry),
        ]
    )
    func foreign(text: String, format: SectionedFormat) {
        let entry = FieldEntry.sections(text, format, today: nil)
        #expect(entry.errors(isRequired: false).count == 1)
        #expect(entry.errors().map(\.reason) != [.required])
    }

    @Test(
        "accepts the notations in which people write a value",
        arguments: [
            ("+1 (415) 555-2671", SectionedFormat.phoneUS, "4155552671"), ("1-415-555-2671", .phoneUS, "4155552671"),
            ("415.555.2671", .phoneUS, "4155552671"), ("4242-4242-4242-4242", .card, "4242424242424242"),
            ("IBAN DE89 3704 0044 0532 0130 00", .iban, "DE89370400440532013000"), ("4/2027", .expiry, "0427"),
            ("2027-04", .expiry, "0427"), ("112027", .expiry, "1127"), (" 11 / 27 ", .expiry, "1127"),
            ("123 456", .sixDigitCode, "123456"),
            ("4000000000000000006", .card, "4000000000000000006"),
        ]
    )
    func notations(text: String, format: SectionedFormat, raw: String) {
        let verdict = FieldVerdict(FormField("it", .sections(text, format, today: nil)))
        #expect(verdict.text == raw, "\(verdict.errors)")
    }

    @Test("accepts no card number of zeros", arguments: 12...19)
    func zeros(count: Int) {
        let number = String(repeating: "0", count: count)
        #expect(!FieldEntry.sections(number, .card, today: nil).errors().isEmpty)
    }

    @Test("accepts an empty optional password, unless its confirmation differs")
    func emptyPassword() {
        let entry = PasswordEntry(PasswordText(), confirmation: PasswordText(), policy: .classic)
        #expect(FieldEntry.password(entry).errors(isRequired: false).isEmpty)
        #expect(FieldEntry.password(entry).errors().first?.reason == .rule(.minLength(8)))
        var other = entry
        other.confirmation = PasswordText("x")
        #expect(FieldEntry.password(other).errors(isRequired: false).map(\.reason) == [.match])
        let anything = PasswordEntry(PasswordText(), policy: PasswordPolicy())
        #expect(FieldEntry.password(anything).errors().map(\.reason) == [.required])
    }

    @Test(
        "compares numbers exactly and includes both bounds",
        arguments: [
            ("9007199254740992", true), ("9007199254740993", false), ("-0.5", true), ("-0.50", true), ("-0.51", false),
            ("-0", true), ("1e3", true), ("1e400", false), ("-1e400", false), ("NaN", false), ("Infinity", false),
            ("twelve", false), ("1,5", false), ("+5", false), (" 5", false), ("5\n", false), ("05", true),
        ]
    )
    func bounds(text: String, isAllowed: Bool) {
        let bounds = NumberBounds(minimum: DecimalNumber("-0.5"), maximum: DecimalNumber("9007199254740992"))
        #expect(FieldEntry.number(text, bounds).errors().map(\.reason) == (isAllowed ? [] : [.number]))
    }

    @Test("orders numbers independently of their notation")
    func numberOrder() throws {
        let texts = [
            "-Infinity", "-1e30", "-12", "-11.5", "-1e-3", "0", "0.0009", "1e-3", "0.01", "2", "10", "11", "Infinity",
        ]
        let numbers = try texts.map { try #require(DecimalNumber($0)) }
        for (index, first) in numbers.enumerated() {
            for (other, second) in numbers.enumerated() { #expect((first < second) == (index < other)) }
        }
        let (zero, negativeZero) = (try #require(DecimalNumber("0")), try #require(DecimalNumber("-0.0")))
        #expect(!(zero < negativeZero) && !(negativeZero < zero))
        #expect(!(DecimalNumber.notANumber < zero) && !(zero < .notANumber))
    }

    @Test(
        "describes a rule with the same English text as browsers",
        arguments: [
            (PasswordRule.minLength(1), "At least 1 character"), (.maxLength(64), "At most 64 characters"),
            (.maxConsecutive(2), "No character more often in a row than 2"), (.custom("No spaces"), "No spaces"),
        ]
    )
    func messages(rule: PasswordRule, text: String) {
        #expect(FieldError(rule).englishText == text)
    }

    @Test("has an English text for every message and unit", arguments: ControlMessage.Key.allCases)
    func allMessages(key: ControlMessage.Key) {
        for unit in TextUnit.allCases {
            let words = ControlMessage(key, 3, unit: unit).englishText(naming: "x")
            #expect(!words.isEmpty && !words.contains("{"))
        }
    }
}
