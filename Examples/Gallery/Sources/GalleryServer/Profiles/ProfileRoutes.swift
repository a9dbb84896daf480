import Foundation
import GRDB
import Hummingbird
import LiveControls
import LiveForms
import LiveText

/// The routes of the form that creates an account with a profile, and of the profile.
extension Site {
    /// The maximum body size, in bytes. It's far larger than the rules allow.
    private static let largestBody = 32 * 1024

    func addProfiles(to router: Router<GalleryContext>) {
        router.get("/profile/new") { request, _ in
            let texts = ["plan": Plan.team.rawValue, "seats": "1", "submission": SessionToken().text]
            return formPage(PageSettings(request, localization), .new, texts)
        }
        router.post("/profile") { request, context in try await createProfile(request, context) }
        router.get("/profile") { request, _ in
            let account = try await accounts.account(of: cookie.token(in: request))
            let profile = try await database.read { try Profile.fetchOne($0, key: account.id) }
            let settings = PageSettings(request, localization)
            switch (profile, request.acceptsHTML) {
            case (let profile?, true):
                let view: [String: Any] = ["title": account.name, "profile": ["lines": lines(of: profile, settings)]]
                return page("profile", settings, view)
            case (let profile?, false): return try Response.json(profile.texts)
            case (nil, true): return Response.seeOther("/profile/edit" + settings.query)
            case (nil, false): throw RequestError.notFound
            }
        }
        router.get("/profile/edit") { request, _ in
            let account = try await accounts.account(of: cookie.token(in: request))
            let saved = try await database.read { try Profile.fetchOne($0, key: account.id) }
            return formPage(PageSettings(request, localization), .edit(saved), saved?.texts ?? [:])
        }
        router.post("/profile/edit") { request, context in try await editProfile(request, context) }
    }

    private func createProfile(_ request: Request, _ context: GalleryContext) async throws -> Response {
        let pairs = try await request.form(upTo: Self.largestBody)
        return try await respondToProfile(request, pairs, .new) { settings in
            let (name, values) = try newAccount(ProfileForm.form, pairs)
            let (sender, password) = (sender(request, context), values.password("password"))
            let submission = pairs.first { $0.0 == "submission" }.flatMap { SessionToken($0.1)?.hash }
            var profile = Profile(values)
            profile.submission = submission
            let signedIn: Accounts.SignedIn
            do {
                signedIn = try await accounts.create(name, password, from: sender) { [profile] database, account in
                    var profile = profile
                    profile.account = account
                    try profile.insert(database)
                }
            } catch let error as RequestError where error.status == .conflict {
                // If a person submits the form again, the account keeps the last profile.
                let source = "profile JOIN account ON account.id = account WHERE canonicalName = ? AND submission = ?"
                let arguments: StatementArguments = [name.canonical, submission]
                let isAgain = try await database.read { database in
                    try Row.fetchOne(database, sql: "SELECT 1 FROM \(source)", arguments: arguments) != nil
                }
                guard isAgain else { throw error }
                signedIn = try await accounts.signIn(name.shown, password, from: sender)
                profile.account = signedIn.account.id
                try await database.write { [profile] in try profile.update($0) }
            }
            var response = try Response.json(profile.texts, status: .created)
            if !request.expectsJSON { response = .seeOther("/profile" + settings.query) }
            cookie.set(signedIn.token, in: &response)
            return response
        }
    }

    private func editProfile(_ request: Request, _ context: GalleryContext) async throws -> Response {
        let account = try await accounts.account(of: cookie.token(in: request))
        let pairs = try await request.form(upTo: Self.largestBody)
        let saved = try await database.read { try Profile.fetchOne($0, key: account.id) }
        return try await respondToProfile(request, pairs, .edit(saved)) { settings in
            let form = ProfileForm.edit(saved, phone: pairs.first { $0.0 == "phone" }?.1 ?? "")
            let profile = Profile(try values(form, pairs), of: account.id, replacing: saved)
            try changes.count(sender(request, context).address.key, at: accounts.now())
            try await database.write { try profile.save($0) }
            return try request.expectsJSON ? .json(profile.texts) : .seeOther("/profile" + settings.query)
        }
    }

    private func respondToProfile(
        _ request: Request,
        _ pairs: [(String, String)],
        _ kind: ProfileForm.Kind,
        _ save: (PageSettings) async throws -> Response
    ) async throws -> Response {
        let settings = PageSettings(request, localization)
        // Without scripts, a button updates the price without saving.
        if !request.expectsJSON, pairs.contains(where: { $0 == ("action", "price") }) {
            return formPage(settings, kind, Dictionary(pairs) { $1 })
        }
        return try await respond(request, pairs, settings) {
            try await save(settings)
        } form: { errors in
            formPage(settings, kind, errors.texts, errors)
        }
    }

    private func formPage(
        _ settings: PageSettings,
        _ kind: ProfileForm.Kind,
        _ texts: [String: String],
        _ errors: FormErrors = FormErrors()
    ) -> Response {
        let messages = settings.messages
        let html = FormHTML(
            ProfileForm.shown(kind, settings),
            language: settings.language,
            values: texts,
            errors: errors,
            localization: localization,
            idPrefix: "profile-"
        )
        let groups = ProfileForm.groups.map { title, names in
            ["id": title.rawValue, "title": messages.text(.own(title)), "fields": names.map(html.field).joined()]
        }
        // A browser submits a number as it was typed, also as `5.0`.
        let chosen = texts["seats"].flatMap { DecimalNumber($0) }?.wholeValue ?? 1
        let seats = ProfileForm.seats ~= chosen ? chosen : 1
        let price = (Plan(rawValue: texts["plan"] ?? "") ?? .team).price * seats
        var view: [String: Any] = [
            "errors": html.errorSummary, "groups": groups.filter { $0["fields"] != "" },
            "prices": Plan.allCases.map { ["plan": $0.rawValue, "price": "\($0.price)"] },
            "price": price, "shownPrice": settings.dollars(price),
        ]
        switch kind {
        case .new:
            view["title"] = messages.text(.own(.profileNew))
            view["action"] = "/profile" + settings.query
            view["submit"] = messages.text(.own(.createAccount))
            view["submission"] = texts["submission"]
        case .edit:
            view["title"] = messages.text(.own(.profileEdit))
            view["action"] = "/profile/edit" + settings.query
            view["submit"] = messages.text(.own(.save))
        }
        return page("profile-form", settings, view)
    }

    private func lines(of profile: Profile, _ settings: PageSettings) -> [[String: String]] {
        let lines: [(GalleryMessage, String, dir: String)] = [
            (.bio, profile.bio, "auto"), (.phone, SectionedFormat.phoneUS.formatted(profile.phone).display, "ltr"),
            (.cardNumber, profile.cardTitle, "ltr"),
            (.expires, SectionedFormat.expiry.formatted(profile.cardExpiry).display, "ltr"),
            (.plan, profile.plan.capitalized, "auto"),
            (.seats, profile.seats.formatted(.number.locale(settings.locale)), "auto"),
            (.eachMonth, settings.dollars(profile.price), "auto"),
        ]
        return lines.filter { !$0.1.isEmpty }.map { label, text, dir in
            ["label": settings.messages.text(.own(label)), "text": text, "dir": dir]
        }
    }
}
