import Foundation
import HTTPTypes
import Hummingbird
import LiveForms

/// The routes of the form that creates an account with a profile, and of the profile.
struct ProfileRoutes {
    var accounts: Accounts
    var profiles: ProfileStore
    var configuration: GalleryConfiguration
    var templates: PageTemplates
    var localization: Localization
    /// The rate limit for changes from one address.
    var throttle: AttemptThrottle
    var now: @Sendable () -> Date = { Date() }

    func add(to router: some RouterMethods<GalleryContext>) {
        router.get("/profile/new") { request, _ in newPage(request) }
        router.allowOnly([.get], at: "/profile/new")
        router.get("/profile") { request, _ in try await showProfile(request) }
        router.post("/profile") { request, context in try await create(request, context) }
        router.allowOnly([.get, .post], at: "/profile")
        router.get("/profile/edit") { request, _ in try await editPage(request) }
        router.post("/profile/edit") { request, context in try await edit(request, context) }
        router.allowOnly([.get, .post], at: "/profile/edit")
    }

    private var cookie: SessionCookie { SessionCookie(isSecure: configuration.proxy == .https) }

    private func newPage(_ request: Request) -> Response {
        page(PageSettings(request, localization), .new(name: "", SessionToken()), ProfileFields())
    }

    private func editPage(_ request: Request) async throws -> Response {
        let account = try await accounts.account(of: cookie.token(in: request))
        let saved = try await profiles.profile(of: account)
        let fields = saved.map { ProfileFields($0) } ?? ProfileFields()
        return page(PageSettings(request, localization), .edit(account, saved), fields)
    }

    private func showProfile(_ request: Request) async throws -> Response {
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

    /// The maximum body size, in bytes. It's far larger than the rules allow.
    private static let largestBody = 32 * 1024

    private func create(_ request: Request, _ context: GalleryContext) async throws -> Response {
        let submission = try await Submission<NewProfileFields>(request, upTo: Self.largestBody)
        let sent = submission.fields
        let kind = ProfileFormView.Kind.new(name: sent.name, sent.submission ?? SessionToken())
        return try await respond(request, submission.reply, kind, sent.profile) {
            let (name, password, profile) = try check(sent)
            let address = ClientAddress(request, context, behind: configuration.proxy)
            let signedIn = try await accounts.create(
                name,
                password,
                from: address,
                saving: profile,
                of: sent.submission,
                in: profiles,
                endingSession: cookie.token(in: request),
                at: now()
            )
            var response = try savedResponse(profile, of: signedIn.account, submission.reply, request, status: .created)
            response.headers[.setCookie] = cookie.setting(signedIn.token, lifetime: Accounts.sessionLifetime)
            return response
        }
    }

    private func edit(_ request: Request, _ context: GalleryContext) async throws -> Response {
        let account = try await accounts.account(of: cookie.token(in: request))
        let submission = try await Submission<ProfileFields>(request, upTo: Self.largestBody)
        let saved = try await profiles.profile(of: account)
        return try await respond(request, submission.reply, .edit(account, saved), submission.fields) {
            let errors = ProfileRules.errors(of: submission.fields, replacing: saved, at: now())
            guard errors.isEmpty else { throw RequestError.fieldsRejected(errors) }
            let address = ClientAddress(request, context, behind: configuration.proxy)
            try throttle.count(address.key, at: now())
            let profile = Profile(submission.fields, replacing: saved)
            try await profiles.save(profile, of: account, at: now())
            return try savedResponse(profile, of: account, submission.reply, request, status: .ok)
        }
    }

    /// Saves a submitted form. If it has errors, responds with the form and its errors.
    private func respond(
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

    private func savedResponse(
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

    /// Validates all fields.
    ///
    /// - Throws: ``RequestError`` with the errors of all fields.
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
    /// Creates an account with its profile and first session.
    ///
    /// - Parameters:
    ///   - submission: The token of the form. If the same form is submitted again, this signs in to the account and replaces its
    ///     profile.
    ///   - previous: The token of the browser's previous session, which ends.
    fileprivate func create(
        _ name: AccountName,
        _ password: AcceptedPassword,
        from address: ClientAddress,
        saving profile: Profile,
        of submission: SessionToken?,
        in profiles: ProfileStore,
        endingSession previous: SessionToken?,
        at date: Date
    ) async throws -> SignedIn {
        do {
            return try await create(name, password, from: address, endingSession: previous) { database, account, date in
                try ProfileStore.save(profile, of: account, sentBy: submission, in: database, at: date)
            }
        } catch let error as RequestError where error.code == RequestError.nameTaken.code {
            guard let submission, try await profiles.isAccount(name, madeBy: submission) else { throw error }
            let signedIn = try await signIn(name, password.text, from: address, endingSession: previous)
            try await profiles.save(profile, of: signedIn.account, at: date)
            return signedIn
        }
    }
}
