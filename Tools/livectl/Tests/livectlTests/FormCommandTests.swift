import ArgumentParser
import Foundation
import LiveForms
import Testing

@testable import livectl

@Suite("The rules of a form")
struct FormCommandTests {
    private func form(_ fields: String) throws -> FormDeclaration { try JSON.decode(from: fields.utf8) }

    private func errors(_ rule: String, _ texts: [String: String]) throws -> [String] {
        FormCheck(try form(#"{"it":\#(rule)}"#), texts).errors.map(\.reason.name)
    }

    @Test(
        "reject an invalid rule and name its member",
        arguments: [
            (#"{}"#, "'it.kind' is missing"),
            (#"{"kind":"date"}"#, "'it.kind' must be one of text, sections, number, choice, password"),
            (#"{"kind":"text","limt":3}"#, "'it': 'limt' is not known here; there are: kind, name, "),
            (#"{"kind":"text","limit":{"maximum":1,"unit":"lines"}}"#, "'it.limit.unit' must be one of"),
            (#"{"kind":"sections","format":"visa"}"#, "'it.format' must begin with"),
            (#"{"kind":"number","minimum":"many"}"#, "'it.minimum' must be a decimal number"),
            (#"{"kind":"number","minimum":"NaN"}"#, "'it': 'minimum' and 'maximum' must be finite"),
            (#"{"kind":"password","policy":"minlength"}"#, "'it.policy' must be one of classic, nist, "),
            (#"{"kind":"number","minimum":2,"maximum":1}"#, "'it': 'minimum' must not be greater than 'maximum'"),
            (#"{"kind":"number","whole":true}"#, "'it': whole numbers need a whole 'minimum'"),
            (#"{"kind":"choice","options":[]}"#, "'it': 'options' must have values"),
            (#"{"kind":"choice","options":["a","a"]}"#, "'it': 'options' must have different values"),
            (#"{"kind":"password","strength":5}"#, "'it.strength' must be in 0…4"),
            (#"{"kind":"password","strength":2.5}"#, "'it.strength' must be a whole number"),
            (#"{"kind":"choice","options":["a\nb"]}"#, "'it': 'options' must not have line breaks or U+0000"),
            (#"{"kind":"password","required":false}"#, "'it': a password can't be optional"),
            (#"{"kind":"text","content":"mail"}"#, "'it.content' must be one of username, email, "),
            (#"{"kind":"text","name":"other"}"#, "'it': 'name' must be that of the member"),
        ]
    )
    func refusal(json: String, words: String) {
        let refusal = #expect(throws: InputError.self) { try form(#"{"it":\#(json)}"#) }
        #expect(refusal?.description.hasPrefix(words) == true, "\(String(describing: refusal))")
    }

    @Test(
        "require a dictionary for a strength, and for a policy that refuses common passwords",
        arguments: [
            (#""policy":"classic","strength":3"#, "strength"), (#""policy":"nist-second-factor""#, "policy"),
            (#""policy":{"rules":"minlength: 9","refusesCommon":true}"#, "policy"),
        ]
    )
    func dictionary(members: String, demanding: String) throws {
        let command = try FormCommand.parse(["--fields", #"{"it":{"kind":"password",\#(members)}}"#])
        let refusal = #expect(throws: ValidationError.self) { try command.form(hasDictionary: false) }
        #expect(refusal?.message.hasPrefix("--fields: 'it': '\(demanding)' needs the dictionary.") == true)
        _ = try command.form(hasDictionary: true)
    }

    @Test(
        "require that a named field exists, and that no name is declared twice",
        arguments: [
            (#"{"it":{"kind":"password","excluding":["nme"]}}"#, "'it': 'excluding' names 'nme', which is no field"),
            (#"{"it":{"kind":"password","confirmation":"name"},"name":{"kind":"text"}}"#, "'name' is declared twice"),
            (#"[{"name":"a","kind":"text"},{"name":"a","kind":"text"}]"#, "'a' is declared twice"),
            (#"[{"name":"","kind":"text"}]"#, "'[0]': a name must not be empty"),
        ]
    )
    func otherFields(fields: String, words: String) throws {
        #expect(throws: InputError(words)) { try form(fields) }
        _ = try form(#"{"it":{"kind":"password","excluding":["name"],"confirmation":"again"},"name":{"kind":"text"}}"#)
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

    @Test("treat null as an empty text, and refuse it for a field that isn't declared")
    func null() throws {
        let command = try FormCommand.parse(["--fields", #"{"it":{"kind":"text"}}"#])
        let (output, error) = run(#"{"it":null}"# + "\n" + #"{"it":"a","nme":null}"#) { try command.run(&$0) }
        #expect(output.first?.contains(#""reason":"required""#) == true)
        #expect(output.last == #"{"error":"line 2: The field 'nme' is not declared."}"#)
        #expect(error is ExitCode)
    }

    @Test("compare a password with the account's fields, and print it in no error")
    func password() throws {
        let rule = #"{"kind":"password","policy":"nist-second-factor","excluding":["name"]}"#
        let form = try form(#"{"it":\#(rule),"name":{"kind":"text"}}"#)
        func errors(_ name: String) -> [String] {
            FormCheck(form, ["it": "marabou 12", "name": name]).errors.map(\.reason.name)
        }
        #expect(errors("marabou") == ["notPersonal"])
        #expect(errors("zoe") == [])
        let error = #expect(throws: InputError.self) {
            try JSON.decode([String: String?].self, from: #"{"it":["marabou 12"]}"#.utf8)
        }
        #expect(error?.description == "'it' must be a string")
    }

    @Test(
        "report an invalid declaration as a usage error",
        arguments: [
            "{", #"{"a":1}"#, #"{"a":{"kind":"text"},"a":{"kind":"text"}}"#, #"{"a":{"kind":"x"}}"#,
            #"{"a":{"kind":"password","confirmation":"c"},"b":{"kind":"password","confirmation":"c"}}"#,
        ]
    )
    func usage(fields: String) throws {
        let command = try FormCommand.parse(["--fields", fields])
        let refusal = #expect(throws: ValidationError.self) { try command.run() }
        #expect(refusal?.message.hasPrefix("--fields: ") == true)
    }

    @Test("read the declaration from a pipe, but not from a folder")
    func pipe() throws {
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data(#"[{"name":"a","kind":"text"}]"#.utf8))
        try pipe.fileHandleForWriting.close()
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        let form = try FormCommand.parse(["--declaration", path]).form(hasDictionary: false)
        #expect(form.names == ["a"])
        let folder = try FormCommand.parse(["--declaration", "/"])
        let refusal = #expect(throws: ValidationError.self) { try folder.form(hasDictionary: false) }
        #expect(refusal?.message == "--declaration: '/' cannot be read")
    }

    @Test("read the declaration from a file that Swift wrote, and report a missing one")
    func file() throws {
        let form = FormDeclaration([
            .text("name", label: "Name", limit: 30, content: .username),
            .sections("card", label: "Card", .code([3, 3])).optional(), .number("seats", 1...500),
            .choice("plan", [FormOption("solo", "Solo", detail: "$9"), FormOption("team")]),
            .newPassword("password", confirmation: ("again", "Again"), policy: .classic, excluding: ["name"]),
        ])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try JSONEncoder().encode(form).write(to: file)
        let read = try FormCommand.parse(["--declaration", file.path]).form(hasDictionary: false)
        #expect(try JSON.line(read) == JSON.line(form))
        #expect(read.fields.map(\.name) == ["name", "card", "seats", "plan", "password"])
        for arguments in [["--declaration", file.path + "x"], [], ["--declaration", file.path, "--fields", "[]"]] {
            #expect(throws: ValidationError.self) { try FormCommand.parse(arguments).form(hasDictionary: false) }
        }
    }
}
