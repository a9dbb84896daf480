import Hummingbird

/// `GET /`: the page with every control.
struct GalleryPage {
    var store: PostStore
    var templates: PageTemplates
    var lexicon: Lexicon

    func add(to router: some RouterMethods<GalleryContext>) {
        router.get("/") { request, _ in
            try await Response.sharedPage(html(PageSettings(ofGallery: request, lexicon)), for: request)
        }
        router.allowOnly([.get], at: "/")
    }

    func html(_ settings: PageSettings, text: String = "", fault: RequestFault? = nil) async throws -> String {
        templates.page(
            PageView(
                lang: settings.language,
                dir: settings.direction,
                usesPreloads: settings.usesPreloads,
                composer: ComposerView(settings, text, fault: fault),
                posts: try await store.latest(PostListLimit.default).map(PostView.init),
                signUp: SignUpView(settings, policy: .classic)
            )
        )
    }
}
