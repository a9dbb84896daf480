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
            ("twelve", false), ("1,5", false),
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
