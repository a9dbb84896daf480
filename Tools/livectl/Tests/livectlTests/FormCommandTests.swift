import ArgumentParser
import Foundation
import LiveForms
import Testing

@testable import livectl

@Suite("The rules of a form")
struct FormCommandTests {
    private func rule(_ json: String) throws -> FormRule {
        try JSON.decode(FormRules.self, from: #"{"it":\#(json)}"#.utf8).rules[0]
    }

    private func errors(_ rule: String, _ texts: [String: String]) throws -> [String] {
        FormCheck([try self.rule(rule).field(of: texts, in: .init())]).errors.map(\.reason.name)
    }

    @Test(
        "reject an invalid rule and name its member",
        arguments: [
            (#"{}"#, "'it.kind' is missing"),
            (#"{"kind":"date"}"#, "'it.kind' must be one of text, sections, number, password"),
            (#"{"kind":"text","limt":3}"#, "'it': 'limt' is not known here; there are: kind, required, limit"),
            (#"{"kind":"text","limit":{"maximum":1,"unit":"lines"}}"#, "'it.limit.unit' must be one of"),
            (#"{"kind":"sections","format":"visa"}"#, "'it.format' must begin with"),
            (#"{"kind":"number","minimum":"many"}"#, "'it.minimum' must be a decimal number"),
            (#"{"kind":"number","minimum":"NaN"}"#, "'it': 'minimum' and 'maximum' must be finite"),
            (#"{"kind":"password","policy":"minlength"}"#, "'it.policy' must be one of classic, nist, "),
            (#"{"kind":"password","strength":5}"#, "'it': 'strength' must be in 0…4"),
        ]
    )
    func refusal(json: String, words: String) {
        let refusal = #expect(throws: InputError.self) { try rule(json) }
        #expect(refusal?.description.hasPrefix(words) == true, "\(String(describing: refusal))")
    }

    @Test("require a dictionary for a strength")
    func strength() throws {
        let rule = try rule(#"{"kind":"password","strength":3}"#)
        #expect(throws: InputError.self) { try rule.check(named: ["it"], hasEstimator: false) }
        try rule.check(named: ["it"], hasEstimator: true)
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
        #expect(try errors(#"{"kind":"text"}"#, [:]) == ["required"])
        #expect(try errors(#"{"kind":"text","required":false}"#, [:]) == [])
        #expect(
            try errors(#"{"kind":"password","policy":"minlength: 2","confirmation":"again"}"#, ["it": "ab"]) == [
                "match"
            ]
        )
    }

    @Test("compare a password with the account's fields, and print it in no error")
    func password() throws {
        let rule = #"{"kind":"password","policy":"nist-second-factor","inputs":["name"]}"#
        #expect(try errors(rule, ["it": "marabou 12", "name": "marabou"]) == ["notPersonal"])
        #expect(try errors(rule, ["it": "marabou 12", "name": "zoe"]) == [])
        let error = #expect(throws: InputError.self) {
            try JSON.decode([String: String?].self, from: #"{"it":["marabou 12"]}"#.utf8)
        }
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
