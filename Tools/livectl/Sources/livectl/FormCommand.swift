import ArgumentParser
import Foundation
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

            --declaration is a JSON file with an array of fields, [{"name", "kind", …}], as a `FormDeclaration` is encoded. --fields is \
            such a declaration as an argument, which can also be an object of fields by name. Any field can have "required": false, \
            "content", such as "username", and the "label" and "hint" that a page shows. The kinds:

            text: "limit", a number of characters or {"maximum", "unit", "minimum", "weights", "also"}, as for `livectl count`; "also" \
            is an array of limits; "lines", more than 1 for text with line breaks. \
            sections: "format", such as "card" or "digits 4 4". number: "minimum", "maximum" and "whole". \
            choice: "options", an array of values. password: "policy", a name or password rules; "confirmation", \
            the name of the field that repeats it; "excluding", the names of fields whose values it must not contain, and \
            "words", other such texts; "strength", the minimum score, 0 to 4.
            """,
        examples: """
            $ echo '{"bio":"Hello","age":"12"}' | livectl form --fields '
            {"bio":{"kind":"text","limit":4},"age":{"kind":"number","maximum":99}}'
            {"fields":{"age":{…},"bio":{"errors":[…],"valid":false}},"valid":false}

            $ echo '{"card":"4242 4242 4242 4242","on":"04/26"}' |
                livectl form --today 2026-03-31 --fields '
            {"card":{"kind":"sections","format":"card"},
            "on":{"kind":"sections","format":"expiry"}}'
            {"fields":{"card":{"errors":[],"text":"4242424242424242",…},…},"valid":true}

            $ echo '{"bio":"Hello"}' |
                livectl form --lang de --fields '{"bio":{"kind":"text","limit":4}}'
            {…,"reason":"limit","text":"1 Zeichen über der Grenze"}],"valid":false}},…}
            """
    )

    @Option(help: "A file with the declaration of the form, in JSON.", completion: .file(extensions: ["json"]))
    var declaration: String?

    @Option(help: "The declaration of the form, in JSON.")
    var fields: String?

    @Option(help: "The date on which a card must be valid, YYYY-MM-DD; without it, expiry is not checked.")
    var today: Day?

    @Option(help: "The language of the messages, a BCP 47 tag; English if there are no messages in it.")
    var lang = "en"

    @Flag(help: "Adds the HTML of the form, with the texts and their errors. For {}, it has no errors.")
    var html = false

    @OptionGroup var estimate: EstimateOptions

    func run() throws {
        var filter = LineFilter()
        try run(&filter)
    }

    /// Checks the submissions that a filter reads.
    func run(_ filter: inout LineFilter) throws {
        let context = FormContext(today: today?.month, estimator: try estimate.estimator())
        let form = try form(hasDictionary: context.estimator != nil)
        let messages = Localization().messages(in: lang)
        try filter.run { (texts: [String: String?]) in
            let pairs = texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value ?? "") }
            var answer = Answer(FormCheck(form, try form.texts(of: pairs), in: context), in: messages)
            if html { answer.html = formHTML(form, pairs, in: context) }
            return answer
        }
    }

    /// Returns the HTML of a form with the submitted texts.
    private func formHTML(_ form: FormDeclaration, _ pairs: [(String, String)], in context: FormContext) -> String {
        guard !pairs.isEmpty, case .invalid(let errors) = form.validate(pairs, in: context) else {
            return form.html(language: lang, values: Dictionary(uniqueKeysWithValues: pairs))
        }
        return form.html(language: lang, errors: errors)
    }

    /// Returns the declared form.
    func form(hasDictionary: Bool) throws -> FormDeclaration {
        let (option, text): (String, [UInt8])
        switch (declaration, fields) {
        case (let path?, nil):
            option = "--declaration"
            text = try FileHandle.bytes(at: path, option: option)
        case (nil, let fields?): (option, text) = ("--fields", Array(fields.utf8))
        default: throw ValidationError("Pass either --declaration or --fields")
        }
        do {
            let form = try JSON.decode(FormDeclaration.self, from: text)
            guard !hasDictionary else { return form }
            for case (let name, .newPassword(let password)) in form.fields.map({ ($0.name, $0.kind) })
            where password.leastStrength != nil || password.policy.refusesCommon {
                let member = password.leastStrength != nil ? "strength" : "policy"
                throw InputError("'\(name)': '\(member)' needs the dictionary. Pass its file with --dictionary")
            }
            return form
        } catch {
            throw ValidationError("\(option): \(error)")
        }
    }

    private struct Answer: Encodable {
        var valid: Bool
        var fields: [String: Field]
        var html: String?

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
