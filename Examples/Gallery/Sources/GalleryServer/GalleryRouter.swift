import Hummingbird
import LiveForms

/// The routes and middleware of the gallery.
struct GalleryRouter {
    var configuration: GalleryConfiguration
    var database: GalleryDatabase
    var accounts: Accounts
    /// The rate limit for posts and changes of profiles from one address.
    var posts: AttemptThrottle.Allowance
    /// The localized messages.
    var localization = Localization.gallery

    func router() throws -> Router<GalleryContext> {
        let templates = try PageTemplates(configuration.pageFiles)
        let store = PostStore(database)
        let pages = GalleryPages(
            store: store,
            templates: templates,
            localization: localization,
            samples: try configuration.samples
        )
        let router = Router(context: GalleryContext.self, options: .autoGenerateHeadEndpoints)

        // The log and the headers come before the error responses, so that they apply to every response.
        router.add(middleware: RequestLog())
        router.add(middleware: SecurityHeaders(isSecure: configuration.proxy == .https))
        router.add(middleware: ErrorResponses(templates: templates, localization: localization))
        router.add(middleware: RequestHeadValidation())
        router.add(middleware: CrossSiteProtection(isSecure: configuration.proxy == .https))

        pages.add(to: router)
        PostRoutes(store: store, pages: pages, throttle: AttemptThrottle(posts), proxy: configuration.proxy)
            .add(to: router)
        AccountRoutes(
            accounts: accounts,
            configuration: configuration,
            templates: templates,
            localization: localization
        )
        .add(to: router)
        ProfileRoutes(
            accounts: accounts,
            profiles: ProfileStore(database),
            configuration: configuration,
            templates: templates,
            localization: localization,
            throttle: AttemptThrottle(posts)
        )
        .add(to: router)
        HealthRoute(database: database).add(to: router)
        if let bundle = configuration.bundle {
            // File names contain a hash of the contents, so files never change.
            PublishedFolder(path: bundle, cacheControl: "public, max-age=31536000, immutable")
                .add(to: router, at: "/bundle")
        }
        PublishedFolder(path: configuration.webRoot).add(to: router, at: "/live-controls")
        PublishedFolder(path: configuration.assets).add(to: router, at: "/assets")
        PublishedFolder(path: configuration.examples, contentSecurityPolicy: SecurityHeaders.frameworksPolicy)
            .add(to: router, at: "/examples")
        return router
    }
}

/// `GET /health`, for a monitor. It responds with 200 while the database is available.
struct HealthRoute {
    var database: GalleryDatabase

    func add(to router: some RouterMethods<GalleryContext>) {
        router.get("/health") { _, _ -> Response in
            try await database.check()
            return try .json(["status": "ok"])
        }
        router.allowOnly([.get], at: "/health")
    }
}
