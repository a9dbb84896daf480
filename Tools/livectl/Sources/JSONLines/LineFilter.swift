/// Reads JSON Lines, writes one line for each, and continues after a line with an error.
package struct LineFilter {
    private static let chunkSize = 65_536

    private let input: StandardStream
    private let output: StandardStream
    private var lineNumber = 0

    /// The number of lines with errors.
    package private(set) var errorCount = 0

    package init(input: StandardStream = .input, output: StandardStream = .output) {
        self.input = input
        self.output = output
    }

    /// Handles each line of the input as soon as it is complete. Skips blank lines.
    ///
    /// - Throws: ``StreamError`` if the input cannot be read or the output cannot be written.
    /// - Complexity: O(*n*) in the length of the input, whatever the length of its lines, plus the cost of the results.
    package mutating func run(_ answer: (Fields) throws -> JSON) throws(StreamError) {
        var line: [UInt8] = []
        while true {
            var rest = try input.bytes(upTo: Self.chunkSize)
            guard !rest.isEmpty else { break }
            var answers = ""
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                line += rest[..<end]
                answers += answerLine(line, answer)
                line.removeAll()
                rest = rest[(end + 1)...]
            }
            line += rest
            try output.write(answers)
        }
        if !line.isEmpty { try output.write(answerLine(line, answer)) }
    }

    private mutating func answerLine(_ line: [UInt8], _ answer: (Fields) throws -> JSON) -> String {
        lineNumber += 1
        guard !line.allSatisfy(JSONReader.isWhiteSpace) else { return "" }
        do {
            return try answer(Fields(JSON(parsing: line))).line + "\n"
        } catch {
            errorCount += 1
            return JSON.object([.init("error", .string("line \(lineNumber): \(error)"))]).line + "\n"
        }
    }
}
