import Foundation
import HTTPTypes
import Hummingbird
import LiveForms

/// The routes of the composed form, which makes an account with a profile, and of what it has saved.
struct ProfileRoutes {
    var accounts: Accounts
    var profiles: ProfileStore
    var configuration: GalleryConfiguration
    var templates: PageTemplates
    var localization: Localization
    var now: @Sendable () -> Date = { Date() }

    func add(to router: some RouterMethods<GalleryContext>) {
        router.get("/profile/new") { request, _ in newPage(request) }
        router.allowOnly([.get], at: "/profile/new")
        router.get("/profile") { request, _ in try await own(request) }
        router.post("/profile") { request, context in try await create(request, context) }
        router.allowOnly([.get, .post], at: "/profile")
        router.get("/profile/edit") { request, _ in try await editPage(request) }
        router.post("/profile/edit") { request, _ in try await edit(request) }
        router.allowOnly([.get, .post], at: "/profile/edit")
    }

    private var cookie: SessionCookie { SessionCookie(isSecure: configuration.proxy == .https) }

    // Pages

    private func newPage(_ request: Request) -> Response {
        page(PageSettings(request, localization), .new(name: "", SessionToken()), ProfileFields())
    }

    private func editPage(_ request: Request) async throws -> Response {
        let account = try await accounts.account(of: cookie.token(in: request))
        let saved = try await profiles.profile(of: account)
        let fields = saved.map { ProfileFields($0) } ?? ProfileFields()
        return page(PageSettings(request, localization), .edit(account, saved), fields)
    }

    private func own(_ request: Request) async throws -> Response {
        let account = try await accounts.account(of: cookie.token(in: request))
        let profile = try await profiles.profile(of: account)
        let settings = PageSettings(request, localization)
        switch (profile, request.acceptsHTML) {
        case (let profile?, true):
            return .personal(templates.profile(ProfilePageView(settings, account, profile)), in: settings)
        case (let profile?, false): return try .json(NamedProfile(name: account.name, profile: profile))
        case (nil, true): return .seeOther("/profile/edit" + settings.query)
        case (nil, false): throw RequestError.notFound
        }
    }

    private func page(
        _ settings: PageSettings,
        _ kind: ProfileFormView.Kind,
        _ fields: ProfileFields,
        _ error: RequestError? = nil
    ) -> Response {
        .personal(templates.profileForm(ProfileFormView(settings, kind, fields, error)), in: settings, error)
    }

    // Forms

    /// The largest body in bytes, far above what the rules accept.
    private static let largestBody = 32 * 1024

    private func create(_ request: Request, _ context: GalleryContext) async throws -> Response {
        let submission = try await Submission<NewProfileFields>(request, upTo: Self.largestBody)
        let sent = submission.fields
        let kind = ProfileFormView.Kind.new(name: sent.name, sent.submission ?? SessionToken())
        return try await answer(request, submission.reply, kind, sent.profile) {
            let (name, password, profile) = try check(sent)
            let address = ClientAddress(request, context, behind: configuration.proxy)
            let signedIn = try await accounts.create(
                name,
                password,
                from: address,
                saving: profile,
                of: sent.submission,
                in: profiles
            )
            var response = try saved(profile, of: signedIn.account, submission.reply, request, status: .created)
            response.headers[.setCookie] = cookie.setting(signedIn.token, lifetime: Accounts.sessionLifetime)
            return response
        }
    }

    private func edit(_ request: Request) async throws -> Response {
        let account = try await accounts.account(of: cookie.token(in: request))
        let submission = try await Submission<ProfileFields>(request, upTo: Self.largestBody)
        let former = try await profiles.profile(of: account)
        return try await answer(request, submission.reply, .edit(account, former), submission.fields) {
            let errors = ProfileRules.errors(of: submission.fields, replacing: former, at: now())
            guard errors.isEmpty else { throw RequestError.fieldsRejected(errors) }
            let profile = Profile(submission.fields, replacing: former)
            try await profiles.save(profile, of: account, at: now())
            return try saved(profile, of: account, submission.reply, request, status: .ok)
        }
    }

    /// Answers with what was saved, or with the form and its errors in place.
    private func answer(
        _ request: Request,
        _ reply: Reply,
        _ kind: ProfileFormView.Kind,
        _ fields: ProfileFields,
        save: () async throws -> Response
    ) async throws -> Response {
        let settings = PageSettings(request, localization)
        if fields.asksForPrice, reply == .page { return page(settings, kind, fields) }
        do {
            return try await save()
        } catch let error as RequestError where reply == .page && SignUpView.canShow(error) {
            return page(settings, kind, fields, error)
        }
    }

    private func saved(
        _ profile: Profile,
        of account: Account,
        _ reply: Reply,
        _ request: Request,
        status: HTTPResponse.Status
    ) throws -> Response {
        guard reply == .json else { return .seeOther("/profile" + PageSettings(request, localization).query) }
        var response = try Response.json(NamedProfile(name: account.name, profile: profile), status: status)
        response.headers[.location] = "/profile"
        return response
    }

    /// - Throws: ``RequestError`` with the errors of all fields at once.
    private func check(_ sent: NewProfileFields) throws(RequestError) -> (AccountName, AcceptedPassword, Profile) {
        var errors = ProfileRules.errors(of: sent.profile, replacing: nil, at: now())
        var (name, password): (AccountName?, AcceptedPassword?)
        var rules: [String: Message] = [:]
        do { name = try AccountName(sent.name) } catch { errors["name"] = error.message }
        do { password = try accounts.accepted(sent.choice, for: name?.shown ?? sent.name) } catch {
            rules = error.rules
        }
        guard let name, let password, errors.isEmpty else { throw .fieldsRejected(errors, rules: rules) }
        return (name, password, Profile(sent.profile, replacing: nil))
    }
}

extension Accounts {
    /// Creates an account with its profile and signs in to it.
    ///
    /// - Parameter submission: The form. Where it comes once more, as when a button is pressed twice, it is answered once more.
    fileprivate func create(
        _ name: AccountName,
        _ password: AcceptedPassword,
        from address: ClientAddress,
        saving profile: Profile,
        of submission: SessionToken?,
        in profiles: ProfileStore
    ) async throws -> SignedIn {
        do {
            return try await create(name, password, from: address) { database, account, date in
                try ProfileStore.save(profile, of: account, sentBy: submission, in: database, at: date)
            }
        } catch let error as RequestError where error.code == RequestError.nameTaken.code {
            guard let submission, try await profiles.isAccount(name, madeBy: submission) else { throw error }
            return try await signIn(name, password.text, from: address)
        }
    }
}
