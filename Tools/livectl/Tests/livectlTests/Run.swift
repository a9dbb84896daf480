import ArgumentParser
import Foundation

@testable import livectl

/// Runs a subcommand on lines.
///
/// - Returns: The lines that it writes, and the error that ends it.
func run(_ lines: String, _ command: (inout LineFilter) throws -> Void) -> (output: [String], error: (any Error)?) {
    let (source, sink) = (Pipe(), Pipe())
    Thread.detachNewThread {
        source.fileHandleForWriting.write(Data(lines.utf8))
        try? source.fileHandleForWriting.close()
    }
    var filter = LineFilter(
        input: StandardStream(source.fileHandleForReading, name: "source"),
        output: StandardStream(sink.fileHandleForWriting, name: "sink")
    )
    var failure: (any Error)?
    do { try command(&filter) } catch { failure = error }
    try? sink.fileHandleForWriting.close()
    let output = String(decoding: sink.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return (output.split(separator: "\n").map(String.init), failure)
}

/// Returns the results of `livectl replay` for a log.
func replay(_ control: String, config: String? = nil, initial: String? = nil, _ log: String...) throws -> [String] {
    let options = (config.map { ["--config", $0] } ?? []) + (initial.map { ["--initial", $0] } ?? [])
    let command = try ReplayCommand.parse(["--control", control] + options)
    let (output, error) = run(log.joined(separator: "\n")) { try command.run(&$0) }
    if let error, !(error is ExitCode) { throw error }
    return output
}
