import Foundation
import Hummingbird
import LiveControls
import LiveForms
import LivePasswords
import LiveText

extension Site {
    /// Validates a submitted form.
    func values(_ form: FormDeclaration, _ pairs: [(String, String)]) throws(RequestError) -> FormValues {
        let date = Calendar(identifier: .gregorian).dateComponents([.year, .month], from: accounts.now())
        let (year, month) = (date.year ?? 0, date.month ?? 1)
        let estimator = PasswordSetupStrength(dictionary: accounts.dictionary, year: year)
        let context = FormContext(today: CalendarMonth(year: year, month: month), estimator: estimator)
        switch form.validate(pairs, ignoring: ["submission", "action"], in: context) {
        case .valid(let values): return values
        case .invalid(let errors): throw RequestError(errors, names: form.names)
        // The error's description quotes a name, which can be a password in a wrong place.
        case .malformed: throw .malformed("A field of the form is unknown, too large, or there more than once.")
        }
    }

    /// Validates the form of a new account.
    func newAccount(
        _ form: FormDeclaration,
        _ pairs: [(String, String)]
    ) throws -> (name: AccountName, values: FormValues) {
        let name = AccountName(pairs.first { $0.0 == "name" }?.1 ?? "")
        var rejected = RequestError(FormErrors(), names: form.names)
        do {
            let values = try values(form, pairs)
            try rejectBreached(values.password("password"), names: form.names)
            if let name { return (name, values) }
        } catch let error as RequestError {
            rejected = error
        }
        if name == nil, rejected.errors["name"].isEmpty {
            rejected.errors.add(GalleryMessage.invalidName.rawValue, to: "name")
        }
        throw rejected
    }

    /// Rejects a new password that is in the list of breached passwords.
    func rejectBreached(_ password: PasswordText, names: [String]) throws {
        guard try configuration.breaches?.contains(password) == true else { return }
        var errors = FormErrors()
        errors.add("passwordNotBreached", to: "password")
        throw RequestError(errors, names: names)
    }

    /// Responds to a submitted form. If it has errors, a browser that navigates gets the form with its errors.
    func respond(
        _ request: Request,
        _ pairs: [(String, String)],
        _ settings: PageSettings,
        _ save: () async throws -> Response,
        form: (FormErrors) async throws -> Response
    ) async throws -> Response {
        do {
            return try await save()
        } catch let error as RequestError where error.isAboutForm && !request.expectsJSON {
            var response = try await form(error.shown(with: pairs, settings.messages))
            response.status = error.status
            response.headers.append(contentsOf: error.headers)
            return response
        }
    }

    func sender(_ request: Request, _ context: GalleryContext) -> Accounts.Sender {
        let address = ClientAddress(request, context, behind: configuration.proxy)
        return Accounts.Sender(address: address, session: cookie.token(in: request))
    }

    var cookie: SessionCookie { SessionCookie(isSecure: configuration.isSecure) }
}
