import ArgumentParser
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
            {"allowed":["upper","digit"],…,"minlength":12,"required":[["upper","digit"]]}

            $ echo '{"rules":"minlength: many"}' | livectl password-rules
            {"error":"line 1: offset 11: a whole number is expected"}
            """
    )

    func run() throws {
        var filter = LineFilter()
        try filter.run { (line: Strict<Line>) in
            do {
                return Answer(try PasswordRules(line.rules))
            } catch {
                throw InputError("\(error)")
            }
        }
    }

    private struct Line: Decodable, StrictMembers {
        enum CodingKeys: CodingKey, CaseIterable { case rules }

        var rules: String
    }

    private struct Answer: Encodable {
        private enum CodingKeys: String, CodingKey {
            case minLength = "minlength"
            case maxLength = "maxlength"
            case maxConsecutive = "max-consecutive"
            case required, allowed, canonical
        }

        var minLength: Int?
        var maxLength: Int?
        var maxConsecutive: Int?
        var required: [[String]]
        var allowed: [String]
        var canonical: String

        init(_ rules: PasswordRules) {
            minLength = rules.minLength
            maxLength = rules.maxLength
            maxConsecutive = rules.maxConsecutive
            required = rules.required.map(\.classTexts)
            allowed = rules.allowed.classTexts
            canonical = rules.text
        }
    }
}
