import ArgumentParser
import Testing

@testable import livectl

@Suite("Usage errors")
struct UsageTests {
    @Test(
        "name sections that are not numbers of characters",
        arguments: ["4 x", "4 -1", "4,4", "4.5"]
    )
    func sections(list: String) throws {
        let command = try SectionsCommand.parse(["--sections", list])
        let refusal = #expect(throws: ValidationError.self) { try command.format.format }
        #expect(refusal?.message.hasPrefix("--sections: '") == true)
    }

    @Test("allow sections of any length, also none", arguments: ["4 4 4 4", "3", "4 0 4"])
    func lengths(list: String) throws {
        _ = try SectionsCommand.parse(["--sections", list]).format.format
    }

    @Test(
        "include spring parameters that are not numbers",
        arguments: [
            ["--response", "nan"], ["--response", "-1"], ["--damping", "inf"], ["--from", "nan"],
            ["--velocity", "inf"],
        ]
    )
    func spring(arguments: [String]) {
        #expect(throws: (any Error).self) { try SpringCommand.parse(["--at", "0"] + arguments) }
    }

    @Test("include options without an effect")
    func withoutEffect() throws {
        #expect(throws: (any Error).self) { try CountCommand.parse(["--limit=-5"]) }
        let sections = try SectionsCommand.parse(["--preset", "card", "--sections", "4 4"])
        #expect(throws: ValidationError.self) { try sections.format.format }
        _ = try SectionsCommand.parse(["--preset", "code", "--sections", "3 3"]).format.format
    }

    @Test(
        "require a well-formed date",
        arguments: [("2026-11-20", true), ("2026-13-01", false), ("26-11-20", false), ("", false)]
    )
    func day(text: String, isDay: Bool) {
        #expect((Day(argument: text) != nil) == isDay)
    }

    @Test("require a dictionary for a policy that refuses common passwords, and for a strength")
    func dictionary() throws {
        for arguments in [["--policy", "nist"], ["--strength"]] {
            let command = try PasswordCommand.parse(arguments)
            let refusal = #expect(throws: ValidationError.self) { try command.makePolicy(hasDictionary: false) }
            #expect(refusal?.message.hasPrefix("\(arguments.joined(separator: " ")) needs the dictionary.") == true)
            _ = try command.makePolicy(hasDictionary: true)
        }
        _ = try PasswordCommand.parse(["--policy", "classic"]).makePolicy(hasDictionary: false)
    }

    @Test("include an unknown policy")
    func policy() throws {
        #expect(throws: ValidationError.self) { try PasswordCommand.parse(["--policy", "strict"]).run() }
    }
}
