import Hummingbird
import LiveForms

/// `GET /`, with all controls, and a page for each topic.
struct GalleryPages {
    var store: PostStore
    var templates: PageTemplates
    var localization: Localization
    var samples: HostSamples
    /// The language setting.
    private let languages: PageSwitch

    init(store: PostStore, templates: PageTemplates, localization: Localization, samples: HostSamples) {
        self.store = store
        self.templates = templates
        self.localization = localization
        self.samples = samples
        languages = .language(localization)
    }

    func add(to router: some RouterMethods<GalleryContext>) {
        router.get("/") { request, _ in Response.page(front(settings(of: request))) }
        // The forms of the samples have no action, so without scripts they are submitted here. The fields are ignored.
        router.post("/") { request, _ in Response.seeOther("/" + settings(of: request).query) }
        router.allowOnly([.get, .post], at: "/")
        for topic in GalleryTopic.allCases {
            let path = RouterPath(topic.address)
            router.get(path) { request, _ in
                try await Response.page(html(topic, settings(of: request)))
            }
            router.allowOnly([.get], at: path)
        }
    }

    func settings(of request: Request) -> PageSettings {
        PageSettings(ofGallery: request, localization)
    }

    private func front(_ settings: PageSettings) -> String {
        let view = FrontView(settings, samples)
        return templates.page(PageView(settings, languages, content: templates.content("front", view)))
    }

    /// Returns the page of a topic.
    ///
    /// - Parameters:
    ///   - text: The text in the form for a new post.
    ///   - error: The error that the form shows.
    func html(
        _ topic: GalleryTopic,
        _ settings: PageSettings,
        text: String = "",
        error: RequestError? = nil
    ) async throws -> String {
        let posts = topic == .countRing ? try await store.latest(PostListLimit.default) : []
        let parts = TopicPartsView(
            composer: ComposerView(settings, text, error: error),
            posts: posts.map(PostView.init),
            signUp: SignUpView(settings, policy: .classic)
        )
        let view = TopicView(topic, settings, samples, parts: templates.content(topic.id, parts))
        return templates.page(PageView(settings, languages, topic, content: templates.content("topic", view)))
    }
}
