import GRDB
import HTTPTypes
import Hummingbird
import LiveForms

/// The reason why a request is refused, for its sender.
///
/// As JSON: `{"error": {"code": "tooLong", "message": "…", "field": "text", "count": 285, "limit": 280, "over": 5}}`.
struct RequestFault: Error {
    var status: HTTPResponse.Status
    /// A stable name for programs.
    var code: String
    /// A sentence for people.
    var message: Sentence
    /// The faulty field of the form or of the JSON object.
    var field: String?
    /// The length of the text, if that is the fault.
    var length: Length?
    /// What is wrong with each field, where a whole form is judged at once.
    var fields: [String: Sentence]?
    /// The rules that the password breaks, each with a sentence for people.
    var rules: [String: Sentence]?
    var headers: HTTPFields = [:]

    struct Length: Hashable {
        var count: Int
        var limit: Int
        var over: Int
    }
}

/// A fault in words, as programs get it.
struct SaidFault: Encodable {
    var fault: RequestFault
    var words: Words

    private enum CodingKeys: String, CodingKey { case error }
    private enum DetailKeys: String, CodingKey { case code, message, field, count, limit, over, fields, rules }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var details = container.nestedContainer(keyedBy: DetailKeys.self, forKey: .error)
        try details.encode(fault.code, forKey: .code)
        try details.encode(words.text(fault.message), forKey: .message)
        try details.encodeIfPresent(fault.field, forKey: .field)
        try details.encodeIfPresent(fault.length?.count, forKey: .count)
        try details.encodeIfPresent(fault.length?.limit, forKey: .limit)
        try details.encodeIfPresent(fault.length?.over, forKey: .over)
        try details.encodeIfPresent(fault.fields?.mapValues(words.text), forKey: .fields)
        try details.encodeIfPresent(fault.rules?.mapValues(words.text), forKey: .rules)
    }
}

extension RequestFault {
    static let notFound = RequestFault(
        status: .notFound,
        code: "notFound",
        message: .own(.notFound)
    )
    /// The fault of a database that does not do its part.
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

    static let unexpected = RequestFault(
        status: .internalServerError,
        code: "internal",
        message: .own(.unexpected)
    )
}
