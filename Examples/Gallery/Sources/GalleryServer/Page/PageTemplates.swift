import Mustache

/// The gallery's templates, which are embedded in the program.
struct PageTemplates: Sendable {
    private let library: MustacheLibrary

    /// Parses the templates.
    ///
    /// - Parameter files: The files that the pages load.
    init(_ files: PageFiles) throws {
        let name = "HTML-SCALARS"
        MustacheContentTypes.register(HTMLScalarEscaping(), named: name)
        let sources = [
            "page": PackageResources.page_mustache,
            "front": PackageResources.front_mustache,
            "topic": PackageResources.topic_mustache,
            "count-ring": PackageResources.count_ring_mustache,
            "motion": PackageResources.motion_mustache,
            "limited-field": PackageResources.limited_field_mustache,
            "snap-button": PackageResources.snap_button_mustache,
            "sectioned-field": PackageResources.sectioned_field_mustache,
            "number": PackageResources.number_mustache,
            "composer": PackageResources.composer_mustache,
            "post": PackageResources.post_mustache,
            "error": PackageResources.error_mustache,
            "password-setup": PackageResources.password_setup_mustache,
            "sign-up": PackageResources.sign_up_mustache,
            "sign-up-page": PackageResources.sign_up_page_mustache,
            "password-fields": PackageResources.password_fields_mustache,
            "profile-page": PackageResources.profile_page_mustache,
            "profile-field": PackageResources.profile_field_mustache,
            "profile": PackageResources.profile_mustache,
            "account-page": PackageResources.account_page_mustache,
        ]
        var templates = try sources.mapValues { source in
            // A partial doesn't inherit the escaping of the template that includes it, so each template sets it.
            try MustacheTemplate(string: "{{% CONTENT_TYPE:\(name)}}\n" + String(decoding: source, as: UTF8.self))
        }
        templates["icon"] = try MustacheTemplate(string: files.icon)
        for (page, head) in files.heads { templates["\(page)-files"] = try MustacheTemplate(string: head) }
        library = MustacheLibrary(templates: templates)
    }

    func page(_ view: PageView) -> String {
        render(view, "page")
    }

    /// Renders the content of a page.
    func content(_ name: String, _ view: Any) -> String {
        render(view, name)
    }

    func signUp(_ view: SignUpPageView) -> String {
        render(view, "sign-up-page")
    }

    func account(_ view: AccountPageView) -> String {
        render(view, "account-page")
    }

    func profileForm(_ view: ProfileFormView) -> String {
        render(view, "profile-page")
    }

    func profile(_ view: ProfilePageView) -> String {
        render(view, "profile")
    }

    func error(_ view: ErrorView) -> String {
        render(view, "error")
    }

    private func render(_ view: Any, _ name: String) -> String {
        library.render(view, withTemplate: name) ?? ""
    }
}
