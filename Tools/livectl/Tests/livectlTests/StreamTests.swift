import Foundation
import Testing

/// Runs the built command with standard streams that a shell redirects.
@Suite("Standard streams", .enabled(if: Command.isBuilt))
struct StreamTests {
    @Test(
        "report an input that cannot be read on one line",
        arguments: [("<&-", "Bad file descriptor"), ("< /", "Is a directory")]
    )
    func input(redirection: String, reason: String) throws {
        let end = try Command.run("count \(redirection)")
        #expect(end == .init(status: 1, output: "", errors: "livectl: standard input cannot be read: \(reason)\n"))
    }

    @Test(
        "report an output that cannot be written on one line",
        arguments: ["count", "spring --at 0", "spring --easing 0.1", "--help", "spring --batch"],
        [("> /dev/full", "No space left on device"), (">&-", "Bad file descriptor"), ("| true", "Broken pipe")]
    )
    func output(arguments: String, redirection: (text: String, reason: String)) throws {
        let input = arguments.hasPrefix("spring") ? #"{"at":[0]}"# : #"{"text":"a"}"#
        // A reader that exits at once may not have exited yet.
        let pause = redirection.text.hasPrefix("|") ? "sleep 0.2; " : ""
        let command = "\(arguments) \(redirection.text.hasPrefix("|") ? "" : redirection.text)"
        let end = try Command.run(
            command,
            before: "trap '' PIPE; echo '\(input)' | { \(pause)",
            after: redirection.text.hasPrefix("|") ? "; echo $? >&2; } | true" : "; echo $? >&2; }"
        )
        #expect(end.errors == "livectl: standard output cannot be written: \(redirection.reason)\n1\n")
    }

    @Test("return a result for each line before the next one arrives")
    func interactive() throws {
        let (process, input, output) = (Process(), Pipe(), Pipe())
        process.executableURL = Command.executable
        process.arguments = ["count"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        for text in ["a", "bc", "def"] {
            try input.fileHandleForWriting.write(contentsOf: Data("{\"text\":\"\(text)\"}\n".utf8))
            let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            #expect(answer.hasPrefix("{\"count\":\(text.count),"))
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test("take time in proportion to the length of a line")
    func linearTime() throws {
        func seconds(_ count: Int) throws -> Double {
            let start = ContinuousClock.now
            let line = #"printf '{"text":"'; head -c \#(count) /dev/zero | tr '\0' a; printf '"}'"#
            let end = try Command.run("count", before: "{ \(line); } | ")
            #expect(end.output.hasPrefix("{\"count\":\(count),"))
            return (ContinuousClock.now - start) / .seconds(1)
        }
        // A line sixteen times as long would take 256 times as long if every chunk were searched from the line's start.
        let (short, long) = (try seconds(500_000), try seconds(8_000_000))
        #expect(long < 40 * short + 2, "\(short) s, \(long) s")
    }
}

private enum Command {
    /// Next to the tests' own bundle.
    static let executable = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("livectl")

    static var isBuilt: Bool {
        executable.map { FileManager.default.isExecutableFile(atPath: $0.path) } ?? false
    }

    struct End: Equatable {
        var status: Int32
        var output: String
        var errors: String
    }

    /// Runs the command in a shell.
    static func run(_ arguments: String, before: String = "", after: String = "") throws -> End {
        let (process, output, errors) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "\(before)'\(executable?.path ?? "")' \(arguments)\(after)"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return End(status: process.terminationStatus, output: text, errors: complaint)
    }
}
