import Hummingbird
import Logging
import NIOCore

/// The gallery as a Hummingbird application.
enum Gallery {
    /// How long a connection may stay silent.
    private static let idleTimeout = TimeAmount.seconds(60)

    /// - Parameters:
    ///   - configuration: Where to listen and what to serve.
    ///   - store: The posts; whoever opened it closes it.
    ///   - logger: Where the log goes; standard error by default.
    ///   - onListening: Is given the port that was bound.
    static func application(
        _ configuration: GalleryConfiguration,
        store: PostStore,
        logger: Logger? = nil,
        onListening: @escaping @Sendable (Int) -> Void = { _ in }
    ) throws -> Application<RouterResponder<GalleryContext>> {
        let router = try GalleryRouter(configuration: configuration, store: store).router()
        return Application(
            router: router,
            server: .http1(configuration: .init(idleTimeout: idleTimeout)),
            configuration: ApplicationConfiguration(address: .hostname(configuration.host, port: configuration.port)),
            onServerRunning: { channel in onListening(channel.localAddress?.port ?? configuration.port) },
            logger: logger ?? Logger(label: "gallery") { _ in JSONLogHandler(logLevel: configuration.logLevel) }
        )
    }
}
