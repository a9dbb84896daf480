import ArgumentParser
import Foundation
import Testing

@testable import livectl

@Suite("Line filter")
struct LineFilterTests {
    /// Returns the filter's results for an input, and whether it fails.
    private func answers(to input: String) -> (lines: [String], fails: Bool) {
        let (lines, error) = run(input) { filter in
            try filter.run { (line: Strict<TextLine>) in line.text.uppercased() }
        }
        return (lines, error as? ExitCode == .failure)
    }

    @Test("handles each line, also the last one without a line break")
    func lines() {
        #expect(answers(to: "{\"text\":\"a\"}\n{\"text\":\"b\"}") == (["\"A\"", "\"B\""], false))
        #expect(answers(to: "") == ([], false))
    }

    @Test("reports a bad line and handles the following ones")
    func badLines() {
        let error = "{\"error\":\"line 3: the value must be an object\"}"
        #expect(
            answers(to: "{\"text\":\"a\"}\n\n[]\n{\"text\":\"b\"}\r\n") == (["\"A\"", error, "\"B\""], true)
        )
    }

    @Test("handles lines that span chunks, and skips blank ones")
    func longLines() {
        let text = String(repeating: "é", count: 20_000)
        let blanks = String(repeating: " ", count: 200_000)
        let (lines, fails) = answers(to: " \t\r\n{\"text\":\"\(text)\"\(blanks)}\n{\"text\":\"b\"}\n\0\n")
        #expect(lines.prefix(2) == ["\"\(text.uppercased())\"", "\"B\""])
        #expect(lines.last == "{\"error\":\"line 4: not JSON: the text has a NUL byte, or is UTF-16\"}")
        #expect(fails)
    }
}
