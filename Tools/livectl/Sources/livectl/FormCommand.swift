import ArgumentParser
import LiveControls
import LiveForms

/// `livectl form`: the validation of submitted forms.
struct FormCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "form",
        abstract: "Validates submitted forms, as a server does.",
        discussion: """
            In: {NAME: "…", …}, with a text for each field. A missing field is empty. Out: {"valid", "fields": {NAME: {"valid", \
            "text", "errors": [{"reason", "message": {"key", "number", "unit"}, "text"}]}}}. A field's text is the value to \
            store; it is missing for a password and for a field with an error. An error's text is its message in the language of \
            --lang. The output never contains a password.

            --fields is an object of rules, {NAME: {"kind": …}}. Any rule can have "required": false. The kinds:

            text: "limit", a number of characters or {"maximum", "unit", "minimum", "weights", "also"}, as for `livectl count`; "also" \
            is an array of limits. sections: "format", such as "card" or "digits 4 4". \
            number: "minimum" and "maximum". password: "policy", a name or password rules; "confirmation", \
            the name of the field that repeats it; "inputs", the names of fields whose values it must not contain, and \
            "words", other such texts; "strength", the minimum score, 0 to 4.
            """,
        examples: """
            $ echo '{"bio":"Hello","age":"12"}' | livectl form --fields '
            {"bio":{"kind":"text","limit":4},"age":{"kind":"number","maximum":99}}'
            {"fields":{"age":{"errors":[],"text":"12","valid":true},"bio":{"errors":[{"message":{"key":"over","number":1,"unit":"characters"},"reason":"limit","text":"1 character over the limit"}],"valid":false}},"valid":false}

            $ echo '{"card":"4242 4242 4242 4242","on":"04/26"}' |
                livectl form --today 2026-03-31 --fields '
            {"card":{"kind":"sections","format":"card"},"on":{"kind":"sections","format":"expiry"}}'
            {"fields":{"card":{"errors":[],"text":"4242424242424242","valid":true},"on":{"errors":[],"text":"0426","valid":true}},"valid":true}

            $ echo '{"bio":"Hello"}' | livectl form --lang de --fields '{"bio":{"kind":"text","limit":4}}'
            {"fields":{"bio":{"errors":[{"message":{"key":"over","number":1,"unit":"characters"},"reason":"limit","text":"1 Zeichen über der Grenze"}],"valid":false}},"valid":false}
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
        let context = FormRule.Context(today: today?.month, estimator: try estimate.estimator())
        var filter = LineFilter()
        try filter.run { (texts: [String: String?]) in
            if let unknown = texts.keys.sorted().first(where: { !names.contains($0) }) {
                throw InputError("'\(unknown)' is not known here; there are: \(names.joined(separator: ", "))")
            }
            let fields = rules.map { $0.field(of: texts.compactMapValues(\.self), in: context) }
            return Answer(FormCheck(fields), in: messages)
        }
    }

    /// Returns the rules in the order of their names.
    private func rules() throws -> [FormRule] {
        let estimator = try estimate.estimator()
        do {
            let rules = try JSON.decode(FormRules.self, from: fields.utf8).rules
            let names = rules.map(\.name)
            for rule in rules { try rule.check(named: names, hasEstimator: estimator != nil) }
            let confirmations = rules.compactMap(\.confirmation)
            guard Set(confirmations).count == confirmations.count else {
                throw InputError("two passwords name the same 'confirmation'")
            }
            return rules
        } catch {
            throw ValidationError("--fields: \(error)")
        }
    }

    private struct Answer: Encodable {
        var valid: Bool
        var fields: [String: Field]

        struct Field: Encodable {
            var valid: Bool
            var text: String?
            var errors: [Error]
        }

        struct Error: Encodable {
            var reason: String
            var message: ControlMessage
            var text: String
        }

        init(_ form: FormCheck, in messages: LocalizedMessages) {
            valid = form.isValid
            fields = Dictionary(
                uniqueKeysWithValues: form.verdicts.map { verdict in
                    let errors = verdict.errors.map {
                        Error(reason: $0.reason.name, message: $0.message, text: messages.text($0))
                    }
                    return (verdict.name, Field(valid: verdict.isValid, text: verdict.text, errors: errors))
                }
            )
        }
    }
}
