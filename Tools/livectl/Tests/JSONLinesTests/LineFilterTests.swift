import Foundation
import JSONLines
import Testing

@Suite("Line filter")
struct LineFilterTests {
    /// The filter's answers to an input, and the number of lines that it could not answer.
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

    @Test("answers each line, the last also without its end")
    func lines() throws {
        #expect(try answers(to: "{\"text\":\"a\"}\n{\"text\":\"b\"}").text == "\"A\"\n\"B\"\n")
        #expect(try answers(to: "").text == "")
    }

    @Test("names a bad line and answers those after it")
    func badLines() throws {
        let (text, errorCount) = try answers(to: "{\"text\":\"a\"}\n\n[]\n{\"text\":\"b\"}\r\n")
        #expect(text == "\"A\"\n{\"error\":\"line 3: not an object\"}\n\"B\"\n")
        #expect(errorCount == 1)
    }

    @Test("answers lines of which a chunk holds a part, and no blank ones")
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
