import Hummingbird
import LiveForms

/// The router of all requests that the gallery answers.
struct GalleryRouter {
    var configuration: GalleryConfiguration
    var database: GalleryDatabase
    var accounts: Accounts
    /// How often one address may post.
    var posts: AttemptThrottle.Allowance
    /// What is said, in every language.
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

        // The log and the headers stand outside of the errors, so that they apply to every answer.
        router.add(middleware: RequestLog())
        router.add(middleware: SecurityHeaders(isSecure: configuration.proxy == .https))
        router.add(middleware: ErrorResponses(templates: templates, localization: localization))
        router.add(middleware: CrossSiteRefusal(isSecure: configuration.proxy == .https))

        pages.add(to: router)
        PostRoutes(store: store, pages: pages, throttle: AttemptThrottle(posts), proxy: configuration.proxy)
            .add(to: router)
        AccountRoutes(accounts: accounts, configuration: configuration, templates: templates, localization: localization)
            .add(to: router)
        ProfileRoutes(
            accounts: accounts,
            profiles: ProfileStore(database),
            configuration: configuration,
            templates: templates,
            localization: localization
        )
        .add(to: router)
        HealthRoute(database: database).add(to: router)
        if let bundle = configuration.bundle {
            // The name of a file holds the hash of its contents.
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

/// `GET /health`: whether the gallery works, for a monitor.
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
