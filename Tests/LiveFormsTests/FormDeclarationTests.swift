import Foundation
import LiveControls
import LiveForms
import LivePasswords
import LiveText
import Testing

@Suite("A form declaration")
struct FormDeclarationTests {
    private struct SignUp: LiveForm {
        static let form = FormDeclaration([
            .text("name", label: "Name", limit: 30, content: .username).hint("As others see you"),
            .text("bio", label: "Bio", FormText(LimitedFieldSettings(limit: TextLimit(160)), lines: 4)).optional(),
            .sections("card", label: "Card number", .card),
            .newPassword("password", label: "Password", confirmation: ("again", "Password again")),
            .number("seats", label: "Seats", 1...500),
            .number("share", NumberBounds()).optional(),
            .choice("plan", label: "Plan", [FormOption("solo", "Solo"), FormOption("team", "Team", detail: "$15")]),
        ])
    }

    private static let valid = [
        ("name", "Zoë"), ("bio", "a\r\nb"), ("card", "4242 4242 4242 4242"), ("password", "violet harbour kettle"),
        ("again", "violet harbour kettle"), ("seats", "12"), ("plan", "team"),
    ]

    private func changed(_ name: String, to value: String) -> [(String, String)] {
        Self.valid.map { $0.0 == name ? (name, value) : $0 }
    }

    @Test("returns typed values")
    func values() throws {
        guard case .valid(let values) = SignUp.form.validate(Self.valid) else {
            Issue.record("not valid")
            return
        }
        #expect(values.text("name") == "Zoë")
        #expect(values.text("bio") == "a\nb")
        #expect(values.text("card") == "4242424242424242")
        #expect(values.text("plan") == "team")
        #expect(values.wholeNumber("seats") == 12)
        #expect(values.number("share") == nil)
        #expect(values.password("password") == PasswordText("violet harbour kettle"))
        #expect(values["again"] == nil)
        let shown = ["name": "Zoë", "bio": "a\nb", "seats": "12", "plan": "team"]
        #expect(FormErrors(keeping: values).texts == shown)
    }

    @Test("returns the errors by field, and the texts to show again")
    func errors() {
        let pairs = [
            ("name", "Zoë"), ("bio", "a\r\nb"), ("card", "4242 4242 4242 4241"), ("password", "short"), ("again", "x"),
            ("seats", "0"),
        ]
        guard case .invalid(let errors) = SignUp.form.validate(pairs) else {
            Issue.record("valid")
            return
        }
        #expect(errors["name"].isEmpty && errors["bio"].isEmpty && errors.general.isEmpty)
        #expect(errors["card"].map(\.englishText) == ["This card number does not exist"])
        #expect(errors["password"].map(\.reason) == [.rule(.minLength(15))])
        #expect(errors["again"].map(\.reason) == [.match])
        #expect(errors["seats"].map(\.reason) == [.minimum(DecimalNumber(1))])
        #expect(errors["seats"].map(\.englishText) == ["At least 1"])
        #expect(errors["plan"].map(\.reason) == [.required])
        #expect(errors.texts == ["name": "Zoë", "bio": "a\nb", "seats": "0"])
    }

    @Test(
        "rejects what its page can't submit, with a clear error",
        arguments: [
            ("nme=x", "The field 'nme' is not declared."), ("=x", "A field without a name is not declared."),
            ("name=x&name=y", "The field 'name' is submitted more than once."),
            ("name=%FF", "The field 'name' is not UTF-8."), ("name=%C3", "The field 'name' is not UTF-8."),
            ("name=%ED%A0%80", "The field 'name' is not UTF-8."), ("%FF=x", "A field with special characters"),
            ("card=" + String(repeating: "1", count: 65_537), "The field 'card' is larger than 65536 bytes."),
            (
                String(repeating: "a", count: 70_000) + "=",
                "The field '\(String(repeating: "a", count: 64))…' is larger"
            ),
            (String(repeating: "a&", count: 1001), "There are more than 1000 fields."),
        ]
    )
    func malformed(body: String, message: String) {
        guard case .malformed(let error) = SignUp.form.validate(urlEncoded: body.utf8) else {
            Issue.record("not malformed")
            return
        }
        #expect(error.description.hasPrefix(message))
    }

    @Test(
        "repeats nothing from a submission that can't be a plain name",
        arguments: [
            #"{"password":"hunter2-Secret!"}"#, #"["hunter2"]"#, "a%0A2026-01-01+INFO+hunter2=x", "hunter2%1B[2K",
            "hunter2%E2%80%A8=x", "hunter2%FF", "p\u{E9}hunter2=", "password: hunter2", "items[0].a=x",
        ]
    )
    func privateDescription(body: String) {
        guard case .malformed(let error) = SignUp.form.validate(urlEncoded: body.utf8) else {
            Issue.record("not malformed")
            return
        }
        let isPlain = body == "items[0].a=x"
        let field = isPlain ? "The field 'items[0].a'" : "A field with special characters in its name"
        #expect(["\(field) is not declared.", "\(field) is not UTF-8."].contains(error.description))
        let oversized = SubmissionError.tooLarge(body).description
        #expect(!oversized.contains("hunter2") && oversized.allSatisfy { !$0.isNewline })
    }

    @Test("has an error for a text that is too large, and keeps it")
    func largeText() {
        let form = FormDeclaration([.text("essay", limit: 50_000, lines: 20), .text("note", lines: 20).optional()])
        let (essay, note) = (String(repeating: "字", count: 40_000), String(repeating: "a", count: 70_000))
        let isValid = if case .valid = form.validate([("essay", essay)]) { true } else { false }
        #expect(isValid)
        guard case .invalid(let errors) = form.validate([("essay", essay), ("note", note)]) else {
            Issue.record("not invalid")
            return
        }
        #expect(errors["essay"].isEmpty && errors["note"].map(\.reason) == [.limit] && errors.texts["note"] == note)
        #expect(errors["note"].map(\.message) == [ControlMessage(.over, 4464, unit: .utf8)])
    }

    @Test("takes a limit of zero or less as none", arguments: [0, -1, .min])
    func noLimit(limit: Int) {
        guard case .valid = FormDeclaration([.text("text", limit: limit)]).validate([("text", "x")]) else {
            Issue.record("not valid")
            return
        }
    }

    @Test("names a limit that isn't a whole number")
    func fractionalLimit() {
        let json = Data(#"[{"name": "a", "kind": "text", "limit": 280.5}]"#.utf8)
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(FormDeclaration.self, from: json) }
        #expect("\(error as Any)".contains("must be a whole number or an object"), "\(error as Any)")
    }

    @Test("shows options and fields that are called like a control's message")
    func names() {
        let form = FormDeclaration([.text("limit"), .choice("status", [FormOption("full"), FormOption("required")])])
        let html = form.html()
        for name in ["limit", "full", "required"] { #expect(html.contains(">\(name)<"), "\(html)") }
    }

    @Test("ignores the page's other pairs, and counts them")
    func ignored() {
        let form = FormDeclaration([.number("seats", 1...500)])
        let token = ("token", "x")
        guard case .valid = form.validate([token, ("seats", "1"), token], ignoring: ["token"]) else {
            Issue.record("not valid")
            return
        }
        let many = Array(repeating: token, count: 1001)
        guard case .malformed(.tooManyFields) = form.validate(many, ignoring: ["token"]) else {
            Issue.record("not malformed")
            return
        }
    }

    @Test(
        "decodes a body as the URL Standard does",
        arguments: [
            ("a=b", [["a", "b"]]), ("a=b=c&&d", [["a", "b=c"], ["d", ""]]), ("a+b=%2B+%20", [["a b", "+  "]]),
            ("%=%&x=%zz%4", [["%", "%"], ["x", "%zz%4"]]), ("=", [["", ""]]), ("", []), ("é=%C3%A9", [["é", "é"]]),
            ("x=%EF%BB%BFa", [["x", "\u{FEFF}a"]]),
        ]
    )
    func decoding(body: String, pairs: [[String]]) throws {
        #expect(try FormPairs.decode(body.utf8).map { [$0.0, $0.1] } == pairs)
    }

    @Test("is the same after encoding and decoding")
    func coding() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = try encoder.encode(SignUp.form)
        let read = try JSONDecoder().decode(FormDeclaration.self, from: json)
        #expect(try encoder.encode(read) == json)
        #expect(read.html(language: "de") == SignUp.form.html(language: "de"))
        var text = FormText(LimitedFieldSettings(limit: TextLimit(10), counter: .near))
        text.settings.warnAt = 3
        let form = FormDeclaration([.text("text", text)])
        let copy = try JSONDecoder().decode(FormDeclaration.self, from: encoder.encode(form))
        #expect(copy.html(language: "en") == form.html(language: "en"))
        #expect(String(decoding: json, as: UTF8.self).contains(#""policy":"nist""#))
    }

    @Test(
        "writes the options of a format as attributes of its element",
        arguments: [
            (.card(brands: [.visa, .amex]), #"preset="card" brands="visa amex""#),
            (
                .code([4, 4], .alphanumeric, alphabet: "23BC", separator: "-"),
                #"preset="code" sections="4-4" accepts="alphanumeric" alphabet="23BC""#
            ),
            (.date(.dayMonthYear, separator: "."), #"<live-sectioned-field preset="date">"#),
            (
                .date(.yearMonthDay, from: CalendarDate("2026-01-01")),
                #"preset="date" min="2026-01-01" max="2099-12-31""#
            ),
            (.date(.monthDayYear, isBirthday: true), #"inputmode="numeric" autocomplete="bday""#),
            (.time(from: TimeOfDay("09:00"), through: TimeOfDay("17:30")), #"preset="time" min="09:00" max="17:30""#),
            (.cvc(for: .amex), #"preset="cvc" brands="amex""#), (.cvc, #"<live-sectioned-field preset="cvc">"#),
            (.amount(like: ""), #"preset="amount" like="1,234,567.00;1,234.00""#),
            (.phone("FR"), #"preset="phone" country="FR""#), (.pattern("AA-999-AA"), #"pattern="AA-999-AA""#),
            (.sections([2, 2], .letters), #"sections="2 2" accepts="letters""#),
        ] as [(SectionedFormat, String)]
    )
    func formats(format: SectionedFormat, attributes: String) {
        let form = FormDeclaration([.sections("field", label: "Field", format)])
        #expect(form.html(language: "en").contains(attributes))
    }

    @Test(
        "asks for a keyboard of digits only where no number is negative, as an iPhone's has no minus sign",
        arguments: [
            (.number("it", 1...5), "numeric"), (.number("it", NumberBounds(minimum: DecimalNumber(0))), "decimal"),
            (.number("it", -5...5), nil), (.number("it", NumberBounds()), nil),
        ] as [(FieldDeclaration, String?)]
    )
    func numberKeyboard(field: FieldDeclaration, inputMode: String?) {
        let html = FormDeclaration([field]).html()
        #expect(html.contains("inputmode") == (inputMode != nil))
        if let inputMode { #expect(html.contains("inputmode=\"\(inputMode)\"")) }
    }

    @Test("writes an optional choice as a list, in which a person can choose nothing again")
    func optionalChoice() {
        var form = FormDeclaration([.choice("plan", ["solo", "team"].map { FormOption($0) })])
        #expect(form.html().contains(#"type="radio""#))
        form["plan"]?.isRequired = false
        #expect(form.html().contains(#"<option value=""></option>"#) && !form.html().contains("radio"))
    }

    @Test("writes the name of a policy, and marks the texts that a password excludes")
    func passwordElement() {
        let rules =
            [(PasswordPolicy.nist(withSecondFactor: true), #"policy="nist-second-factor""#)]
            + [(PasswordPolicy(minLength: 8, refusesPersonal: true), #"rules="minlength: 8; allowed: unicode""#)]
        for (policy, attribute) in rules {
            let password = FieldDeclaration.newPassword("password", policy: policy, excluding: ["team"])
            let form = FormDeclaration([.text("team"), .text("note"), password])
            #expect(form.html().contains("<live-password-setup \(attribute)>"))
            #expect(FormHTML(form).field("team").contains(" data-live-personal"))
            #expect(!FormHTML(form).field("note").contains("data-live-personal"))
        }
    }

    @Test(
        "names a member that contradicts another one, or a word without a meaning",
        arguments: [
            (#""kind":"sections","format":"phone UK""#, "must have a country with telephones, but has 'UK'"),
            (#""kind":"sections","format":"phone 12""#, "must have a country with telephones, but has '12'"),
            (#""kind":"sections","format":"amount x""#, "must have 1234567 and 1234 as examples, but has 'x'"),
            (#""kind":"sections","format":"amount 1,234.00""#, "must have 1234567 and 1234 as examples"),
            (#""kind":"sections","format":"amount 1,234,567;x""#, "must have 1234567 and 1234 as examples"),
            (#""kind":"sections","format":"card 5 5""#, "must have the lengths of sections that vary, but has '5 5'"),
            (#""kind":"sections","format":"digits 0 0""#, "lengths of sections that vary, but has '0 0'"),
            (#""kind":"sections","format":"digits -1""#, "lengths of sections that vary, but has '-1'"),
            (#""kind":"sections","format":"code 0""#, "lengths of sections that vary, but has '0'"),
            (#""kind":"sections","format":"date dmy . /1899-12-31""#, "a range, but has '/1899-12-31'"),
            (#""kind":"sections","format":"date dmy . 2100-01-01/""#, "a range, but has '2100-01-01/'"),
            (#""kind":"sections","format":"pattern QQ""#, "must have a place, such as 9 for a digit"),
            (#""kind":"sections","format":"pattern ""#, "must have a place"),
            (
                #""kind":"text","limit":{"maximum":5,"minimum":10}"#,
                "'minimum' must not be greater than 'maximum'"
            ),
            (#""kind":"password","excluding":["it"]"#, "'excluding' must not name the field itself"),
            (
                #""kind":"password","policy":"minlength: 20; maxlength: 10""#,
                "'policy' must not have a minimum length greater than its maximum"
            ),
            (#""kind":"choice","options":[1, 2]"#, "must be a string or an object"),
            (#""kind":"password","policy":5"#, "must be a string or an object"),
            (#""kind":"password","confirmation":true"#, "must be a string or an object"),
        ]
    )
    func contradictions(members: String, message: String) {
        let json = Data(#"[{"name":"it",\#(members)}]"#.utf8)
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(FormDeclaration.self, from: json) }
        #expect("\(error as Any)".contains(message), "\(error as Any)")
    }

    @Test(
        "reads the words of a format",
        arguments: [
            "phone fr", "amount", "amount 12,34,567.00 ₹;-1,234.00 ₹", "amount ¥1,234,567", "date dmy . bday",
            "code 3 3", "code 6", "code alphanumeric [23BC] 4-4", "digits 4, 4", "any", "digits  4", "card visa",
            "digits 5000",
            "date dmy . /1900-01-01", "date dmy . 2099-12-31/", "date dmy . 1800-01-01/1899-12-31", "date dmy . /",
        ]
    )
    func formatWords(format: String) throws {
        _ = try JSONDecoder().decode([SectionedFormat].self, from: Data("[\"\(format)\"]".utf8))
    }

    @Test("can be changed before it's used")
    func changes() {
        var form = SignUp.form
        form["card"]?.isRequired = false
        form["password"] = nil
        form["seats"]?.name = "chairs"
        form["nothing"] = .number("nothing", 1...2)
        #expect(form.names == ["name", "bio", "card", "seats", "share", "plan"])
        let pairs = changed("card", to: "").filter { form.names.contains($0.0) }
        guard case .valid = form.validate(pairs) else {
            Issue.record("not valid")
            return
        }
    }

    @Test("shows labels, hints and the server's own errors in the page's language")
    func localization() {
        var localization = Localization()
        localization.catalogs["de"]?.messages["seats"] = "Plätze"
        localization.catalogs["de"]?.messages["taken"] = "Schon vergeben"
        localization.catalogs["en"]?.messages["taken"] = "Taken"
        let form = FormDeclaration([.number("seats", 1...5).hint("Of your own")])
        var errors = FormErrors()
        errors.add("taken", to: "seats")
        errors.add("Try again later.")
        errors.add("No such field.", to: "saets")
        let html = form.html(language: "de-AT", values: ["seats": "3"], errors: errors, localization: localization)
        #expect(html.contains(">Plätze</label>"))
        #expect(html.contains("Of your own</p>"))
        #expect(html.contains(#"<p id="error-seats" class="live-form-error">Schon vergeben</p>"#))
        let general = "<li>Try again later.</li><li>No such field.</li>"
        #expect(html.contains(general + "<li><a href=\"#field-seats\">Plätze – Schon vergeben</a></li>"))
        #expect(html.contains(">Einige Felder brauchen noch einen Blick.</h2>"))
        #expect(errors["seats"].map(\.englishText) == ["taken"])
    }

    @Test("focuses the first field with an error, and describes it by its hint and error")
    func focus() {
        guard case .invalid(let errors) = SignUp.form.validate(changed("again", to: "x")) else {
            Issue.record("valid")
            return
        }
        let html = SignUp.form.html(errors: errors)
        #expect(html.components(separatedBy: " autofocus").count == 2)
        #expect(html.contains(#"name="again" required aria-describedby="error-again" aria-invalid="true" autofocus"#))
        #expect(!SignUp.form.html().contains("aria-invalid"))
        #expect(FormHTML(SignUp.form, idPrefix: "a-").field("name").contains(#"aria-describedby="a-hint-name""#))
        #expect(FormHTML(SignUp.form).field("nothing").isEmpty)
    }

    @Test("has an ID for every name that needs no escaping")
    func identifiers() {
        let form = FormDeclaration([
            .text("a b"), .text("a.20b"), .text("é"), .text("error-x"), .text("x"), .text("\t0"),
        ])
        let html = form.html()
        for id in ["field-a.20b", "field-a.2e20b", "field-.c3.a9", "field-error-x", "field-x", "field-.090"] {
            #expect(html.contains("id=\"\(id)\""))
        }
    }
}
