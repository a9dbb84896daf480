import Foundation
import JSONLines
import Testing

@Suite("Line filter")
struct LineFilterTests {
    /// The filter's answers to an input, and the number of lines that it could not answer.
    private func answers(to input: String) throws -> (text: String, errorCount: Int) {
        let (source, sink) = (Pipe(), Pipe())
        try source.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try source.fileHandleForWriting.close()
        var filter = LineFilter(input: source.fileHandleForReading, output: sink.fileHandleForWriting)
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
}
