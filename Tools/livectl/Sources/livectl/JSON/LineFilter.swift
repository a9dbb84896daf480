import ArgumentParser

/// Reads JSON Lines, writes one line for each, and continues after a line with an error.
struct LineFilter {
    private static let chunkSize = 65_536

    private let input: StandardStream
    private let output: StandardStream
    private var lineNumber = 0

    private var errorCount = 0

    init(input: StandardStream = .input, output: StandardStream = .output) {
        self.input = input
        self.output = output
    }

    /// Handles each line of the input as soon as it is complete. Skips blank lines.
    ///
    /// - Parameters:
    ///   - userInfo: The information for the type of the lines.
    ///   - isSecret: Whether lines can contain passwords. If they do, no error repeats any of the input.
    ///   - answer: Returns the result of a line.
    /// - Throws: ``StreamError`` if the input cannot be read or the output cannot be written, and `ExitCode.failure` after
    ///   the last line if a line had an error.
    /// - Complexity: O(*n*) in the length of the input, whatever the length of its lines, plus the cost of the results.
    mutating func run<Line: Decodable>(
        userInfo: [CodingUserInfoKey: any Sendable] = [:],
        isSecret: Bool = false,
        _ answer: (Line) throws -> some Encodable
    ) throws {
        func text(_ line: [UInt8]) throws -> String {
            try answerLine(line) {
                try JSON.line(answer(try JSON.decode(from: line, userInfo: userInfo, isSecret: isSecret)))
            }
        }
        var line: [UInt8] = []
        while true {
            var rest = try input.bytes(upTo: Self.chunkSize)
            guard !rest.isEmpty else { break }
            var answers = ""
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                line += rest[..<end]
                answers += try text(line)
                line.removeAll()
                rest = rest[(end + 1)...]
            }
            line += rest
            try output.write(answers)
        }
        if !line.isEmpty { try output.write(text(line)) }
        if errorCount > 0 { throw ExitCode.failure }
    }

    private mutating func answerLine(_ line: [UInt8], _ answer: () throws -> String) throws -> String {
        lineNumber += 1
        guard !line.allSatisfy(JSONChecker.isWhiteSpace) else { return "" }
        do {
            return try answer() + "\n"
        } catch {
            errorCount += 1
            return try JSON.line(["error": "line \(lineNumber): \(error)"]) + "\n"
        }
    }
}
