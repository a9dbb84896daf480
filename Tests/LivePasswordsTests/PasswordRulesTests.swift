import Foundation
import LivePasswords
import Testing

@Suite("Password rules")
struct PasswordRulesTests {
    @Test("parses the documented example completely")
    func example() throws {
        let rules = try PasswordRules(
            "minlength: 20; required: lower; required: upper, digit; allowed: [-().&@?'#,/\"+]; max-consecutive: 2"
        )
        #expect(rules.minLength == 20)
        #expect(rules.maxLength == nil)
        #expect(rules.required == [.lower, .upper.union(.digit)])
        #expect(rules.explicitlyAllowed == PasswordCharacterSet("-().&@?'#,/\"+"))
        #expect(rules.allowed == .upper.union(.lower).union(.digit).union(PasswordCharacterSet("-().&@?'#,/\"+")))
        #expect(rules.maxConsecutive == 2)
    }

    @Test(
        "writes rules in a canonical form",
        arguments: [
            ("", ""), ("  \n ", ""), ("minlength: 8", "minlength: 8"), ("minlength:8;", "minlength: 8"),
            // Required characters are allowed.
            ("required: lower", "required: lower; allowed: lower"),
            ("required: lower; allowed: digit", "required: lower; allowed: lower, digit"),
            // A single list means any of its classes, and several lists mean each of them.
            ("required: upper, lower", "required: upper, lower; allowed: upper, lower"),
            (
                "required: upper; required: lower",
                "required: upper; required: lower; allowed: upper, lower"
            ),
            ("allowed: digit; allowed: [-.]", "allowed: digit, [-.]"),
            // Wide classes include the others.
            ("allowed: ascii-printable, upper, [x]", "allowed: ascii-printable"),
            ("allowed: [x], unicode, upper", "allowed: unicode"),
            ("allowed: ascii-printable, unicode", "allowed: unicode"),
            ("allowed: upper, lower, digit, special", "allowed: ascii-printable"),
            ("required: unicode", "required: unicode; allowed: unicode"),
            // If a property is repeated, the strictest value applies.
            ("minlength: 4; minlength: 9; minlength: 6", "minlength: 9"),
            ("maxlength: 9; maxlength: 4; maxlength: 6", "maxlength: 4"),
            ("max-consecutive: 3; max-consecutive: 2", "max-consecutive: 2"),
            // Zero and empty values are ignored.
            ("minlength: 0; maxlength: 0; max-consecutive: 0", ""), ("maxlength: 5; maxlength: 0", "maxlength: 5"),
            ("minlength:; required:; allowed: ; max-consecutive:", ""), ("required: []; allowed: [é漢]", ""),
            // Custom classes.
            ("allowed: [a-c]", "allowed: [ac]"), ("allowed: [-ac]", "allowed: [-ac]"),
            ("allowed: [ac-]", "allowed: [ac]"),
            ("allowed: []]", "allowed: []]"), ("allowed: [a]]", "allowed: [a]]"), ("allowed: [-]]", "allowed: [-]]"),
            ("allowed: [b], [a]", "allowed: [ab]"), ("allowed: [;,:]", "allowed: [,:;]"),
            ("allowed: [ ]", "allowed: [ ]"),
            ("allowed: [[]", "allowed: [[]"), ("allowed: [a\tb\u{7F}é🔑]", "allowed: [ab]"),
            ("allowed: [ABCDEFGHIJKLMNOPQRSTUVWXYZ1]", "allowed: upper, [1]"),
            // The names of classes are case-insensitive, unlike those of properties.
            ("allowed: UPPER, Digit, ASCII-Printable", "allowed: ascii-printable"),
            ("required: Special", "required: special; allowed: special"),
            // White space.
            ("\tminlength:\r\n8 ;\u{C} maxlength:9\n", "minlength: 8; maxlength: 9"),
            ("minlength: 00012", "minlength: 12"),
            ("minlength: 99999999999999999999999999", "minlength: 1000000000"),
        ]
    )
    func canonical(text: String, expected: String) throws {
        let rules = try PasswordRules(text)
        #expect(rules.text == expected)
        #expect(try PasswordRules(expected).text == expected)
    }

    @Test(
        "allows all printable ASCII without a set",
        arguments: ["", "minlength: 3", "required:", "allowed: []"]
    )
    func nothing(text: String) throws {
        #expect(try PasswordRules(text).allowed == .asciiPrintable)
    }

    @Test(
        "reports errors with their positions",
        arguments: [
            ("minlength: 8, required: upper", .separatorExpected, 12),
            ("minlength: 8 maxlength: 9", .separatorExpected, 13),
            ("minlength: 8.5", .separatorExpected, 12), ("Minlength: 8", .unknownProperty, 0),
            (" MINLENGTH: 8", .unknownProperty, 1), ("length: 8", .unknownProperty, 0),
            ("min-length: 8", .unknownProperty, 0),
            ("minlength: 8;; maxlength: 9", .propertyExpected, 13), (";", .propertyExpected, 0),
            (": 8", .propertyExpected, 0),
            ("8", .propertyExpected, 0), ("é: 8", .propertyExpected, 0), ("minlength", .colonExpected, 9),
            ("minlength 8", .colonExpected, 9), ("minlength : 8", .colonExpected, 9),
            ("required lower", .colonExpected, 8),
            ("minlength: -8", .numberExpected, 11), ("minlength: eight", .numberExpected, 11),
            ("minlength: ٨", .numberExpected, 11), ("required: lower,", .classExpected, 16),
            ("required: , lower", .classExpected, 10), ("required: 8", .classExpected, 10),
            ("required: lower, ;", .classExpected, 17),
            ("required: lowercase", .unknownClass, 10), ("required: upper, dígit", .unknownClass, 17),
            ("required: lower upper", .commaExpected, 16), ("required: lower[a]", .commaExpected, 15),
            ("allowed: [a]b]", .commaExpected, 12), ("allowed: [a]]]", .commaExpected, 13),
            ("allowed: [abc", .unclosedClass, 9),
            ("allowed: lower, [", .unclosedClass, 16), ("allowed: [a; minlength: 3", .unclosedClass, 9),
            // Offsets are in UTF-16.
            ("allowed: [é🔑] x", .commaExpected, 15), ("allowed: [🔑], [🔑", .unclosedClass, 15),
        ] as [(String, PasswordRulesError.Reason, Int)]
    )
    func errors(text: String, reason: PasswordRulesError.Reason, offset: Int) {
        let error = #expect(throws: PasswordRulesError.self) { try PasswordRules(text) }
        #expect(error?.reason == reason)
        #expect(error?.offset == offset)
    }

    @Test("writes rules created by a program so that they can be parsed")
    func made() throws {
        let rules = PasswordRules(
            minLength: -3,
            maxLength: 12,
            required: [PasswordCharacterSet(), PasswordCharacterSet("]-^"), .digit],
            maxConsecutive: 0
        )
        #expect(rules.text == "maxlength: 12; required: [-^]]; required: digit; allowed: digit, [-^]]")
        #expect(try PasswordRules(rules.text).text == rules.text)
    }

    @Test("requires nothing for an empty required set")
    func emptyRequired() throws {
        let rules = PasswordRules(minLength: 4, required: [PasswordCharacterSet()])
        #expect(try PasswordRules(rules.text).allowed == rules.allowed)
        #expect(rules.text == "minlength: 4")
    }

    @Test(
        "decodes a set only from a list of classes",
        arguments: [
            ("", PasswordCharacterSet()), ("upper, [-.]", .upper.union(PasswordCharacterSet("-."))),
            ("unicode", .unicode), (" ", nil), (";", nil), ("[]", nil), ("upper; minlength: 9", nil),
            ("; required: digit", nil),
        ] as [(String, PasswordCharacterSet?)]
    )
    func decodedSet(text: String, set: PasswordCharacterSet?) throws {
        let json = try JSONEncoder().encode(text)
        #expect((try? JSONDecoder().decode(PasswordCharacterSet.self, from: json)) == set)
    }

    @Test("describes a set with the fewest classes")
    func classTexts() {
        #expect(PasswordCharacterSet().classTexts.isEmpty)
        #expect(PasswordCharacterSet.upper.union(.symbol).classTexts == ["upper", "special"])
        #expect(PasswordCharacterSet.lower.union(PasswordCharacterSet("Z-9")).classTexts == ["lower", "[-9Z]"])
        #expect(PasswordCharacterSet.unicode.union(.upper).classTexts == ["unicode"])
    }

    @Test("parses an unusual text as fast as a simple one")
    func long() {
        for piece in ["[", "]", ";", "a,", "minlength: 1;", "allowed: [a],", "9", "é", "-"] {
            let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
            let time = ContinuousClock().measure { _ = try? PasswordRules("allowed: " + text) }
            #expect(time < .seconds(5), "\(piece)")
        }
    }
}
