import Hummingbird
import LiveForms
import LivePasswords

/// The routes of accounts and sessions.
extension Site {
    /// The maximum size of a body with a password, in bytes. It's far larger than any real password, but quick to hash.
    private static let largestBody = 16 * 1024

    func addAccounts(to router: Router<GalleryContext>) {
        router.get("/breaches/:prefix") { _, context in
            guard let lines = try configuration.breaches?.lines(context.parameters.require("prefix")) else {
                throw RequestError.notFound
            }
            return Response(
                status: .ok,
                headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: lines))
            )
        }
        router.get("/accounts/new") { request, _ in
            let policy = request.uri.queryParameters["policy"].flatMap { SignUp.Policy(rawValue: String($0)) }
            return signUpPage(PageSettings(request, localization), policy ?? .nist)
        }
        router.post("/accounts") { request, context in try await createAccount(request, context) }
        router.get("/accounts/me") { request, _ in
            let account = try await accounts.account(of: cookie.token(in: request))
            guard request.acceptsHTML else { return try Response.json(["name": account.name]) }
            return page("profile", PageSettings(request, localization), ["title": account.name])
        }
        router.put("/accounts/me/password") { request, context in
            let account = try await accounts.account(of: cookie.token(in: request))
            let form = FormDeclaration([.text("current"), SignUp.password(.nist, excluding: account.name)])
            let values = try values(form, await request.form(upTo: Self.largestBody))
            let (current, new) = (PasswordText(values.text("current")), values.password("password"))
            try rejectBreached(new, names: form.names)
            try await accounts.changePassword(from: current, to: new, by: sender(request, context))
            return Response(status: .noContent, headers: [.cacheControl: "no-store"])
        }
        router.post("/sessions") { request, context in
            let values = try values(SignUp.signIn, await request.form(upTo: Self.largestBody))
            let password = PasswordText(values.text("password"))
            let signedIn = try await accounts.signIn(values.text("name"), password, from: sender(request, context))
            return try response(to: signedIn, request)
        }
        router.delete("/sessions/current") { request, _ in
            if let token = cookie.token(in: request) { try await accounts.signOut(token) }
            var response = Response(status: .noContent, headers: [.cacheControl: "no-store"])
            cookie.set(nil, in: &response)
            return response
        }
    }

    private func createAccount(_ request: Request, _ context: GalleryContext) async throws -> Response {
        var pairs = try await request.form(upTo: Self.largestBody)
        let settings = PageSettings(request, localization)
        let chosen = pairs.first { $0.0 == "policy" }?.1
        let policy = chosen.flatMap(SignUp.Policy.init) ?? .nist
        // A client can leave the choice to the server.
        if chosen == nil { pairs.append(("policy", policy.rawValue)) }
        return try await respond(request, pairs, settings) {
            let (name, values) = try newAccount(SignUp.form(with: policy), pairs)
            let signedIn = try await accounts.create(name, values.password("password"), from: sender(request, context))
            return try response(to: signedIn, request)
        } form: { errors in
            signUpPage(settings, policy, errors)
        }
    }

    private func response(to signedIn: Accounts.SignedIn, _ request: Request) throws -> Response {
        var response = try Response.json(["name": signedIn.account.name], status: .created)
        if !request.expectsJSON {
            response = .seeOther("/accounts/me" + PageSettings(request, localization).query)
        }
        cookie.set(signedIn.token, in: &response)
        return response
    }

    private func signUpPage(_ settings: PageSettings, _ policy: SignUp.Policy, _ errors: FormErrors? = nil) -> Response
    {
        let title = settings.messages.text(.own(.createAccount))
        return page("sign-up-page", settings, ["title": title, "form": signUpForm(settings, policy, errors)])
    }

    /// Returns the HTML of the form for a new account.
    func signUpForm(_ settings: PageSettings, _ policy: SignUp.Policy, _ errors: FormErrors? = nil) -> String {
        let errors = errors ?? FormErrors()
        let html = FormHTML(
            SignUp.form(with: policy),
            language: settings.language,
            values: errors.texts.merging(["policy": policy.rawValue]) { $1 },
            errors: errors,
            localization: localization,
            idPrefix: "sign-up-"
        )
        let shared: [String: Any] = ["query": settings.query, "messages": settings.messages.own]
        return templates.render("sign-up", shared.merging(["form": html.text, "ownRules": SignUp.ownRules]) { $1 })
    }
}
