import Foundation
import JSONLines
import Testing

@Suite("Line filter")
struct LineFilterTests {
    /// Returns the filter's results for an input, and the number of lines with errors.
    private func answers(to input: String) throws -> (text: String, errorCount: Int) {
        let (source, sink) = (Pipe(), Pipe())
        Thread.detachNewThread {
            source.fileHandleForWriting.write(Data(input.utf8))
            try? source.fileHandleForWriting.close()
        }
        var filter = LineFilter(
            input: StandardStream(source.fileHandleForReading, name: "source"),
            output: StandardStream(sink.fileHandleForWriting, name: "sink")
        )
        try filter.run { .string(try $0.string("text").uppercased()) }
        try sink.fileHandleForWriting.close()
        return (String(decoding: sink.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self), filter.errorCount)
    }

    @Test("handles each line, also the last one without a line break")
    func lines() throws {
        #expect(try answers(to: "{\"text\":\"a\"}\n{\"text\":\"b\"}").text == "\"A\"\n\"B\"\n")
        #expect(try answers(to: "").text == "")
    }

    @Test("reports a bad line and handles the following ones")
    func badLines() throws {
        let (text, errorCount) = try answers(to: "{\"text\":\"a\"}\n\n[]\n{\"text\":\"b\"}\r\n")
        #expect(text == "\"A\"\n{\"error\":\"line 3: not an object\"}\n\"B\"\n")
        #expect(errorCount == 1)
    }

    @Test("handles lines that span chunks, and skips blank ones")
    func longLines() throws {
        let text = String(repeating: "é", count: 20_000)
        let blanks = String(repeating: " ", count: 200_000)
        let input = " \t\r\n{\"text\":\"\(text)\"\(blanks)}\n{\"text\":\"b\"}\n\0\n"
        #expect(
            try answers(to: input).text
                == "\"\(text.uppercased())\"\n\"B\"\n{\"error\":\"line 4: not JSON at byte 1\"}\n"
        )
    }
}
