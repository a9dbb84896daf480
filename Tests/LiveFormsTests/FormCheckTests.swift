import LiveControls
import LiveForms
import LivePasswords
import LiveText
import Testing

@Suite("FormCheck")
struct FormCheckTests {
    @Test("returns one verdict per field, in field order")
    func order() {
        let declaration = FormDeclaration([
            .text("bio", limit: 4), .sections("card", .card), .number("age", NumberBounds(minimum: DecimalNumber(18))),
        ])
        let form = FormCheck(declaration, ["bio": "Hello", "card": "4242 4242 4242 4242", "age": "12"])
        #expect(form.verdicts.map(\.name) == ["bio", "card", "age"])
        #expect(form.verdicts.map(\.isValid) == [false, true, false])
        #expect(form.verdicts.map(\.text) == [nil, "4242424242424242", nil])
        #expect(form.errors.map(\.englishText) == ["1 character over the limit", "At least 18"])
        #expect(!form.isValid)
        #expect(FormCheck(FormDeclaration([]), [:]).isValid)
    }

    @Test(
        "reports an empty text as an error only if the field is required",
        arguments: [
            (FieldDeclaration.Kind.text(TextLimit(5)), ""), (.sections(.card), " - "), (.number(NumberBounds()), ""),
            (.choice([FormOption("solo")]), ""),
        ]
    )
    func empty(kind: FieldDeclaration.Kind, text: String) {
        #expect(kind.errors(in: text).map(\.reason) == [.required])
        #expect(kind.verdict(on: text, isRequired: false).errors.isEmpty)
        #expect(kind.verdict(on: text, isRequired: false).text == "")
    }

    @Test("rejects a value that is no option")
    func options() {
        let kind = FieldDeclaration.Kind.choice([FormOption("solo", "Solo"), FormOption("team", "Team")])
        #expect(kind.verdict(on: "team").text == "team")
        #expect(kind.errors(in: "Team").map(\.reason) == [.choice])
        #expect(kind.errors(in: "studio", isRequired: false).map(\.reason) == [.choice])
        let units = FieldDeclaration.Kind.choice([FormOption("K"), FormOption("caf\u{E9}")])
        for value in ["\u{212A}", "cafe\u{301}"] { #expect(units.errors(in: value).map(\.reason) == [.choice]) }
    }

    @Test("rejects U+0000, and line breaks in a field of one line")
    func unheld() {
        #expect(FieldDeclaration.Kind.text(TextLimit(0)).errors(in: "a\0b").map(\.reason) == [.format])
        #expect(FieldDeclaration.Kind.text(FormText()).errors(in: "a\r\nb").map(\.reason) == [.format])
        #expect(FieldDeclaration.Kind.text(FormText()).errors(in: "a\u{2028}b").isEmpty)
    }

    @Test(
        "counts a line break once in every unit, however a browser submits it",
        arguments: TextUnit.allCases.filter { $0 != .words }
    )
    func lineBreaks(unit: TextUnit) {
        for text in ["a\r\nb", "a\rb", "a\nb"] {
            let verdict = FieldDeclaration.Kind.text(TextLimit(3, unit: unit)).verdict(on: text, isRequired: false)
            #expect(verdict.text == "a\nb")
        }
        #expect("\r\n\n\r\r\n".withLineFeeds == "\n\n\n\n")
        #expect(FieldDeclaration.Kind.text(TextLimit(2, unit: unit)).errors(in: "a\r\nb").map(\.reason) == [.limit])
    }

    @Test("reports a text below its minimum, and the first of several limits")
    func bounds() {
        let limit = TextLimit(10).atLeast(3).and(12, unit: .utf8)
        let verdicts = ["ab", "abc", "", "日本語日本", "abcdefghijklm"].map { text in
            FieldDeclaration.Kind.text(limit).errors(in: text, isRequired: false).map(\.englishText)
        }
        #expect(
            verdicts == [["1 character missing"], [], [], ["3 bytes over the limit"], ["3 characters over the limit"]]
        )
    }

    @Test(
        "accepts a long text within its limit in any script, but not an endless character",
        arguments: [
            (TextLimit(10_000, unit: .words), String(repeating: "предложение ", count: 10_000)),
            (TextLimit(20_000), String(repeating: "क्षि", count: 20_000)),
            (TextLimit(0).and(100_000, unit: .utf8), String(repeating: "a", count: 100_000)),
        ]
    )
    func longTexts(limit: TextLimit, text: String) {
        let kind = FieldDeclaration.Kind.text(limit)
        #expect(kind.errors(in: text).isEmpty)
        let endless = "e" + String(repeating: "\u{301}", count: 500_000)
        #expect(kind.errors(in: endless).map(\.reason) == [.limit])
    }

    @Test("counts a surplus in the unit of the limit, however large the text is")
    func largeSurplus() {
        let errors = FieldDeclaration.Kind.text(TextLimit(160)).errors(in: String(repeating: "a", count: 70_000))
        #expect(errors.map(\.englishText) == ["69,840 characters over the limit"])
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
        let verdict = FieldDeclaration.Kind.sections(format).verdict(on: text, isRequired: false)
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
        let kind = FieldDeclaration.Kind.sections(format)
        #expect(kind.errors(in: text, isRequired: false).count == 1)
        #expect(kind.errors(in: text).map(\.reason) != [.required])
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
        let verdict = FieldDeclaration.Kind.sections(format).verdict(on: text)
        #expect(verdict.text == raw, "\(verdict.errors)")
    }

    @Test("accepts no card number of zeros", arguments: 12...19)
    func zeros(count: Int) {
        let number = String(repeating: "0", count: count)
        #expect(!FieldDeclaration.Kind.sections(.card).errors(in: number).isEmpty)
    }

    @Test("reports an empty password, and one that differs from its confirmation")
    func emptyPassword() {
        func reasons(_ again: String, _ policy: PasswordPolicy) -> [FieldError.Reason] {
            let field = FieldDeclaration.newPassword("it", confirmation: ("again", "Again"), policy: policy)
            return FormCheck(FormDeclaration([field]), ["again": again]).errors.map(\.reason)
        }
        #expect(reasons("", .classic).first == .rule(.minLength(8)))
        #expect(reasons("", PasswordPolicy()) == [.required])
        #expect(reasons("x", PasswordPolicy()) == [.required, .match])
    }

    @Test("compares a password with the texts of other fields, and with those that autofill knows as a name")
    func personalWords() {
        let policy = PasswordPolicy.nist(withSecondFactor: true)
        let form = FormDeclaration([
            .text("name", content: .username), .text("team").optional(),
            .newPassword("password", policy: policy, excluding: ["team"]),
        ])
        func reasons(_ name: String, _ team: String) -> [FieldError.Reason] {
            FormCheck(form, ["name": name, "team": team, "password": "marabou 12"]).errors.map(\.reason)
        }
        #expect(reasons("marabou", "") == [.rule(.notPersonal)])
        #expect(reasons("zoe", "Marabou") == [.rule(.notPersonal)])
        #expect(reasons("zoe", "") == [])
    }

    @Test("accepts no password as strong enough without a dictionary")
    func strengthWithoutDictionary() {
        var password = NewPassword(policy: PasswordPolicy())
        password.leastStrength = .weak
        let kind = FieldDeclaration.Kind.newPassword(password)
        #expect(kind.errors(in: "violet kettle by the tram line").map(\.reason) == [.strength])
    }

    @Test(
        "compares numbers exactly and includes both bounds",
        arguments: [
            ("9007199254740992", ""), ("9007199254740993", "maximum"), ("-0.5", ""), ("-0.50", ""),
            ("-0.51", "minimum"), ("-0", ""), ("1e3", ""), ("1e400", "maximum"), ("-1e400", "minimum"),
            ("NaN", "number"), ("Infinity", "number"),
            ("twelve", "number"), ("1,5", "number"), ("+5", "number"), (" 5", "number"), ("5\n", "number"), ("05", ""),
        ]
    )
    func bounds(text: String, reason: String) {
        let bounds = NumberBounds(minimum: DecimalNumber("-0.5"), maximum: DecimalNumber("9007199254740992"))
        let errors = FieldDeclaration.Kind.number(bounds).errors(in: text)
        #expect(errors.map(\.reason.name) == (reason.isEmpty ? [] : [reason]))
    }

    @Test("says which numbers are allowed, in the reader's digits")
    func boundTexts() {
        let bounds = NumberBounds(minimum: DecimalNumber("0.5"), maximum: DecimalNumber(1_500_000))
        let kinds: [FieldDeclaration.Kind] = [.number(bounds), .number(NumberBounds(minimum: .zero, isWhole: true))]
        func texts(_ language: String) -> [String] {
            let errors = [kinds[0].errors(in: "0"), kinds[0].errors(in: "1500001"), kinds[1].errors(in: "1.5")]
            return errors.flatMap { $0.map(Localization().messages(in: language).text) }
        }
        #expect(texts("en") == ["At least 0.5", "At most 1,500,000", "A whole number"])
        #expect(texts("de").prefix(2) == ["Mindestens 0,5", "Höchstens 1.500.000"])
        #expect(texts("de-CH").prefix(1) == ["Mindestens 0.5"])
        #expect(texts("hi") == ["कम से कम 0.5", "अधिक से अधिक 15,00,000", "एक पूर्णांक"])
        #expect(texts("ar-EG")[1] == "\u{2068}١٬٥٠٠٬٠٠٠\u{2069} على الأكثر")
    }

    @Test("says in a language that a server adds that a number is incorrect, until it has the more exact message")
    func boundInAddedLanguage() {
        let errors = FieldDeclaration.Kind.number(NumberBounds(minimum: .zero)).errors(in: "-1")
        var localization = Localization()
        func texts() -> [String] { errors.map(localization.messages(in: "nl").text) }
        localization.catalogs["nl"] = MessageCatalog(messages: ["required": "Vul dit in"])
        #expect(texts() == ["At least 0"])
        localization.catalogs["nl"]?.messages["incorrect"] = "Dit klopt niet"
        #expect(texts() == ["Dit klopt niet"])
        localization.catalogs["nl"]?.messages["numberMinimum"] = "Minstens {characters}"
        #expect(texts() == ["Minstens 0"])
    }

    @Test(
        "rejects fractions where only whole numbers are allowed",
        arguments: [("2", 2), ("2e1", 20), ("2.0", 2), ("2.5", nil)]
    )
    func wholeNumbers(text: String, whole: Int?) {
        let form = FormDeclaration([.number("seats", 1...50)])
        guard case .valid(let values) = form.validate([("seats", text)]) else {
            #expect(whole == nil)
            return
        }
        #expect(values.wholeNumber("seats") == whole)
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
        "has the value of sections, whether the value or the text is submitted",
        arguments: ["1225", "12/25", "2025-12"]
    )
    func value(submitted: String) {
        #expect(FieldDeclaration.Kind.sections(SectionedFormat(Month())).verdict(on: submitted).text == "2025-12")
    }

    @Test("checks an amount as a value and as a text", arguments: ["1234.5", "1234,5", "1.234,5 €", "$1,234.5"])
    func amount(submitted: String) {
        let kind = FieldDeclaration.Kind.sections(.amount(like: "1.234.567,00 €;1.234,00 €"))
        #expect(kind.verdict(on: submitted).text == "1234.5")
        #expect(kind.errors(in: "1.2345").map(\.reason) == [.limit] && kind.errors(in: "-1").map(\.reason) == [.format])
    }

    @Test(
        "stores dates and times as in ISO 8601",
        arguments: [
            ("date dmy .", "24.12.2026", "2026-12-24"), ("date dmy .", "2026-12-24", "2026-12-24"),
            ("date mdy", "12/24/26", "2026-12-24"), ("date dmy", "24122026", "2026-12-24"),
            ("time", "9:30 pm", "21:30"), ("time", "930", "09:30"), ("date dmy", "010226", "2026-02-01"),
            ("date dmy", "010220", "2020-02-01"), ("date dmy", "4122026", "2026-12-04"),
            ("date", "850607", "1985-06-07"),
            ("expiry", "427", "0427"), ("expiry", "42027", "0427"),
            ("date dmy", "30.02.2026", nil), ("date dmy", "24.12", nil), ("time : 09:00/17:30", "18:00", nil),
        ] as [(String, String, String?)]
    )
    func dates(format: String, submitted: String, stored: String?) throws {
        let format = try #require(SectionedFormat(format))
        #expect(FieldDeclaration.Kind.sections(format).verdict(on: submitted).text == stored)
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

/// A month and the last two digits of its year, with a value as in ISO 8601.
private final class Month: SectionRules {
    let name = "month-of-2000s"
    let accepts = AcceptedCharacters.digits
    let sections = [2, 2]

    func value(of text: [UInt8]) -> [UInt8]? {
        text.count == 4 ? Array("20".utf8) + text[2...] + Array("-".utf8) + text[..<2] : nil
    }

    func read(_ text: String, accepted: [UInt8]) -> [UInt8]? {
        accepted.count == 6 ? Array(accepted[4...] + accepted[2..<4]) : nil
    }
}
