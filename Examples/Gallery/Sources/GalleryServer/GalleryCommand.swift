import Foundation
import Logging
import ServiceLifecycle

/// The `gallery` command.
public enum GalleryCommand {
    /// Runs the server until SIGTERM or SIGINT.
    ///
    /// - Returns: The exit status: 0 after a signal, and 1 if the server can't start.
    public static func run(environment: [String: String]) async -> Int32 {
        do {
            try await serve(GalleryConfiguration(environment: environment))
            return 0
        } catch {
            FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
            return 1
        }
    }

    private static func serve(_ configuration: GalleryConfiguration) async throws {
        let database = try GalleryDatabase.open(path: configuration.database)
        defer { try? database.closeAll() }
        var logger = Logger(label: "gallery") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = configuration.logLevel
        let application = try Site(configuration, database, Accounts(database), logger).application { port in
            let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
            FileHandle.standardOutput.write(Data("LiveControls gallery: http://\(host):\(port)/\n".utf8))
        }
        var services = ServiceGroupConfiguration(
            services: [application],
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: logger
        )
        // A client that never completes its request must not keep the process running.
        services.maximumGracefulShutdownDuration = .seconds(10)
        services.maximumCancellationDuration = .seconds(5)
        try await ServiceGroup(configuration: services).run()
    }
}
