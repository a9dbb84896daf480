import HTTPTypes
import Hummingbird
import LiveForms

/// The routes of accounts and sessions.
struct AccountRoutes {
    var accounts: Accounts
    var configuration: GalleryConfiguration
    var templates: PageTemplates
    var localization: Localization

    func add(to router: some RouterMethods<GalleryContext>) {
        router.post("/accounts") { request, context in try await create(request, context) }
        router.allowOnly([.post], at: "/accounts")
        router.get("/accounts/new") { request, _ in page(request) }
        router.allowOnly([.get], at: "/accounts/new")
        router.get("/accounts/me") { request, _ in try await showAccount(request) }
        router.allowOnly([.get], at: "/accounts/me")
        router.put("/accounts/me/password") { request, context in try await changePassword(request, context) }
        router.allowOnly([.put], at: "/accounts/me/password")
        router.post("/sessions") { request, context in try await signIn(request, context) }
        router.allowOnly([.post], at: "/sessions")
        router.delete("/sessions/current") { request, _ in try await signOut(request) }
        router.allowOnly([.delete], at: "/sessions/current")
    }

    private var cookie: SessionCookie { SessionCookie(isSecure: configuration.proxy == .https) }

    private func page(_ request: Request) -> Response {
        let policy = request.uri.queryParameters["policy"].flatMap { SignUpPolicy(rawValue: String($0)) } ?? .nist
        let settings = PageSettings(request, localization)
        let html = templates.signUp(SignUpPageView(settings, SignUpView(settings, policy: policy)))
        return .localized(html, in: settings)
    }

    private func create(_ request: Request, _ context: GalleryContext) async throws -> Response {
        let submission = try await submission(SignUpFields.self, request)
        let fields = submission.fields
        do {
            let name = try AccountName(fields.name)
            let password = try accounts.accepted(fields.choice, for: name.shown)
            let signedIn = try await accounts.create(
                name,
                password,
                from: address(request, context),
                endingSession: cookie.token(in: request)
            )
            return try response(to: signedIn, by: submission.reply)
        } catch let error as RequestError where submission.reply == .page && SignUpView.canShow(error) {
            let settings = PageSettings(request, localization)
            let view = SignUpView(settings, policy: fields.choice.policy, name: fields.name, error: error)
            return .personal(templates.signUp(SignUpPageView(settings, view)), in: settings, error)
        }
    }

    private func signIn(_ request: Request, _ context: GalleryContext) async throws -> Response {
        let submission = try await submission(SignInFields.self, request)
        let signedIn = try await accounts.signIn(
            AccountName(submission.fields.name),
            submission.fields.password,
            from: address(request, context),
            endingSession: cookie.token(in: request)
        )
        return try response(to: signedIn, by: submission.reply)
    }

    /// The maximum body size, in bytes. It's far larger than any real password, but quick to hash.
    private static let largestBody = 16 * 1024

    private func submission<Fields>(_: Fields.Type, _ request: Request) async throws -> Submission<Fields> {
        try await Submission(request, upTo: Self.largestBody)
    }

    private func response(to signedIn: Accounts.SignedIn, by reply: Reply) throws -> Response {
        let location = "/accounts/me"
        var response =
            switch reply {
            case .json: try Response.json(signedIn.account, status: .created)
            case .page: Response.seeOther(location)
            }
        response.headers[.location] = location
        response.headers[.setCookie] = cookie.setting(signedIn.token, lifetime: Accounts.sessionLifetime)
        return response
    }

    private func showAccount(_ request: Request) async throws -> Response {
        let account = try await accounts.account(of: cookie.token(in: request))
        guard request.acceptsHTML else { return try .json(account) }
        let settings = PageSettings(request, localization)
        return .personal(templates.account(AccountPageView(settings, account)), in: settings)
    }

    private func changePassword(_ request: Request, _ context: GalleryContext) async throws -> Response {
        let token = cookie.token(in: request)
        let fields = try await submission(PasswordChangeFields.self, request).fields
        try await accounts.changePassword(
            of: token,
            from: fields.current,
            to: fields.choice,
            at: address(request, context)
        )
        return Response(status: .noContent, headers: [.cacheControl: "no-store"])
    }

    private func signOut(_ request: Request) async throws -> Response {
        if let token = cookie.token(in: request) { try await accounts.signOut(token) }
        return Response(status: .noContent, headers: [.cacheControl: "no-store", .setCookie: cookie.clearing])
    }

    private func address(_ request: Request, _ context: GalleryContext) -> ClientAddress {
        ClientAddress(request, context, behind: configuration.proxy)
    }
}
