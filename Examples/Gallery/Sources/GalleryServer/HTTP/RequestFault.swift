import GRDB
import HTTPTypes
import Hummingbird

/// The reason why a request is refused, for its sender.
///
/// As JSON: `{"error": {"code": "tooLong", "message": "…", "field": "text", "count": 285, "limit": 280, "over": 5}}`.
struct RequestFault: Error {
    var status: HTTPResponse.Status
    /// A stable name for programs.
    var code: String
    /// A sentence for people.
    var message: String
    /// The faulty field of the form or of the JSON object.
    var field: String?
    /// The length of the text, if that is the fault.
    var length: Length?
    /// The rules that the password breaks, each with a sentence for people.
    var rules: [String: String]?
    var headers: HTTPFields = [:]

    struct Length: Hashable {
        var count: Int
        var limit: Int
        var over: Int
    }
}

extension RequestFault: Encodable {
    private enum CodingKeys: String, CodingKey { case error }
    private enum DetailKeys: String, CodingKey { case code, message, field, count, limit, over, rules }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var details = container.nestedContainer(keyedBy: DetailKeys.self, forKey: .error)
        try details.encode(code, forKey: .code)
        try details.encode(message, forKey: .message)
        try details.encodeIfPresent(field, forKey: .field)
        try details.encodeIfPresent(length?.count, forKey: .count)
        try details.encodeIfPresent(length?.limit, forKey: .limit)
        try details.encodeIfPresent(length?.over, forKey: .over)
        try details.encodeIfPresent(rules, forKey: .rules)
    }
}

extension RequestFault {
    static let notFound = RequestFault(
        status: .notFound,
        code: "notFound",
        message: "There is nothing at this address."
    )
    /// The fault of a database that does not do its part.
    init(_ error: DatabaseError) {
        let (code, message, wait) =
            switch error.resultCode {
            case .SQLITE_BUSY, .SQLITE_LOCKED:
                ("databaseBusy", "The database is busy just now. Please try again in a moment.", 2)
            case .SQLITE_FULL:
                ("databaseFull", "There is no room left for it. Please try again later.", 60)
            default:
                ("unavailable", "The database cannot be reached just now. Please try again.", 10)
            }
        self.init(status: .serviceUnavailable, code: code, message: message, headers: [.retryAfter: "\(wait)"])
    }

    static let unexpected = RequestFault(
        status: .internalServerError,
        code: "internal",
        message: "Something went wrong on the server."
    )
}
