import ArgumentParser
import Foundation

/// The core of LiveControls on the command line.
struct LiveCtl: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "livectl",
        abstract: "Runs the core of LiveControls on the command line. Reads JSON Lines and writes one result per line.",
        discussion: """
            Offsets are in UTF-16 code units. For an invalid line, the result is {"error": …}; livectl goes on with the next \
            line, and the exit status is 1. For invalid usage, it writes one line to standard error, and the exit status is 2.
            """,
        subcommands: [
            CountCommand.self, SectionsCommand.self, PasswordCommand.self,
            PasswordRulesCommand.self, FormCommand.self, SnapCommand.self, SpringCommand.self, CurveCommand.self,
            ReplayCommand.self,
        ]
    )
}

extension LiveCtl {
    /// Throws if the arguments ask for help about anything but one subcommand. The parser ignores the names that it
    /// doesn't find.
    static func checkHelp(_ arguments: some Collection<String>) throws {
        let topics = arguments.dropFirst().prefix { !$0.hasPrefix("-") }
        guard arguments.first == "help", let name = topics.first else { return }
        let names = configuration.subcommands.map { $0.configuration.commandName }
        guard name == "help" || names.contains(name) else {
            throw ValidationError("There is no subcommand '\(name)'")
        }
        if let other = topics.dropFirst().first { throw ValidationError("Unexpected argument '\(other)'") }
    }
}

@main
enum Main {
    private static let usageStatus: Int32 = 2

    static func main() {
        StandardStream.fillClosed()
        exit(status { try run() })
    }

    private static func run() throws {
        do {
            try LiveCtl.checkHelp(CommandLine.arguments.dropFirst())
            var command = try LiveCtl.parseAsRoot()
            try command.run()
        } catch let help where LiveCtl.exitCode(for: help).isSuccess {
            // A request for help.
            try StandardStream.output.write(LiveCtl.fullMessage(for: help) + "\n")
        }
    }

    /// Returns the exit status of the command, after one line on standard error if it fails.
    private static func status(_ run: () throws -> Void) -> Int32 {
        do {
            try run()
            return EXIT_SUCCESS
        } catch let status as ExitCode {
            return status.rawValue
        } catch {
            let status = LiveCtl.exitCode(for: error)
            let reason = LiveCtl.message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
            try? StandardStream.errors.write("livectl: \(reason)\n")
            return status == .validationFailure ? usageStatus : status.rawValue
        }
    }
}
