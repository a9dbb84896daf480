import ArgumentParser
import Testing

@testable import livectl

@Suite("Bad usage")
struct UsageTests {
    @Test(
        "sections that are no numbers of characters are refused by their name",
        arguments: ["4 x", "4 -1", "4,4", "4.5"]
    )
    func sections(list: String) throws {
        let command = try SectionsCommand.parse(["--sections", list])
        let refusal = #expect(throws: ValidationError.self) { try command.format.format }
        #expect(refusal?.message.hasPrefix("--sections: '") == true)
    }

    @Test("sections of any length are taken, also of none", arguments: ["4 4 4 4", "3", "4 0 4"])
    func lengths(list: String) throws {
        _ = try SectionsCommand.parse(["--sections", list]).format.format
    }

    @Test(
        "a spring of numbers that are none is refused",
        arguments: [
            ["--response", "nan"], ["--response", "-1"], ["--damping", "inf"], ["--from", "nan"],
            ["--velocity", "inf"],
        ]
    )
    func spring(arguments: [String]) {
        #expect(throws: (any Error).self) { try SpringCommand.parse(["--at", "0"] + arguments) }
    }

    @Test("what would have no effect is refused")
    func withoutEffect() throws {
        #expect(throws: (any Error).self) { try CountCommand.parse(["--limit=-5"]) }
        let sections = try SectionsCommand.parse(["--preset", "card", "--sections", "4 4"])
        #expect(throws: ValidationError.self) { try sections.format.format }
        _ = try SectionsCommand.parse(["--preset", "code", "--sections", "3 3"]).format.format
    }
}
