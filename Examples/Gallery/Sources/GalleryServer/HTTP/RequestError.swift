import GRDB
import HTTPTypes
import Hummingbird
import LiveForms

/// An error response.
///
/// As JSON: `{"error": {"code": "tooLong", "message": "…", "field": "text", "count": 285, "limit": 280, "over": 5}}`.
struct RequestError: Error {
    var status: HTTPResponse.Status
    /// A stable code for programs.
    var code: String
    /// A message for people.
    var message: Message
    /// The part of the request with the error.
    var subject = Subject.request
    var headers: HTTPFields = [:]

    enum Subject {
        case request
        case field(String)
        /// The text of a post that is too long.
        case length(count: Int, limit: Int)
        /// The rules that a password breaks, with their messages.
        case password([String: Message])
        /// A form: the messages of its fields, and the rules that its password breaks.
        case form([String: Message], password: [String: Message])
    }

    /// The rules that a password breaks, with their messages.
    var rules: [String: Message] {
        switch subject {
        case .password(let rules), .form(_, let rules): rules
        default: [:]
        }
    }

    /// The validation messages by field.
    var fields: [String: Message] {
        switch subject {
        case .request: [:]
        case .field(let name): [name: message]
        case .length: ["text": message]
        case .password: ["password": message]
        case .form(let fields, _): fields
        }
    }
}

/// The JSON body of an error response, with localized messages.
struct LocalizedRequestError: Encodable {
    var error: RequestError
    var messages: LocalizedMessages

    private enum CodingKeys: String, CodingKey { case error }
    private enum DetailKeys: String, CodingKey { case code, message, field, count, limit, over, fields, rules }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var details = container.nestedContainer(keyedBy: DetailKeys.self, forKey: .error)
        try details.encode(error.code, forKey: .code)
        try details.encode(messages.text(error.message), forKey: .message)
        switch error.subject {
        case .request: break
        case .field(let name): try details.encode(name, forKey: .field)
        case .length(let count, let limit):
            try details.encode("text", forKey: .field)
            try details.encode(count, forKey: .count)
            try details.encode(limit, forKey: .limit)
            try details.encode(count - limit, forKey: .over)
        case .password: try details.encode("password", forKey: .field)
        case .form(let fields, _): try details.encode(fields.mapValues(messages.text), forKey: .fields)
        }
        if !error.rules.isEmpty { try details.encode(error.rules.mapValues(messages.text), forKey: .rules) }
    }
}

extension RequestError {
    static let notFound = RequestError(
        status: .notFound,
        code: "notFound",
        message: .own(.notFound)
    )
    /// Creates the response to a database error.
    init(_ error: DatabaseError) {
        let (code, message, wait): (String, GalleryMessage, Int) =
            switch error.resultCode {
            case .SQLITE_BUSY, .SQLITE_LOCKED:
                ("databaseBusy", .databaseBusy, 2)
            case .SQLITE_FULL:
                ("databaseFull", .databaseFull, 60)
            default:
                ("unavailable", .unavailable, 10)
            }
        self.init(status: .serviceUnavailable, code: code, message: .own(message), headers: [.retryAfter: "\(wait)"])
    }

    static let unexpected = RequestError(
        status: .internalServerError,
        code: "internal",
        message: .own(.unexpected)
    )
}
