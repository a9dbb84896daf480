import Hummingbird
import LiveControls
import LiveForms

/// `GET /`, with all controls, and a page for each topic.
extension Site {
    func addPages(to router: Router<GalleryContext>) {
        router.get("/") { request, _ in
            let settings = PageSettings(request, localization, isGallery: true)
            return page("front", settings, ["title": "Form controls", "tiles": tiles(settings)])
        }
        // The forms of the samples have no action, so without scripts they are submitted here. The fields are ignored.
        router.post("/") { request, _ in
            Response.seeOther("/" + PageSettings(request, localization, isGallery: true).query)
        }
        for topic in GalleryTopic.allCases {
            router.get(RouterPath(topic.address)) { request, _ in
                try await page(topic, PageSettings(request, localization, isGallery: true))
            }
        }
    }

    private func tiles(_ settings: PageSettings) -> [[String: Any]] {
        GalleryTopic.controls.map { topic in
            [
                "id": topic.id, "title": topic.title, "lede": topic.lede, "address": topic.address + settings.query,
                "lang": settings.language, "isNumber": topic == .number, "isButton": topic == .snapButton,
                "sample": samples.samples(of: topic).first { $0.isPage }?.code ?? "",
            ]
        }
    }

    /// Returns the page of a topic.
    ///
    /// - Parameter errors: The errors of the form for a new post, with its text.
    func page(
        _ topic: GalleryTopic,
        _ settings: PageSettings,
        errors: FormErrors = FormErrors()
    ) async throws -> Response {
        let messages = settings.messages
        var parts: [String: Any] = ["messages": messages.own, "query": settings.query]
        switch topic {
        case .countRing:
            parts["posts"] = try await database.read(Post.latest).map(\.view)
            // An empty post, from which the browser's script creates new posts.
            parts["blank"] = ["text": "", "time": "", "shownTime": ""]
            parts["text"] = errors.texts["text"]
            parts["error"] = (errors["text"] + errors.general).map { messages.text($0) }.joined(separator: " ")
            parts["hasError"] = !errors.isEmpty
            parts["limit"] = PostForm.limit.maximum
            parts["hint"] = messages.text(ControlMessage(.limit, PostForm.limit.maximum))
        case .passwordSetup: parts["signUp"] = signUpForm(settings, .classic)
        default: break
        }
        let hosts = samples.samples(of: topic).map { sample -> [String: Any] in
            let title = sample.host
            return ["id": title.lowercased(), "title": title, "code": sample.html, "isFirst": sample.isPage]
        }
        let view: [String: Any] = [
            "title": topic.title, "lede": topic.lede, "lang": settings.language, "hosts": hosts,
            "hasHosts": !hosts.isEmpty, "parts": templates.render(topic.id, parts),
        ]
        return page("topic", settings, view, current: topic)
    }

    /// Renders a template inside the layout of all pages.
    ///
    /// - Parameters:
    ///   - view: The data for the template, and the title of the page.
    ///   - current: The topic that the navigation marks.
    func page(_ template: String, _ settings: PageSettings, _ view: [String: Any], current: GalleryTopic? = nil)
        -> Response
    {
        let shared: [String: Any] = ["messages": settings.messages.own, "query": settings.query]
        let view = view.merging(shared) { own, _ in own }
        var layout = shared.merging(["title": view["title"] ?? "", "content": templates.render(template, view)]) { $1 }
        layout["lang"] = settings.isGallery ? "en" : settings.language
        layout["dir"] = settings.direction
        layout["attributes"] = settings.attributes
        layout["files"] = templates.files
        layout["looksUpBreaches"] = configuration.breaches != nil
        layout["gallery"] = settings.isGallery
        // The page of a rejected post has the address of the posts.
        layout["address"] = current?.address ?? "/"
        layout["settings"] = settings.view(localization)
        layout["topics"] = GalleryTopic.allCases.map { topic -> [String: Any] in
            ["title": topic.title, "address": topic.address + settings.query, "isCurrent": topic == current]
        }
        var response = Response.html(templates.render("page", layout))
        guard !settings.isGallery else { return response }
        response.headers[.vary] = "Accept, Accept-Language"
        response.headers[.contentLanguage] = settings.language
        response.headers[.cacheControl] = "no-store"
        return response
    }
}
