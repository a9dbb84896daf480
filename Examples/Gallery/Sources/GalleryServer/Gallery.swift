import Foundation
import Hummingbird
import LiveForms
import LivePasswords
import Logging
import NIOCore

/// The gallery as a Hummingbird application.
enum Gallery {
    /// How long a connection may stay silent.
    private static let idleTimeout = TimeAmount.seconds(60)
    /// The most connections at once: half of the files that a process may usually open.
    private static let connectionLimit = 512

    /// - Parameters:
    ///   - configuration: Where to listen and what to serve.
    ///   - database: Where the posts and accounts are; whoever opened it closes it.
    ///   - accounts: The accounts of the database, with limits of their own where a test needs others.
    ///   - posts: How often one address may post.
    ///   - localization: What is said, in every language.
    ///   - logger: Where the log goes; standard error by default.
    ///   - onListening: Called with the bound port.
    static func application(
        _ configuration: GalleryConfiguration,
        database: GalleryDatabase,
        accounts: Accounts? = nil,
        posts: AttemptThrottle.Allowance = .init(burst: 60, interval: 2),
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
        return Application(
            router: router,
            server: .http1(configuration: .init(idleTimeout: idleTimeout)),
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.host, port: configuration.port),
                availableConnectionsDelegate: .maximum(connectionLimit, logger: logger)
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

    /// The file of common passwords, which browsers and the server load.
    private static func dictionaryPath(_ configuration: GalleryConfiguration) -> String {
        configuration.webRoot + "/host/password-dictionary.bin"
    }
}
