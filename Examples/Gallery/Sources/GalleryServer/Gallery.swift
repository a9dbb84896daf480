import Foundation
import Hummingbird
import LiveForms
import LivePasswords
import Logging
import NIOCore

/// The gallery as a Hummingbird application.
enum Gallery {
    /// - Parameters:
    ///   - configuration: The address to listen on and the folders to serve.
    ///   - database: The database of the posts and accounts. The caller closes it.
    ///   - accounts: The accounts of the database, if a test needs other limits.
    ///   - posts: The rate limit for posts and changes of profiles from one address.
    ///   - limits: The limits of connections.
    ///   - localization: The localized messages.
    ///   - logger: The logger. By default, it writes to standard error.
    ///   - onListening: A function that is called with the port once the server listens.
    static func application(
        _ configuration: GalleryConfiguration,
        database: GalleryDatabase,
        accounts: Accounts? = nil,
        posts: AttemptThrottle.Allowance = .init(burst: 60, interval: 2),
        limits: ConnectionLimits = ConnectionLimits(),
        localization: Localization = .gallery,
        logger: Logger? = nil,
        onListening: @escaping @Sendable (Int) -> Void = { _ in }
    ) throws -> Application<RouterResponder<GalleryContext>> {
        let logger = logger ?? standardErrorLogger(configuration.logLevel)
        let path = dictionaryPath(configuration)
        let dictionary = FileManager.default.contents(atPath: path).flatMap { PasswordDictionary([UInt8]($0)) }
        let router = try GalleryRouter(
            configuration: configuration,
            database: database,
            accounts: accounts ?? Accounts(database, dictionary: dictionary),
            posts: posts,
            localization: localization
        )
        .router()
        let counts = ConnectionCounts()
        // All connections of a proxy have its address.
        let perAddress = configuration.proxy == .none ? limits.perAddress : limits.total
        return Application(
            router: router,
            server: .http1(
                configuration: .init(
                    additionalChannelHandlers: [ConnectionGuard(counts, upTo: perAddress, limits.timeout)],
                    idleTimeout: limits.timeout
                )
            ),
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.host, port: configuration.port),
                availableConnectionsDelegate: .maximum(limits.total, logger: logger)
            ),
            onServerRunning: { channel in
                onListening(channel.localAddress?.port ?? configuration.port)
                if dictionary == nil {
                    logger.warning("no dictionary of common passwords", metadata: ["path": .string(path)])
                }
            },
            logger: logger
        )
    }

    private static func standardErrorLogger(_ level: Logger.Level) -> Logger {
        var logger = Logger(label: "gallery") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = level
        return logger
    }

    /// The path of the common passwords, which browsers load, too.
    private static func dictionaryPath(_ configuration: GalleryConfiguration) -> String {
        configuration.webRoot + "/host/password-dictionary.bin"
    }
}
