import ArgumentParser
import Foundation
import LiveControls
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

    @Test("require a format", arguments: [[], ["--country", "FR"], ["--accepts", "digits"]])
    func noFormat(arguments: [String]) throws {
        let refusal = #expect(throws: ValidationError.self) { try SectionsCommand.parse(arguments).format.format }
        #expect(refusal?.message == "Pass --preset, --pattern or --sections.")
    }

    @Test(
        "allow sections of any length, also none",
        arguments: [("4 4 4 4", [4, 4, 4, 4]), ("3", [3]), ("4 0 4", [4, 0, 4])]
    )
    func lengths(list: String, lengths: [Int]) throws {
        #expect(try SectionsCommand.parse(["--sections", list]).format.format == .sections(lengths, .any))
    }

    @Test(
        "include spring parameters that are not numbers",
        arguments: [
            ["--response", "nan"], ["--response", "-1"], ["--damping", "inf"], ["--from", "nan"],
            ["--velocity", "inf"], ["--at", "nan"],
        ]
    )
    func spring(arguments: [String]) {
        #expect(throws: (any Error).self) { try SpringCommand.parse(["--at", "0"] + arguments) }
    }

    @Test(
        "are the same in the line of a spring",
        arguments: [(#""response":-1"#, "response"), (#""damping":-0.5"#, "damping")]
    )
    func springLine(member: String, name: String) throws {
        let command = try SpringCommand.parse(["--batch"])
        let (output, error) = run("{\"at\":[0],\(member)}\n{\"at\":[0],\"to\":-3}") { try command.answerBatch(&$0) }
        #expect(output.first == "{\"error\":\"line 1: '\(name)' must be 0 or more\"}" && output.count == 2)
        #expect(error as? ExitCode == .failure)
    }

    @Test(
        "include sizes and distances of a button that don't exist",
        arguments: [
            ["--size", "-5,0"], ["--button", "1,-1"], ["--inset", "nan"], ["--inset", "-3"], ["--inset", "inf"],
            ["--insets", "0,0,-1,0"], ["--obstacle", "1,1,1,-1"], ["--deceleration", "nan"], ["--deceleration", "5"],
            ["--deceleration", "-0.1"],
        ]
    )
    func snap(arguments: [String]) throws {
        let error = #expect(throws: (any Error).self) {
            try SnapCommand.parse(["--size", "390,844", "--button", "64,64"] + arguments)
        }
        let message = SnapCommand.message(for: try #require(error))
        #expect(message.hasPrefix("\(arguments[0]): ") && message.contains(" must be "), "\(message)")
    }

    @Test("take a negative number for the value of an option")
    func negative() throws {
        let arguments = ["--size", "390,844", "--button", "64,64", "--obstacle", "-3,-4,5,6", "--obstacle", "1,2,3,4"]
        #expect(try SnapCommand.parse(arguments).obstacle.map(\.numbers) == [[-3, -4, 5, 6], [1, 2, 3, 4]])
        let error = #expect(throws: (any Error).self) { try CountCommand.parse(["--limit", "-5"]) }
        #expect(CountCommand.message(for: try #require(error)) == "--limit: -5 must be 0 or more")
    }

    @Test("name examples of an amount that can't be read", arguments: ["garbage", "1.234.567,00 €;x", "12"])
    func like(examples: String) throws {
        let command = try SectionsCommand.parse(["--preset", "amount", "--like", examples])
        let error = #expect(throws: ValidationError.self) { try command.format.format }
        #expect(error?.message.hasPrefix("--like: ") == true && error?.message.hasSuffix("has '\(examples)'") == true)
    }

    @Test("name a pattern without a place", arguments: ["", "-", "QQ"])
    func pattern(pattern: String) throws {
        let command = try SectionsCommand.parse(["--pattern", pattern])
        let error = #expect(throws: ValidationError.self) { try command.format.format }
        let problem = "the value must have a place, such as 9 for a digit, but is 'pattern \(pattern)'"
        #expect(error?.message == "--pattern: \(problem)")
    }

    @Test("include help about an unknown subcommand")
    func help() throws {
        let error = #expect(throws: ValidationError.self) { try LiveCtl.checkHelp(["help", "bogus"]) }
        #expect(error?.message == "There is no subcommand 'bogus'")
        for arguments in [["help", "spring", "bogus"], ["help", "help", "bogus"]] {
            let error = #expect(throws: ValidationError.self) { try LiveCtl.checkHelp(arguments) }
            #expect(error?.message == "Unexpected argument 'bogus'")
        }
        for arguments in [
            ["help"], ["help", "spring"], ["help", "help"], ["help", "--help"], ["spring", "--help"], [],
        ] {
            try LiveCtl.checkHelp(arguments)
        }
    }

    @Test(
        "include options of a count that contradict each other",
        arguments: [
            (["--limit", "3", "--minimum", "9"], "--minimum is greater than --limit"),
            (["--unit", "twitter", "--weights", "* 2"], "--weights takes the place of --unit twitter"),
            (["--no-emoji-parsing"], "--no-emoji-parsing is for --unit twitter"),
            (
                ["--unit", "twitter", "--no-emoji-parsing", "--minimum", "5"],
                "--no-emoji-parsing can't be used with --minimum or --also"
            ),
            (
                ["--unit", "twitter", "--no-emoji-parsing", "--limit", "9", "--also", "2 words"],
                "--no-emoji-parsing can't be used with --minimum or --also"
            ),
        ]
    )
    func count(arguments: [String], message: String) throws {
        let error = #expect(throws: (any Error).self) { try CountCommand.parse(arguments) }
        #expect(CountCommand.message(for: try #require(error)) == message)
    }

    @Test("include options without an effect")
    func withoutEffect() throws {
        #expect(throws: (any Error).self) { try CountCommand.parse(["--limit=-5"]) }
        for arguments in [["--feedback"], ["--year", "2026"]] {
            #expect(throws: (any Error).self) { try PasswordCommand.parse(arguments) }
            _ = try PasswordCommand.parse(arguments + ["--strength"])
        }
    }

    @Test(
        "name an option that has no meaning for a format",
        arguments: [
            ("--preset card", "--sections"), ("--preset expiry", "--accepts"), ("--pattern AA", "--sections"),
            ("--pattern AA", "--country"), ("--sections 4", "--like"), ("--sections 4", "--order"),
            ("--preset phone", "--min"), ("--preset time", "--order"), ("--preset card", "--pattern"),
        ]
    )
    func meaning(kind: String, option: String) throws {
        let value = option == "--accepts" ? "digits" : "4"
        let command = try SectionsCommand.parse(kind.components(separatedBy: " ") + [option, value])
        let refusal = #expect(throws: ValidationError.self) { try command.format.format }
        #expect(refusal?.message == "\(option) has no meaning with \(kind).")
    }

    @Test(
        "name a bound of dates that the other one, which is left out, excludes",
        arguments: [
            ("--max 1899-12-31", "--max is before 1900; pass --min, too."),
            ("--min 2100-01-01", "--min is after 2099; pass --max, too."),
        ]
    )
    func dateBounds(bound: String, message: String) throws {
        let command = try SectionsCommand.parse(["--preset", "date"] + bound.components(separatedBy: " "))
        let refusal = #expect(throws: ValidationError.self) { try command.format.format }
        #expect(refusal?.message == message)
    }

    @Test(
        "declare a code with its characters and sections",
        arguments: [
            (["--sections", "3 3"], "code 3 3"), (["--sections", "4", "--accepts", "letters"], "code letters 4"),
            (["--accepts", "alphanumeric"], "code alphanumeric 1 1 1 1 1 1"), (["--accepts", "any"], nil),
        ]
    )
    func code(arguments: [String], declaration: String?) throws {
        let command = try SectionsCommand.parse(["--preset", "code"] + arguments)
        #expect((try? command.format.format.declaration) == declaration)
    }

    @Test("include a range of dates that ends before it begins")
    func dates() throws {
        func format(_ min: String, _ max: String) throws -> SectionedFormat {
            try SectionsCommand.parse(["--preset", "date", "--min", min, "--max", max]).format.format
        }
        let refusal = #expect(throws: ValidationError.self) { try format("2026-02-01", "2026-01-31") }
        #expect(refusal?.message == "--min is after --max.")
        _ = try format("2026-01-31", "2026-01-31")
    }

    @Test("name an order of dates that doesn't exist")
    func order() throws {
        let command = try SectionsCommand.parse(["--preset", "date", "--order", "DMY"])
        let refusal = #expect(throws: ValidationError.self) { try command.format.format }
        #expect(refusal?.message == "--order: 'DMY' is none of dmy, mdy, ymd, ydm.")
    }

    @Test(
        "require a well-formed date",
        arguments: [
            ("2026-11-20", true), ("2026-13-01", false), ("2026-02-30", false), ("26-11-20", false), ("", false),
        ]
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
