import ArgumentParser
import JSONLines
import LiveForms

/// `livectl form`: the validation of submitted forms.
struct FormCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "form",
        abstract: "Validates submitted forms, as a server does.",
        discussion: """
            In: {NAME: "…", …}, with a text for each field. A missing field is empty. Out: {"valid", "fields": {NAME: {"valid", \
            "text", "errors": [{"reason", "message": {"key", "number", "unit"}, "text"}]}}}. A field's text is the value to \
            store; it is null for a password and for a field with an error. An error's text is its message in the language of \
            --lang. The output never contains a password.

            --fields is an object of rules, {NAME: {"kind": …}}. Any rule can have "required": false. The kinds:

            text: "limit" and "unit", as for livectl count. sections: "preset", or "sections" and "accepts", as for livectl \
            sections. number: "minimum" and "maximum". password: "policy" or "rules", as for livectl password; "confirmation", \
            the name of the field that repeats it; "inputs", the names of fields whose values it must not contain, and \
            "words", other such texts; "strength", the minimum score, 0 to 4.
            """,
        examples: """
            $ echo '{"bio":"Hello","age":"12"}' | livectl form --fields '
            {"bio":{"kind":"text","limit":4},"age":{"kind":"number","maximum":99}}'
            {"valid":false,"fields":{"bio":{"valid":false,"text":null,"errors":[{"reason":"limit","message":{"key":"over","number":1,"unit":"characters"},"text":"1 character over the limit"}]},"age":{"valid":true,"text":"12","errors":[]}}}

            $ echo '{"card":"4242 4242 4242 4242","on":"04/26"}' |
                livectl form --today 2026-03-31 --fields '
            {"card":{"kind":"sections","preset":"card"},"on":{"kind":"sections","preset":"expiry"}}'
            {"valid":true,"fields":{"card":{"valid":true,"text":"4242424242424242","errors":[]},"on":{"valid":true,"text":"0426","errors":[]}}}

            $ echo '{"bio":"Hello"}' | livectl form --lang de --fields '{"bio":{"kind":"text","limit":4}}'
            {"valid":false,"fields":{"bio":{"valid":false,"text":null,"errors":[{"reason":"limit","message":{"key":"over","number":1,"unit":"characters"},"text":"1 Zeichen über der Grenze"}]}}}
            """
    )

    @Option(help: "The rules of the fields, as a JSON object.")
    var fields: String

    @Option(help: "The date on which a card must be valid, YYYY-MM-DD; without it, expiry is not checked.")
    var today: Day?

    @Option(help: "The language of the messages, a BCP 47 tag; English if there are no messages in it.")
    var lang = "en"

    @OptionGroup var estimate: EstimateOptions

    func run() throws {
        let rules = try rules()
        let names = rules.flatMap { [$0.name] + [$0.confirmation].compactMap(\.self) }
        let messages = Localization().messages(in: lang)
        var filter = LineFilter()
        try filter.run { texts in
            try texts.allow(names)
            return JSON(FormCheck(try rules.map { try $0.field(of: texts) }), in: messages)
        }
        if filter.errorCount > 0 { throw ExitCode.failure }
    }

    private func rules() throws -> [FormRule] {
        let estimator = try estimate.estimator()
        do {
            guard case .object(let members) = try JSON(parsing: Array(fields.utf8)) else {
                throw InputError("not an object")
            }
            // Duplicate names are errors.
            _ = try Fields(.object(members))
            let rules = try members.map { member in
                do {
                    return try FormRule(member.name, Fields(member.value), today: today?.month, estimator: estimator)
                } catch {
                    throw InputError("'\(member.name)': \(error)")
                }
            }
            for rule in rules { try rule.check(named: members.map(\.name)) }
            let confirmations = rules.compactMap(\.confirmation)
            guard Set(confirmations).count == confirmations.count else {
                throw InputError("two passwords name the same 'confirmation'")
            }
            return rules
        } catch {
            throw ValidationError("--fields: \(error)")
        }
    }
}

extension JSON {
    fileprivate init(_ form: FormCheck, in messages: LocalizedMessages) {
        self = [
            "valid": .bool(form.isValid),
            "fields": .object(form.verdicts.map { .init($0.name, JSON($0, in: messages)) }),
        ]
    }

    private init(_ verdict: FieldVerdict, in messages: LocalizedMessages) {
        self = [
            "valid": .bool(verdict.isValid), "text": JSON(verdict.text),
            "errors": .array(verdict.errors.map { JSON($0, in: messages) }),
        ]
    }

    private init(_ error: FieldError, in messages: LocalizedMessages) {
        self = [
            "reason": .string(error.reason.name), "message": JSON(error.message),
            "text": .string(messages.text(error)),
        ]
    }
}
