import ArgumentParser
import Foundation

/// The core of LiveControls on the command line.
struct LiveCtl: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "livectl",
        abstract: "The core of LiveControls on the command line: JSON lines in, JSON lines out.",
        discussion: """
            Offsets are in UTF-16. A bad input line is answered with {"error": …}, the lines after it are still \
            answered, and the exit status is 1. Bad usage: one line on standard error, exit status 2.
            """,
        subcommands: [
            CountCommand.self, NumberCommand.self, SectionsCommand.self, PasswordCommand.self,
            PasswordRulesCommand.self, SnapCommand.self, SpringCommand.self, CurveCommand.self, ReplayCommand.self,
        ]
    )
}

@main
enum Main {
    private static let usageStatus: Int32 = 2

    static func main() {
        do {
            var command = try LiveCtl.parseAsRoot()
            try command.run()
        } catch {
            let status = LiveCtl.exitCode(for: error)
            if status.isSuccess || error is ExitCode { LiveCtl.exit(withError: error) }
            let reason = LiveCtl.message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
            FileHandle.standardError.write(Data("livectl: \(reason)\n".utf8))
            exit(status == .validationFailure ? usageStatus : status.rawValue)
        }
    }
}
