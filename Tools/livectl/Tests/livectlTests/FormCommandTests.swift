import ArgumentParser
import Foundation
import JSONLines
import LiveForms
import Testing

@testable import livectl

@Suite("The rules of a form")
struct FormCommandTests {
    private func rule(_ json: String) throws -> FormRule {
        try FormRule("it", Fields(JSON(parsing: Array(json.utf8))), today: nil, estimator: nil)
    }

    private func errors(_ rule: String, _ texts: String) throws -> [String] {
        let field = try self.rule(rule).field(of: Fields(JSON(parsing: Array(texts.utf8))))
        return FormCheck([field]).errors.map(\.reason.name)
    }

    @Test(
        "reject an invalid rule and name its member",
        arguments: [
            (#"{}"#, "'kind' is missing"),
            (#"{"kind":"date"}"#, "'kind' must be one of text, sections, number, password"),
            (#"{"kind":"text","limt":3}"#, "'limt' is not known here; there are: kind, required, limit, unit"),
            (#"{"kind":"text","unit":"words"}"#, "'unit' must be one of"),
            (#"{"kind":"sections","preset":"visa"}"#, "'preset' must be one of"),
            (#"{"kind":"number","minimum":"many"}"#, "'minimum' must be a number"),
            (#"{"kind":"password","rules":"minlength"}"#, "'rules': offset 9: a colon is expected"),
            (#"{"kind":"password","strength":5}"#, "'strength' must be in 0…4"),
            (#"{"kind":"password","strength":3}"#, "'strength' needs the dictionary"),
        ]
    )
    func refusal(json: String, words: String) {
        let refusal = #expect(throws: InputError.self) { try rule(json) }
        #expect(refusal?.description.hasPrefix(words) == true, "\(String(describing: refusal))")
    }

    @Test("require that a named field exists, and has no rule if it repeats a password")
    func otherFields() throws {
        let names = ["it", "name"]
        #expect(throws: InputError.self) { try rule(#"{"kind":"password","inputs":["nme"]}"#).check(named: names) }
        #expect(throws: InputError.self) { try rule(#"{"kind":"password","confirmation":"name"}"#).check(named: names) }
        try rule(#"{"kind":"password","inputs":["name"],"confirmation":"again"}"#).check(named: names)
    }

    @Test("treat a missing text as empty")
    func missing() throws {
        #expect(try errors(#"{"kind":"text"}"#, "{}") == ["required"])
        #expect(try errors(#"{"kind":"text","required":false}"#, "{}") == [])
        #expect(
            try errors(#"{"kind":"password","rules":"minlength: 2","confirmation":"again"}"#, #"{"it":"ab"}"#) == [
                "match"
            ]
        )
    }

    @Test("compare a password with the account's fields, and print it in no error")
    func password() throws {
        let rule = #"{"kind":"password","policy":"nist-second-factor","inputs":["name"]}"#
        #expect(try errors(rule, #"{"it":"marabou 12","name":"marabou"}"#) == ["notPersonal"])
        #expect(try errors(rule, #"{"it":"marabou 12","name":"zoe"}"#) == [])
        let error = #expect(throws: InputError.self) { try errors(rule, #"{"it":["marabou 12"]}"#) }
        #expect(error?.description == "'it' must be a string")
    }

    @Test(
        "reject fields that are not rules as a usage error",
        arguments: [
            "[]", "{", #"{"a":1}"#, #"{"a":{"kind":"text"},"a":{"kind":"text"}}"#, #"{"a":{"kind":"x"}}"#,
            #"{"a":{"kind":"password","confirmation":"c"},"b":{"kind":"password","confirmation":"c"}}"#,
        ]
    )
    func usage(fields: String) throws {
        let command = try FormCommand.parse(["--fields", fields])
        let refusal = #expect(throws: ValidationError.self) { try command.run() }
        #expect(refusal?.message.hasPrefix("--fields: ") == true)
    }
}
