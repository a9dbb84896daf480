import Foundation
import GRDB
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// The `gallery` command.
public enum GalleryCommand {
    /// Runs the server until SIGTERM or SIGINT.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the command's name. Only `--help` is valid.
    ///   - environment: The variables that ``GalleryConfiguration`` reads.
    /// - Returns: The exit status: 0 after a signal, 1 if it can't listen or open the database, 2 for an invalid argument or variable.
    public static func run(arguments: [String], environment: [String: String]) async -> Int32 {
        guard arguments.isEmpty else {
            if arguments == ["--help"] {
                printLine(usage)
                return 0
            }
            printError("unknown arguments; the only option is --help")
            return 2
        }
        do {
            try await serve(GalleryConfiguration(environment: environment))
            return 0
        } catch {
            printError("\(error)")
            return error is ConfigurationError ? 2 : 1
        }
    }

    private static func database(_ configuration: GalleryConfiguration) throws -> GalleryDatabase {
        do {
            return try GalleryDatabase(path: configuration.databasePath)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN {
            throw ConfigurationError(
                variable: "GALLERY_DATABASE",
                value: configuration.databasePath,
                expectation: "a path where SQLite can create a database"
            )
        } catch let error as DatabaseError {
            throw DatabaseOpeningError(path: configuration.databasePath, error)
        }
    }

    private static func serve(_ configuration: GalleryConfiguration) async throws {
        let database = try database(configuration)
        defer { try? database.close() }
        let application = try Gallery.application(configuration, database: database) { port in
            let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
            printLine("LiveControls gallery: http://\(host):\(port)/")
        }
        var services = ServiceGroupConfiguration(
            services: [application],
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: application.logger
        )
        // A client that never completes its request must not keep the process running.
        services.maximumGracefulShutdownDuration = .seconds(10)
        services.maximumCancellationDuration = .seconds(5)
        do {
            try await ServiceGroup(configuration: services).run()
        } catch is SocketAddressError.UnknownHost {
            throw unusableHost(configuration)
        } catch let error as IOError where error.errnoCode == EADDRNOTAVAIL {
            throw unusableHost(configuration)
        } catch let error as IOError {
            throw ListeningError(configuration, reason: error)
        }
    }

    private static func unusableHost(_ configuration: GalleryConfiguration) -> ConfigurationError {
        ConfigurationError(
            variable: "HOST",
            value: configuration.host,
            expectation: "a host name or address of this machine"
        )
    }

    private static func printLine(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }

    private static func printError(_ message: String) {
        FileHandle.standardError.write(Data("gallery: \(message)\n".utf8))
    }

    private static let usage = """
        Usage: gallery

        Serves the LiveControls gallery until SIGTERM or SIGINT. Environment variables:
          HOST              the host name or address to listen on (127.0.0.1)
          PORT              the port, or 0 for any free one (8080)
          LOG_LEVEL         trace, debug, info, notice, warning, error or critical (info)
          GALLERY_DATABASE  the SQLite file of the posts and accounts (gallery.sqlite)
          GALLERY_PROXY     the reverse proxy: none, http or https (none)
          LIVE_WEB_ROOT     the folder Web of LiveControls (in the repository)
          GALLERY_ASSETS    the folder Assets of the gallery (in the repository)
          GALLERY_BUNDLE    the folder that `make gallery-bundle` writes (in the repository; without it, or with
                            LIVE_WEB_ROOT or GALLERY_ASSETS, the server serves the source files)
        """
}

/// The server can't listen on its host and port.
struct ListeningError: Error, CustomStringConvertible {
    var description: String

    init(_ configuration: GalleryConfiguration, reason: IOError) {
        let place = "port \(configuration.port) on \(configuration.host)"
        description =
            reason.errnoCode == EADDRINUSE
            ? "\(place) is already in use"
            : "cannot listen on \(place): \(String(cString: strerror(reason.errnoCode)))"
    }
}
