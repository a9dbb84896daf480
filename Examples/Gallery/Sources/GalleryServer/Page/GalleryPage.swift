import Hummingbird

/// `GET /`: the page with every control.
struct GalleryPage {
    var store: PostStore
    var templates: PageTemplates

    func add(to router: some RouterMethods<GalleryContext>) {
        router.get("/") { request, _ in
            .page(try await html(PageSettings(request), composer: ComposerView())) as Response
        }
        router.allowOnly([.get], at: "/")
    }

    func html(_ settings: PageSettings, composer: ComposerView) async throws -> String {
        templates.page(
            PageView(
                lang: settings.language,
                dir: settings.direction,
                composer: composer,
                posts: try await store.latest(PostListLimit.default).map(PostView.init)
            )
        )
    }
}
