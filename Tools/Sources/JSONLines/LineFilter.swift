import Foundation

/// Reads JSON lines, answers each with one line, and goes on after a bad one.
package struct LineFilter {
    private let input: FileHandle
    private let output: FileHandle
    private var lineNumber = 0

    /// The number of lines that could not be answered.
    package private(set) var errorCount = 0

    package init(input: FileHandle = .standardInput, output: FileHandle = .standardOutput) {
        self.input = input
        self.output = output
    }

    /// Answers each line of the input as soon as it is complete. Blank lines are skipped.
    package mutating func run(_ answer: (Fields) throws -> JSON) throws {
        var pending = Data()
        while true {
            let chunk = input.availableData
            pending.append(chunk)
            let isAtEnd = chunk.isEmpty
            var answers = ""
            while let end = pending.firstIndex(of: UInt8(ascii: "\n"))
                ?? (isAtEnd && !pending.isEmpty ? pending.endIndex : nil)
            {
                answers += answerLine(pending[..<end], answer)
                pending = pending[min(end + 1, pending.endIndex)...]
            }
            try output.write(contentsOf: Data(answers.utf8))
            if isAtEnd { return }
            pending = Data(pending)
        }
    }

    private mutating func answerLine(_ line: Data, _ answer: (Fields) throws -> JSON) -> String {
        lineNumber += 1
        guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { return "" }
        do {
            return try answer(Fields(JSON(parsing: line))).line + "\n"
        } catch {
            errorCount += 1
            return JSON.object([.init("error", .string("line \(lineNumber): \(error)"))]).line + "\n"
        }
    }
}
