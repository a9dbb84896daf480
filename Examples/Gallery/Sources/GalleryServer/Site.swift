import GRDB
import Hummingbird
import LiveForms
import Logging
import NIOCore

/// The parts of the gallery that its routes share, and the application that serves them.
struct Site: Sendable {
    let configuration: GalleryConfiguration
    let database: DatabasePool
    let accounts: Accounts
    /// The rate limit for posts and changes of profiles from one address.
    let changes: AttemptThrottle
    let logger: Logger
    let localization = Localization.gallery
    let templates: PageTemplates
    let samples: HostSamples

    init(
        _ configuration: GalleryConfiguration,
        _ database: DatabasePool,
        _ accounts: Accounts,
        changes: AttemptThrottle.Allowance = .init(burst: 60, interval: 2),
        _ logger: Logger
    ) throws {
        self.configuration = configuration
        self.database = database
        self.accounts = accounts
        self.changes = AttemptThrottle(changes)
        self.logger = logger
        templates = try PageTemplates(configuration)
        samples = try HostSamples()
    }

    /// The application. A reverse proxy has the finer limits; see the README.
    ///
    /// - Parameter onListening: A function that is called with the port once the server listens.
    func application(onListening: @escaping @Sendable (Int) -> Void) -> Application<RouterResponder<GalleryContext>> {
        Application(
            router: router,
            server: .http1(configuration: .init(idleTimeout: .seconds(60))),
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.host, port: configuration.port),
                availableConnectionsDelegate: .maximum(512, logger: logger)
            ),
            onServerRunning: { onListening($0.localAddress?.port ?? configuration.port) },
            logger: logger
        )
    }

    private var router: Router<GalleryContext> {
        let router = Router(context: GalleryContext.self, options: .autoGenerateHeadEndpoints)
        // The log and the headers come before the error responses, so that they apply to every response.
        router.add(middleware: LogRequestsMiddleware(.info))
        router.add(middleware: SecurityHeaders(isSecure: configuration.isSecure))
        router.add(middleware: ErrorResponses(site: self))
        router.add(middleware: CrossSiteProtection(isSecure: configuration.isSecure))
        addPages(to: router)
        addPosts(to: router)
        addAccounts(to: router)
        addProfiles(to: router)
        router.get("/health") { _, _ in
            _ = try await database.read { try Int.fetchOne($0, sql: "SELECT 1") }
            return try Response.json(["status": "ok"])
        }
        // The names of bundled files contain a hash of their contents, so a file never changes.
        let immutable = "public, max-age=31536000, immutable"
        let repository = GalleryConfiguration.repository
        PublishedFolder(path: configuration.bundle, cacheControl: immutable).add(to: router, at: "/bundle")
        PublishedFolder(path: repository + "/Web").add(to: router, at: "/live-controls")
        PublishedFolder(path: repository + "/Examples/Gallery/Assets").add(to: router, at: "/assets")
        PublishedFolder(path: repository + "/Examples/Web", contentSecurityPolicy: SecurityHeaders.frameworksPolicy)
            .add(to: router, at: "/examples")
        return router
    }
}

/// The context of a request.
struct GalleryContext: RemoteAddressRequestContext {
    var coreContext: CoreRequestContextStorage
    /// The address of the connection's peer.
    let remoteAddress: SocketAddress?

    init(source: Source) {
        remoteAddress = source.channel.remoteAddress
        coreContext = CoreRequestContextStorage(source: source)
    }
}
