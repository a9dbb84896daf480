import ArgumentParser
import JSONLines
import LivePasswords

/// `livectl password-rules`: the canonical form of password rules.
struct PasswordRulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "password-rules",
        abstract: "Parses rules in the password-rules syntax and writes them in canonical form.",
        discussion: """
            In: {"rules": "…"}. Out: {"minlength", "maxlength", "required": [[…]], "allowed": […], "max-consecutive", "canonical"}, \
            where canonical is the value for the passwordrules attribute. A custom class is its characters in brackets.
            """,
        examples: """
            $ echo '{"rules":"required: digit, upper; minlength: 12"}' |
                livectl password-rules
            {"minlength":12,"maxlength":null,"required":[["upper","digit"]],"allowed":["upper","digit"],"max-consecutive":null,"canonical":"minlength: 12; required: upper, digit; allowed: upper, digit"}

            $ echo '{"rules":"minlength: many"}' | livectl password-rules
            {"error":"line 1: offset 11: a whole number is expected"}
            """
    )

    func run() throws {
        var filter = LineFilter()
        try filter.run { fields in
            let text = try fields.string("rules")
            do {
                return JSON(try PasswordRules(text))
            } catch let error as PasswordRulesError {
                throw InputError(error.explanation)
            }
        }
        if filter.errorCount > 0 { throw ExitCode.failure }
    }
}

extension PasswordRulesError {
    /// The error and its position, for the person who wrote the rules.
    var explanation: String {
        let error =
            switch reason {
            case .propertyExpected: "a property's name is expected"
            case .unknownProperty:
                "there is no such property; there are minlength, maxlength, required, allowed and max-consecutive"
            case .colonExpected: "a colon is expected after the property's name"
            case .numberExpected: "a whole number is expected"
            case .classExpected: "a character class is expected: a name, or characters in brackets"
            case .unknownClass:
                "there is no such class; there are upper, lower, digit, special, ascii-printable and unicode"
            case .unclosedClass: "the class in brackets has no end"
            case .separatorExpected: "a semicolon or the end is expected"
            case .commaExpected: "a comma, a semicolon or the end is expected"
            }
        return "offset \(offset): \(error)"
    }
}

extension JSON {
    init(_ rules: PasswordRules) {
        self = [
            "minlength": JSON(rules.minLength),
            "maxlength": JSON(rules.maxLength),
            "required": .array(rules.required.map { JSON($0) }),
            "allowed": JSON(rules.allowed),
            "max-consecutive": JSON(rules.maxConsecutive),
            "canonical": .string(rules.text),
        ]
    }

    init(_ set: PasswordCharacterSet) {
        self = .array(set.classTexts.map { .string($0) })
    }
}
