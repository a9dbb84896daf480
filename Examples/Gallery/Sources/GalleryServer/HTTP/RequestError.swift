import GRDB
import HTTPTypes
import Hummingbird
import LiveForms

/// An error response. As JSON: `{"error": {"code": "fieldsRejected", "message": "…", "fields": {"text": ["…"]}}}`.
struct RequestError: Error {
    var status: HTTPResponse.Status
    /// A stable code for programs.
    var code: String
    /// A message for people.
    var message: Message
    /// The validation errors of the submitted form, and the names of its fields.
    var errors = FormErrors()
    var names: [String] = []
    var headers: HTTPFields = [:]

    init(_ status: HTTPResponse.Status, _ code: String, _ message: Message, headers: HTTPFields = [:]) {
        self.status = status
        self.code = code
        self.message = message
        self.headers = headers
    }

    /// Creates the error for invalid fields.
    init(_ errors: FormErrors, names: [String], status: HTTPResponse.Status = .unprocessableContent) {
        self.init(status, "fieldsRejected", .formErrors)
        self.errors = errors
        self.names = names
    }

    /// Whether a form can show the error. Other errors get a page of their own.
    var isAboutForm: Bool {
        [.unprocessableContent, .conflict, .tooManyRequests, .serviceUnavailable].contains(status)
    }

    /// Returns the errors that a form shows, with the submitted texts.
    func shown(with pairs: [(String, String)], _ messages: LocalizedMessages) -> FormErrors {
        var errors = errors
        if errors.isEmpty { errors.add(messages.text(message)) }
        errors.texts = Dictionary(pairs) { first, _ in first }
        return errors
    }

    static let notFound = RequestError(.notFound, "notFound", .own(.notFound))

    /// - Parameter wait: The time until the next request is useful, in seconds.
    static func unavailable(retryAfter wait: Int) -> RequestError {
        RequestError(.serviceUnavailable, "unavailable", .own(.unavailable), headers: [.retryAfter: "\(wait)"])
    }

    /// The error for a body that a form doesn't send.
    static func malformed(_ message: Message) -> RequestError { RequestError(.badRequest, "malformed", message) }
}

/// Converts every error to a response: a page for a browser, JSON for other clients.
struct ErrorResponses: RouterMiddleware {
    var site: Site

    func handle(
        _ request: Request,
        context: GalleryContext,
        next: (Request, GalleryContext) async throws -> Response
    ) async throws -> Response {
        var response: Response
        do {
            response = try await next(request, context)
        } catch {
            let error = requestError(for: error, context)
            let settings = PageSettings(request, site.localization)
            response =
                request.acceptsHTML
                ? site.page("error", settings, error.view(settings.messages))
                : try .json(["error": error.json(settings.messages)])
            response.status = error.status
            response.headers[.vary] = "Accept, Accept-Language"
            response.headers[.contentLanguage] = settings.language
            response.headers.append(contentsOf: error.headers)
        }
        // A response to HEAD has no body (RFC 9110 §9.3.2). A client would read a body as the next response.
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func requestError(for error: any Error, _ context: GalleryContext) -> RequestError {
        switch error {
        case let error as RequestError: return error
        case let error as any HTTPResponseError where error.status == .notFound: return .notFound
        case let error as DatabaseError:
            // The error's description contains statement arguments, and so the text of a post.
            let reason = "\(error.extendedResultCode.rawValue): \(error.message ?? "")"
            context.logger.error("database error", metadata: ["reason": "\(reason)"])
            return .unavailable(retryAfter: [.SQLITE_BUSY, .SQLITE_LOCKED].contains(error.resultCode) ? 2 : 60)
        default:
            context.logger.error("unexpected error", metadata: ["type": "\(type(of: error))"])
            return RequestError(.internalServerError, "internal", .own(.unexpected))
        }
    }
}

extension RequestError {
    /// The JSON of an error, with localized messages.
    fileprivate struct JSON: Encodable {
        var code: String
        var message: String
        var fields: [String: [String]]?
    }

    fileprivate func json(_ messages: LocalizedMessages) -> JSON {
        let texts = names.map { name in (name, errors[name].map { messages.text($0) }) }
        let fields = Dictionary(uniqueKeysWithValues: texts.filter { !$0.1.isEmpty })
        return JSON(code: code, message: messages.text(message), fields: fields.isEmpty ? nil : fields)
    }

    fileprivate func view(_ messages: LocalizedMessages) -> [String: Any] {
        let isEnglish = if case .english = message { true } else { false }
        return ["status": status.code, "title": messages.text(message), "isEnglish": isEnglish]
    }
}
